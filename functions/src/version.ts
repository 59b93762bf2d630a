import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS, PUBLISHED_CHANGES_ID } from '@lumen-throw/domain/collections';
import {
  NO_CHANGES,
  publishedChanges,
  VERSION_CACHE,
  type PublishedChanges,
} from '@lumen-throw/domain/published-changes';
import { cachedAnswer } from './cached-answer.ts';
import { firestore } from './firebase-admin.ts';

/**
 * What was published of late; one document is read.
 * @throws Error when the stored document is not what the webhook's function writes
 */
export async function readVersion(db: Firestore): Promise<PublishedChanges> {
  const stored = await db.collection(COLLECTIONS.publishedChanges).doc(PUBLISHED_CHANGES_ID).get();
  if (!stored.exists) return NO_CHANGES;
  const read = publishedChanges(stored.data());
  if (read === null) throw new Error('The stored changes are malformed.');
  return read;
}

/** Tells open pages what was published of late. The same for everybody, so that the CDN can answer. */
export const version = cachedAnswer(
  { cacheControl: VERSION_CACHE, failure: 'What was published cannot be told' },
  async () => JSON.stringify(await readVersion(firestore())),
);
