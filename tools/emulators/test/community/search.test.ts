/** The search of visitors and admins: what it finds, and what it and all other views cost among many setups. */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countPublished, listPublished } from '@lumen-throw/community/gallery';
import { listCards } from '@lumen-throw/community/gallery-cards';
import { listSubmissions } from '@lumen-throw/community/moderation';
import { listQueue } from '@lumen-throw/community/moderation-queue';
import { listMemberSetups } from '@lumen-throw/community/own-setups';
import { searchCards, searchSubmissions } from '@lumen-throw/community/setup-search';
import { signOut } from '@lumen-throw/community/session';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { cardOf, NO_FILTER } from '@lumen-throw/domain/gallery-card';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import type { SetupFields } from '@lumen-throw/domain/setup';
import { NO_DETAILS, type SetupDetails } from '@lumen-throw/domain/setup-details';
import { filterWords, searchEntryId, setupWords } from '@lumen-throw/domain/setup-search';
import { readsOf } from '../../src/billed-reads.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { configureCommunity } from '../../src/community-config.ts';
import { loadRules } from '../support/rules-environment.ts';
import { eventually, members } from '../support/members.ts';
import { storedSetup } from '../support/sample-documents.ts';

/** Without functions, which data in bulk would keep busy. */
const PROJECT = 'demo-search';
const env = emulatedFirebase(PROJECT);
const services = operator(PROJECT);
const { firestore } = services;
const { arrive } = members(env, 'search');

/** Signs an admin in; accounts are another project's. */
async function arriveAsAdmin(): Promise<void> {
  const { uid } = await arrive('Ada');
  await firestore.doc(`user_roles/${uid}`).set({ role: 'admin' });
}

beforeAll(() => loadRules(PROJECT));
afterAll(() => services[Symbol.asyncDispose]());

const id = (index: number): string => `searched${String(index).padStart(12, '0')}`;
const TIME = 1_767_225_600_000;

/** Makes of projectors, sizes in inches and lights, by which setups differ. */
const MAKES = ['BenQ TK700', 'Epson 2250', 'Optoma UHD38', 'XGIMI Halo'];
const SIZES = [80, 100, 120, 150];
const LIGHTS = ['dark', 'living', 'daylight', 'night'] as const;

const at = <Value>(values: readonly Value[], place: number): Value => values[place % values.length] as Value;

/** A setup and its details; of 64 in a row one is a BenQ with 120 inches in a dark room. */
function setupAt(index: number): { fields: SetupFields; details: SetupDetails } {
  const fields = {
    ...storedSetup('nobody', { status: index % 10 === 9 ? 'Hidden' : 'Published' }),
    title: index % 2 === 0 ? `Even Dén ${index}` : `Odd den ${index}`,
    location_city: index === 3 ? 'Ghent' : 'Lyon',
    user_display_name: index === 5 ? 'Inês' : 'Maya',
    projector_model: at(MAKES, index),
    screen_size_inches: at(SIZES, Math.floor(index / 4)),
  } as SetupFields;
  return { fields, details: { ...NO_DETAILS, light: at(LIGHTS, Math.floor(index / 16)) } };
}

/** Fills the gallery as functions do, without waiting for them. */
async function fill(from: number, to: number): Promise<void> {
  const writer = firestore.bulkWriter();
  for (let index = from; index < to; index++) {
    const { fields, details } = setupAt(index);
    const created_at = Timestamp.fromMillis(TIME + index);
    const { size_tag: size, type_tag: type } = fields;
    const found = [...setupWords(fields, details), ...filterWords({ ...NO_FILTER, ...details, size, type })];
    void writer.set(firestore.doc(`user_setups/${id(index)}`), { ...fields, created_at });
    void writer.set(firestore.doc(`setup_words/${searchEntryId(TIME + index, id(index))}`), {
      setup_id: id(index),
      status: fields.status,
      words: Object.fromEntries(found.map((word) => [word, true])),
    });
    if (fields.status === 'Hidden')
      void writer.set(firestore.doc(`moderation_queue/${id(index)}`), {
        kind: 'setup',
        open: true,
        weight: index,
        latest: [],
        answer: null,
      });
    if (fields.status === 'Published') {
      const card = { ...cardOf(fields, details), created_at };
      void writer.set(firestore.doc(`gallery_cards/${id(index)}`), card);
    }
  }
  await writer.close();
}

