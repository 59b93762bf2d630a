/** What is read from a picture when it is uploaded. */

import sharp from 'sharp';
import { plainError } from '../http/api-error.ts';
import type { JsonObject } from '../documents/document.ts';

/** Most pixels a picture may have, decoded; a few bytes can claim to be billions (a pixel flood). */
export const IMAGE_PIXELS_MAX = 100_000_000;

/** Side, in pixels, of the small copy from which colours and the placeholder are taken. */
const SAMPLE_SIDE = 64;
/** Width, in pixels, of the placeholder shown while the picture loads (Sanity's LQIP). */
const PLACEHOLDER_WIDTH = 20;

/** Formats by sharp's name: file extension and media type. */
const FORMATS: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  avif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
};

export interface ImageReading {
  /** Pixels, after the orientation in the picture's EXIF data is applied. */
  width: number;
  height: number;
  extension: string;
  mimeType: string;
  /** The `metadata` of Sanity's image asset document. */
  metadata: JsonObject;
}

function refusal(reason: string): Error {
  return plainError(400, `Invalid image, ${reason}`);
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

/** Black or white, whichever reads better on a colour (relative luminance of 8-bit channels). */
function readableOn(red: number, green: number, blue: number): string {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140 ? '#000' : '#fff';
}

/**
 * Reads a picture's size, format, placeholder and main colour.
 * @throws ApiError 400 when it is not a picture, is broken, or has too many pixels
 */
export async function readImage(data: Buffer): Promise<ImageReading> {
  try {
    return await read(data);
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiError') throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw /pixel limit/i.test(message)
      ? refusal(`it has more than ${IMAGE_PIXELS_MAX} pixels`)
      : refusal('could not read dimensions');
  }
}

async function read(data: Buffer): Promise<ImageReading> {
  const options = { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'truncated' } as const;
  const info = await sharp(data, options).metadata();
  const name = info.format === 'heif' && info.compression === 'av1' ? 'avif' : info.format;
  const format = FORMATS[name];
  if (!format) throw refusal(`the format ${name} is not supported`);
  const { width, height } = info.autoOrient;
  if (width * height > IMAGE_PIXELS_MAX) throw refusal(`it has more than ${IMAGE_PIXELS_MAX} pixels`);
  const hasAlpha = info.hasAlpha;
  const sample = await sharp(data, options)
    .autoOrient()
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { dominant, isOpaque } = await sharp(sample).stats();
  const readable = readableOn(dominant.r, dominant.g, dominant.b);
  const placeholder = sharp(sample).resize(Math.min(PLACEHOLDER_WIDTH, width), null, {
    withoutEnlargement: true,
  });
  const lqip = isOpaque
    ? `data:image/jpeg;base64,${(await placeholder.jpeg({ quality: 40 }).toBuffer()).toString('base64')}`
    : `data:image/png;base64,${(await placeholder.png().toBuffer()).toString('base64')}`;
  return {
    width,
    height,
    ...format,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque,
      lqip,
      palette: {
        _type: 'sanity.imagePalette',
        dominant: {
          _type: 'sanity.imagePaletteSwatch',
          background: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
          foreground: readable,
          title: readable,
        },
      },
    },
  };
}
