import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firestoreBench, type FirestoreRulesBench } from '../support/rules-environment.ts';
import {
  ENTRY,
  imagePath,
  logEntry,
  SETUP_A,
  SETUP_B,
  storedSetup,
  THIS_MONTH,
} from '../support/sample-documents.ts';

let bench: FirestoreRulesBench;
beforeAll(async () => {
  bench = await firestoreBench('moderation');
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.clear();
  await bench.put('user_roles/admin', { role: 'admin' });
  await bench.put('user_roles/second', { role: 'admin' });
  await bench.put('user_roles/editor', { role: 'editor' });
  await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
  await bench.put(`user_setups/${SETUP_B}`, storedSetup('jonas'));
});

const FEATURED = { is_featured_month: true, featured_month: THIS_MONTH };
const NOT_FEATURED = { is_featured_month: false, featured_month: null };

interface Writes {
  uid?: string;
  changes?: DocumentData;
  /** Log entry; null leaves it out. */
  entry?: DocumentData | null;
  desk?: boolean;
  more?: (db: Firestore, batch: ReturnType<typeof writeBatch>) => void;
}

/** One act on setup A: its changes, its log entry and the moderator's desk in one commit. */
function act({ uid = 'admin', changes, entry = null, desk = true, more }: Writes): Promise<void> {
  const db = bench.as(uid);
  const batch = writeBatch(db);
  if (changes) batch.update(doc(db, `user_setups/${SETUP_A}`), changes);
  if (entry) batch.set(doc(db, `moderation_log/${ENTRY}`), entry);
  if (entry && desk) batch.set(doc(db, `moderation_desk/${uid}`), { entry: ENTRY });
  more?.(db, batch);
  return batch.commit();
}

function takeMonth(db: Firestore, batch: ReturnType<typeof writeBatch>): void {
  batch.set(doc(db, `featured_months/${THIS_MONTH}`), { setup_id: SETUP_A });
}

function freeMonth(db: Firestore, batch: ReturnType<typeof writeBatch>): void {
  batch.delete(doc(db, `featured_months/${THIS_MONTH}`));
}

const featureEntry = (uid = 'admin', changes: DocumentData = {}): DocumentData =>
  logEntry(uid, 'feature', { month: THIS_MONTH, ...changes });

async function featureByHand(id: string, owner: string): Promise<void> {
  await bench.put(`user_setups/${id}`, storedSetup(owner, FEATURED));
  await bench.put(`featured_months/${THIS_MONTH}`, { setup_id: id });
}

