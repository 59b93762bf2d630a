/** Who follows a Setup of the Month that was hidden or deleted in its month. */
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { rotate } from './rotate-setup-of-the-month.ts';

/**
 * Gives the month of a setup that was hidden or deleted to the next one, as a rotation would. One that an admin
 * took the month from, or replaced, has no successor; months gone by stay as they were.
 * @param now decides which month is the current one
 */
export async function fillMonthAfter(
  db: Firestore,
  auth: Auth,
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
  now = new Date(),
): Promise<void> {
  const had = before.get('is_featured_month') === true && before.get('featured_month') === siteMonthKey(now);
  if (!had || after.get('status') === 'Published') return;
  logger.info('Filled the month of a hidden or deleted setup', {
    setup: before.id,
    ...(await rotate(db, auth, now)),
  });
}
