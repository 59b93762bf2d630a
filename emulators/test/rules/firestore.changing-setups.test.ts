import {
  deleteDoc,
  doc,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { firestoreBench } from '../support/rules-environment.ts';
import { imagePath, SETUP_A, SETUP_B, storedSetup, THIS_MONTH } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('changing');
beforeEach(() => bench.put('user_roles/admin', { role: 'admin' }));

describe('changing', () => {
  beforeEach(async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
  });

  const changes: Record<string, DocumentData> = {
    'the title': { title: 'Another' },
    'the status': { status: 'Hidden' },
    'the featured flag': { is_featured_month: true, featured_month: THIS_MONTH },
    'the owner': { created_by: 'jonas' },
    'the date': { created_at: Timestamp.now() },
    'the count': { like_count: 1 },
    'the pictures': { images: [imagePath('maya', 9)] },
    'the fields': { role: 'admin' },
    'a megabyte': { description: 'x'.repeat(900_000) },
  };
  for (const [what, change] of Object.entries(changes)) {
    test(`neither the owner nor a stranger changes ${what}`, async () => {
      for (const uid of ['maya', 'jonas']) {
        await assertFails(updateDoc(doc(bench.as(uid), `user_setups/${SETUP_A}`), change));
      }
    });
  }

  test('nobody writes a setup as it is', async () => {
    for (const uid of ['maya', 'jonas', 'admin']) {
      await assertFails(setDoc(doc(bench.as(uid), `user_setups/${SETUP_A}`), storedSetup('maya')));
    }
  });

  test('nobody replaces a setup, an admin neither', async () => {
    for (const uid of ['maya', 'jonas', 'admin']) {
      await assertFails(setDoc(doc(bench.as(uid), `user_setups/${SETUP_A}`), { status: 'Published' }));
    }
  });
});

describe('deleting', () => {
  beforeEach(async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
  });

  test('the owner deletes, also when hidden', async () => {
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya', { status: 'Hidden' }));
    await assertSucceeds(deleteDoc(doc(bench.as('maya'), `user_setups/${SETUP_A}`)));
    await assertSucceeds(deleteDoc(doc(bench.as('maya'), `user_setups/${SETUP_B}`)));
  });

  test('the owner deletes a setup of a month gone by, and the month stays in the history', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { featured_month: '2020-01' }));
    await bench.put('featured_months/2020-01', { setup_id: SETUP_A });
    await assertSucceeds(deleteDoc(doc(bench.as('maya'), `user_setups/${SETUP_A}`)));
  });

  test('a stranger and a visitor do not', async () => {
    await assertFails(deleteDoc(doc(bench.as('jonas'), `user_setups/${SETUP_A}`)));
    await assertFails(deleteDoc(doc(bench.visitor(), `user_setups/${SETUP_A}`)));
  });

  test('an anonymous session does not, whatever its id', async () => {
    const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } };
    await assertFails(deleteDoc(doc(bench.as('maya', anonymous), `user_setups/${SETUP_A}`)));
  });

  test('nobody deletes the month of a setup that stays', async () => {
    await bench.put(
      `user_setups/${SETUP_A}`,
      storedSetup('maya', { is_featured_month: true, featured_month: THIS_MONTH }),
    );
    await bench.put(`featured_months/${THIS_MONTH}`, { setup_id: SETUP_A });
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('jonas')]) {
      await assertFails(deleteDoc(doc(db, `featured_months/${THIS_MONTH}`)));
    }
  });

  test('the owner of the Setup of the Month deletes it together with the month', async () => {
    await bench.put(
      `user_setups/${SETUP_A}`,
      storedSetup('maya', { is_featured_month: true, featured_month: THIS_MONTH }),
    );
    await bench.put(`featured_months/${THIS_MONTH}`, { setup_id: SETUP_A });
    const db = bench.as('maya');
    await assertFails(deleteDoc(doc(db, `user_setups/${SETUP_A}`)));
    await assertFails(deleteDoc(doc(db, `featured_months/${THIS_MONTH}`)));
    await assertSucceeds(
      writeBatch(db)
        .delete(doc(db, `user_setups/${SETUP_A}`))
        .delete(doc(db, `featured_months/${THIS_MONTH}`))
        .commit(),
    );
  });
});
