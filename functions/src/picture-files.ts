/** The files of a picture: the upload, and the widths that were made of it. */
import { SETUP_IMAGES_FOLDER } from '@lumen-throw/domain/collections';
import {
  HIDDEN_IMAGE,
  INSPECTED_UPLOAD,
  PICTURE_WIDTHS,
  PUBLIC_IMAGE,
  sizePath,
  UPLOADED_AT,
  type ImageSettings,
} from '@lumen-throw/domain/setup-images';
import { isMissing, type Bucket } from './firebase-admin.ts';
import type { PictureSizes } from './picture-sizes.ts';

export type File = ReturnType<Bucket['file']>;

/** @returns whether the file was there; what became of it in the meantime is for others to deal with */
async function unlessGone(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** When an upload came, however often it was written anew since. @param unknown stands for a time that nobody noted */
export function uploadedAt({ metadata }: Pick<File, 'metadata'>, unknown: Date): Date {
  const noted = metadata.metadata?.[UPLOADED_AT];
  return new Date(typeof noted === 'string' ? noted : (metadata.timeCreated ?? unknown));
}

function closedUpload(uploaded: Date): ImageSettings {
  const notes = { ...INSPECTED_UPLOAD.metadata, [UPLOADED_AT]: uploaded.toISOString() };
  return { ...INSPECTED_UPLOAD, metadata: notes };
}

/**
 * Closes a file for all but its owner and admins. It is written anew in its place: that drops the
 * download tokens, with which a link would go past the rules.
 * @returns whether it was there
 */
export function closeFile(file: File): Promise<boolean> {
  return unlessGone(async () => {
    const [metadata] = await file.getMetadata();
    const { contentType } = metadata;
    const isUpload = file.name.startsWith(`${SETUP_IMAGES_FOLDER}/`);
    const settings = isUpload ? closedUpload(uploadedAt({ metadata }, new Date())) : HIDDEN_IMAGE;
    await file.copy(file, { ...settings, ...(contentType ? { contentType } : {}) });
  });
}

function sizeFiles(uploads: Bucket, path: string): File[] {
  return PICTURE_WIDTHS.map((width) => uploads.file(sizePath(path, width)));
}

/** Hides what everybody sees of a picture, in every width. @param path as setups store it */
export async function hideSizes(uploads: Bucket, path: string): Promise<void> {
  await Promise.all(sizeFiles(uploads, path).map(closeFile));
}

/** Shows it again. @param path as setups store it */
export async function showSizes(uploads: Bucket, path: string): Promise<void> {
  await Promise.all(sizeFiles(uploads, path).map((file) => unlessGone(() => file.setMetadata(PUBLIC_IMAGE))));
}

/** Whether a picture can be shown in every width. @param path as setups store it */
export async function hasSizes(uploads: Bucket, path: string): Promise<boolean> {
  const found = await Promise.all(sizeFiles(uploads, path).map((file) => file.exists()));
  return found.every(([exists]) => exists);
}

/** The same, and whether the upload is there that it was made of. @param path as setups store it */
export async function isComplete(uploads: Bucket, path: string): Promise<boolean> {
  const [[upload], sizes] = await Promise.all([uploads.file(path).exists(), hasSizes(uploads, path)]);
  return upload && sizes;
}

/** Stores a picture in every width. @param shown whether everybody may see it, not its owner and admins alone */
export async function saveSizes(
  uploads: Bucket,
  path: string,
  { files }: PictureSizes,
  shown: boolean,
): Promise<void> {
  const metadata = shown ? { cacheControl: PUBLIC_IMAGE.cacheControl } : HIDDEN_IMAGE;
  await Promise.all(
    files.map(({ width, webp }) =>
      uploads
        .file(sizePath(path, width))
        .save(webp, { resumable: false, contentType: 'image/webp', metadata }),
    ),
  );
}

/** Deletes a picture in every width; the upload stays. @param path as setups store it */
export async function deleteSizes(uploads: Bucket, path: string): Promise<void> {
  await Promise.all(sizeFiles(uploads, path).map((file) => file.delete({ ignoreNotFound: true })));
}

/** Deletes the upload, and the picture in every width. @param path as setups store it */
export async function deletePicture(uploads: Bucket, path: string): Promise<void> {
  await uploads.file(path).delete({ ignoreNotFound: true });
  await deleteSizes(uploads, path);
}
