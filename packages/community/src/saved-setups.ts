/** A member's private list of setups. Loads Firestore (lite). */
import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { COLLECTIONS, SETUP_ID } from '@lumen-throw/domain/collections';
import { SAVED_LIMITS } from '@lumen-throw/domain/community-limits';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { GalleryCard } from '@lumen-throw/domain/gallery-card';
import { CommunityError } from './community-error.ts';
import { firestoreService } from './firestore-service.ts';
import { guarded, readOnce } from './sdk-failures.ts';
import { readCards } from './setup-search.ts';

function listOf(env: FirebaseEnvironment, uid: string): DocumentReference {
  return doc(firestoreService(env), COLLECTIONS.savedSetups, uid);
}

function idsIn(stored: DocumentSnapshot): string[] {
  const ids: unknown = stored.get('setups');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && SETUP_ID.test(id)) : [];
}

/** Ids of the setups that a member saved, the last one first. */
export function readSaved(env: FirebaseEnvironment, uid: string): Promise<readonly string[]> {
  return guarded(async () => idsIn(await getDoc(listOf(env, uid))));
}

/**
 * Puts a setup on the list, or takes it off; what is so already stays so.
 * @returns the list as it is then
 * @throws CommunityError 'limit-reached' for one more than the list holds
 */
export function saveSetup(
  env: FirebaseEnvironment,
  uid: string,
  setupId: string,
  saved: boolean,
): Promise<readonly string[]> {
  return guarded(() =>
    runTransaction(firestoreService(env), async (transaction) => {
      const list = listOf(env, uid);
      const before = idsIn(await readOnce(() => transaction.get(list)));
      if (before.includes(setupId) === saved) return before;
      const others = before.filter((id) => id !== setupId);
      const after = saved ? [setupId, ...others] : others;
      if (after.length > SAVED_LIMITS.setupsMax) {
        throw new CommunityError(
          'limit-reached',
          `Your list holds ${SAVED_LIMITS.setupsMax} setups. Take one off first.`,
        );
      }
      transaction.set(list, { setups: after, updated_at: serverTimestamp() });
      return after;
    }),
  );
}

/** Cards of saved setups, in this order; those that are hidden or gone are left out. @param ids at most a page */
export function readSavedCards(env: FirebaseEnvironment, ids: readonly string[]): Promise<GalleryCard[]> {
  return guarded(() => readCards(env, ids));
}
