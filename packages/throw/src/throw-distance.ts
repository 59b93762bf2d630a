import { imageSize, type AspectRatio } from './image-size.ts';

/** Smallest and largest of something: a zoom's throw ratios, the distances that they allow. */
export interface Range {
  min: number;
  max: number;
}

/** Whether a lens with such throw ratios can exist: min > 0 and max ≥ min, both finite. */
export function isValidRatio({ min, max }: Range): boolean {
  return min > 0 && max >= min && Number.isFinite(max);
}

/** The middle of a range: the recommended value (specification, section 9). */
export function midpoint({ min, max }: Range): number {
  return (min + max) / 2;
}

/**
 * Distances from lens to screen at which a zoom fills a picture of its chip's shape: throw ratio ×
 * image width, at both ends of the zoom. The definition of throw ratio; makers' tables differ by up to
 * 5 %, because they measure from another point (`lens.ts`).
 * @param diagonal of the picture, in any unit; the result is in the same
 */
export function throwDistance(ratio: Range, diagonal: number, aspect: AspectRatio): Range {
  const { width } = imageSize(diagonal, aspect);
  return { min: ratio.min * width, max: ratio.max * width };
}
