/** Kit and measures of setups. Loads Firestore (lite). */
import {
  deleteDoc,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type Transaction,
  type WithFieldValue,
} from 'firebase/firestore/lite';
import { DETAIL_LIMITS } from '@lumen-throw/domain/community-limits';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import {
  saysSomething,
  setupDetails,
  type SetupDetails,
  type SetupDetailsFields,
} from '@lumen-throw/domain/setup-details';
import { CommunityError } from './community-error.ts';
import { quotaStep } from './day-quota.ts';
import { guarded, isDenied, readOnce } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';

export function detailsDocument(env: FirebaseEnvironment, setupId: string): DocumentReference {
  return doc(firestoreService(env), COLLECTIONS.setupDetails, setupId);
}

/** Details as they are stored; the rules take these fields and no others. @param uid of the setup's owner */
function storedDetails(
  uid: string,
  details: SetupDetails,
): WithFieldValue<SetupDetailsFields & { updated_at: unknown }> {
  const { projector, screen, kit, diagonal_inches, aspect, distance, units, light, place } = details;
  return {
    created_by: uid,
    projector,
    screen,
    kit,
    diagonal_inches,
    aspect,
    distance,
    units,
    light,
    place,
    updated_at: serverTimestamp(),
  };
}

/** Kit and measures of a setup; null where there are none, or none that this reader may see. */
export function readDetails(env: FirebaseEnvironment, setupId: string): Promise<SetupDetails | null> {
  return guarded(async () => {
    try {
      return setupDetails((await getDoc(detailsDocument(env, setupId))).data());
    } catch (error) {
      if (isDenied(error)) return null;
      throw error;
    }
  });
}

/** Prepares a write of kit and measures, with the step of the day's quota that the rules ask for. */
export async function readyDetails(
  env: FirebaseEnvironment,
  transaction: Transaction,
  uid: string,
  setupId: string,
): Promise<(details: SetupDetails) => void> {
  const quota = doc(firestoreService(env), COLLECTIONS.detailsQuota, uid);
  const before = await readOnce(() => transaction.get(quota));
  return (details) => {
    transaction.set(quota, { setup_id: setupId, ...quotaStep(before, 'changed') });
    transaction.set(detailsDocument(env, setupId), storedDetails(uid, details));
  };
}

/** Why the rules refused details that the form found right. */
async function refusal(env: FirebaseEnvironment, uid: string, cause: unknown): Promise<CommunityError> {
  const quota = await getDoc(doc(firestoreService(env), COLLECTIONS.detailsQuota, uid));
  return Number(quota.get('changed') ?? 0) >= DETAIL_LIMITS.changesPerDay
    ? new CommunityError(
        'limit-reached',
        `You can change kit and measures ${DETAIL_LIMITS.changesPerDay} times a day. Please come back tomorrow.`,
        null,
        cause,
      )
    : new CommunityError('not-allowed', 'You are not allowed to do this.', null, cause);
}

/**
 * Stores kit and measures of one's own setup; what says nothing is taken away.
 * @throws CommunityError 'not-allowed' for a setup of somebody else, and for a Setup of the Month,
 * 'limit-reached' once the day's quota is used up
 */
export function saveDetails(
  env: FirebaseEnvironment,
  uid: string,
  setupId: string,
  details: SetupDetails,
): Promise<void> {
  return guarded(async () => {
    const document = detailsDocument(env, setupId);
    if (!saysSomething(details)) {
      if ((await getDoc(document)).exists()) await deleteDoc(document);
      return;
    }
    try {
      await runTransaction(firestoreService(env), async (transaction) =>
        (await readyDetails(env, transaction, uid, setupId))(details),
      );
    } catch (error) {
      throw isDenied(error) ? await refusal(env, uid, error) : error;
    }
  });
}