/** Ids of those among so many that are BenQs with 120 inches in a dark room, newest first. */
const wanted = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => index)
    .filter((index) => index % 64 === 8)
    .map(id)
    .toReversed();

const QUESTION = 'BenQ 120 inch dark room';
const READS_MAX = 60;

interface View {
  name: string;
  open: () => Promise<unknown>;
  /** Documents that it reads. */
  reads: number;
}

/** What everybody opens; each fills its page among 400 setups already. */
const VIEWS: readonly View[] = [
  { name: 'carousel', open: () => listPublished(env, 'All'), reads: PAGE_SIZES.gallery },
  { name: 'carousel of a kind', open: () => listPublished(env, 'Indoor'), reads: PAGE_SIZES.gallery },
  { name: 'number of setups', open: () => countPublished(env, 'Indoor'), reads: 2 },
  { name: 'grid', open: () => listCards(env, NO_FILTER, 'new'), reads: PAGE_SIZES.grid },
  { name: 'grid by likes', open: () => listCards(env, NO_FILTER, 'liked'), reads: PAGE_SIZES.grid },
  {
    name: 'grid with filters',
    open: () => listCards(env, { ...NO_FILTER, size: 'Medium', light: 'dark' }, 'new'),
    reads: PAGE_SIZES.grid,
  },
  { name: 'profile', open: () => listMemberSetups(env, 'nobody'), reads: PAGE_SIZES.memberSetups },
];

/** What admins open, without the reads of the rules. */
const ADMIN_VIEWS: readonly View[] = [
  { name: 'submissions', open: () => listSubmissions(env), reads: PAGE_SIZES.admin },
  // Each waits with its setup.
  { name: 'queue', open: () => listQueue(env), reads: 2 * PAGE_SIZES.queue },
];

async function costs(views: readonly View[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name, open } of views) found[name] = await readsOf(open);
  return found;
}

const expectedCosts = (views: readonly View[]): Record<string, number> =>
  Object.fromEntries(views.map(({ name, reads }) => [name, reads]));

const titles = (found: readonly { title: string }[]): string[] => found.map(({ title }) => title);

describe.each([
  ['400', 400],
  ['5,000 @nightly', 5000],
])('among %s setups', (_, count) => {
  beforeAll(async () => {
    await clearProject(services);
    await fill(0, count);
  }, 300_000);
  afterAll(() => clearProject(services));

  test('a visitor finds the right ones, newest first, in at most 60 reads', async () => {
    await signOut(env);
    let found: string[] = [];
    const reads = await readsOf(async () => {
      found = (await searchCards(env, QUESTION, NO_FILTER)).cards.map((card) => card.id);
    });
    expect(found.length).toBeGreaterThan(5);
    expect(found).toEqual(wanted(count).slice(0, PAGE_SIZES.search));
    expect(reads).toBeLessThanOrEqual(READS_MAX);
  });

  test('each view costs its page, for everybody and for admins', async () => {
    await signOut(env);
    expect(await costs(VIEWS)).toEqual(expectedCosts(VIEWS));
    await arriveAsAdmin();
    expect(await costs(ADMIN_VIEWS)).toEqual(expectedCosts(ADMIN_VIEWS));
    await signOut(env);
  });

  test('a word that most setups have costs one page as well', async () => {
    const reads = await readsOf(() => searchCards(env, 'lyon', NO_FILTER));
    expect(reads).toBeLessThanOrEqual(READS_MAX);
  });

  test('an admin finds hidden ones too, in at most 60 reads', async () => {
    await arriveAsAdmin();
    let found: string[] = [];
    const reads = await readsOf(async () => {
      found = (await searchSubmissions(env, QUESTION)).setups.map((setup) => setup.id);
    });
    expect(found).toEqual(wanted(count).slice(0, PAGE_SIZES.search));
    // The rules read whether it is an admin who asks, once for each of four questions.
    expect(reads + 4).toBeLessThanOrEqual(READS_MAX);
    const hidden = await searchSubmissions(env, 'odd den', 'Hidden');
    expect(hidden.setups.length).toBeGreaterThan(0);
    expect(new Set(hidden.setups.map(({ status }) => status))).toEqual(new Set(['Hidden']));
  });
});

