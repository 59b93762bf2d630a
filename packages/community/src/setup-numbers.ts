/** What readers did with a member's setups. Loads Firestore (lite). */
import { collection, documentId, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { firestoreService } from './firestore-service.ts';
import { guarded } from './sdk-failures.ts';

/**
 * How many members recreated each of some own setups, by id; those that nobody has are left out.
 * @param ids at most a page of own setups
 */
export function readRecreations(
  env: FirebaseEnvironment,
  uid: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return guarded(async () => {
    const { docs } = await getDocs(
      query(
        collection(firestoreService(env), COLLECTIONS.setupNumbers),
        where('owner', '==', uid),
        where(documentId(), 'in', ids),
        limit(ids.length),
      ),
    );
    return new Map(docs.map((numbers) => [numbers.id, Number(numbers.get('recreated'))]));
  });
}
