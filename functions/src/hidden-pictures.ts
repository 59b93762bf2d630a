import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { onObjectMetadataUpdated } from 'firebase-functions/storage';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { HIDDEN_IMAGE, HIDDEN_MARK, PUBLIC_IMAGE } from '@lumen-throw/domain/setup-images';
import { bucket, firestore, isMissing } from './firebase-admin.ts';
import { checkPictures, ownImages } from './picture-claims.ts';

type File = ReturnType<ReturnType<typeof bucket>['file']>;

/** What became of a picture in the meantime is for others to deal with. */
async function unlessGone(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Marks a picture, which the Storage rules then refuse. It is written anew in its place: that drops
 * the download tokens, with which a link would go past the rules.
 */
export function hidePicture(file: File): Promise<void> {
  return unlessGone(async () => {
    const [{ contentType }] = await file.getMetadata();
    await file.copy(file, { ...HIDDEN_IMAGE, ...(contentType ? { contentType } : {}) });
  });
}

function showPicture(file: File): Promise<void> {
  return unlessGone(() => file.setMetadata(PUBLIC_IMAGE));
}

function markAll(setup: DocumentSnapshot): Promise<void[]> {
  const change = setup.get('status') === 'Hidden' ? hidePicture : showPicture;
  const images = ownImages(setup.get('images'), String(setup.get('created_by')));
  return Promise.all(images.map((path) => change(bucket().file(path))));
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

/** Whether a hidden setup names a picture: one that is uploaded in its place is hidden as well. */
export async function isOfHiddenSetup(db: Firestore, path: string): Promise<boolean> {
  const found = await db.collection(COLLECTIONS.setups).where('images', 'array-contains', path).get();
  return found.docs.some((setup) => setup.get('status') === 'Hidden');
}

/**
 * Hides and shows pictures with their setup, and hides a setup again that is published without its
 * pictures. A new setup shows nothing that is hidden: otherwise
 * sharing the same pictures again would bring them back.
 */
export const markPicturesOfSetup = onDocumentUpdated(
  { document: `${COLLECTIONS.setups}/{setupId}`, retry: true },
  async ({ data, params }) => {
    if (data?.before.get('status') === data?.after.get('status')) return;
    await markPictures(firestore(), params.setupId);
    if (data?.after.get('status') === 'Published') await checkPictures(firestore(), params.setupId);
  },
);

/** Reading a picture's description gives it a new download token; a hidden one keeps none. */
export const keepHiddenPicturesPrivate = onObjectMetadataUpdated({ retry: true }, async ({ data }) => {
  const { name, metadata, bucket: bucketName } = data;
  if (metadata?.[HIDDEN_MARK] !== 'true' || !metadata['firebaseStorageDownloadTokens']) return;
  await hidePicture(bucket(bucketName).file(name));
  logger.info('Ended the links of a hidden picture', { name });
});
