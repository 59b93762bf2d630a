/** The privacy page has words for every collection that holds something of a member. */
import { expect, test } from 'vitest';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { privacy } from '../source/info/privacy.ts';

/** Words of the page on each collection; null where nothing in it is about a person. */
const WORDS: Readonly<Record<keyof typeof COLLECTIONS, RegExp | null>> = {
  setups: /Your setups:/,
  setupDetails: /Your setups:.*text of the form/,
  galleryCards: /Whatever you share is public/,
  galleryStart: /Whatever you share is public/,
  featuredMonths: /choose the Setup of the Month/,
  setupWords: /Whatever you share is public/,
  projectorRooms: /Whatever you share is public/,
  shownPictures: /Your pictures:/,
  readyPictures: /Your pictures:/,
  likes: /Your likes:/,
  bannedAddresses: /keyed hash of its e-mail address/,
  members: /the name you chose, when you joined/,
  likeQuota: /How much you share, like and report:/,
  roles: /by which admin/,
  moderationLog: /We log each of these actions.*number of its owner's account/,
  moderationDesk: /We log each of these actions/,
  memberQuota: /How much you share, like and report:/,
  detailsQuota: /changes to its kit and measures in the last day/,
  reportQuota: /How much you share, like and report:/,
  reports: /Your reports and answers: which setup you reported/,
  moderationQueue: /Your reports and answers:.*Admins read them/,
  moderationAnswers: /what you answered/,
  setupEdits: /Your edits:/,
  savedSetups: /What you save:/,
  memberNotices: /Your notices:/,
  noticesSeen: /when you last looked/,
  mail: /the messages to you, for 30 days/,
  goneSetups: /numbers of deleted setups stay/,
  galleryTotals: null,
  siteConfig: null,
  siteBuilds: null,
  publishNotices: null,
  publishedChanges: null,
};

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const { text, ...others } = value as Record<string, unknown>;
  return `${typeof text === 'string' ? text : ''}${Object.values(others).map(textOf).join('')}`;
}

const TOLD = Object.entries(WORDS).filter((entry): entry is [string, RegExp] => entry[1] !== null);

test.each(TOLD)('the privacy page speaks of %s', (_, words) => {
  expect(textOf(privacy).replaceAll(/\s+/g, ' ')).toMatch(words);
});
