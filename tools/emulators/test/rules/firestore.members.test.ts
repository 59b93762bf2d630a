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
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { TRUST_LIMITS } from '@lumen-throw/domain/trust';
import { putReadyPictures } from '../support/pictures.ts';
import { firestoreBench } from '../support/rules-environment.ts';
import { firstQuota, newSetup, SETUP_A, SETUP_B, storedSetup } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('members');
beforeEach(async () => {
  for (const owner of ['maya', 'jonas', 'mallory']) await putReadyPictures(bench, owner);
});

describe('roles', () => {
  test('a member reads only their own role [3-17 7-3]', async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    await assertSucceeds(getDoc(doc(bench.as('admin'), 'user_roles/admin')));
    await assertSucceeds(getDoc(doc(bench.as('maya'), 'user_roles/maya')));
    await assertFails(getDoc(doc(bench.as('maya'), 'user_roles/admin')));
    await assertFails(getDoc(doc(bench.visitor(), 'user_roles/admin')));
    await assertFails(getDocs(query(collection(bench.as('admin'), 'user_roles'), limit(5))));
  });

  test('nobody gives, changes or removes a role, including admins [6-14]', async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    for (const uid of ['maya', 'admin']) {
      const db = bench.as(uid, {
        email: 'admin@demo.test',
        email_verified: true,
        role: 'admin',
        admin: true,
      });
      await assertFails(setDoc(doc(db, 'user_roles/maya'), { role: 'admin' }));
      await assertFails(updateDoc(doc(db, 'user_roles/admin'), { role: 'owner' }));
      await assertFails(deleteDoc(doc(db, 'user_roles/admin')));
    }
  });

  test('a claim in the token does not make an admin [6-13]', async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden' }));
    const claimed = bench.as('mallory', {
      role: 'admin',
      admin: true,
      email: 'admin@demo.test',
      email_verified: false,
    });
    await assertFails(getDoc(doc(claimed, `user_setups/${SETUP_A}`)));
  });
});

const started = (hoursAgo: number): Timestamp => Timestamp.fromMillis(Date.now() - hoursAgo * 3_600_000);
const quota = (shared: number, hoursAgo: number): DocumentData => ({
  setup_id: SETUP_B,
  shared,
  window_start: started(hoursAgo),
  updated_at: started(hoursAgo),
});

function share(step: DocumentData | null, id = SETUP_A): Promise<void> {
  const db = bench.as('maya');
  const batch = writeBatch(db).set(doc(db, `user_setups/${id}`), newSetup('maya'));
  if (step) batch.set(doc(db, 'member_quota/maya'), step);
  return batch.commit();
}

/** Of members who have no document yet. */
const perDay = TRUST_LIMITS.new.setups;

