/** Publishing a release: all its versions at once, in one transaction with the release document itself. */

import { contentOf, strengthened, weakened } from '../documents/copied-content.ts';
import { draftIdOf, publishedIdOf, type JsonObject, type LakeDocument } from '../documents/document.ts';
import { randomTransactionId, type Staging } from '../documents/mutations.ts';
import { releaseIdOf, unpublishes } from './release-document.ts';

/** What a published or archived release keeps of its versions. */
export function finalStates(ids: readonly string[]): JsonObject[] {
  return ids.map((id) => ({ _key: randomTransactionId(), id }));
}

/** Puts a draft's or version's content where readers see it. The draft or version stays. */
export function publishContent(staging: Staging, source: LakeDocument): void {
  const publishedId = publishedIdOf(source._id);
  staging.replace({
    ...strengthened(contentOf(source)),
    _id: publishedId,
    _type: source._type,
    _createdAt: staging.get(publishedId)?._createdAt ?? source._createdAt,
  });
}

/**
 * "The contents of the published document are used to create a new draft document … If a draft document …
 * already exists, it will remain" (https://www.sanity.io/docs/user-guides/content-releases).
 */
function unpublish(staging: Staging, publishedId: string): void {
  const published = staging.get(publishedId);
  if (!published) return;
  const draftId = draftIdOf(publishedId);
  if (!staging.get(draftId)) {
    const typeOf = (id: string): string | null => staging.get(id)?._type ?? null;
    staging.replace({
      ...weakened(contentOf(published), typeOf),
      _id: draftId,
      _type: published._type,
      _createdAt: published._createdAt,
    });
  }
  staging.apply({ delete: { id: publishedId } });
}

/**
 * Publishes the versions of a release and marks it as published. Drafts of the documents stay as they are.
 * What the references of the documents forbid is refused when the transaction is checked.
 * @param name of a release whose state the caller has looked at
 */
export function publishRelease(staging: Staging, name: string): void {
  const ids = staging.versionsOf(name);
  for (const id of ids) {
    const version = staging.get(id);
    if (!version) continue;
    if (unpublishes(version)) unpublish(staging, publishedIdOf(id));
    else publishContent(staging, version);
    staging.apply({ delete: { id } });
  }
  staging.apply({
    patch: {
      id: releaseIdOf(name),
      set: { state: 'published', finalDocumentStates: finalStates(ids), publishedAt: staging.timestamp },
      unset: ['error'],
    },
  });
}