describe('hiding and publishing', () => {
  test('an admin hides and publishes, each with its entry', async () => {
    await assertSucceeds(act({ changes: { status: 'Hidden' }, entry: logEntry('admin', 'hide') }));
    const db = bench.as('second');
    await assertSucceeds(
      writeBatch(db)
        .update(doc(db, `user_setups/${SETUP_A}`), { status: 'Published' })
        .set(doc(db, 'moderation_log/other'), logEntry('second', 'publish'))
        .set(doc(db, 'moderation_desk/second'), { entry: 'other' })
        .commit(),
    );
  });

  test('nobody else does', async () => {
    for (const uid of ['maya', 'jonas', 'editor']) {
      await assertFails(act({ uid, changes: { status: 'Hidden' }, entry: logEntry(uid, 'hide') }));
    }
    await assertFails(updateDoc(doc(bench.visitor(), `user_setups/${SETUP_A}`), { status: 'Hidden' }));
  });

  test('an act without its entry, or with another one, is refused', async () => {
    const changes = { status: 'Hidden' };
    await assertFails(act({ changes }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide'), desk: false }));
    await assertFails(act({ changes, entry: logEntry('admin', 'publish') }));
    await assertFails(act({ changes, entry: logEntry('second', 'hide') }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide', { setup_id: SETUP_B }) }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide', { at: Timestamp.fromMillis(0) }) }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide', { setup_title: 'Another' }) }));
    await assertFails(act({ changes, entry: logEntry('admin', 'hide', { note: 'x' }) }));
  });

  test('an earlier entry does not serve again', async () => {
    await assertSucceeds(act({ changes: { status: 'Hidden' }, entry: logEntry('admin', 'hide') }));
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await assertFails(act({ changes: { status: 'Hidden' } }));
  });

  test('an entry without its act is refused', async () => {
    await assertFails(act({ entry: logEntry('admin', 'hide') }));
    await assertFails(act({ entry: logEntry('admin', 'delete') }));
    await assertFails(act({ entry: featureEntry() }));
  });

  test('an admin changes nothing else, and nothing on the side', async () => {
    for (const extra of [{ title: 'Rude' }, { like_count: 99 }, { created_by: 'admin' }, { note: 'x' }]) {
      await assertFails(act({ changes: { status: 'Hidden', ...extra }, entry: logEntry('admin', 'hide') }));
    }
    await assertFails(act({ changes: { status: 'Gone' }, entry: logEntry('admin', 'hide') }));
  });

  test('the Setup of the Month is hidden only with its month given back', async () => {
    await featureByHand(SETUP_A, 'maya');
    const entry = logEntry('admin', 'hide', { month: THIS_MONTH });
    await assertFails(act({ changes: { status: 'Hidden' }, entry }));
    await assertFails(act({ changes: { status: 'Hidden', ...NOT_FEATURED }, entry }));
    await assertSucceeds(act({ changes: { status: 'Hidden', ...NOT_FEATURED }, entry, more: freeMonth }));
  });
});

describe('featuring', () => {
  test('an admin features for the current month', async () => {
    await assertSucceeds(act({ changes: FEATURED, entry: featureEntry(), more: takeMonth }));
  });

  test('nobody else does', async () => {
    for (const uid of ['maya', 'editor']) {
      await assertFails(act({ uid, changes: FEATURED, entry: featureEntry(uid), more: takeMonth }));
    }
  });

  test('the flag, the month, the pointer and the entry belong together', async () => {
    await assertFails(act({ changes: FEATURED, entry: featureEntry() }));
    await assertFails(act({ changes: FEATURED, more: takeMonth }));
    await assertFails(act({ more: takeMonth }));
    await assertFails(act({ changes: { is_featured_month: true }, entry: featureEntry(), more: takeMonth }));
    await assertFails(
      act({ changes: { featured_month: THIS_MONTH }, entry: featureEntry(), more: takeMonth }),
    );
  });

  test('the pointer holds its setup and nothing else', async () => {
    await assertFails(
      act({
        changes: FEATURED,
        entry: featureEntry(),
        more: (db, batch) =>
          batch.set(doc(db, `featured_months/${THIS_MONTH}`), { setup_id: SETUP_A, note: 'x' }),
      }),
    );
  });

  test('no other month than the current one', async () => {
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

  test('a hidden setup is not featured', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    await assertFails(act({ changes: FEATURED, entry: featureEntry(), more: takeMonth }));
    await assertFails(
      act({ changes: { ...FEATURED, status: 'Published' }, entry: featureEntry(), more: takeMonth }),
    );
  });

  test('a second setup takes the month only from the first', async () => {
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

  test('an entry does not claim a replacement that did not happen', async () => {
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

  test('two admins at the same moment leave exactly one', async () => {
    const feature = (uid: string, id: string): Promise<void> => {
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
          featureEntry(uid, { setup_id: id, replaced_setup_id: replaced }),
        );
        transaction.set(doc(db, `moderation_desk/${uid}`), { entry: `by-${uid}` });
      });
    };
    // The rules see what the other admin has just done, and the SDK does not repeat what they refuse.
    const patiently = (uid: string, id: string): Promise<void> =>
      feature(uid, id).catch(() => feature(uid, id));
    await Promise.all([patiently('admin', SETUP_A), patiently('second', SETUP_B)]);
    const db = bench.as('admin');
    const setups = await Promise.all([SETUP_A, SETUP_B].map((id) => getDoc(doc(db, `user_setups/${id}`))));
    const featured = setups.filter((setup) => setup.get('is_featured_month') === true);
    expect(featured).toHaveLength(1);
    const pointer = await getDoc(doc(db, `featured_months/${THIS_MONTH}`));
    expect(pointer.get('setup_id')).toBe(featured[0]?.id);
  });

  test('an admin takes the month back with the pointer, not without', async () => {
    await featureByHand(SETUP_A, 'maya');
    const entry = logEntry('admin', 'unfeature', { month: THIS_MONTH });
    await assertFails(act({ changes: NOT_FEATURED, entry }));
    await assertFails(act({ changes: { is_featured_month: false }, entry, more: freeMonth }));
    await assertFails(act({ more: freeMonth }));
    await assertSucceeds(act({ changes: NOT_FEATURED, entry, more: freeMonth }));
  });

  test('months gone by stay in the history', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { featured_month: '2020-01' }));
    await bench.put('featured_months/2020-01', { setup_id: SETUP_A });
    await assertFails(deleteDoc(doc(bench.as('admin'), 'featured_months/2020-01')));
    await assertFails(act({ changes: { featured_month: null }, entry: logEntry('admin', 'unfeature') }));
  });

  test('the setup of a month gone by is not flagged for that month again', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { featured_month: '2020-01' }));
    await bench.put('featured_months/2020-01', { setup_id: SETUP_A });
    const entry = logEntry('admin', 'feature', { month: '2020-01' });
    await assertFails(act({ changes: { is_featured_month: true }, entry }));
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await assertFails(act({ changes: { is_featured_month: true, featured_month: '2020-01' }, entry }));
  });

  test('pointers are for admins to read', async () => {
    await featureByHand(SETUP_A, 'maya');
    await assertSucceeds(getDoc(doc(bench.as('admin'), `featured_months/${THIS_MONTH}`)));
    await assertFails(getDoc(doc(bench.as('maya'), `featured_months/${THIS_MONTH}`)));
    await assertFails(getDocs(query(collection(bench.as('admin'), 'featured_months'), limit(5))));
  });
});

