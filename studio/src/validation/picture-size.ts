import type { ValidationContext } from 'sanity';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';

/** Pixels above which a picture makes the Studio and the image service slow without any gain. */
const MOST_PIXELS = 30_000_000;

/** Width in pixels that is sharp wherever a page shows a picture. */
export const ADVISED_WIDTH = 1600;

/** Width in pixels below which a picture looks soft even on a card. */
export const LEAST_WIDTH = 800;

/** What a picture should be, said at its field before somebody uploads one. */
export const PICTURE_WANTED = `${ADVISED_WIDTH} pixels wide or more; under ${LEAST_WIDTH} it looks soft everywhere.`;

/** As much of an image field as its rules look at. */
export interface ImageValue {
  asset?: { _ref?: string } | undefined;
}

/** Width and height in pixels out of an asset's id, like `image-ab12-1600x1000-webp`. */
function pixels(value: ImageValue | undefined): { width: number; height: number } | null {
  const found = /-(\d+)x(\d+)-[a-z0-9]+$/.exec(value?.asset?._ref ?? '');
  return found ? { width: Number(found[1]), height: Number(found[2]) } : null;
}

/** Refuses a picture far larger than any place it is shown in. @returns true, or the editor's sentence */
export function notTooLarge(value: ImageValue | undefined): true | string {
  const size = pixels(value);
  if (!size || size.width * size.height <= MOST_PIXELS) return true;
  const megapixels = Math.round((size.width * size.height) / 1_000_000);
  return `This picture has ${megapixels} megapixels (${size.width} × ${size.height}). Make it smaller first: 3000 pixels on the longer side is plenty.`;
}

/** Advises against a picture that would be blown up. @returns true, or the editor's sentence */
export function largeEnough(value: ImageValue | undefined): true | string {
  const size = pixels(value);
  if (!size || size.width >= LEAST_WIDTH) return true;
  return `This picture is ${size.width} pixels wide and will look soft. ${LEAST_WIDTH} are the least, ${ADVISED_WIDTH} look sharp everywhere.`;
}

/** Bytes above which a picture takes long to upload and to convert. */
const ADVISED_BYTES = 8 * 1024 * 1024;

/** Advises against a file that is heavy for its pixels, like a PNG of a photo. @returns true, or the editor's sentence */
export async function notTooHeavy(
  value: ImageValue | undefined,
  { getClient }: Pick<ValidationContext, 'getClient'>,
): Promise<true | string> {
  const id = value?.asset?._ref;
  if (!id) return true;
  const bytes = await getClient({ apiVersion: CONTENT_API_VERSION }).fetch<number | null>(
    '*[_id == $id][0].size',
    { id },
  );
  if (bytes === null || bytes <= ADVISED_BYTES) return true;
  const megabytes = Math.round(bytes / 1024 / 1024);
  return `This file has ${megabytes} MB. Save it as JPEG or WebP: a photo then has 1 or 2 MB and looks the same.`;
}
