import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import type { Setup } from '@lumen-throw/domain/setup';
import { findSubmissions } from '../../../../functions/src/submission-search.ts';
import { searchSubmissions } from '@lumen-throw/community/search-submissions';
import { signOut } from '@lumen-throw/community/session';
import type { PageCursor } from '@lumen-throw/community/setup-documents';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { members } from '../support/members.ts';
import { storedSetup } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore } = services;
const { arrive, arriveAsAdmin } = members(env, 'search');

const COUNT = 130;
const id = (index: number): string => `searched${String(index).padStart(12, '0')}`;

beforeAll(async () => {
  await clearProject(services);
  const batch = firestore.batch();
  for (let index = 0; index < COUNT; index++) {
    batch.set(firestore.doc(`user_setups/${id(index)}`), {
      ...storedSetup('nobody', { status: 'Hidden' }),
      title: index % 2 === 0 ? `Even Dén ${index}` : `Odd den ${index}`,
      location_city: index === 3 ? 'Ghent' : 'Lyon',
      user_display_name: index === 5 ? 'Inês' : 'Maya',
      created_at: Timestamp.fromMillis(1_767_225_600_000 + index),
    });
  }
  await batch.commit();
});
afterAll(async () => {
  await clearProject(services);
  await services[Symbol.asyncDispose]();
});

const titles = (setups: readonly Setup[]): string[] => setups.map(({ title }) => title);

test('an admin finds every setup there is, page by page and newest first', async () => {
  await arriveAsAdmin();
  const found: Setup[] = [];
  let after: PageCursor | null = null;
  do {
    const page = await searchSubmissions(env, 'EVEN den', null, after);
    expect(page.setups.length).toBeLessThanOrEqual(PAGE_SIZES.admin);
    found.push(...page.setups);
    after = page.next;
  } while (after);
  const even = Array.from({ length: COUNT }, (_, index) => index).filter((index) => index % 2 === 0);
  expect(titles(found)).toEqual(even.toReversed().map((index) => `Even Dén ${index}`));
});

test('words are looked for in title, place and member, and each of them has to be there', async () => {
  await arriveAsAdmin();
  expect(titles((await searchSubmissions(env, 'ghent odd')).setups)).toEqual(['Odd den 3']);
  expect(titles((await searchSubmissions(env, 'ines')).setups)).toEqual(['Odd den 5']);
  expect((await searchSubmissions(env, 'ghent even')).setups).toEqual([]);
});

test('a status narrows the search', async () => {
  await arriveAsAdmin();
  expect(titles((await searchSubmissions(env, 'ghent', 'Hidden')).setups)).toEqual(['Odd den 3']);
  expect((await searchSubmissions(env, 'ghent', 'Published')).setups).toEqual([]);
});

test('a search that would read too much says where it goes on', async () => {
  const question = { search: 'odd den 1', status: null, after: null };
  const first = await findSubmissions(firestore, question, 100);
  expect(first.next).not.toBeNull();
  const second = await findSubmissions(firestore, { ...question, after: first.next }, 100);
  expect(second.next).toBeNull();
  expect(second.ids).toContain(id(1));
});

test('members and visitors do not search', async () => {
  await arrive();
  await expect(searchSubmissions(env, 'den')).rejects.toMatchObject({ code: 'not-allowed' });
  await signOut(env);
  await expect(searchSubmissions(env, 'den')).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
});
