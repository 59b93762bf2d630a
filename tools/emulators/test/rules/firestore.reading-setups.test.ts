import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { firestoreBench } from '../support/rules-environment.ts';
import { SETUP_A, SETUP_B, storedSetup, THIS_MONTH } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('reading');
beforeEach(() => bench.put('user_roles/admin', { role: 'admin' }));

describe('reading a setup', () => {
  beforeEach(async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya', { status: 'Hidden' }));
  });

  test('a published setup is public', async () => {
    await assertSucceeds(getDoc(doc(bench.visitor(), `user_setups/${SETUP_A}`)));
  });

  test('only its owner and admins read a hidden one [1-14 6-19]', async () => {
    await assertFails(getDoc(doc(bench.visitor(), `user_setups/${SETUP_B}`)));
    await assertFails(getDoc(doc(bench.as('jonas'), `user_setups/${SETUP_B}`)));
    await assertSucceeds(getDoc(doc(bench.as('maya'), `user_setups/${SETUP_B}`)));
    await assertSucceeds(getDoc(doc(bench.as('admin'), `user_setups/${SETUP_B}`)));
  });

  test('an anonymous session is treated as a visitor, whatever its id', async () => {
    const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } };
    await assertSucceeds(getDoc(doc(bench.as('maya', anonymous), `user_setups/${SETUP_A}`)));
    for (const uid of ['maya', 'admin']) {
      await assertFails(getDoc(doc(bench.as(uid, anonymous), `user_setups/${SETUP_B}`)));
    }
  });

  test('refuses a missing one like a hidden one', async () => {
    await assertFails(getDoc(doc(bench.visitor(), `user_setups/${'C'.repeat(20)}`)));
    await assertFails(getDoc(doc(bench.as('jonas'), `user_setups/${'C'.repeat(20)}`)));
  });
});

const setups = (db: Firestore) => collection(db, 'user_setups');

describe('listing setups', () => {
  beforeEach(async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya', { status: 'Hidden' }));
  });

  const published = where('status', '==', 'Published');
  const newestFirst = orderBy('created_at', 'desc');

  test('the public lists published setups in bounded pages, also by type [3-15 6-2]', async () => {
    const db = bench.visitor();
    await assertSucceeds(getDocs(query(setups(db), published, newestFirst, limit(12))));
    await assertSucceeds(
      getDocs(query(setups(db), published, where('type_tag', '==', 'Indoor'), newestFirst, limit(50))),
    );
    await assertSucceeds(
      getDocs(
        query(
          setups(db),
          published,
          newestFirst,
          orderBy(documentId(), 'desc'),
          startAfter(Timestamp.now(), SETUP_A),
          limit(12),
        ),
      ),
    );
  });

  test('the public queries the Setup of the Month [7-5]', async () => {
    const db = bench.visitor();
    const featured = [where('is_featured_month', '==', true), where('featured_month', '==', THIS_MONTH)];
    await assertSucceeds(getDocs(query(setups(db), published, ...featured, limit(1))));
    await assertFails(getDocs(query(setups(db), ...featured, limit(1))));
  });

  test('refuses a list without a limit or over it', async () => {
    for (const db of [bench.visitor(), bench.as('admin')]) {
      await assertFails(getDocs(query(setups(db), published)));
      await assertFails(getDocs(query(setups(db), published, limit(51))));
    }
  });

  test('counting has the same limit', async () => {
    const db = bench.visitor();
    await assertSucceeds(getCount(query(setups(db), published, limit(50))));
    await assertFails(getCount(query(setups(db), published)));
    await assertFails(getCount(query(setups(db), limit(50))));
  });

  test('refuses offsets, because skipped documents cost reads', async () => {
    const published = {
      fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'Published' } },
    };
    const list = { from: [{ collectionId: 'user_setups' }], where: published, limit: 50 };
    const counted = (offset: number) => ({
      structuredAggregationQuery: { structuredQuery: { ...list, offset }, aggregations: [{ count: {} }] },
    });
    for (const uid of [null, 'maya', 'admin']) {
      for (const offset of [1, 3, 100_000]) {
        expect(await bench.ask(uid, 'runQuery', { structuredQuery: { ...list, offset } })).toBe(403);
        expect(await bench.ask(uid, 'runAggregationQuery', counted(offset))).toBe(403);
      }
      expect(await bench.ask(uid, 'runQuery', { structuredQuery: { ...list, offset: 0 } })).toBe(200);
      expect(await bench.ask(uid, 'runAggregationQuery', counted(0))).toBe(200);
    }
  });

  test('no query avoids the status filter [3-15]', async () => {
    for (const db of [bench.visitor(), bench.as('jonas')]) {
      await assertFails(getDocs(query(setups(db), limit(10))));
      await assertFails(
        getDocs(query(setups(db), where('status', 'in', ['Published', 'Hidden']), limit(10))),
      );
      await assertFails(getDocs(query(setups(db), where('status', '!=', 'Published'), limit(10))));
      await assertFails(getDocs(query(setups(db), where('status', '==', 'Hidden'), limit(10))));
      await assertFails(getDocs(query(setups(db), orderBy('status'), limit(10))));
      await assertFails(getDocs(query(setups(db), where(documentId(), '==', SETUP_B), limit(1))));
      await assertFails(getDocs(query(collectionGroup(db, 'user_setups'), limit(10))));
    }
  });

  test('a member lists only their own setups, including hidden ones', async () => {
    const hidden = where('status', '==', 'Hidden');
    const mayas = where('created_by', '==', 'maya');
    await assertSucceeds(getDocs(query(setups(bench.as('maya')), mayas, hidden, newestFirst, limit(50))));
    await assertFails(getDocs(query(setups(bench.as('jonas')), mayas, hidden, newestFirst, limit(50))));
  });

  test('an admin lists all, also by status [6-9 7-19]', async () => {
    const db = bench.as('admin');
    await assertSucceeds(getDocs(query(setups(db), newestFirst, limit(50))));
    await assertSucceeds(getDocs(query(setups(db), where('status', '==', 'Hidden'), newestFirst, limit(50))));
  });
});
