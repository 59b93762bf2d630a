import type { Auth } from 'firebase-admin/auth';
import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { siteMonthKey, SITE_TIME_ZONE, type MonthKey } from '@lumen-throw/domain/site-calendar';
import { countedLikes } from './counted-likes.ts';
import { auth, firestore } from './firebase-admin.ts';
import {
  byRank,
  decideRotation,
  type Candidate,
  type RotationDecision,
  type RotationState,
} from './rotation.ts';

/** Setups read in one query. */
const PAGE = 50;

/** Candidates that are looked at again when the decision is made. */
const CHECKED_MAX = 100;

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
      if (had.has(setup.id)) continue;
      const likes = Number(setup.get('like_count')) > 0 ? await count(setup) : 0;
      best = Math.max(best, likes);
      found.push(candidateFrom(setup, likes));
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return found;
    page = contenders(db).startAfter(last).limit(PAGE);
  }
}

/** Reads what the decision needs; of the candidates those that are still what they were. */
async function readState(
  db: Firestore,
  transaction: Transaction,
  month: MonthKey,
  candidates: readonly Candidate[],
): Promise<RotationState> {
  const setups = db.collection(COLLECTIONS.setups);
  const months = await transaction.get(db.collection(COLLECTIONS.featuredMonths));
  const flagged = await transaction.get(setups.where('is_featured_month', '==', true));
  const ranked = candidates.toSorted(byRank).slice(0, CHECKED_MAX);
  const found = ranked.length > 0 ? await transaction.getAll(...ranked.map(({ id }) => setups.doc(id))) : [];
  const open = new Set(
    found
      .filter((setup) => setup.get('status') === 'Published' && setup.get('featured_month') === null)
      .map(({ id }) => id),
  );
  return {
    month,
    flagged: flagged.docs.map((setup) => ({
      id: setup.id,
      month: setup.get('featured_month') as MonthKey | null,
    })),
    history: new Map(months.docs.map((entry) => [entry.id, String(entry.get('setup_id'))])),
    candidates: ranked.filter(({ id }) => open.has(id)),
  };
}

/**
 * Rotates the Setup of the Month in one transaction, so that a second run or an admin's click at the
 * same moment meets the result and never a half of it. Likes are counted before, for that takes time.
 * @param auth knows which members' likes count
 * @param scheduled the instant for which the run was planned, not the one at which it happens
 */
export async function rotate(
  db: Firestore,
  auth: Auth,
  scheduled: Date,
): Promise<RotationDecision & { month: MonthKey }> {
  const month = siteMonthKey(scheduled);
  const candidates = await findCandidates(db, countedLikes(db, auth));
  return db.runTransaction(async (transaction) => {
    const decision = decideRotation(await readState(db, transaction, month, candidates));
    const setups = db.collection(COLLECTIONS.setups);
    for (const id of decision.expire) transaction.update(setups.doc(id), { is_featured_month: false });
    if (decision.feature !== null) {
      transaction.update(setups.doc(decision.feature), { is_featured_month: true, featured_month: month });
      transaction.set(db.collection(COLLECTIONS.featuredMonths).doc(month), { setup_id: decision.feature });
    }
    return { ...decision, month };
  });
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