describe('a search', () => {
  const COUNT = 130;
  beforeAll(async () => {
    await clearProject(services);
    await fill(0, COUNT);
  });
  afterAll(() => clearProject(services));

  test('goes on page by page, newest first, and leaves nothing out', async () => {
    await arriveAsAdmin();
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof searchSubmissions>> = await searchSubmissions(
        env,
        'EVEN den',
        null,
        after,
      );
      expect(page.setups.length).toBeLessThanOrEqual(PAGE_SIZES.search);
      found.push(...titles(page.setups));
      after = page.next;
    } while (after);
    const even = Array.from({ length: COUNT }, (_, index) => index).filter((index) => index % 2 === 0);
    expect(found).toEqual(even.toReversed().map((index) => `Even Dén ${index}`));
  });

  test.each([
    ['title and place', 'ghent odd', ['Odd den 3']],
    ['a member without the accents', 'ines', ['Odd den 5']],
    ['the beginning of a word', 'ghe', ['Odd den 3']],
    ['words in any order and case', 'ODD gHENT den', ['Odd den 3']],
    ['punctuation', '"Ghent", (odd)!', ['Odd den 3']],
    ['one word too many', 'ghent even', []],
    ['half a word in the middle', 'hent', []],
  ])('looks for %s', async (_, search, expected) => {
    expect(titles((await searchCards(env, search, NO_FILTER)).cards)).toEqual(expected);
  });

  test('is narrowed by filters', async () => {
    const dark = await searchCards(env, 'even', { ...NO_FILTER, light: 'dark' });
    expect(dark.cards.length).toBeGreaterThan(0);
    expect(new Set(dark.cards.map(({ light }) => light))).toEqual(new Set(['dark']));
    expect((await searchCards(env, 'even', { ...NO_FILTER, type: 'Gaming' })).cards).toEqual([]);
  });

  test('shows members and visitors nothing hidden', async () => {
    await arrive();
    await expect(searchSubmissions(env, 'den')).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(searchSubmissions(env, 'den', 'Hidden')).rejects.toMatchObject({ code: 'not-allowed' });
    await signOut(env);
    await expect(searchSubmissions(env, 'den')).rejects.toMatchObject({ code: 'not-allowed' });
    const nine = await searchCards(env, 'odd den 9', NO_FILTER);
    expect(titles(nine.cards)).not.toContain('Odd den 9');
  });
});

test('a setup is found once it is shared, under its new title after an edit, and no more once it is gone @nightly', async () => {
  const site = emulatedFirebase();
  await using operated = operator();
  await clearProject(operated);
  await configureCommunity(site, { requireConfirmedEmail: false });
  const sharer = members(site, 'sharer');
  const setup = await sharer.share(await sharer.arrive('Zoë'), { title: 'Barn cinema' });
  const found = async (search: string): Promise<string[]> =>
    (await searchCards(site, search, NO_FILTER)).cards.map((card) => card.id);
  await eventually(async () => expect(await found('barn zoe')).toEqual([setup.id]));
  const stored = operated.firestore.doc(`user_setups/${setup.id}`);
  await stored.update({ title: 'Shed cinema' });
  await eventually(async () => expect(await found('shed')).toEqual([setup.id]));
  expect(await found('barn')).toEqual([]);
  await stored.update({ status: 'Hidden' });
  await eventually(async () => expect(await found('shed')).toEqual([]));
  await stored.delete();
  const words = operated.firestore.collection(COLLECTIONS.setupWords);
  await eventually(async () => expect((await words.get()).size).toBe(0));
});
