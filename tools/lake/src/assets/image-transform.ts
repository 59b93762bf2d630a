/** Makes the picture that an image address asks for. */

import sharp, { type Sharp } from 'sharp';
import { plainError } from '../http/api-error.ts';
import { IMAGE_PIXELS_MAX } from './image-reading.ts';
import type { Color, ImageTransform, OutputFormat, Rectangle } from './transform-parameters.ts';

/** White, where a format has no alpha. */
const TRANSPARENT: Color = { r: 255, g: 255, b: 255, alpha: 0 };

/** Most pixels of a picture that is made larger than its original; more takes longer than anyone waits. */
const RENDITION_PIXELS_MAX = 8192 * 4096;

interface Size {
  width: number;
  height: number;
}

function within({ left, top, width, height }: Rectangle, size: Size): Rectangle {
  if (left >= size.width || top >= size.height) {
    throw plainError(400, `The rectangle lies outside of the image of ${size.width}x${size.height} pixels`);
  }
  return {
    left,
    top,
    width: Math.min(width, size.width - left),
    height: Math.min(height, size.height - top),
  };
}

function cover(image: Sharp, { width, height }: Size): Sharp {
  return image.resize(width, height, { fit: 'cover' });
}

function resize(image: Sharp, source: Size, transform: ImageTransform): Sharp {
  const { width, height, fit } = transform;
  if (width === null && height === null) return image;
  const background = transform.background ?? TRANSPARENT;
  switch (fit) {
    case 'clip':
      return image.resize(width, height, { fit: 'inside' });
    case 'scale':
      return image.resize(width ?? source.width, height ?? source.height, { fit: 'fill' });
    case 'crop':
      if (width === null || height === null) return image.resize(width, height, { fit: 'inside' });
      return cover(image, { width, height });
    case 'min': {
      if (width === null || height === null) {
        return image.resize(width, height, { fit: 'inside', withoutEnlargement: true });
      }
      // The proportions asked for, but never larger than the original.
      const scale = Math.min(1, source.width / width, source.height / height);
      const target = {
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
      };
      return cover(image, target);
    }
    case 'fill':
    case 'fillmax': {
      if (width === null || height === null) {
        return image.resize(width, height, { fit: 'inside', withoutEnlargement: fit === 'fillmax' });
      }
      if (fit === 'fill' || source.width > width || source.height > height) {
        return image.resize(width, height, { fit: 'contain', background });
      }
      const left = Math.floor((width - source.width) / 2);
      const top = Math.floor((height - source.height) / 2);
      return image.extend({
        left,
        top,
        right: width - source.width - left,
        bottom: height - source.height - top,
        background,
      });
    }
    default:
      return image.resize(width, height, { fit: 'inside', withoutEnlargement: true });
  }
}

function encode(image: Sharp, format: OutputFormat, quality: number): Sharp {
  switch (format) {
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: false });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality, effort: 3 });
    default:
      return image.avif({ quality: Math.round(quality * 0.75), effort: 2 });
  }
}

/** The format that a picture keeps unless the address asks for another one. */
function formatOfOriginal(extension: string): OutputFormat {
  switch (extension) {
    case 'png':
    case 'webp':
    case 'avif':
      return extension;
    case 'gif':
      return 'png';
    default:
      return 'jpg';
  }
}

/** The format in which a transform is delivered. */
export function deliveredFormat(transform: ImageTransform, extension: string): OutputFormat {
  return transform.format ?? formatOfOriginal(extension);
}

/**
 * Transforms a picture.
 * @param path of the original
 * @throws ApiError 400 when the parameters do not fit the picture
 */
export async function transformImage(
  path: string,
  transform: ImageTransform,
  format: OutputFormat,
): Promise<Buffer> {
  const options = { limitInputPixels: IMAGE_PIXELS_MAX };
  const { autoOrient } = await sharp(path, options).metadata();
  let source: Size = { width: autoOrient.width, height: autoOrient.height };
  let image = sharp(path, options).autoOrient();
  if (transform.rect) {
    const rect = within(transform.rect, source);
    image = image.extract(rect);
    source = rect;
  }
  refuseTooLarge(source, transform);
  image = resize(image, source, transform);
  if (transform.background) image = over(image, transform.background);
  return encode(image, format, transform.quality).toBuffer();
}

/** Only some fits make a picture larger than its original. */
function refuseTooLarge(source: Size, { width, height, fit }: ImageTransform): void {
  if (fit === 'max' || fit === 'min') return;
  const wide = width ?? (height === null ? 0 : (height * source.width) / source.height);
  const high = height ?? (width === null ? 0 : (width * source.height) / source.width);
  if (wide * high <= RENDITION_PIXELS_MAX) return;
  throw plainError(400, `The picture asked for has more than ${RENDITION_PIXELS_MAX} pixels`);
}

/** Lays a picture over a color, which shows where the picture is transparent. */
function over(image: Sharp, background: Color): Sharp {
  const color = { create: { width: 1, height: 1, channels: 4 as const, background } };
  return image.ensureAlpha().composite([{ input: color, tile: true, blend: 'dest-over' }]);
}
