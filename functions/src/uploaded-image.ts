import { logger } from 'firebase-functions';
import { onObjectFinalized } from 'firebase-functions/storage';
import { SETUP_IMAGES_FOLDER } from '@lumen-throw/domain/collections';
import { HIDDEN_MARK, PUBLIC_IMAGE } from '@lumen-throw/domain/setup-images';
import { deleteIfFalse } from './false-pictures.ts';
import { bucket, firestore } from './firebase-admin.ts';
import { hidePicture, isOfHiddenSetup } from './hidden-pictures.ts';
import { isUsedUp } from './picture-claims.ts';
import { isBeyondDailyUploads } from './upload-quota.ts';

type File = ReturnType<ReturnType<typeof bucket>['file']>;

/** Headers that the rules do not see are the uploader's wish; pictures are sent with these instead. */
async function setHeaders(file: File, { cacheControl, contentLanguage }: Headers): Promise<void> {
  if (cacheControl === PUBLIC_IMAGE.cacheControl && !contentLanguage) return;
  await file.setMetadata({ cacheControl: PUBLIC_IMAGE.cacheControl, contentLanguage: '' });
  logger.warn('Corrected the headers of an upload', { name: file.name, cacheControl, contentLanguage });
}

interface Headers {
  cacheControl?: string | undefined;
  contentLanguage?: string | undefined;
}

/**
 * Looks at an upload: the rules see only its declared type. A name whose setup is gone is not used
 * again, and a picture of a hidden setup is hidden whenever it comes.
 */
export const inspectUploadedImage = onObjectFinalized({ retry: true }, async (event) => {
  const { name, contentType, metadata, bucket: bucketName } = event.data;
  if (!name.startsWith(`${SETUP_IMAGES_FOLDER}/`)) return;
  const file = bucket(bucketName).file(name);
  // It may have been given up and deleted in the meantime; one that is hidden was written by a function.
  if (metadata?.[HIDDEN_MARK] === 'true' || !(await file.exists())[0]) return;
  if (await isUsedUp(firestore(), name)) {
    await file.delete({ ignoreNotFound: true });
    logger.warn('Deleted an upload under a name that was used before', { name });
    return;
  }
  if (await isBeyondDailyUploads(bucket(bucketName), name, new Date())) {
    await file.delete({ ignoreNotFound: true });
    logger.warn('Deleted an upload beyond what a member may upload in a day', { name });
    return;
  }
  if (await deleteIfFalse(file, contentType)) return;
  if (await isOfHiddenSetup(firestore(), name)) await hidePicture(file);
  else await setHeaders(file, event.data);
});
