import { IMAGE_LIMITS } from '@lumen-throw/domain/limits';
import { IMAGE_SIGNATURE_LENGTH, imageTypeOf } from '@lumen-throw/domain/setup-images';
import type { PreparedPicture } from './draft.ts';
import { SUBMISSION_ERRORS } from './error-texts.ts';

/** Longest side of an uploaded picture, in pixels. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.85;

/**
 * What the picker asks for. Safari converts HEIC to JPEG only where the list names neither HEIC nor
 * `image/*`.
 */
export const ACCEPTED_PICTURES = IMAGE_LIMITS.contentTypes.join(',');

/** A file that cannot be used; the message says why and what to do. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Whether a file is what phones make instead of JPEG: an ISO container of a HEIF brand. */
function isHeic(head: Uint8Array): boolean {
  const box = new TextDecoder('latin1').decode(head.slice(4, 12));
  return /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)$/.test(box);
}

/** Safari decodes HEIC, most other browsers don't: each is asked. */
async function decode(file: File, heic: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureError((heic ? SUBMISSION_ERRORS.heic : SUBMISSION_ERRORS.unreadable)(file.name));
  }
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/**
 * Makes a chosen file ready for upload: turned upright, at most 2048 px on its longest side,
 * compressed anew, which leaves behind everything that the camera wrote about place and time.
 * @throws PictureError when the file is no picture or stays too large
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const head = new Uint8Array(await file.slice(0, IMAGE_SIGNATURE_LENGTH).arrayBuffer());
  const heic = isHeic(head);
  if (!heic && !imageTypeOf(head)) throw new PictureError(SUBMISSION_ERRORS.notAnImage(file.name));
  const bitmap = await decode(file, heic);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError(SUBMISSION_ERRORS.unreadable(file.name));
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // A browser that cannot write WebP answers with PNG; JPEG is smaller then.
  const webp = await encode(canvas, 'image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg');
  if (!blob) throw new PictureError(SUBMISSION_ERRORS.unreadable(file.name));
  if (blob.size > IMAGE_LIMITS.bytesMax) throw new PictureError(SUBMISSION_ERRORS.tooLarge(file.name));
  return { name: file.name, blob, originalBytes: file.size, width: canvas.width, height: canvas.height };
}

/** Bytes in words, like '3.4 MB'. */
export function fileSize(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
