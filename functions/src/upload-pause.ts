import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onMessagePublished } from 'firebase-functions/pubsub';
import { COLLECTIONS, SITE_CONFIG_ID } from '@lumen-throw/domain/collections';
import { BUDGET_TOPIC, budgetNotice, type BudgetNotice } from '@lumen-throw/domain/spending';
import { firestore } from './firebase-admin.ts';
import { HOSTED } from './options.ts';

/**
 * Pauses uploads where a month has cost its budget. Once for each month and amount: when an operator
 * has resumed them (`npm run tool -- uploads resume`), the next message does not pause them again.
 * @returns whether they are paused with this message
 */
export function pauseWhenSpent(
  db: Firestore,
  { cost, budget, interval }: BudgetNotice,
  now: Date,
): Promise<boolean> {
  const config = db.collection(COLLECTIONS.siteConfig).doc(SITE_CONFIG_ID);
  const reached = `${interval} ${budget}`;
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(config);
    if (cost < budget || stored.get('budget_reached') === reached) return false;
    const paused = { uploads_paused: true, uploads_paused_at: now, budget_reached: reached };
    transaction.set(config, paused, { merge: true });
    return true;
  });
}

/** Hears what the month has cost. The emulators have no billing. */
export const pauseUploads = HOSTED
  ? onMessagePublished({ topic: BUDGET_TOPIC, maxInstances: 1 }, async ({ data }) => {
      const notice = budgetNotice(data.message.json);
      if (notice === null) {
        logger.warn('Failed to parse a budget message');
        return;
      }
      if (await pauseWhenSpent(firestore(), notice, new Date()))
        logger.error('The budget is spent: uploads are paused', { ...notice });
    })
  : undefined;
