/** Setups that a member recreated: the member's alone, one more at a time; their number is for the owner alone. */
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  type DocumentData,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { COUNTED_LIMITS, SAVED_LIMITS } from '@lumen-throw/domain/community-limits';
import { firestoreBench } from '../support/rules-environment.ts';
import { SETUP_A, SETUP_B } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('recreated');
beforeEach(() => bench.put('site_config/community', { require_confirmed_email: false }));

const HOUR = 3_600_000;
const begun = Timestamp.fromMillis(Date.now() - HOUR);
const over = Timestamp.fromMillis(Date.now() - 25 * HOUR);
const idOf = (number: number): string => `setup${String(number).padStart(15, '0')}`;
const ids = (count: number): string[] => Array.from({ length: count }, (_, number) => idOf(number));

const put = (setups: readonly string[], changes: DocumentData = {}) =>
  bench.put('recreated_setups/jonas', {
    setups,
    changed: 3,
    window_start: begun,
    updated_at: begun,
    ...changes,
  });

/** @param changes of the first list, or of the next step */
const write = (setups: unknown, changes: DocumentData = {}, db = bench.as('jonas')) =>
  setDoc(doc(db, 'recreated_setups/jonas'), {
    setups,
    changed: 1,
    window_start: serverTimestamp(),
    updated_at: serverTimestamp(),
    ...changes,
  });
const next = { changed: 4, window_start: begun };

describe('the list', () => {
  test('begins with one setup', async () => {
    await assertFails(write([]));
    await assertFails(write([SETUP_A, SETUP_B]));
    await assertFails(write([`${SETUP_A},${SETUP_B}`]));
    await assertFails(write(['../user_roles/admin1']));
    await assertFails(write(SETUP_A));
    await assertSucceeds(write([SETUP_A]));
  });

  test('gets one more at a time, and drops at most one', async () => {
    await put([SETUP_A]);
    await assertFails(write([SETUP_A], next));
    await assertFails(write([], next));
    await assertFails(write([SETUP_B, SETUP_B, SETUP_A], next));
    await assertFails(write([idOf(1), idOf(2), SETUP_A], next));
    await assertSucceeds(write([SETUP_B, SETUP_A], next));
    await put(ids(3));
    await assertFails(write([SETUP_A, idOf(0)], next));
    await assertSucceeds(write([SETUP_A, idOf(0), idOf(1)], next));
  });

  test('holds its limit and no more', async () => {
    const full = ids(SAVED_LIMITS.setupsMax);
    await put(full);
    await assertFails(write([SETUP_A, ...full], next));
    await assertSucceeds(write([SETUP_A, ...full.slice(0, -1)], next));
  });

  test('changes so often a day', async () => {
    const most = COUNTED_LIMITS.changesPerDay;
    await put([], { changed: most });
    await assertFails(write([SETUP_A], { changed: most + 1, window_start: begun }));
    await assertFails(write([SETUP_A]));
    await put([], { changed: most, window_start: over });
    await assertFails(write([SETUP_A], { changed: most + 1, window_start: over }));
    await assertSucceeds(write([SETUP_A]));
    await put([], { changed: most - 1 });
    await assertSucceeds(write([SETUP_A], { changed: most, window_start: begun }));
  });

  test.each<[string, DocumentData]>([
    ['with an extra field', { note: 'x' }],
    ['with an earlier moment', { updated_at: Timestamp.fromMillis(0) }],
    ['with a window that begins in the past', { window_start: over }],
    ['that counts from two', { changed: 2 }],
  ])('refuses one %s', async (_what, changes) => {
    await assertFails(write([SETUP_A], changes));
    await assertSucceeds(write([SETUP_A]));
  });

  test('is nobody else to read or write, and nobody removes it', async () => {
    await put([SETUP_A]);
    await bench.put('user_roles/admin', { role: 'admin' });
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('admin')]) {
      await assertFails(getDoc(doc(db, 'recreated_setups/jonas')));
      await assertFails(write([SETUP_B, SETUP_A], next, db));
    }
    await assertFails(getDocs(query(collection(bench.as('jonas'), 'recreated_setups'), limit(1))));
    await assertFails(deleteDoc(doc(bench.as('jonas'), 'recreated_setups/jonas')));
    await assertSucceeds(getDoc(doc(bench.as('jonas'), 'recreated_setups/jonas')));
  });

  test.each([
    ['a banned member', { state: 'banned' }, false],
    ['a deleted account', { state: 'gone' }, false],
    ['a member with an address to confirm', { state: 'active' }, true],
  ])('is not for %s', async (_who, member, confirm) => {
    await bench.put('members/jonas', member);
    await bench.put('site_config/community', { require_confirmed_email: confirm });
    await assertFails(write([SETUP_A]));
    await bench.put('members/jonas', { state: 'active' });
    await bench.put('site_config/community', { require_confirmed_email: false });
    await assertSucceeds(write([SETUP_A]));
  });
});

const numbers = (uid: string | null, owner = 'maya', size = 5) =>
  getDocs(
    query(
      collection(uid === null ? bench.visitor() : bench.as(uid), 'setup_numbers'),
      where('owner', '==', owner),
      limit(size),
    ),
  );

describe('the number', () => {
  test("is read by the setup's owner alone, in a bounded list", async () => {
    await bench.put(`setup_numbers/${SETUP_A}`, { owner: 'maya', recreated: 3 });
    await bench.put('user_roles/admin', { role: 'admin' });
    await assertSucceeds(numbers('maya'));
    await assertFails(numbers('maya', 'maya', 51));
    await assertFails(numbers('maya', 'jonas'));
    for (const uid of [null, 'jonas', 'admin']) await assertFails(numbers(uid));
    await assertFails(getDocs(query(collection(bench.as('maya'), 'setup_numbers'), limit(5))));
    await assertFails(getDoc(doc(bench.as('jonas'), `setup_numbers/${SETUP_A}`)));
  });

  test('is written by nobody', async () => {
    await bench.put(`setup_numbers/${SETUP_A}`, { owner: 'maya', recreated: 3 });
    for (const uid of ['maya', 'admin']) {
      const numbersOf = doc(bench.as(uid), `setup_numbers/${SETUP_A}`);
      await assertFails(setDoc(numbersOf, { owner: 'maya', recreated: 99 }));
      await assertFails(deleteDoc(numbersOf));
      await assertFails(setDoc(doc(bench.as(uid), `setup_numbers/${SETUP_B}`), { owner: uid, recreated: 1 }));
    }
    await assertSucceeds(numbers('maya'));
  });
});
