import { imageSize, type AspectRatio } from './image-size.ts';

/** Smallest and largest of something: a zoom's throw ratios, the distances that they allow. */
export interface Range {
  min: number;
  max: number;
}

/**
 * Distances from lens to screen at which a zoom fills a screen: throw ratio × image width, at
 * both ends of the zoom. The definition of throw ratio; makers' tables differ by up to 5 %,
 * because they measure from another point of the lens.
 * @param diagonal of the screen, in any unit; the result is in the same
 */
export function throwDistance(ratio: Range, diagonal: number, aspect: AspectRatio): Range {
  const { width } = imageSize(diagonal, aspect);
  return { min: ratio.min * width, max: ratio.max * width };
}
