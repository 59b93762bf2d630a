/** Reads every document of a member. Loads Firestore (lite). */
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { firestoreService } from './firestore-service.ts';

/** All documents whose field names the member, page by page: the rules bound every list. */
export async function allNaming(
  env: FirebaseEnvironment,
  name: string,
  ownerField: string,
  uid: string,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = found.at(-1);
    const { docs } = await getDocs(
      query(
        collection(firestoreService(env), name),
        where(ownerField, '==', uid),
        orderBy(documentId()),
        ...(last ? [startAfter(last.id)] : []),
        limit(PAGE_SIZES.listMax),
      ),
    );
    found.push(...docs);
    if (docs.length < PAGE_SIZES.listMax) return found;
  }
}