function remove(uid: string, entry: DocumentData | null): Promise<void> {
  return act({ uid, entry, more: (db, batch) => batch.delete(doc(db, `user_setups/${SETUP_A}`)) });
}

describe("deleting others' setups", () => {
  test('an admin deletes with an entry, not without', async () => {
    await assertFails(remove('admin', null));
    await assertSucceeds(remove('admin', logEntry('admin', 'delete')));
  });

  test('others do not', async () => {
    await assertFails(remove('jonas', logEntry('jonas', 'delete')));
    await assertFails(remove('editor', logEntry('editor', 'delete')));
  });
});

const log = (db: Firestore) => collection(db, 'moderation_log');

describe('the log', () => {
  beforeEach(() => act({ changes: { status: 'Hidden' }, entry: logEntry('admin', 'hide') }));

  test('is read by admins only, in bounded lists', async () => {
    await assertSucceeds(getDocs(query(log(bench.as('second')), limit(50))));
    await assertSucceeds(getDoc(doc(bench.as('second'), `moderation_log/${ENTRY}`)));
    await assertFails(getDocs(query(log(bench.as('admin')), limit(51))));
    await assertFails(getDocs(log(bench.as('admin'))));
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('editor')]) {
      await assertFails(getDocs(query(log(db), limit(5))));
      await assertFails(getDoc(doc(db, `moderation_log/${ENTRY}`)));
    }
  });

  test('is changed by nobody', async () => {
    const entry = doc(bench.as('admin'), `moderation_log/${ENTRY}`);
    await assertFails(updateDoc(entry, { moderator: 'second' }));
    await assertFails(deleteDoc(entry));
  });

  test('a desk is written by its admin, towards an entry that exists', async () => {
    await assertFails(setDoc(doc(bench.as('second'), 'moderation_desk/admin'), { entry: ENTRY }));
    await assertFails(setDoc(doc(bench.as('admin'), 'moderation_desk/admin'), { entry: 'nothing' }));
    await assertFails(setDoc(doc(bench.as('admin'), 'moderation_desk/admin'), { entry: ENTRY, note: 'x' }));
    await assertFails(getDoc(doc(bench.as('admin'), 'moderation_desk/admin')));
  });
});
