import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS, GALLERY_TOTALS_ID } from '@lumen-throw/domain/collections';
import type { Answer } from './cached-answer.ts';
import { firestore } from './firebase-admin.ts';

/** Longest wait for Firestore, in milliseconds. */
const WAIT = 5000;
/** For so long one answer holds, in milliseconds: asking more often costs nothing more. */
const HOLDS = 10_000;

let latest: { at: number; up: Promise<boolean> } | null = null;

/** Whether Firestore answers in time. */
export async function isUp(db: Firestore, wait = WAIT): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Firestore did not answer in ${wait} ms.`)), wait);
  try {
    const read = db.collection(COLLECTIONS.galleryTotals).doc(GALLERY_TOTALS_ID).get();
    await Promise.race([read, late]);
    return true;
  } catch (error) {
    logger.error('The uptime check failed', {
      reason: error instanceof Error ? error.message : String(error),
    });
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** For uptime checks: 200 where hosting, functions and Firestore work together, 503 where they do not. */
export const uptime: Answer = async (_, response) => {
  const now = Date.now();
  if (latest === null || now - latest.at > HOLDS) latest = { at: now, up: isUp(firestore()) };
  const up = await latest.up;
  response.set('Cache-Control', 'no-store');
  response.status(up ? 200 : 503).json({ status: up ? 'up' : 'down' });
};
