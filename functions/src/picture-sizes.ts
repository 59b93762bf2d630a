/** What pages show of an upload: its pixels in three widths, and nothing else of the file. */
import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions';
import type { Sharp, SharpOptions } from 'sharp';
import { DECODING_LIMITS, type PictureRefusal } from '@lumen-throw/domain/picture-state';
import {
  IMAGE_SIGNATURE_LENGTH,
  imageTypeOf,
  PICTURE_WIDTHS,
  type PictureWidth,
} from '@lumen-throw/domain/setup-images';
import { structureProblem } from './picture-structure.ts';

/** What decodes pictures has room for some of the largest at a time, and a processor for more than one. */
export const DECODING = { cpu: 1, memory: '1GiB', concurrency: 4 } as const;

/** Quality of WebP, 1 to 100: on photographs of rooms no difference is seen from here on. */
const QUALITY = 80;

/** Longest that a picture may take to decode, in seconds. */
const SECONDS = 30;

/** How a line of sharp's message begins once a picture took longer. */
const TIMED_OUT = /^timeout: /m;

/** The first warning of a decoder ends it: what it would make up is not shown. */
const STRICT: SharpOptions = {
  failOn: 'warning',
  limitInputPixels: DECODING_LIMITS.pixelsMax,
  sequentialRead: true,
};

export interface PictureSizes {
  /** SHA-256 of the largest of them, in hexadecimal digits. */
  sha256: string;
  /** Of the largest of them, in pixels. */
  width: number;
  height: number;
  files: readonly { width: PictureWidth; webp: Buffer }[];
}

/** The sizes, or why there are none. */
export type MadeSizes = { sizes: PictureSizes } | { refusal: PictureRefusal };

type Decode = (input: Buffer, options?: SharpOptions) => Sharp;

async function encode(decode: Decode, upload: Buffer): Promise<PictureSizes> {
  const [, , largest] = PICTURE_WIDTHS;
  // Turned as the camera's note says; that note and all others stay behind.
  const { data, info } = await decode(upload, STRICT)
    .autoOrient()
    .resize({ width: largest, withoutEnlargement: true })
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels: SharpOptions = { raw: { width, height, channels } };
  const files = await Promise.all(
    PICTURE_WIDTHS.map(async (target) => ({
      width: target,
      webp: await decode(data, pixels)
        .resize({ width: target, withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer(),
    })),
  );
  const sha256 = createHash('sha256')
    .update(files.at(-1)?.webp ?? data)
    .digest('hex');
  return { sha256, width, height, files };
}

/** Whether a picture has more pixels than are decoded, by its head. @throws Error for a head that is none */
async function isTooLarge(decode: Decode, upload: Buffer): Promise<boolean> {
  const { width, height } = await decode(upload, { limitInputPixels: false }).metadata();
  return Math.max(width, height) > DECODING_LIMITS.sideMax || width * height > DECODING_LIMITS.pixelsMax;
}

/**
 * Decodes an upload in full, and encodes its pixels anew in each width.
 * @param contentType what the upload says that it is
 * @param decoder sharp, which is loaded unless given: most functions never need native code
 * @throws Error when the machine was too slow, which says nothing about the upload
 */
export async function makePictureSizes(
  upload: Buffer,
  contentType: string | undefined,
  decoder?: Decode,
): Promise<MadeSizes> {
  const type = imageTypeOf(upload.subarray(0, IMAGE_SIGNATURE_LENGTH));
  if (type === null || type !== contentType) return { refusal: 'not-a-picture' };
  const problem = structureProblem(upload, type);
  if (problem !== null) return { refusal: problem };
  const decode = decoder ?? (await import('sharp')).default;
  try {
    return (await isTooLarge(decode, upload))
      ? { refusal: 'too-large' }
      : { sizes: await encode(decode, upload) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn('An upload could not be decoded', { reason });
    if (TIMED_OUT.test(reason)) throw error;
    return { refusal: 'damaged' };
  }
}
