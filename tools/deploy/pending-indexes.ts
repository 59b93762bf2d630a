import { openGoogleApi } from '../hosted/google-api.ts';
import { Failure } from '../product/failure.ts';

interface IndexList {
  indexes?: { name: string; state: string }[];
}

/**
 * Names of a hosted project's indexes that Firestore is still building.
 * @throws Failure naming those that it could not build, which no waiting mends
 */
export async function pendingIndexes(projectId: string): Promise<string[]> {
  const google = await openGoogleApi(projectId);
  const { indexes = [] } = await google.ask<IndexList>(
    'GET',
    `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-/indexes`,
  );
  const inState = (wanted: string): string[] =>
    indexes.filter(({ state }) => state === wanted).map(({ name }) => name);
  const broken = inState('NEEDS_REPAIR');
  if (broken.length > 0) {
    throw new Failure(
      `Firestore failed to build these indexes; delete them in the Firebase console, Firestore, Indexes, and deploy again:\n${broken.join('\n')}`,
    );
  }
  return inState('CREATING');
}
