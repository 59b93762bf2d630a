/** Likes. Loads Firestore (lite). */
import {
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  runTransaction,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { COLLECTIONS, likeId } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { writeWithStep } from './day-quota.ts';
import { guarded, isDenied, readOnce } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';
import { findSetup } from './gallery.ts';
import { limitReached } from './own-trust.ts';
import { setupDocument } from './setup-documents.ts';

/** Values that Firestore takes in one `in` condition. */
const IN_MAX = 30;

/**
 * Which of some setups a member likes; ask for each page of setups as it is read, so that the cost
 * does not grow with a member's likes.
 */
export function likedAmong(
  env: FirebaseEnvironment,
  uid: string,
  setupIds: readonly string[],
): Promise<Set<string>> {
  return guarded(async () => {
    const liked = new Set<string>();
    for (let start = 0; start < setupIds.length; start += IN_MAX) {
      const found = await getDocs(
        query(
          collection(firestoreService(env), COLLECTIONS.likes),
          where('user_id', '==', uid),
          where('setup_id', 'in', setupIds.slice(start, start + IN_MAX)),
          limit(IN_MAX),
        ),
      );
      for (const like of found.docs) liked.add(String(like.get('setup_id')));
    }
    return liked;
  });
}

/** What is true of a member's like of a setup now. */
export interface LikeState {
  liked: boolean;
  /** The setup's number of likes; null when the setup is gone or hidden from this member. */
  count: number | null;
}

/**
 * Reads whether a member likes a setup, and how many do. Ask after a like or its withdrawal was
 * refused, and show what this says: another tab or device may have been first.
 */
export function likeState(env: FirebaseEnvironment, uid: string, setupId: string): Promise<LikeState> {
  return guarded(async () => {
    const [liked, setup] = await Promise.all([
      likedAmong(env, uid, [setupId]),
      findSetup(env, setupId, { uid }),
    ]);
    return { liked: liked.has(setupId), count: setup?.like_count ?? null };
  });
}

async function likeCount(env: FirebaseEnvironment, setupId: string): Promise<number> {
  return Number((await getDoc(setupDocument(env, setupId))).get('like_count') ?? 0);
}

/**
 * Likes a setup: the like, the setup's counter and the step of the day's quota in one atomic write.
 * @returns the setup's number of likes afterwards
 * @throws CommunityError 'limit-reached' once the day's quota is used up
 */
export function like(env: FirebaseEnvironment, uid: string, setupId: string): Promise<number> {
  return guarded(async () => {
    const firestore = firestoreService(env);
    const entry = doc(firestore, COLLECTIONS.likes, likeId(setupId, uid));
    const quota = doc(firestore, COLLECTIONS.likeQuota, uid);
    try {
      await writeWithStep((step) =>
        runTransaction(firestore, async (transaction) => {
          const before = await readOnce(() => transaction.get(quota));
          transaction
            .set(quota, { setup_id: setupId, ...step(before, 'liked') })
            .set(entry, { setup_id: setupId, user_id: uid })
            .update(setupDocument(env, setupId), { like_count: increment(1) });
        }),
      );
    } catch (error) {
      if (!isDenied(error)) throw error;
      const used = Number((await getDoc(quota)).get('liked') ?? 0);
      throw (await limitReached(env, uid, 'likes', used, error)) ?? error;
    }
    return likeCount(env, setupId);
  });
}

/** Takes a like back. @returns the setup's number of likes afterwards */
export function unlike(env: FirebaseEnvironment, uid: string, setupId: string): Promise<number> {
  return guarded(async () => {
    const firestore = firestoreService(env);
    await writeBatch(firestore)
      .delete(doc(firestore, COLLECTIONS.likes, likeId(setupId, uid)))
      .update(setupDocument(env, setupId), { like_count: increment(-1) })
      .commit();
    return likeCount(env, setupId);
  });
}
