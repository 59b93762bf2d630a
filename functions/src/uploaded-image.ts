import { logger } from 'firebase-functions';
import { onObjectFinalized } from 'firebase-functions/storage';
import { SETUP_IMAGES_FOLDER } from '@lumen-throw/domain/collections';
import {
  HIDDEN_MARK,
  IMAGE_SIGNATURE_LENGTH,
  imageTypeOf,
  PUBLIC_IMAGE,
  type ImageType,
} from '@lumen-throw/domain/setup-images';
import { bucket, firestore } from './firebase-admin.ts';
import { hidePicture, isOfHiddenSetup } from './hidden-pictures.ts';
import { hideSetupsOf, isUsedUp } from './shown-pictures.ts';

type File = ReturnType<ReturnType<typeof bucket>['file']>;

/** What a file is by its bytes; null for anything but a picture. */
async function typeOf(file: File): Promise<ImageType | null> {
  const [head] = await file.download({ start: 0, end: IMAGE_SIGNATURE_LENGTH - 1 });
  return imageTypeOf(head);
}

/**
 * Deletes a file that is not the picture it says it is, with a setup that shows it hidden.
 * @returns whether it was deleted
 */
export async function deleteIfFalse(file: File, contentType: string | undefined): Promise<boolean> {
  const found = await typeOf(file);
  if (found !== null && found === contentType) return false;
  await file.delete({ ignoreNotFound: true });
  await hideSetupsOf(firestore(), file.name);
  logger.warn('Deleted an upload that is not the image it claims to be', {
    name: file.name,
    contentType,
    found,
  });
  return true;
}

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
  if (await deleteIfFalse(file, contentType)) return;
  if (await isOfHiddenSetup(firestore(), name)) await hidePicture(file);
  else await setHeaders(file, event.data);
});
