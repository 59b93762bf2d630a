/** Kit and measures of setups. Loads Firestore (lite). */
import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  type DocumentReference,
  type WithFieldValue,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import {
  saysSomething,
  setupDetails,
  type SetupDetails,
  type SetupDetailsFields,
} from '@lumen-throw/domain/setup-details';
import { guarded, isDenied } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';

export function detailsDocument(env: FirebaseEnvironment, setupId: string): DocumentReference {
  return doc(firestoreService(env), COLLECTIONS.setupDetails, setupId);
}

/** Details as they are stored; the rules take these fields and no others. @param uid of the setup's owner */
export function storedDetails(
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

/**
 * Stores kit and measures of one's own setup; what says nothing is taken away.
 * @throws CommunityError 'not-allowed' for a setup of somebody else, and for a Setup of the Month
 */
export function saveDetails(
  env: FirebaseEnvironment,
  uid: string,
  setupId: string,
  details: SetupDetails,
): Promise<void> {
  return guarded(async () => {
    const document = detailsDocument(env, setupId);
    if (saysSomething(details)) await setDoc(document, storedDetails(uid, details));
    else if ((await getDoc(document)).exists()) await deleteDoc(document);
  });
}
