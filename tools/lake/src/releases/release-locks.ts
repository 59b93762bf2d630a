/**
 * What a release keeps as it is: "When `scheduled`, any version documents that are part of the release will be
 * locked … the release must have a `state` of `active`"
 * (https://www.sanity.io/docs/content-lake/content-release-document-flow), and "no documents that it references
 * can be deleted as this would make the publish fail" (the client, `releases.schedule`).
 */

import { documentLocked } from '../http/api-error.ts';
import type { DocumentChange, LakeDocument } from '../documents/document.ts';
import { releaseIdOf, releaseOfVersion, releaseState, type ReleaseState } from './release-document.ts';

/** The documents of before the transaction. */
interface Before {
  get(id: string): LakeDocument | null;
  /** Ids of the documents that refer to one. */
  referencesTo(id: string): readonly string[];
}

/**
 * Refuses a transaction that changes a version whose release is not active, before and after it, or deletes
 * what a scheduled release refers to. A transaction that publishes, unschedules or restores the release may.
 * @throws ApiError 409 that names the document
 */
export function checkReleaseLocks(changes: readonly DocumentChange[], before: Before): void {
  const after = new Map(changes.map(({ id, next }) => [id, next]));
  const lockedBy = (release: string): ReleaseState | null => {
    const id = releaseIdOf(release);
    const was = releaseState(before.get(id));
    const is = after.has(id) ? releaseState(after.get(id)) : was;
    return was !== null && was !== 'active' && was === is ? was : null;
  };
  for (const { id, next } of changes) {
    const own = releaseOfVersion(id);
    const state = own === null ? null : lockedBy(own);
    if (state !== null) throw documentLocked(id, `its release "${own}" is ${state}`);
    if (next !== null) continue;
    for (const source of before.referencesTo(id)) {
      const release = releaseOfVersion(source);
      if (release !== null && lockedBy(release) === 'scheduled')
        throw documentLocked(id, `"${source}" of the scheduled release "${release}" refers to it`);
    }
  }
}
