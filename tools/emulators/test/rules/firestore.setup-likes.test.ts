import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { TRUST_LIMITS } from '@lumen-throw/domain/trust';
import { firestoreBench } from '../support/rules-environment.ts';
import { likeQuota, likeStep, SETUP_A, SETUP_B, storedSetup } from '../support/sample-documents.ts';
import { assertFails, assertSucceeds } from '../support/verdicts.ts';

const bench = firestoreBench('likes');
beforeEach(async () => {
  await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
  for (const uid of ['maya', 'jonas', 'petra', 'mallory']) await bench.put(`like_quota/${uid}`, likeQuota());
});

const setup = (db: Firestore, id = SETUP_A) => doc(db, `user_setups/${id}`);
const likeOf = (db: Firestore, uid: string, id = SETUP_A) => doc(db, `setup_likes/${id}_${uid}`);
const entry = (uid: string, id = SETUP_A): DocumentData => ({ setup_id: id, user_id: uid });

function like(db: Firestore, uid: string, id = SETUP_A): Promise<void> {
  return likeStep(db, uid, id)
    .set(likeOf(db, uid, id), entry(uid, id))
    .update(setup(db, id), { like_count: increment(1) })
    .commit();
}

function unlike(db: Firestore, uid: string): Promise<void> {
  return writeBatch(db)
    .delete(likeOf(db, uid))
    .update(setup(db), { like_count: increment(-1) })
    .commit();
}

test('a like and its count change together [3-14 3-16 6-7 7-9 7-10]', async () => {
  const db = bench.as('jonas');
  await assertSucceeds(like(db, 'jonas'));
  expect((await getDoc(setup(db))).get('like_count')).toBe(1);
  expect((await getDoc(likeOf(db, 'jonas'))).data()).toEqual({ setup_id: SETUP_A, user_id: 'jonas' });
  await assertFails(like(db, 'jonas'));
  await assertSucceeds(unlike(db, 'jonas'));
  await assertFails(unlike(db, 'jonas'));
  expect((await getDoc(setup(db))).get('like_count')).toBe(0);
});

test('members can like their own setups, and like one after another', async () => {
  await assertSucceeds(like(bench.as('maya'), 'maya'));
  await assertSucceeds(like(bench.as('jonas'), 'jonas'));
});

test('visitors and anonymous sessions cannot like', async () => {
  await assertFails(like(bench.visitor(), 'jonas'));
  const anonymous = bench.as('jonas', { firebase: { sign_in_provider: 'anonymous', identities: {} } });
  await assertFails(like(anonymous, 'jonas'));
});

test('only confirmed addresses like where the site is configured so', async () => {
  await bench.put('site_config/community', { require_confirmed_email: true });
  await assertFails(like(bench.as('jonas', { email_verified: false }), 'jonas'));
  await assertSucceeds(like(bench.as('jonas', { email_verified: true }), 'jonas'));
});

test('only confirmed addresses like without a configuration', async () => {
  await bench.put('site_config/community', null);
  await assertFails(like(bench.as('jonas', { email_verified: false }), 'jonas'));
  await assertSucceeds(like(bench.as('jonas', { email_verified: true }), 'jonas'));
});

test('a deleted or banned member cannot like, but can remove likes', async () => {
  await assertSucceeds(like(bench.as('jonas'), 'jonas'));
  await bench.put('members/jonas', { state: 'banned' });
  await assertSucceeds(unlike(bench.as('jonas'), 'jonas'));
  await assertFails(like(bench.as('jonas'), 'jonas'));
});

test('the count cannot change alone, by more than one, or without a like [3-14]', async () => {
  const db = bench.as('jonas');
  await assertFails(updateDoc(setup(db), { like_count: increment(1) }));
  await assertFails(updateDoc(setup(db), { like_count: increment(-1) }));
  for (const step of [2, 0, -1, 1000]) {
    await assertFails(
      likeStep(db, 'jonas')
        .set(likeOf(db, 'jonas'), entry('jonas'))
        .update(setup(db), { like_count: increment(step) })
        .commit(),
    );
  }
  await assertSucceeds(like(db, 'jonas'));
  await assertFails(updateDoc(setup(db), { like_count: increment(1) }));
  await assertFails(
    likeStep(db, 'jonas')
      .set(likeOf(db, 'jonas'), entry('jonas'))
      .update(setup(db), { like_count: increment(1) })
      .commit(),
  );
});

test("the count cannot fall without the member's own like, or while it stays", async () => {
  await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { like_count: 5 }));
  const db = bench.as('jonas');
  await assertFails(updateDoc(setup(db), { like_count: increment(-1) }));
  await assertSucceeds(like(db, 'jonas'));
  await assertFails(updateDoc(setup(db), { like_count: increment(-1) }));
  await assertFails(
    writeBatch(db)
      .delete(likeOf(db, 'jonas'))
      .update(setup(db), { like_count: increment(-2) })
      .commit(),
  );
});

