import { logger } from 'firebase-functions';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { SETUP_IMAGES_FOLDER } from '@lumen-throw/domain/collections';
import { FIRST_LATE_TRY, INSPECTED_MARK } from '@lumen-throw/domain/setup-images';
import { bucket, firestore } from './firebase-admin.ts';
import { isUsedUp } from './picture-claims.ts';
import type { File } from './picture-files.ts';
import {
  forgetPicture,
  inspectPicture,
  isMade,
  pictureNote,
  refusePicture,
  type PictureStores,
} from './picture-inspection.ts';
import { DECODING } from './picture-sizes.ts';
import { isBeyondDailyUploads } from './upload-quota.ts';

/** For so long an upload is tried again, in milliseconds: one that ends its decoder every time is damaged. */
const TRIED = 10 * 60 * 1000;

/**
 * Whether an upload was tried for as long as uploads are. An event that comes late says nothing about
 * that: the function may not have run before. So the first late try is noted at the file, and counts.
 * @param since when the upload's event was sent
 */
async function isTriedEnough(file: File, since: Date, now: Date): Promise<boolean> {
  if (now.getTime() - since.getTime() <= TRIED) return false;
  const [{ metadata }] = await file.getMetadata();
  const first = metadata?.[FIRST_LATE_TRY];
  if (typeof first === 'string') return now.getTime() - Date.parse(first) > TRIED;
  await file.setMetadata({ metadata: { [FIRST_LATE_TRY]: now.toISOString() } });
  return false;
}

/**
 * Makes of an upload what everybody sees, or refuses it with a reason. What is made already stays: an
 * event may come twice, or late.
 * @param path as setups store it
 * @param since when the upload's event was sent
 */
export async function inspectUpload(
  stores: PictureStores,
  path: string,
  since: Date,
  now: Date,
): Promise<void> {
  const file = stores.uploads.file(path);
  if (await isUsedUp(stores.db, path)) {
    await file.delete({ ignoreNotFound: true });
    logger.warn('Deleted an upload that reused a file name', { name: path });
    return;
  }
  if (!isMade(await pictureNote(stores.db, path).get())) {
    if (await isBeyondDailyUploads(stores.uploads, path, now)) {
      await refusePicture(stores, path, 'too-many');
      return;
    }
    if (await isTriedEnough(file, since, now)) {
      await refusePicture(stores, path, 'damaged');
      return;
    }
  }
  await inspectPicture(stores, path);
}

/** Inspects each upload; until then nobody but its owner can read it. A name whose setup is gone is not used again. */
export const inspectUploadedImage = onObjectFinalized({ retry: true, ...DECODING }, async (event) => {
  const { name, metadata, bucket: bucketName } = event.data;
  if (!name.startsWith(`${SETUP_IMAGES_FOLDER}/`)) return;
  const stores = { db: firestore(), uploads: bucket(bucketName) };
  // It may have been given up and deleted in the meantime; one that is marked was written by a function.
  if (metadata?.[INSPECTED_MARK] === 'true' || !(await stores.uploads.file(name).exists())[0]) return;
  await inspectUpload(stores, name, new Date(event.time), new Date());
});

/** Takes back what was made of an upload that was given up. Writing a file anew sends this event as well. */
export const forgetUploadedImage = onObjectDeleted({ retry: true }, async ({ data }) => {
  const { name, bucket: bucketName } = data;
  if (!name.startsWith(`${SETUP_IMAGES_FOLDER}/`)) return;
  const uploads = bucket(bucketName);
  if ((await uploads.file(name).exists())[0]) return;
  await forgetPicture({ db: firestore(), uploads }, name);
});
