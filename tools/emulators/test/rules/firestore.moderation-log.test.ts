import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { moderation } from '../support/moderation-acts.ts';
import { firestoreBench } from '../support/rules-environment.ts';
import { ENTRY, logEntry } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('log');
const { act } = moderation(bench);

const log = (db: Firestore) => collection(db, 'moderation_log');

describe('the moderation log', () => {
  beforeEach(() => act({ changes: { status: 'Hidden' }, entry: logEntry('admin', 'hide') }));

  test('only admins read it, in bounded lists', async () => {
    await assertSucceeds(getDocs(query(log(bench.as('second')), limit(50))));
    await assertSucceeds(getDoc(doc(bench.as('second'), `moderation_log/${ENTRY}`)));
    await assertFails(getDocs(query(log(bench.as('admin')), limit(51))));
    await assertFails(getDocs(log(bench.as('admin'))));
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('editor')]) {
      await assertFails(getDocs(query(log(db), limit(5))));
      await assertFails(getDoc(doc(db, `moderation_log/${ENTRY}`)));
    }
  });

  test('nobody changes it', async () => {
    const entry = doc(bench.as('admin'), `moderation_log/${ENTRY}`);
    await assertFails(updateDoc(entry, { moderator: 'second' }));
    await assertFails(deleteDoc(entry));
  });

  test("an admin's pointer is written by that admin, to an existing entry", async () => {
    // Who was told of a decision knows its entry, and is no admin.
    await assertFails(setDoc(doc(bench.as('maya'), 'moderation_desk/maya'), { entry: ENTRY }));
    await assertFails(setDoc(doc(bench.as('second'), 'moderation_desk/admin'), { entry: ENTRY }));
    await assertFails(setDoc(doc(bench.as('admin'), 'moderation_desk/admin'), { entry: 'nothing' }));
    await assertFails(setDoc(doc(bench.as('admin'), 'moderation_desk/admin'), { entry: ENTRY, note: 'x' }));
    await assertFails(getDoc(doc(bench.as('admin'), 'moderation_desk/admin')));
  });
});
