/** The admins' search over every setup. Loads Firestore (lite) and Auth. */
import { documentId, getDocs, limit, query, where } from 'firebase/firestore/lite';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { Setup, SetupStatus } from '@lumen-throw/domain/setup';
import type { SubmissionMatches, SubmissionSearch } from '@lumen-throw/domain/submission-search';
import { callFunction } from './call-function.ts';
import { guarded, LONG_TIMEOUT } from './sdk-failures.ts';
import { setupFrom, setupsCollection, type PageCursor, type SetupPage } from './setup-documents.ts';

/** Ids that Firestore takes in one `in` condition. */
const IN_MAX = 30;

/** Setups by their ids, in this order; those that are gone are left out. */
export async function readSetups(env: FirebaseEnvironment, ids: readonly string[]): Promise<Setup[]> {
  const found = new Map<string, Setup>();
  for (let start = 0; start < ids.length; start += IN_MAX) {
    const some = ids.slice(start, start + IN_MAX);
    const { docs } = await getDocs(
      query(setupsCollection(env), where(documentId(), 'in', some), limit(IN_MAX)),
    );
    for (const snapshot of docs) {
      const setup = setupFrom(env, snapshot);
      if (setup) found.set(setup.id, setup);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * One page of the submissions whose title, place or member hold every word of a search, newest
 * first, out of all there are. Each call costs a read for each setup that it looks at: call it when
 * the admin has finished typing, not at each letter.
 * @param status only these; null for all
 * @param after `next` of the page before; a page may hold few setups or none, and still have a next
 * @throws CommunityError 'not-allowed' for all but admins
 */
export function searchSubmissions(
  env: FirebaseEnvironment,
  search: string,
  status: SetupStatus | null = null,
  after: PageCursor | null = null,
): Promise<SetupPage> {
  return guarded(async () => {
    const asked: SubmissionSearch = { search, status, after };
    const { ids, next } = (await callFunction(env, 'searchSubmissions', asked)) as SubmissionMatches;
    return { setups: await readSetups(env, ids), next };
  }, LONG_TIMEOUT);
}