test('the count is never negative or a fraction', async () => {
  await bench.put(`setup_likes/${SETUP_A}_jonas`, entry('jonas'));
  const db = bench.as('jonas');
  await assertFails(unlike(db, 'jonas'));
  await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { like_count: 1 }));
  const floatingZero = -0;
  await assertFails(
    writeBatch(db).delete(likeOf(db, 'jonas')).update(setup(db), { like_count: floatingZero }).commit(),
  );
  await assertSucceeds(unlike(db, 'jonas'));
});

test('an anonymous session cannot remove or read a like', async () => {
  await assertSucceeds(like(bench.as('jonas'), 'jonas'));
  const anonymous = bench.as('jonas', { firebase: { sign_in_provider: 'anonymous', identities: {} } });
  await assertFails(unlike(anonymous, 'jonas'));
  await assertFails(getDoc(likeOf(anonymous, 'jonas')));
});

test('a like cannot be added or removed without the count', async () => {
  const db = bench.as('jonas');
  await assertFails(likeStep(db, 'jonas').set(likeOf(db, 'jonas'), entry('jonas')).commit());
  await assertSucceeds(like(db, 'jonas'));
  await assertFails(deleteDoc(likeOf(db, 'jonas')));
});

test('nobody likes or unlikes as another member', async () => {
  await assertFails(like(bench.as('mallory'), 'jonas'));
  await assertSucceeds(like(bench.as('jonas'), 'jonas'));
  await assertFails(unlike(bench.as('mallory'), 'jonas'));
});

test('refuses a like under another id or with other fields [3-16]', async () => {
  const db = bench.as('jonas');
  const counted = (path: string, data: DocumentData): Promise<void> =>
    likeStep(db, 'jonas')
      .set(doc(db, path), data)
      .update(setup(db), { like_count: increment(1) })
      .commit();
  await assertFails(counted(`setup_likes/${SETUP_B}_jonas`, entry('jonas')));
  await assertFails(counted(`setup_likes/x`, entry('jonas')));
  await assertFails(counted(`setup_likes/${SETUP_A}_jonas`, { ...entry('jonas'), weight: 9 }));
  await assertFails(counted(`setup_likes/${SETUP_A}_jonas`, { setup_id: SETUP_A }));
});

test('refuses a second entry under another id', async () => {
  const db = bench.as('jonas');
  for (const id of ['x', `${SETUP_B}_jonas`, `${SETUP_A}_petra`]) {
    await assertFails(
      likeStep(db, 'jonas')
        .set(likeOf(db, 'jonas'), entry('jonas'))
        .set(doc(db, `setup_likes/${id}`), entry('jonas'))
        .update(setup(db), { like_count: increment(1) })
        .commit(),
    );
  }
});

test("refuses likes of hidden and missing setups, but a hidden one's like can be removed", async () => {
  const db = bench.as('jonas');
  await assertFails(like(db, 'jonas', SETUP_B));
  await assertSucceeds(like(db, 'jonas'));
  await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya', { status: 'Hidden', like_count: 1 }));
  await assertFails(like(bench.as('petra'), 'petra'));
  await assertSucceeds(unlike(db, 'jonas'));
});

test('nothing else changes with a like', async () => {
  const db = bench.as('jonas');
  for (const extra of [
    { title: 'Mine now' },
    { status: 'Hidden' },
    { created_by: 'jonas' },
    { is_featured_month: true },
  ]) {
    await assertFails(
      likeStep(db, 'jonas')
        .set(likeOf(db, 'jonas'), entry('jonas'))
        .update(setup(db), { like_count: increment(1), ...extra })
        .commit(),
    );
  }
  await assertFails(
    likeStep(db, 'jonas').set(likeOf(db, 'jonas'), entry('jonas')).set(setup(db), { like_count: 1 }).commit(),
  );
});

test('one like does not count for two setups', async () => {
  await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya'));
  const db = bench.as('jonas');
  await assertFails(
    likeStep(db, 'jonas')
      .set(likeOf(db, 'jonas'), entry('jonas'))
      .update(setup(db), { like_count: increment(1) })
      .update(setup(db, SETUP_B), { like_count: increment(1) })
      .commit(),
  );
});

/** Jonas' like of setup A with a step of the quota of likes. */
function likeWith(step: DocumentData | null, db = bench.as('jonas')): Promise<void> {
  const batch = writeBatch(db)
    .set(likeOf(db, 'jonas'), entry('jonas'))
    .update(setup(db), { like_count: increment(1) });
  if (step) {
    const whole = {
      setup_id: SETUP_A,
      liked: 1,
      window_start: serverTimestamp(),
      updated_at: serverTimestamp(),
    };
    batch.set(doc(db, 'like_quota/jonas'), { ...whole, ...step });
  }
  return batch.commit();
}

/** Of members who have no document yet. */
const perDay = TRUST_LIMITS.new.likes;

