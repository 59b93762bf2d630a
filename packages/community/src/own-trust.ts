/** How far the rules trust a member. Loads Firestore (lite). */
import { doc, getDoc } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { dayLimitReason, TRUST_LIMITS, trustOf, type DayLimit } from '@lumen-throw/domain/trust';
import { CommunityError } from './community-error.ts';
import { firestoreService } from './firestore-service.ts';

/**
 * Why the rules refused one more of something on a day.
 * @param used how often the member has done it in the day that runs
 * @returns null where the day's limit was not the reason
 */
export async function limitReached(
  env: FirebaseEnvironment,
  uid: string,
  what: DayLimit,
  used: number,
  cause: unknown,
): Promise<CommunityError | null> {
  const member = await getDoc(doc(firestoreService(env), COLLECTIONS.members, uid));
  const trust = trustOf(member.data(), new Date());
  if (used < TRUST_LIMITS[trust][what]) return null;
  return new CommunityError('limit-reached', dayLimitReason(what, trust), null, cause);
}
