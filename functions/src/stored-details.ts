import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { setupDetails, type SetupDetails } from '@lumen-throw/domain/setup-details';

/** What is stored of a setup's kit and measures; null where nothing is, or nothing that can be read. */
export function storedDetails(snapshot: DocumentSnapshot): SetupDetails | null {
  return setupDetails(snapshot.data());
}
