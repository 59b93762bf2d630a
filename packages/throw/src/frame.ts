/**
 * A picture on a chip of another shape. The lens throws the chip's whole frame; the picture is the
 * lit part of it, and the rest is bars, dark but not black. Lengths are inches.
 */
import { pictureInFrame } from './chip-share.ts';
import {
  ASPECT_RATIOS,
  diagonalOfWidth,
  frameDiagonal,
  imageSize,
  type AspectRatio,
  type ImageSize,
} from './image-size.ts';
import { pictureDistances, type Lens, type Picture } from './lens.ts';
import { coveredFrames, frameDiagonals, framesFrom } from './lens-sizes.ts';
import type { Range } from './throw-distance.ts';

/** The whole frame of a chip on the wall, and how far its bars reach beyond the picture. */
export interface Frame extends ImageSize {
  diagonal: number;
  /** Height of the bar above the picture, and of the one below it. */
  barsAboveAndBelow: number;
  /** Width of the bar at each side of the picture. */
  barsAtSides: number;
}

/**
 * The least frame that holds a picture: a 4:3 picture on a 16:9 chip has bars at its sides; a scope
 * screen filled by a scope film has the frame's bars above and below the screen, on the wall.
 */
export function frameAround({ diagonal, aspect }: Picture, chip: AspectRatio): Frame {
  const frame = frameDiagonal(diagonal, aspect, chip);
  const whole = imageSize(frame, chip);
  const lit = imageSize(diagonal, aspect);
  return {
    diagonal: frame,
    ...whole,
    barsAboveAndBelow: (whole.height - lit.height) / 2,
    barsAtSides: (whole.width - lit.width) / 2,
  };
}

/**
 * How a film of one shape goes onto a screen of another: `fit` keeps all of it on the screen, with
 * bars there; `width` zooms until it is as wide as the screen, and what is too high falls on the wall.
 */
export type Fill = 'fit' | 'width';

/** The picture that a film makes on a screen. */
export function filmOnScreen(screen: Picture, film: AspectRatio, fill: Fill): Picture {
  const diagonal =
    fill === 'fit'
      ? pictureInFrame(screen.diagonal, film, screen.aspect)
      : diagonalOfWidth(imageSize(screen.diagonal, screen.aspect).width, film);
  return { diagonal, aspect: film };
}

function inFrames({ min, max }: Range, aspect: AspectRatio, chip: AspectRatio): Range {
  return { min: pictureInFrame(min, aspect, chip), max: pictureInFrame(max, aspect, chip) };
}

/** Diagonals of pictures that a lens fills from a place; the inverse of `pictureDistances`. */
export function pictureDiagonals(lens: Lens, distance: number, aspect: AspectRatio): Range | null {
  const frames = frameDiagonals(lens, distance);
  return frames && inFrames(frames, aspect, lens.chip);
}

/** Diagonals of pictures that a lens fills from some place within a range of distances. */
export function picturesFrom(lens: Lens, stand: Range, aspect: AspectRatio): Range[] {
  return framesFrom(lens, stand).map((frames) => inFrames(frames, aspect, lens.chip));
}

/** Diagonals of pictures for which a source gives a distance; null where nothing bounds them. */
export function coveredDiagonals(lens: Lens, aspect: AspectRatio): Range | null {
  const frames = coveredFrames(lens);
  return frames && inFrames(frames, aspect, lens.chip);
}

/**
 * Throw ratios of a lens at a size of picture: distance ÷ width of its frame, as data sheets count it.
 * Null where no source gives a distance for that size.
 */
export function ratiosAt(lens: Lens, picture: Picture): Range | null {
  const { width } = frameAround(picture, lens.chip);
  const distances = pictureDistances(lens, picture);
  return distances && { min: distances.min / width, max: distances.max / width };
}

/** Whether a chip has bars at the sides of a picture, so that its lens has to cover more than the picture. */
export function hasSideBars(aspect: AspectRatio, chip: AspectRatio): boolean {
  return ASPECT_RATIOS[aspect] < ASPECT_RATIOS[chip];
}
