/** Files that claim to be pictures. */
import { logger } from 'firebase-functions';
import { IMAGE_SIGNATURE_LENGTH, imageTypeOf, type ImageType } from '@lumen-throw/domain/setup-images';
import { firestore, type bucket } from './firebase-admin.ts';
import { hideSetupsOf } from './picture-claims.ts';

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
