import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { putReadyPictures } from '../support/pictures.ts';
import { firestoreBench } from '../support/rules-environment.ts';
import {
  firstQuota,
  imagePath,
  newSetup,
  SETUP_A,
  SETUP_B,
  storedSetup,
  THIS_MONTH,
} from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('changing');
beforeEach(async () => {
  for (const owner of ['maya', 'jonas', 'mallory']) await putReadyPictures(bench, owner);
});

/** Deletes a setup like the site: the same commit records the id as used. */
function remove(db: Firestore, id = SETUP_A): Promise<void> {
  return writeBatch(db)
    .delete(doc(db, `user_setups/${id}`))
    .set(doc(db, `gone_setups/${id}`), { deleted_at: serverTimestamp() })
    .commit();
}
beforeEach(() => bench.put('user_roles/admin', { role: 'admin' }));

describe('changing a setup', () => {
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

  test('nobody rewrites a setup unchanged', async () => {
    for (const uid of ['maya', 'jonas', 'admin']) {
      await assertFails(setDoc(doc(bench.as(uid), `user_setups/${SETUP_A}`), storedSetup('maya')));
    }
  });

  test('nobody replaces a setup, including admins', async () => {
    for (const uid of ['maya', 'jonas', 'admin']) {
      await assertFails(setDoc(doc(bench.as(uid), `user_setups/${SETUP_A}`), { status: 'Published' }));
    }
  });
});

describe('deleting a setup', () => {
  beforeEach(async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
  });

  test('the owner deletes it, also when hidden [6-8]', async () => {
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya', { status: 'Hidden' }));
    await assertSucceeds(remove(bench.as('maya')));
    await assertSucceeds(remove(bench.as('maya'), SETUP_B));
  });

  test('the owner deletes a setup of a past month, which stays in the history', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { featured_month: '2020-01' }));
    await bench.put('featured_months/2020-01', { setup_id: SETUP_A });
    await assertSucceeds(remove(bench.as('maya')));
  });

  test('a stranger and a visitor cannot [1-14 3-9]', async () => {
    await assertFails(remove(bench.as('jonas')));
    await assertFails(remove(bench.visitor()));
  });

  test('an anonymous session cannot, whatever its id', async () => {
    const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } };
    await assertFails(remove(bench.as('maya', anonymous)));
  });

  test('nobody deletes the month of an existing setup', async () => {
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
    await assertFails(remove(db));
    await assertFails(deleteDoc(doc(db, `featured_months/${THIS_MONTH}`)));
    await assertSucceeds(
      writeBatch(db)
        .delete(doc(db, `user_setups/${SETUP_A}`))
        .delete(doc(db, `featured_months/${THIS_MONTH}`))
        .set(doc(db, `gone_setups/${SETUP_A}`), { deleted_at: serverTimestamp() })
        .commit(),
    );
  });
});

function share(uid: string, id = SETUP_A): Promise<void> {
  const db = bench.as(uid);
  return writeBatch(db)
    .set(doc(db, `user_setups/${id}`), newSetup(uid))
    .set(doc(db, `member_quota/${uid}`), firstQuota(id))
    .commit();
}

describe('the id of a deleted setup', () => {
  beforeEach(() => bench.put(`user_setups/${SETUP_A}`, storedSetup('maya')));

  test('is never reused, not even by its owner', async () => {
    await assertSucceeds(remove(bench.as('maya')));
    await assertFails(share('maya'));
    await assertFails(share('jonas'));
    await assertSucceeds(share('jonas', SETUP_B));
  });

  test('is recorded in the same commit, with its time', async () => {
    const db = bench.as('maya');
    await assertFails(deleteDoc(doc(db, `user_setups/${SETUP_A}`)));
    const notes = [{ deleted_at: Timestamp.fromMillis(0) }, { deleted_at: serverTimestamp(), note: 'x' }];
    for (const note of notes) {
      await assertFails(
        writeBatch(db)
          .delete(doc(db, `user_setups/${SETUP_A}`))
          .set(doc(db, `gone_setups/${SETUP_A}`), note)
          .commit(),
      );
    }
    await assertSucceeds(remove(db));
  });

  test('is not recorded for an existing setup or one that never existed', async () => {
    for (const id of [SETUP_A, SETUP_B]) {
      await assertFails(
        setDoc(doc(bench.as('maya'), `gone_setups/${id}`), { deleted_at: serverTimestamp() }),
      );
    }
  });

  test('stays recorded and unreadable, and a setup restored from a backup can be deleted', async () => {
    await assertSucceeds(remove(bench.as('maya')));
    const note = doc(bench.as('maya'), `gone_setups/${SETUP_A}`);
    await assertFails(deleteDoc(note));
    await assertFails(getDoc(note));
    await assertFails(setDoc(note, { deleted_at: serverTimestamp() }));
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await assertSucceeds(remove(bench.as('maya')));
  });
});
