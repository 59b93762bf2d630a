import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  COLLECTIONS,
  PUBLISHED_CHANGES_ID,
  SITE_BUILD_ID,
  STARTED_BUILD_ID,
} from '@lumen-throw/domain/collections';
import { NO_CHANGES, publishedChanges } from '@lumen-throw/domain/published-changes';
import { LIVE_WAIT } from '@lumen-throw/domain/published-state';

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
  const started = db.collection(COLLECTIONS.siteBuilds).doc(STARTED_BUILD_ID);
  const told = db.collection(COLLECTIONS.publishedChanges).doc(PUBLISHED_CHANGES_ID);
  await db.runTransaction(async (transaction) => {
    const [after, before, changed] = await transaction.getAll(pending, started, told);
    if (!after?.exists) return;
    const { changes } = publishedChanges(changed?.data()) ?? NO_CHANGES;
    const moments = changes.flatMap(({ updatedAt }) => updatedAt ?? []).toSorted();
    // The first that is not live is watched: later ones would put the end off for good.
    if (!before?.exists)
      transaction.set(started, { at: Timestamp.fromDate(now), upTo: moments.at(-1) ?? '' });
    const newer = Number(after.get('publishes')) - publishes;
    if (newer > 0) transaction.update(pending, { first: after.get('latest') as Timestamp, publishes: newer });
    else transaction.delete(pending);
  });
  return publishes;
}

/**
 * Whether a build that was started long ago is still not live; said once for each.
 * @param live asks the site up to which change its pages were made (ISO 8601); null where it does not tell
 */
export async function isBuildOverdue(
  db: Firestore,
  now: Date,
  live: () => Promise<string | null>,
): Promise<boolean> {
  const started = db.collection(COLLECTIONS.siteBuilds).doc(STARTED_BUILD_ID);
  const found = await started.get();
  if (!found.exists || now.getTime() - (found.get('at') as Timestamp).toMillis() < LIVE_WAIT) return false;
  const upTo = Date.parse(String(found.get('upTo')));
  const made = Date.parse((await live()) ?? '');
  await started.delete();
  // Where only documents went away, no moment tells.
  return !Number.isNaN(upTo) && !(made >= upTo);
}
