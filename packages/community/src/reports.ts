/** Reporting a setup to the admins. Loads Firestore (lite). */
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { COLLECTIONS, reportId } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { cleanText } from '@lumen-throw/domain/member-text';
import type { ReportReason } from '@lumen-throw/domain/moderation';
import { CommunityError } from './community-error.ts';
import { quotaStep } from './day-quota.ts';
import { guarded, isDenied, readOnce } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';
import { limitReached } from './own-trust.ts';

/** What a member says of a setup. */
export interface Report {
  reason: ReportReason;
  /** The member's own words; may be ''. */
  text: string;
}

/** Whether the member has reported a setup: asked as a list, of which the rules let each have the own part. */
async function hasReported(env: FirebaseEnvironment, uid: string, setupId: string): Promise<boolean> {
  const { docs } = await getDocs(
    query(
      collection(firestoreService(env), COLLECTIONS.reports),
      where('user_id', '==', uid),
      where('setup_id', '==', setupId),
      limit(1),
    ),
  );
  return docs.length > 0;
}

/** Why the rules refused a report that the form found right. */
async function refusal(
  env: FirebaseEnvironment,
  uid: string,
  setupId: string,
  cause: unknown,
): Promise<CommunityError> {
  if (await hasReported(env, uid, setupId)) {
    return new CommunityError('reported-before', 'You have reported this setup before.', null, cause);
  }
  const quota = await getDoc(doc(firestoreService(env), COLLECTIONS.reportQuota, uid));
  const used = Number(quota.get('reported') ?? 0);
  return (
    (await limitReached(env, uid, 'reports', used, cause)) ??
    new CommunityError('not-allowed', 'The report was not accepted.', null, cause)
  );
}

/**
 * Reports a setup: one report of each member and setup, and so many a day.
 * @throws CommunityError 'reported-before' for a second one, 'limit-reached' once the day's quota is used up
 */
export function reportSetup(
  env: FirebaseEnvironment,
  uid: string,
  setupId: string,
  { reason, text }: Report,
): Promise<void> {
  return guarded(async () => {
    const firestore = firestoreService(env);
    const id = reportId(setupId, uid);
    const quota = doc(firestore, COLLECTIONS.reportQuota, uid);
    try {
      await runTransaction(firestore, async (transaction) => {
        const before = await readOnce(() => transaction.get(quota));
        transaction.set(quota, { report_id: id, ...quotaStep(before, 'reported') });
        transaction.set(doc(firestore, COLLECTIONS.reports, id), {
          setup_id: setupId,
          user_id: uid,
          reason,
          text: cleanText(text),
          at: serverTimestamp(),
        });
      });
    } catch (error) {
      throw isDenied(error) ? await refusal(env, uid, setupId, error) : error;
    }
  });
}
