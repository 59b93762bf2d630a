/** The aspect ratios that the product knows, as width : height. */
export const ASPECT_RATIOS = {
  '16:9': 16 / 9,
  '16:10': 16 / 10,
  '4:3': 4 / 3,
  '2.35:1': 2.35,
} as const;

export type AspectRatio = keyof typeof ASPECT_RATIOS;

/** Width and height of a picture, in the unit of the diagonal that they came from. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Width and height of a picture from its diagonal, by Pythagoras:
 * width = diagonal · a / √(a² + 1) for an aspect ratio a : 1.
 * @param diagonal in any unit; the result is in the same
 */
export function imageSize(diagonal: number, aspect: AspectRatio): ImageSize {
  const ratio = ASPECT_RATIOS[aspect];
  const height = diagonal / Math.hypot(ratio, 1);
  return { width: height * ratio, height };
}

/** The diagonal of a picture from its width; the inverse of `imageSize`. @param width in any unit */
export function diagonalOfWidth(width: number, aspect: AspectRatio): number {
  const ratio = ASPECT_RATIOS[aspect];
  return (width * Math.hypot(ratio, 1)) / ratio;
}

/**
 * The diagonal of a native frame that just holds a picture of another shape: a 4:3 picture on a 16:9
 * chip leaves bars at its sides, and the lens must cover them too.
 * @param diagonal of the picture, in any unit; the result is in the same
 */
export function frameDiagonal(diagonal: number, aspect: AspectRatio, native: AspectRatio): number {
  const { width, height } = imageSize(diagonal, aspect);
  return diagonalOfWidth(Math.max(width, height * ASPECT_RATIOS[native]), native);
}
