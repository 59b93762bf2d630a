import { applicationDefault } from 'firebase-admin/app';

interface IndexList {
  indexes?: { name: string; state: string }[];
}

/**
 * Names of a hosted project's indexes that Firestore is still building.
 * @throws Error when Google's credentials are missing or refused
 */
export async function pendingIndexes(projectId: string): Promise<string[]> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const answer = await fetch(
    `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-/indexes`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  if (!answer.ok) throw new Error(`Firestore does not list its indexes: HTTP ${answer.status}.`);
  const { indexes = [] } = (await answer.json()) as IndexList;
  return indexes.filter(({ state }) => state === 'CREATING').map(({ name }) => name);
}
