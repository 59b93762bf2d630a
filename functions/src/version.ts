import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { COLLECTIONS, PUBLISHED_CHANGES_ID } from '@lumen-throw/domain/collections';
import {
  NO_CHANGES,
  publishedChanges,
  VERSION_CACHE,
  type PublishedChanges,
} from '@lumen-throw/domain/published-changes';
import { firestore } from './firebase-admin.ts';

/**
 * What was published of late; one document is read.
 * @throws Error when the stored document is not what the webhook's function writes
 */
export async function readVersion(db: Firestore): Promise<PublishedChanges> {
  const stored = await db.collection(COLLECTIONS.publishedChanges).doc(PUBLISHED_CHANGES_ID).get();
  if (!stored.exists) return NO_CHANGES;
  const read = publishedChanges(stored.data());
  if (read === null) throw new Error('The stored changes cannot be read.');
  return read;
}

/** Tells open pages what was published of late. The same for everybody, so that the CDN can answer. */
export const version = onRequest(
  { maxInstances: 5, timeoutSeconds: 10, cors: false },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Cache-Control', 'no-store').set('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    try {
      response.set('Cache-Control', VERSION_CACHE).json(await readVersion(firestore()));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.error('What was published cannot be told', { reason });
      response.set('Cache-Control', 'no-store').status(503).end();
    }
  },
);
