import type { Firestore, Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { COLLECTIONS, setupImageFolder } from '@lumen-throw/domain/collections';
import { bucket, firestore } from './firebase-admin.ts';

/** Documents deleted in one commit; Firestore takes at most 500 writes. */
const BATCH = 400;

async function deleteAll(db: Firestore, found: Query): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { docs } = await found.limit(BATCH).get();
    if (docs.length === 0) return deleted;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    deleted += docs.length;
  }
}

/** Only pictures in the owner's own folder go and change with the owner's setup. */
export function ownImages(images: unknown, owner: string): string[] {
  if (!Array.isArray(images)) return [];
  return images.filter(
    (path): path is string => typeof path === 'string' && path.startsWith(`${setupImageFolder(owner)}/`),
  );
}

/**
 * Removes what a deleted setup leaves: its likes, its pictures and its entries among the months.
 * Runs again after a failure; what is gone already is no failure.
 */
export const clearAfterSetup = onDocumentDeleted(
  { document: `${COLLECTIONS.setups}/{setupId}`, retry: true },
  async (event) => {
    const { setupId } = event.params;
    const db = firestore();
    const bySetup = (collection: string): Query => db.collection(collection).where('setup_id', '==', setupId);
    const images = ownImages(event.data?.get('images'), String(event.data?.get('created_by')));
    await Promise.all(images.map((path) => bucket().file(path).delete({ ignoreNotFound: true })));
    const likes = await deleteAll(db, bySetup(COLLECTIONS.likes));
    const months = await deleteAll(db, bySetup(COLLECTIONS.featuredMonths));
    logger.info('Cleared after a deleted setup', { setupId, likes, images: images.length, months });
  },
);
