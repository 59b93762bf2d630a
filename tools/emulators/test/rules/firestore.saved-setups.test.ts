/** A member's private list of setups: its own member's alone, bounded, ids and nothing else. */
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
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { SAVED_LIMITS } from '@lumen-throw/domain/community-limits';
import { firestoreBench } from '../support/rules-environment.ts';
import { SETUP_A, SETUP_B } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('saved');
const list = (db: Firestore, uid = 'maya') => doc(db, `saved_setups/${uid}`);
const given = (changes: DocumentData = {}): DocumentData => ({
  setups: [SETUP_A, SETUP_B],
  updated_at: serverTimestamp(),
  ...changes,
});
const idOf = (number: number): string => `saved${String(number).padStart(15, '0')}`;
const ids = (count: number): string[] => Array.from({ length: count }, (_, number) => idOf(number));

describe('a private list', () => {
  test('is kept and read by its member', async () => {
    const db = bench.as('maya');
    await assertSucceeds(setDoc(list(db), given()));
    await assertSucceeds(setDoc(list(db), given({ setups: [SETUP_B] })));
    await assertSucceeds(setDoc(list(db), given({ setups: [] })));
    await assertSucceeds(setDoc(list(db), given({ setups: ids(SAVED_LIMITS.setupsMax) })));
    expect((await assertSucceeds(getDoc(list(db)))).get('setups')).toHaveLength(SAVED_LIMITS.setupsMax);
  });

  test('is closed to everybody else, admins included', async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    await bench.put('saved_setups/maya', { setups: [SETUP_A], updated_at: Timestamp.now() });
    const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } };
    for (const db of [bench.visitor(), bench.as('jonas'), bench.as('admin'), bench.as('maya', anonymous)]) {
      await assertFails(getDoc(list(db)));
      await assertFails(setDoc(list(db), given()));
      await assertFails(updateDoc(list(db), { setups: [], updated_at: serverTimestamp() }));
      await assertFails(deleteDoc(list(db)));
      await assertFails(getDocs(query(collection(db, 'saved_setups'), limit(1))));
    }
    await assertSucceeds(getDoc(list(bench.as('maya'))));
    await assertFails(getDocs(query(collection(bench.as('maya'), 'saved_setups'), limit(1))));
    await assertFails(deleteDoc(list(bench.as('maya'))));
  });

  test.each<[string, DocumentData]>([
    ['one id too many', { setups: ids(SAVED_LIMITS.setupsMax + 1) }],
    ['an id twice', { setups: [SETUP_A, SETUP_A] }],
    ['a short id', { setups: ['short'] }],
    ['a long id', { setups: [SETUP_A + SETUP_B] }],
    ['an empty id', { setups: [''] }],
    ['two ids in one', { setups: [`${SETUP_A},${SETUP_B}`] }],
    ['two ids in one beside another', { setups: [`${SETUP_A},${SETUP_B}`, idOf(1)] }],
    ['an empty id beside another', { setups: ['', SETUP_A] }],
    ['a path', { setups: ['../user_roles/admin1'] }],
    ['an address', { setups: ['https://example.com/'] }],
    ['markup', { setups: ['<script>alert(1)</s>'] }],
    ['a line break', { setups: [`${SETUP_A}\n`] }],
    ['a wrong id after right ones', { setups: [SETUP_A, SETUP_B, 'x'] }],
    ['a wrong id before right ones', { setups: ['x', SETUP_A] }],
    ['a number', { setups: [7] }],
    ['nothing in the list', { setups: [null] }],
    ['a list in the list', { setups: [{ id: SETUP_A }] }],
    ['text in place of a list', { setups: SETUP_A }],
    ['a map in place of a list', { setups: { 0: SETUP_A } }],
    ['no list', { setups: null }],
    ['an extra field', { note: 'x' }],
    ['an earlier moment', { updated_at: Timestamp.fromMillis(1_767_225_600_000) }],
    ['no moment', { updated_at: null }],
  ])('refuses %s', async (_what, changes) => {
    await assertFails(setDoc(list(bench.as('maya')), given(changes)));
    await assertSucceeds(setDoc(list(bench.as('maya')), given()));
    await assertFails(setDoc(list(bench.as('maya')), given(changes)));
  });

  test.each(['setups', 'updated_at'])('refuses one without %s', async (field) => {
    const { [field]: _, ...rest } = given();
    await assertFails(setDoc(list(bench.as('maya')), rest));
  });

  test("is still a banned member's, and no deleted one's", async () => {
    await bench.put('members/maya', { state: 'banned' });
    await assertSucceeds(setDoc(list(bench.as('maya')), given()));
    await bench.put('members/maya', { state: 'gone' });
    await assertFails(setDoc(list(bench.as('maya')), given()));
  });
});
