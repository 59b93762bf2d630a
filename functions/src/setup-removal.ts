import { FieldValue, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
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
 * Removes what a deleted setup leaves: kit and measures, numbers, likes, pictures, reports and edits, and its entries among the months.
 * Runs again after a failure; what is gone already is no failure. A setup that is there again, out
 * of a backup, keeps what is its own.
 */
export async function clearAfterSetup(
  db: Firestore,
  setupId: string,
  before: DocumentSnapshot,
): Promise<void> {
  if ((await db.collection(COLLECTIONS.setups).doc(setupId).get()).exists) {
    logger.warn('A deleted setup exists again; its data is kept', { setupId });
    return;
  }
  await noteGone(db, setupId);
  const bySetup = (collection: string): Query => db.collection(collection).where('setup_id', '==', setupId);
  await db.collection(COLLECTIONS.setupDetails).doc(setupId).delete();
  await db.collection(COLLECTIONS.setupNumbers).doc(setupId).delete();
  const images = ownImages(before.get('images'), String(before.get('created_by')));
  const deleted = await Promise.all(images.map((path) => releasePicture(db, setupId, path)));
  const likes = await deleteAll(db, bySetup(COLLECTIONS.likes));
  const months = await deleteAll(db, bySetup(COLLECTIONS.featuredMonths));
  await tellReporters(db, setupId, String(before.get('title')));
  await deleteAll(db, bySetup(COLLECTIONS.reports));
  await deleteAll(db, bySetup(COLLECTIONS.setupEdits));
  await db.collection(COLLECTIONS.moderationQueue).doc(setupId).delete();
  logger.info('Removed the data of a deleted setup', {
    setupId,
    likes,
    images: deleted.filter(Boolean).length,
    months,
  });
}
