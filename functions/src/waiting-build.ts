import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS, SITE_BUILD_ID } from '@lumen-throw/domain/collections';

/** A build starts when nothing has been published for so long … (milliseconds) */
export const QUIET = 2 * 60_000;
/** … and at the latest so long after the first publish that waits. */
export const LONGEST_WAIT = 15 * 60_000;

/** Publishes that wait for a build. */
interface WaitingBuild {
  first: Date;
  latest: Date;
  publishes: number;
}

/** Whether the site is to be built now: many publishes in a row make one build. */
function isDue({ first, latest }: WaitingBuild, now: Date): boolean {
  return now.getTime() - latest.getTime() >= QUIET || now.getTime() - first.getTime() >= LONGEST_WAIT;
}

/**
 * Starts the build that is due, if one is. It is forgotten only after it was started, so that a
 * failure is tried again; a publish in between is not lost, it waits for the next one.
 * @param start starts the build; throws where it cannot
 * @returns how many publishes it is for, or null when none is due
 */
export async function startDueBuild(
  db: Firestore,
  now: Date,
  start: (publishes: number) => Promise<void>,
): Promise<number | null> {
  const pending = db.collection(COLLECTIONS.siteBuilds).doc(SITE_BUILD_ID);
  const found = await pending.get();
  if (!found.exists) return null;
  const latest = found.get('latest') as Timestamp;
  const publishes = Number(found.get('publishes'));
  const first = found.get('first') as Timestamp;
  if (!isDue({ first: first.toDate(), latest: latest.toDate(), publishes }, now)) return null;
  await start(publishes);
  await db.runTransaction(async (transaction) => {
    const after = await transaction.get(pending);
    const newer = Number(after.get('publishes')) - publishes;
    if (newer > 0) transaction.update(pending, { first: after.get('latest') as Timestamp, publishes: newer });
    else transaction.delete(pending);
  });
  return publishes;
}
