import type { DocumentSnapshot, Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { siteMonthKey, SITE_TIME_ZONE, type MonthKey } from '@lumen-throw/domain/site-calendar';
import { firestore } from './firebase-admin.ts';
import { decideRotation, type Candidate, type RotationDecision, type RotationState } from './rotation.ts';

function candidateFrom(setup: DocumentSnapshot): Candidate {
  const created = setup.get('created_at') as Timestamp;
  return { id: setup.id, likes: Number(setup.get('like_count')), created: created.toDate() };
}

/**
 * Reads what the decision needs. Candidates are those without a month of their own; some of these
 * may stand in the history all the same, so one more than the history holds is always enough.
 */
async function readState(db: Firestore, transaction: Transaction, month: MonthKey): Promise<RotationState> {
  const setups = db.collection(COLLECTIONS.setups);
  const months = await transaction.get(db.collection(COLLECTIONS.featuredMonths));
  const flagged = await transaction.get(setups.where('is_featured_month', '==', true));
  const candidates = await transaction.get(
    setups
      .where('status', '==', 'Published')
      .where('featured_month', '==', null)
      .orderBy('like_count', 'desc')
      .orderBy('created_at', 'asc')
      .limit(months.size + 1),
  );
  return {
    month,
    flagged: flagged.docs.map((setup) => ({
      id: setup.id,
      month: setup.get('featured_month') as MonthKey | null,
    })),
    history: new Map(months.docs.map((entry) => [entry.id, String(entry.get('setup_id'))])),
    candidates: candidates.docs.map(candidateFrom),
  };
}

/**
 * Rotates the Setup of the Month in one transaction, so that a second run or an admin's click at the
 * same moment meets the result and never a half of it.
 * @param scheduled the instant for which the run was planned, not the one at which it happens
 */
export function rotate(db: Firestore, scheduled: Date): Promise<RotationDecision & { month: MonthKey }> {
  const month = siteMonthKey(scheduled);
  return db.runTransaction(async (transaction) => {
    const decision = decideRotation(await readState(db, transaction, month));
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
  { schedule: '0 0 1 * *', timeZone: SITE_TIME_ZONE, retryCount: 3, maxInstances: 1 },
  async (event) => {
    const result = await rotate(firestore(), new Date(event.scheduleTime));
    if (result.outcome === 'none-eligible') logger.warn('No setup can be featured this month', { ...result });
    else logger.info('Setup of the Month rotated', { ...result });
  },
);
