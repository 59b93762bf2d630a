/** Simultaneous requests: no count and no month is wrong afterwards, in any order. */
import { doc, getDoc, increment, writeBatch } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { firestoreBench } from '../support/rules-environment.ts';
import { likeQuota, likeStep, SETUP_A, storedSetup } from '../support/sample-documents.ts';

const bench = firestoreBench('load');

const MEMBERS = 50;

/** Retries an action while others are in its way, like a member who tries again. */
async function withRetries(act: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await act();
      return;
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
      if (code !== 'aborted' || attempt === 20) throw error;
    }
  }
}

test(`${MEMBERS} members who like and unlike at once leave a correct count [7-9]`, async () => {
  await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
  const members = Array.from({ length: MEMBERS }, (_, index) => `member${index}`);
  for (const uid of members) await bench.put(`like_quota/${uid}`, likeQuota());
  const change = (uid: string, step: 1 | -1): Promise<void> => {
    const db = bench.as(uid);
    const entry = doc(db, `setup_likes/${SETUP_A}_${uid}`);
    const batch = (step === 1 ? likeStep(db, uid) : writeBatch(db)).update(
      doc(db, `user_setups/${SETUP_A}`),
      { like_count: increment(step) },
    );
    return (
      step === 1 ? batch.set(entry, { setup_id: SETUP_A, user_id: uid }) : batch.delete(entry)
    ).commit();
  };
  const like = (uid: string): Promise<void> => withRetries(() => change(uid, 1));
  const unlike = (uid: string): Promise<void> => withRetries(() => change(uid, -1));
  // Every third unlikes, and every fifth likes again.
  const undecided = members.filter((_, index) => index % 3 === 0);
  const returned = undecided.filter((_, index) => index % 5 === 0);
  await Promise.all(
    members.map(async (uid) => {
      await like(uid);
      if (undecided.includes(uid)) await unlike(uid);
      if (returned.includes(uid)) await like(uid);
    }),
  );
  const found = await Promise.all(
    members.map(async (uid) => {
      const entry = await getDoc(doc(bench.as(uid), `setup_likes/${SETUP_A}_${uid}`)).catch(() => null);
      return entry?.exists() ?? false;
    }),
  );
  const likes = found.filter(Boolean).length;
  const setup = await getDoc(doc(bench.visitor(), `user_setups/${SETUP_A}`));
  expect(likes).toBe(MEMBERS - undecided.length + returned.length);
  expect(setup.get('like_count')).toBe(likes);
});

test('a member who clicks like in ten windows at once has one like', async () => {
  await bench.put(`user_setups/${SETUP_A}`, storedSetup('maya'));
  await bench.put('like_quota/jonas', likeQuota());
  const db = bench.as('jonas');
  const attempts = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      withRetries(() =>
        likeStep(db, 'jonas')
          .set(doc(db, `setup_likes/${SETUP_A}_jonas`), { setup_id: SETUP_A, user_id: 'jonas' })
          .update(doc(db, `user_setups/${SETUP_A}`), { like_count: increment(1) })
          .commit(),
      ),
    ),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await getDoc(doc(db, `user_setups/${SETUP_A}`))).get('like_count')).toBe(1);
});
