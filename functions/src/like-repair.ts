import type { Firestore, Query } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS } from '@lumen-throw/domain/collections';

/** Setups looked at at once. */
const PAGE = 25;

/**
 * Decides what a setup's counter should say.
 * @param stored what it says now
 * @param counted how many likes there are
 * @returns the number to write, or null when the counter is right
 */
export function repairedCount(stored: unknown, counted: number): number | null {
  return stored === counted ? null : counted;
}

function likesOf(db: Firestore, setupId: string): Query {
  return db.collection(COLLECTIONS.likes).where('setup_id', '==', setupId);
}

/** Counts again inside of a transaction: a like given meanwhile is not lost. @returns whether it was wrong */
function repair(db: Firestore, setupId: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const setup = await transaction.get(db.collection(COLLECTIONS.setups).doc(setupId));
    if (!setup.exists) return false;
    const { count } = (await transaction.get(likesOf(db, setupId).count())).data();
    const stored: unknown = setup.get('like_count');
    const right = repairedCount(stored, count);
    if (right === null) return false;
    transaction.update(setup.ref, { like_count: right });
    logger.warn('Repaired the like count of a setup', { setupId, stored, right });
    return true;
  });
}

/**
 * Compares every setup's counter with its likes and corrects those that are wrong. Rules keep the counters
 * exact, so this finds what an operator or a fault has left.
 */
export async function repairLikeCounts(db: Firestore): Promise<{ setups: number; repaired: number }> {
  const pages = db.collection(COLLECTIONS.setups).orderBy(FieldPath.documentId()).limit(PAGE);
  let [setups, repaired, page] = [0, 0, pages];
  for (;;) {
    const { docs } = await page.get();
    const outcomes = await Promise.all(
      docs.map(async (setup) => {
        const { count } = (await likesOf(db, setup.id).count().get()).data();
        return repairedCount(setup.get('like_count'), count) === null ? false : repair(db, setup.id);
      }),
    );
    setups += docs.length;
    repaired += outcomes.filter(Boolean).length;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return { setups, repaired };
    page = pages.startAfter(last.id);
  }
}