describe('the quota', () => {
  test('increases by one with each setup, within its window', async () => {
    const before = quota(1, 2);
    await bench.put('member_quota/maya', before);
    const next = firstQuota(SETUP_A, { shared: 2, window_start: before['window_start'] });
    await assertFails(share({ ...next, shared: 1 }));
    await assertFails(share({ ...next, shared: 3 }));
    await assertFails(share({ ...next, shared: 0 }));
    await assertFails(share({ ...next, shared: -100 }));
    await assertFails(share({ ...next, window_start: started(30) }));
    await assertFails(share(firstQuota(SETUP_A)));
    await assertSucceeds(share(next));
  });

  test('does not increase without a setup', async () => {
    await assertFails(setDoc(doc(bench.as('maya'), 'member_quota/maya'), firstQuota(SETUP_A)));
  });

  test('ends at the limit and restarts a day later', async () => {
    const full = quota(perDay, 23);
    await bench.put('member_quota/maya', full);
    await assertFails(share(firstQuota(SETUP_A, { shared: perDay + 1, window_start: full['window_start'] })));
    await bench.put('member_quota/maya', quota(perDay, 25));
    await assertFails(share(firstQuota(SETUP_A, { shared: perDay + 1, window_start: full['window_start'] })));
    await assertSucceeds(share(firstQuota(SETUP_A)));
  });

  test('starts now and at one, so that no window ends before it begins', async () => {
    await assertFails(share(firstQuota(SETUP_A, { window_start: started(48) })));
    await assertFails(share(firstQuota(SETUP_A, { window_start: started(-48) })));
    await assertFails(share(firstQuota(SETUP_A, { shared: 0 })));
    await assertFails(share(firstQuota(SETUP_A, { shared: -1000 })));
    await assertSucceeds(share(firstQuota(SETUP_A)));
  });

  test('does not continue in an expired window', async () => {
    const over = quota(1, 25);
    await bench.put('member_quota/maya', over);
    await assertFails(share(firstQuota(SETUP_A, { shared: 2, window_start: over['window_start'] })));
    await assertSucceeds(share(firstQuota(SETUP_A)));
  });

  test('reaches its limit and no more', async () => {
    const before = quota(perDay - 1, 2);
    await bench.put('member_quota/maya', before);
    await assertSucceeds(
      share(firstQuota(SETUP_A, { shared: perDay, window_start: before['window_start'] })),
    );
  });

  test('only its member writes it', async () => {
    const db = bench.as('mallory');
    const batch = (owner: string): Promise<void> =>
      writeBatch(db)
        .set(doc(db, `user_setups/${SETUP_A}`), newSetup('mallory'))
        .set(doc(db, 'member_quota/mallory'), firstQuota(SETUP_A))
        .set(doc(db, `member_quota/${owner}`), firstQuota(SETUP_A))
        .commit();
    await assertFails(batch('maya'));
    await assertSucceeds(batch('mallory'));
  });

  test("does not increase for an existing setup or another member's", async () => {
    await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
    await assertFails(setDoc(doc(bench.as('maya'), 'member_quota/maya'), firstQuota(SETUP_A)));
    const db = bench.as('maya');
    await assertFails(
      writeBatch(db)
        .set(doc(db, `user_setups/${SETUP_B}`), newSetup('jonas'))
        .set(doc(db, 'member_quota/maya'), firstQuota(SETUP_B))
        .commit(),
    );
  });

  test('is required, and covers only its own setup', async () => {
    await assertFails(share(null));
    await assertFails(share(firstQuota(SETUP_B)));
    await assertFails(share(firstQuota(SETUP_A, { updated_at: Timestamp.fromMillis(0) })));
    await assertFails(share(firstQuota(SETUP_A, { note: 'x' })));
  });

  test('refuses two setups in one commit', async () => {
    const db = bench.as('maya');
    await assertFails(
      writeBatch(db)
        .set(doc(db, `user_setups/${SETUP_A}`), newSetup('maya'))
        .set(doc(db, `user_setups/${SETUP_B}`), newSetup('maya'))
        .set(doc(db, 'member_quota/maya'), firstQuota(SETUP_A))
        .commit(),
    );
  });

  test('counts a setup that is shared, deleted and shared again twice', async () => {
    await assertSucceeds(share(firstQuota(SETUP_A)));
    await bench.put(`user_setups/${SETUP_A}`, null);
    await assertFails(share(null));
  });

  test('cannot be changed or reset without a setup', async () => {
    await bench.put('member_quota/maya', quota(20, 2));
    const mine = doc(bench.as('maya'), 'member_quota/maya');
    await assertFails(setDoc(mine, firstQuota(SETUP_A)));
    await assertFails(deleteDoc(mine));
    await assertFails(updateDoc(mine, { shared: 0 }));
  });

  test('only its member reads it', async () => {
    await bench.put('member_quota/maya', quota(1, 1));
    await assertSucceeds(getDoc(doc(bench.as('maya'), 'member_quota/maya')));
    await assertFails(getDoc(doc(bench.as('jonas'), 'member_quota/maya')));
    await assertFails(getDoc(doc(bench.visitor(), 'member_quota/maya')));
  });
});

describe('everything else', () => {
  test('everybody reads the totals, and nobody writes them', async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    await bench.put('gallery_totals/public', { All: 3 });
    await assertSucceeds(getDoc(doc(bench.visitor(), 'gallery_totals/public')));
    await assertFails(setDoc(doc(bench.as('admin'), 'gallery_totals/public'), { All: 1000 }));
    await assertFails(getDoc(doc(bench.visitor(), 'gallery_totals/other')));
  });

  test('a collection without a rule is closed to everyone [6-20]', async () => {
    await bench.put('user_roles/admin', { role: 'admin' });
    await bench.put('secrets/one', { text: 'x' });
    for (const db of [bench.visitor(), bench.as('maya'), bench.as('admin')]) {
      await assertFails(getDoc(doc(db, 'secrets/one')));
      await assertFails(setDoc(doc(db, 'secrets/two'), { text: 'y' }));
      await assertFails(getDocs(query(collection(db, 'secrets'), limit(1))));
      await assertFails(setDoc(doc(db, `user_setups/${SETUP_A}/comments/one`), { text: 'y' }));
    }
  });
});

/** First steps of a day's likes and of its changes to kit and measures. */
const FIRST_STEPS = {
  like_quota: { setup_id: SETUP_A, liked: 1 },
  details_quota: { setup_id: SETUP_A, changed: 1 },
};

describe('deleted and banned members', () => {
  test.each(Object.entries(FIRST_STEPS))('count nothing in %s', async (name, step) => {
    const now = serverTimestamp();
    const count = () =>
      setDoc(doc(bench.as('maya'), `${name}/maya`), { ...step, window_start: now, updated_at: now });
    for (const state of ['gone', 'banned']) {
      await bench.put('members/maya', { state });
      await assertFails(count());
    }
    await bench.put('members/maya', { state: 'active' });
    await assertSucceeds(count());
  });

  test('share nothing in a valid session, but can delete their own data', async () => {
    await bench.put('members/maya', { state: 'gone' });
    const db = bench.as('maya', { email_verified: true });
    const attempt = writeBatch(db)
      .set(doc(db, `user_setups/${SETUP_A}`), newSetup('maya'))
      .set(doc(db, 'member_quota/maya'), firstQuota(SETUP_A));
    await assertFails(attempt.commit());
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya'));
    await assertSucceeds(
      writeBatch(db)
        .delete(doc(db, `user_setups/${SETUP_B}`))
        .set(doc(db, `gone_setups/${SETUP_B}`), { deleted_at: serverTimestamp() })
        .commit(),
    );
  });
});
