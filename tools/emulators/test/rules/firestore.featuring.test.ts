import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  type DocumentData,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  FEATURED,
  featureEntry,
  freeMonth,
  moderation,
  NOT_FEATURED,
  takeMonth,
} from '../support/moderation-acts.ts';
import { firestoreBench } from '../support/rules-environment.ts';
import {
  imagePath,
  logEntry,
  SETUP_A,
  SETUP_B,
  storedSetup,
  THIS_MONTH,
} from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('featuring');
const { act, featureByHand } = moderation(bench);

function takePastMonth(db: Firestore, batch: WriteBatch): void {
  batch.set(doc(db, 'featured_months/2020-01'), { setup_id: SETUP_A });
}

function featureInsteadOfB(entry: DocumentData): Promise<void> {
  return act({
    changes: FEATURED,
    entry: featureEntry('admin', entry),
    more: (db, batch) => {
      takeMonth(db, batch);
      batch.update(doc(db, `user_setups/${SETUP_B}`), NOT_FEATURED);
    },
  });
}

describe('featuring', () => {
  test('an admin features for the current month [4-18 6-10 7-21]', async () => {
    await assertSucceeds(act({ changes: FEATURED, entry: featureEntry(), more: takeMonth }));
  });

  test('nobody else can', async () => {
    for (const uid of ['maya', 'editor']) {
      await assertFails(act({ uid, changes: FEATURED, entry: featureEntry(uid), more: takeMonth }));
    }
  });

  test('the flag, the month, the pointer and the entry require each other [3-12]', async () => {
    await assertFails(act({ changes: FEATURED, entry: featureEntry() }));
    await assertFails(act({ changes: FEATURED, more: takeMonth }));
    await assertFails(act({ more: takeMonth }));
    await assertFails(act({ changes: { is_featured_month: true }, entry: featureEntry(), more: takeMonth }));
    await assertFails(
      act({ changes: { featured_month: THIS_MONTH }, entry: featureEntry(), more: takeMonth }),
    );
  });

  test('only admins set a pointer, and only to the setup of its month', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', FEATURED));
    for (const uid of ['maya', 'editor']) await assertFails(act({ uid, more: takeMonth }));
    const expired = { is_featured_month: true, featured_month: '2020-01' };
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', expired));
    await assertFails(act({ more: takeMonth }));
    await assertFails(act({ more: takePastMonth }));
  });

  test('refuses an entry for a feature that already happened', async () => {
    await featureByHand(SETUP_A, 'maya');
    await assertFails(act({ entry: featureEntry() }));
    await assertFails(act({ entry: logEntry('admin', 'unfeature', { month: THIS_MONTH }) }));
  });

  test('an entry names the month of its feature', async () => {
    for (const month of ['2020-01', null]) {
      const entry = featureEntry('admin', { month });
      await assertFails(act({ changes: FEATURED, entry, more: takeMonth }));
    }
  });

  test('refuses the month for a missing setup', async () => {
    await assertFails(
      act({
        more: (db, batch) =>
          batch.set(doc(db, `featured_months/${THIS_MONTH}`), { setup_id: 'C'.repeat(20) }),
      }),
    );
  });

  test('the pointer contains its setup and nothing else', async () => {
    await assertFails(
      act({
        changes: FEATURED,
        entry: featureEntry(),
        more: (db, batch) =>
          batch.set(doc(db, `featured_months/${THIS_MONTH}`), { setup_id: SETUP_A, note: 'x' }),
      }),
    );
  });

  test('refuses any month but the current one [3-13]', async () => {
    for (const month of ['2020-01', '2099-12', '2026-13', 'soon', '']) {
      await assertFails(
        act({
          changes: { is_featured_month: true, featured_month: month },
          entry: featureEntry('admin', { month }),
          more: (db, batch) =>
            batch.set(doc(db, `featured_months/${month || 'none'}`), { setup_id: SETUP_A }),
        }),
      );
    }
  });

  test('a hidden setup cannot be featured', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    await assertFails(act({ changes: FEATURED, entry: featureEntry(), more: takeMonth }));
    await assertFails(
      act({ changes: { ...FEATURED, status: 'Published' }, entry: featureEntry(), more: takeMonth }),
    );
  });

  test('a second setup can take the month only from the first [7-20]', async () => {
    const images = [1, 2, 3, 4, 5, 6];
    await bench.put(
      `user_setups/${SETUP_A}`,
      storedSetup('maya', { images: images.map((number) => imagePath('maya', number)) }),
    );
    await featureByHand(SETUP_B, 'jonas');
    await assertFails(act({ changes: FEATURED, entry: featureEntry(), more: takeMonth }));
    await assertSucceeds(
      act({
        changes: FEATURED,
        entry: featureEntry('admin', { replaced_setup_id: SETUP_B }),
        more: (db, batch) => {
          takeMonth(db, batch);
          batch.update(doc(db, `user_setups/${SETUP_B}`), NOT_FEATURED);
        },
      }),
    );
  });

  test('the entry of a feature frees only the setup that it names', async () => {
    const stale = { is_featured_month: true, featured_month: '2020-01' };
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('jonas', stale));
    await assertFails(featureInsteadOfB({}));
    await assertSucceeds(featureInsteadOfB({ replaced_setup_id: SETUP_B }));
  });

  test('a replaced setup cannot be hidden in the same commit', async () => {
    await featureByHand(SETUP_B, 'jonas');
    await assertFails(
      act({
        changes: FEATURED,
        entry: featureEntry('admin', { replaced_setup_id: SETUP_B }),
        more: (db, batch) => {
          takeMonth(db, batch);
          batch.update(doc(db, `user_setups/${SETUP_B}`), { ...NOT_FEATURED, status: 'Hidden' });
        },
      }),
    );
  });

  test('nothing else changes with the month', async () => {
    for (const extra of [{ title: 'Rude' }, { like_count: 99 }, { created_by: 'admin' }, { note: 'x' }]) {
      await assertFails(act({ changes: { ...FEATURED, ...extra }, entry: featureEntry(), more: takeMonth }));
    }
  });

  test('an entry cannot claim a replacement that did not happen', async () => {
    await featureByHand(SETUP_B, 'jonas');
    await bench.put(`featured_months/${THIS_MONTH}`, null);
    await assertFails(
      act({
        changes: FEATURED,
        entry: featureEntry('admin', { replaced_setup_id: SETUP_B }),
        more: takeMonth,
      }),
    );
  });

  test('two simultaneous admins leave exactly one [4-19]', async () => {
    const feature = (uid: string, id: string, owner: string): Promise<void> => {
      const db = bench.as(uid);
      return runTransaction(db, async (transaction) => {
        const pointer = doc(db, `featured_months/${THIS_MONTH}`);
        const current: unknown = (await transaction.get(pointer)).get('setup_id');
        if (typeof current === 'string') {
          transaction.update(doc(db, `user_setups/${current}`), NOT_FEATURED);
        }
        transaction.update(doc(db, `user_setups/${id}`), FEATURED);
        transaction.set(pointer, { setup_id: id });
        const replaced = typeof current === 'string' ? current : null;
        transaction.set(
          doc(db, `moderation_log/by-${uid}`),
          featureEntry(uid, { setup_id: id, owner, replaced_setup_id: replaced }),
        );
        transaction.set(doc(db, `moderation_desk/${uid}`), { entry: `by-${uid}` });
      });
    };
    // The rules see the other admin's write, and the SDK doesn't retry refused requests.
    const patiently = (uid: string, id: string, owner: string): Promise<void> =>
      feature(uid, id, owner).catch(() => feature(uid, id, owner));
    await Promise.all([patiently('admin', SETUP_A, 'maya'), patiently('second', SETUP_B, 'jonas')]);
    const db = bench.as('admin');
    const setups = await Promise.all([SETUP_A, SETUP_B].map((id) => getDoc(doc(db, `user_setups/${id}`))));
    const featured = setups.filter((setup) => setup.get('is_featured_month') === true);
    expect(featured).toHaveLength(1);
    const pointer = await getDoc(doc(db, `featured_months/${THIS_MONTH}`));
    expect(pointer.get('setup_id')).toBe(featured[0]?.id);
  });

  test('an admin takes the month back only with the pointer [4-20]', async () => {
    await featureByHand(SETUP_A, 'maya');
    const entry = logEntry('admin', 'unfeature', { month: THIS_MONTH });
    await assertFails(act({ changes: NOT_FEATURED, entry }));
    await assertFails(act({ changes: { is_featured_month: false }, entry, more: freeMonth }));
    await assertFails(act({ more: freeMonth }));
    await assertFails(act({ changes: NOT_FEATURED, more: freeMonth }));
    await assertFails(
      act({
        changes: NOT_FEATURED,
        entry: logEntry('admin', 'hide', { month: THIS_MONTH }),
        more: freeMonth,
      }),
    );
    for (const month of [THIS_MONTH, null]) {
      const feature = featureEntry('admin', { replaced_setup_id: SETUP_A, month });
      await assertFails(act({ changes: NOT_FEATURED, entry: feature, more: freeMonth }));
    }
    await assertSucceeds(act({ changes: NOT_FEATURED, entry, more: freeMonth }));
  });

  test('giving the month back keeps earlier months in the history', async () => {
    await featureByHand(SETUP_A, 'maya');
    await bench.put('featured_months/2020-01', { setup_id: SETUP_A });
    const entry = logEntry('admin', 'unfeature', { month: THIS_MONTH });
    await assertFails(
      act({
        changes: NOT_FEATURED,
        entry,
        more: (db, batch) => {
          freeMonth(db, batch);
          batch.delete(doc(db, 'featured_months/2020-01'));
        },
      }),
    );
  });

  test('past months stay in the history', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { featured_month: '2020-01' }));
    await bench.put('featured_months/2020-01', { setup_id: SETUP_A });
    await assertFails(deleteDoc(doc(bench.as('admin'), 'featured_months/2020-01')));
    await assertFails(act({ changes: { featured_month: null }, entry: logEntry('admin', 'unfeature') }));
  });

  test('the setup of a past month cannot be flagged for that month again', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { featured_month: '2020-01' }));
    await bench.put('featured_months/2020-01', { setup_id: SETUP_A });
    const entry = logEntry('admin', 'feature', { month: '2020-01' });
    await assertFails(act({ changes: { is_featured_month: true }, entry }));
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await assertFails(act({ changes: { is_featured_month: true, featured_month: '2020-01' }, entry }));
  });

  test("everybody reads a month's pointer, and nobody lists them", async () => {
    await featureByHand(SETUP_A, 'maya');
    for (const db of [bench.as('admin'), bench.as('maya'), bench.visitor()]) {
      await assertSucceeds(getDoc(doc(db, `featured_months/${THIS_MONTH}`)));
      await assertSucceeds(getDoc(doc(db, 'featured_months/2020-01')));
      await assertFails(getDocs(query(collection(db, 'featured_months'), limit(5))));
    }
  });
});
