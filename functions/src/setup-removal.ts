import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { firestore } from './firebase-admin.ts';
import { tellReporters } from './decision-notices.ts';
import { ownImages, releasePicture } from './picture-claims.ts';

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

/** Notes that an id is used up; the rules ask for it, what operators delete has no such note. */
function noteGone(db: Firestore, setupId: string): Promise<unknown> {
  return db.collection(COLLECTIONS.goneSetups).doc(setupId).set({ deleted_at: FieldValue.serverTimestamp() });
}

/**
 * Removes what a deleted setup leaves: kit and measures, likes, pictures, reports and edits, and its entries among the months.
 * Runs again after a failure; what is gone already is no failure. A setup that is there again, out
 * of a back-up, keeps what is its own.
 */
export const clearAfterSetup = onDocumentDeleted(
  { document: `${COLLECTIONS.setups}/{setupId}`, retry: true },
  async (event) => {
    const { setupId } = event.params;
    const db = firestore();
    if ((await db.collection(COLLECTIONS.setups).doc(setupId).get()).exists) {
      logger.warn('A deleted setup is there again and keeps everything', { setupId });
      return;
    }
    await noteGone(db, setupId);
    const bySetup = (collection: string): Query => db.collection(collection).where('setup_id', '==', setupId);
    await db.collection(COLLECTIONS.setupDetails).doc(setupId).delete();
    const images = ownImages(event.data?.get('images'), String(event.data?.get('created_by')));
    const deleted = await Promise.all(images.map((path) => releasePicture(db, setupId, path)));
    const likes = await deleteAll(db, bySetup(COLLECTIONS.likes));
    const months = await deleteAll(db, bySetup(COLLECTIONS.featuredMonths));
    await tellReporters(db, setupId, String(event.data?.get('title')));
    await deleteAll(db, bySetup(COLLECTIONS.reports));
    await deleteAll(db, bySetup(COLLECTIONS.setupEdits));
    await db.collection(COLLECTIONS.moderationQueue).doc(setupId).delete();
    logger.info('Cleared after a deleted setup', {
      setupId,
      likes,
      images: deleted.filter(Boolean).length,
      months,
    });
  },
);
