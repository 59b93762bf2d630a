import { logger } from 'firebase-functions';
import { onObjectFinalized } from 'firebase-functions/storage';
import { SETUP_IMAGES_FOLDER } from '@lumen-throw/domain/collections';
import { IMAGE_SIGNATURE_LENGTH, imageTypeOf } from '@lumen-throw/domain/setup-images';
import { bucket } from './firebase-admin.ts';

/**
 * Deletes an upload that is not what it says it is. The rules see only the declared type; the bytes
 * are read here.
 */
export const inspectUploadedImage = onObjectFinalized({ retry: true }, async (event) => {
  const { name, contentType, bucket: bucketName } = event.data;
  if (!name.startsWith(`${SETUP_IMAGES_FOLDER}/`)) return;
  const file = bucket(bucketName).file(name);
  // It may have been given up and deleted in the meantime.
  if (!(await file.exists())[0]) return;
  const [head] = await file.download({ start: 0, end: IMAGE_SIGNATURE_LENGTH - 1 });
  const found = imageTypeOf(head);
  if (found !== null && found === contentType) return;
  await file.delete({ ignoreNotFound: true });
  logger.warn('Deleted an upload that is not the image it claims to be', { name, contentType, found });
});
