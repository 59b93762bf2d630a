import { logger } from 'firebase-functions';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { SETUP_IMAGES_FOLDER } from '@lumen-throw/domain/collections';
import { INSPECTED_MARK } from '@lumen-throw/domain/setup-images';
import { bucket, firestore } from './firebase-admin.ts';
import { DECODING, isUsedUp } from './picture-claims.ts';
import { forgetPicture, inspectPicture, refusePicture } from './picture-inspection.ts';
import { isBeyondDailyUploads } from './upload-quota.ts';

/** For so long an upload is tried again, in milliseconds: one that ends its decoder every time is damaged. */
const TRIED = 10 * 60 * 1000;

/**
 * Makes of an upload what everybody sees, or refuses it with a reason; until then nobody but its
 * owner can read it. A name whose setup is gone is not used again.
 */
export const inspectUploadedImage = onObjectFinalized({ retry: true, ...DECODING }, async (event) => {
  const { name, metadata, bucket: bucketName } = event.data;
  if (!name.startsWith(`${SETUP_IMAGES_FOLDER}/`)) return;
  const stores = { db: firestore(), uploads: bucket(bucketName) };
  const file = stores.uploads.file(name);
  // It may have been given up and deleted in the meantime; one that is marked was written by a function.
  if (metadata?.[INSPECTED_MARK] === 'true' || !(await file.exists())[0]) return;
  if (await isUsedUp(stores.db, name)) {
    await file.delete({ ignoreNotFound: true });
    logger.warn('Deleted an upload under a name that was used before', { name });
  } else if (await isBeyondDailyUploads(stores.uploads, name, new Date())) {
    await refusePicture(stores, name, 'too-many');
  } else if (Date.now() - Date.parse(event.time) > TRIED) {
    await refusePicture(stores, name, 'damaged');
  } else await inspectPicture(stores, name);
});

/** Takes back what was made of an upload that was given up. Writing a file anew sends this event as well. */
export const forgetUploadedImage = onObjectDeleted({ retry: true }, async ({ data }) => {
  const { name, bucket: bucketName } = data;
  if (!name.startsWith(`${SETUP_IMAGES_FOLDER}/`)) return;
  const uploads = bucket(bucketName);
  if ((await uploads.file(name).exists())[0]) return;
  await forgetPicture({ db: firestore(), uploads }, name);
});
