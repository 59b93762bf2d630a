/** What a picture takes of a chip of another shape. */
import { ASPECT_RATIOS, diagonalOfWidth, imageSize, type AspectRatio } from './image-size.ts';

/**
 * Share of a chip, and so of the lumens, that a picture of another shape uses: 0.757 for 2.35:1 on a
 * 16:9 chip. Bars are black and their light stays in the projector.
 */
export function chipShare(aspect: AspectRatio, native: AspectRatio): number {
  const picture = ASPECT_RATIOS[aspect];
  const chip = ASPECT_RATIOS[native];
  return Math.min(picture / chip, chip / picture);
}

/**
 * The diagonal of the largest picture that a native frame holds; the inverse of `frameDiagonal`.
 * @param frame diagonal of the frame, in any unit; the result is in the same
 */
export function pictureInFrame(frame: number, aspect: AspectRatio, native: AspectRatio): number {
  const { width, height } = imageSize(frame, native);
  return diagonalOfWidth(Math.min(width, height * ASPECT_RATIOS[aspect]), aspect);
}