describe('the quota of likes', () => {
  test('ends at the limit; likes can still be taken back', async () => {
    await bench.put('like_quota/jonas', likeQuota(perDay - 1, 23));
    await assertSucceeds(like(bench.as('jonas'), 'jonas'));
    await assertSucceeds(unlike(bench.as('jonas'), 'jonas'));
    await assertFails(like(bench.as('jonas'), 'jonas'));
    await assertSucceeds(like(bench.as('petra'), 'petra'));
  });

  test('increases by one within its window', async () => {
    const before = likeQuota(5);
    await bench.put('like_quota/jonas', before);
    const window_start: unknown = before['window_start'];
    for (const liked of [5, 7, 1, 0, -5]) await assertFails(likeWith({ liked, window_start }));
    await assertFails(likeWith({ liked: 6, window_start: likeQuota(0, 30)['window_start'] as unknown }));
    await assertFails(likeWith({ liked: 1 }));
    await assertSucceeds(likeWith({ liked: 6, window_start }));
  });

  test('starts again a day later, and not before', async () => {
    await bench.put('like_quota/jonas', likeQuota(perDay, 23));
    await assertFails(likeWith({}));
    const over = likeQuota(3, 25);
    await bench.put('like_quota/jonas', over);
    await assertFails(likeWith({ liked: 4, window_start: over['window_start'] as unknown }));
    await assertSucceeds(likeWith({}));
  });

  test.each<[string, DocumentData | null]>([
    ['without a step', null],
    ['with a step for another setup', { setup_id: SETUP_B }],
    ['with a step for an id that no setup has', { setup_id: 'x' }],
    ['with an old step', { updated_at: Timestamp.fromMillis(0) }],
    ['with a window that begins in the past', { window_start: Timestamp.fromMillis(0) }],
    ['with a step that starts at zero', { liked: 0 }],
    ['with a step that starts at two', { liked: 2 }],
    ['with an extra field', { note: 'x' }],
  ])('refuses a like %s', async (_name, step) => {
    await bench.put('like_quota/jonas', null);
    await assertFails(likeWith(step));
    await assertSucceeds(likeWith({}));
  });

  test('covers one like with one step', async () => {
    await bench.put(`user_setups/${SETUP_B}`, storedSetup('maya'));
    const db = bench.as('jonas');
    const two = likeStep(db, 'jonas');
    for (const id of [SETUP_A, SETUP_B]) {
      two
        .set(likeOf(db, 'jonas', id), entry('jonas', id))
        .update(setup(db, id), { like_count: increment(1) });
    }
    await assertFails(two.commit());
    // The step of an earlier like of this setup.
    await assertFails(likeWith(null));
  });

  test("is its member's alone, who cannot lower or remove it", async () => {
    const mine = doc(bench.as('jonas'), 'like_quota/jonas');
    await assertSucceeds(getDoc(mine));
    await assertSucceeds(likeStep(bench.as('jonas'), 'jonas').commit());
    const next = { liked: 2, updated_at: serverTimestamp() };
    await assertFails(updateDoc(mine, { ...next, setup_id: 'x' }));
    await assertFails(updateDoc(mine, { ...next, updated_at: Timestamp.fromMillis(0) }));
    await assertSucceeds(updateDoc(mine, next));
    await assertFails(updateDoc(mine, { liked: 0 }));
    await assertFails(deleteDoc(mine));
    for (const uid of ['petra', 'admin']) await assertFails(getDoc(doc(bench.as(uid), 'like_quota/jonas')));
    await assertFails(likeStep(bench.as('mallory'), 'jonas').commit());
    const anonymous = bench.as('jonas', { firebase: { sign_in_provider: 'anonymous', identities: {} } });
    await assertFails(likeStep(anonymous, 'jonas').commit());
  });
});

test('nobody changes a like', async () => {
  const db = bench.as('jonas');
  await assertSucceeds(like(db, 'jonas'));
  await assertFails(updateDoc(likeOf(db, 'jonas'), { user_id: 'petra' }));
  await assertFails(updateDoc(likeOf(db, 'jonas'), { setup_id: SETUP_B }));
});

test('members read only their own likes, in bounded lists [7-4]', async () => {
  const db = bench.as('jonas');
  await assertSucceeds(like(db, 'jonas'));
  const likes = collection(db, 'setup_likes');
  const mine = where('user_id', '==', 'jonas');
  await assertSucceeds(getDocs(query(likes, mine, limit(50))));
  await assertSucceeds(getDocs(query(likes, mine, where('setup_id', 'in', [SETUP_A, SETUP_B]), limit(30))));
  await assertSucceeds(getDoc(likeOf(db, 'jonas')));
  await assertFails(getDocs(query(likes, mine)));
  await assertFails(getDocs(query(likes, where('setup_id', '==', SETUP_A), limit(50))));
  await assertFails(getDocs(query(collection(bench.as('petra'), 'setup_likes'), mine, limit(50))));
  await assertFails(getDoc(likeOf(bench.as('petra'), 'jonas')));
  await assertFails(getDoc(likeOf(bench.visitor(), 'jonas')));
});

test('the like of a deleted setup can be removed alone', async () => {
  await assertSucceeds(like(bench.as('jonas'), 'jonas'));
  await bench.put(`user_setups/${SETUP_A}`, null);
  await assertSucceeds(deleteDoc(likeOf(bench.as('jonas'), 'jonas')));
});
