import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger, type Change } from 'firebase-functions';
import { onObjectMetadataUpdated } from 'firebase-functions/storage';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { HIDDEN_MARK } from '@lumen-throw/domain/setup-images';
import { bucket } from './firebase-admin.ts';
import { checkPictures, ownImages, releasePicture } from './picture-claims.ts';
import { closeFile, hideSizes, showSizes } from './picture-files.ts';

function markAll(setup: DocumentSnapshot): Promise<void[]> {
  const change = setup.get('status') === 'Hidden' ? hideSizes : showSizes;
  const images = ownImages(setup.get('images'), String(setup.get('created_by')));
  return Promise.all(images.map((path) => change(bucket(), path)));
}

/**
 * Makes a setup's pictures as hidden or public as the setup is now. The last writer looks again
 * afterwards, so that events that overtake each other end with what the setup says.
 */
async function markPictures(db: Firestore, setupId: string): Promise<void> {
  const document = db.collection(COLLECTIONS.setups).doc(setupId);
  for (;;) {
    const setup = await document.get();
    if (!setup.exists) return;
    await markAll(setup);
    const status: unknown = setup.get('status');
    if ((await document.get()).get('status') !== status) continue;
    logger.info('Marked the pictures of a setup', { setupId, status });
    return;
  }
}

/** Deletes the pictures that an edit has taken out of a setup. */
async function releaseRemoved(
  db: Firestore,
  setupId: string,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> {
  const left = new Set(ownImages(after.get('images'), String(after.get('created_by'))));
  const removed = ownImages(before.get('images'), String(before.get('created_by'))).filter(
    (path) => !left.has(path),
  );
  await Promise.all(removed.map((path) => releasePicture(db, setupId, path)));
}

/**
 * Checks and shows the pictures of a new or edited setup, hides and shows them with it, and deletes those
 * that an edit removed. Until a published setup shows a picture, nobody else can read it.
 */
export async function followPictures(
  db: Firestore,
  setupId: string,
  change: Change<DocumentSnapshot>,
): Promise<void> {
  const { before, after } = change;
  const edited = String(before.get('images')) !== String(after.get('images'));
  if (before.get('status') === after.get('status') && !edited) return;
  if (edited) await releaseRemoved(db, setupId, change);
  if (after.get('status') === 'Published') await checkPictures(db, setupId);
  await markPictures(db, setupId);
}

/** Reading a file's description gives it a new download token; an upload and a hidden picture keep none. */
export const keepHiddenPicturesPrivate = onObjectMetadataUpdated({ retry: true }, async ({ data }) => {
  const { name, metadata, bucket: bucketName } = data;
  if (metadata?.[HIDDEN_MARK] !== 'true' || !metadata['firebaseStorageDownloadTokens']) return;
  await closeFile(bucket(bucketName).file(name));
  logger.info('Revoked the links to a hidden file', { name });
});
