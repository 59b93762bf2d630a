import type { Auth } from 'firebase-admin/auth';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { siteMonthKey, SITE_TIME_ZONE, type MonthKey } from '@lumen-throw/domain/site-calendar';
import { countedLikes } from './deciding-likes.ts';
import { auth, firestore } from './firebase-admin.ts';
import { entriesOf, lastOf } from './moderation-log.ts';
import {
  byRank,
  decideRotation,
  type Candidate,
  type RotationDecision,
  type RotationState,
} from './rotation-decision.ts';

/** Setups read in one query. */
const PAGE = 50;

/** Searches for candidates in one run; after these the run fails, and Cloud Scheduler retries it. */
const SEARCHES_MAX = 5;

/** Published setups without a month of their own, those that more members like first. */
function contenders(db: Firestore): Query {
  return db
    .collection(COLLECTIONS.setups)
    .where('status', '==', 'Published')
    .where('featured_month', '==', null)
    .orderBy('like_count', 'desc')
    .orderBy('created_at', 'asc');
}

function candidateFrom(setup: DocumentSnapshot, likes: number): Candidate {
  const created: unknown = setup.get('created_at');
  return { id: setup.id, likes, created: created instanceof Timestamp ? created.toDate() : new Date(0) };
}

/**
 * Finds who could win. A setup's counter is never less than the likes that count, so that those
 * further down than the best need not be counted; those with as many likes are, for the older wins.
 * @param count the likes of a setup that count
 */
async function findCandidates(
  db: Firestore,
  count: (setup: DocumentSnapshot) => Promise<number>,
): Promise<Candidate[]> {
  const months = await db.collection(COLLECTIONS.featuredMonths).get();
  const had = new Set(months.docs.map((month) => String(month.get('setup_id'))));
  const found: Candidate[] = [];
  let best = -1;
  let page = contenders(db).limit(PAGE);
  for (;;) {
    const { docs } = await page.get();
    for (const setup of docs) {
      if (Number(setup.get('like_count')) < best) return found;
      // One that carries the flag without a month expires in this run.
      if (had.has(setup.id) || setup.get('is_featured_month') === true) continue;
      const likes = Number(setup.get('like_count')) > 0 ? await count(setup) : 0;
      best = Math.max(best, likes);
      found.push(candidateFrom(setup, likes));
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return found;
    page = contenders(db).startAfter(last).limit(PAGE);
  }
}

/** Whether a setup found before may still win: nobody has hidden, deleted or featured it since. */
async function isStillOpen(setup: DocumentReference, transaction: Transaction): Promise<boolean> {
  const found = await transaction.get(setup);
  return (
    found.get('status') === 'Published' &&
    found.get('featured_month') === null &&
    found.get('is_featured_month') !== true
  );
}

/** Whether the last word on a month is an admin's who took it away from a setup. */
async function isWithdrawn(db: Firestore, transaction: Transaction, month: MonthKey): Promise<boolean> {
  const last = lastOf(await entriesOf(db, transaction, 'month', month), ['feature', 'unfeature']);
  return last?.get('action') === 'unfeature';
}

/** Reads which setups have and had a month, and whether this one is to have none. */
async function readMonths(
  db: Firestore,
  transaction: Transaction,
  month: MonthKey,
): Promise<Pick<RotationState, 'flagged' | 'history' | 'withdrawn'>> {
  const months = await transaction.get(db.collection(COLLECTIONS.featuredMonths));
  const flagged = await transaction.get(
    db.collection(COLLECTIONS.setups).where('is_featured_month', '==', true),
  );
  return {
    flagged: flagged.docs.map((setup) => ({
      id: setup.id,
      month: setup.get('featured_month') as MonthKey | null,
    })),
    withdrawn: await isWithdrawn(db, transaction, month),
    history: new Map(months.docs.map((entry) => [entry.id, String(entry.get('setup_id'))])),
  };
}

/**
 * Rotates the Setup of the Month in one transaction, so that a second run or an admin's click at the
 * same moment meets the result and never a half of it. Likes are counted before, for that takes time;
 * when somebody hides, deletes or features the best setup meanwhile, it searches again.
 * @param auth knows which members' likes count
 * @param scheduled the instant for which the run was planned, not the one at which it happens
 * @throws Error when the best setup was gone after each search; nothing is changed then
 */
export async function rotate(
  db: Firestore,
  auth: Auth,
  scheduled: Date,
): Promise<RotationDecision & { month: MonthKey }> {
  const month = siteMonthKey(scheduled);
  const setups = db.collection(COLLECTIONS.setups);
  const count = countedLikes(db, auth);
  for (let search = 1; search <= SEARCHES_MAX; search += 1) {
    const [best] = (await findCandidates(db, count)).toSorted(byRank);
    const decision = await db.runTransaction(async (transaction) => {
      const months = await readMonths(db, transaction, month);
      const open = best && (await isStillOpen(setups.doc(best.id), transaction)) ? [best] : [];
      const decided = decideRotation({ month, ...months, candidates: open });
      // Somebody took the best one away: another may be better than all the others that were found.
      if (decided.outcome === 'none-eligible' && best) return null;
      for (const id of decided.expire) transaction.update(setups.doc(id), { is_featured_month: false });
      if (decided.feature !== null) {
        const winner = setups.doc(decided.feature);
        transaction.update(winner, { is_featured_month: true, featured_month: month });
        transaction.set(db.collection(COLLECTIONS.featuredMonths).doc(month), { setup_id: winner.id });
      }
      return decided;
    });
    if (decision) return { ...decision, month };
  }
  throw new Error('The best setup changed during each attempt to feature it.');
}

/** At 00:00 of the site's calendar on the 1st: what has expired goes, the most liked one comes. */
export const rotateSetupOfTheMonth = onSchedule(
  { schedule: '0 0 1 * *', timeZone: SITE_TIME_ZONE, retryCount: 3, maxInstances: 1, timeoutSeconds: 540 },
  async (event) => {
    const result = await rotate(firestore(), auth(), new Date(event.scheduleTime));
    if (result.outcome === 'none-eligible') logger.warn('No setup can be featured this month', { ...result });
    else logger.info('Setup of the Month rotated', { ...result });
  },
);
