/**
 * A picture on a chip of another shape. The lens throws the chip's whole frame; the picture is the
 * lit part of it, and the rest is bars, dark but not black. Lengths are inches.
 */
import {
  ASPECT_RATIOS,
  diagonalOfWidth,
  frameDiagonal,
  imageSize,
  pictureInFrame,
  type AspectRatio,
  type ImageSize,
} from './image-size.ts';
import { frameDiagonals, frameDistances, type Lens } from './lens.ts';
import type { Range } from './throw-distance.ts';

/** The lit part of what a projector throws, or the screen that it is to fill. */
export interface Picture {
  diagonal: number;
  aspect: AspectRatio;
}

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

/** Distances at which a lens fills a picture. */
export function pictureDistances(lens: Lens, { diagonal, aspect }: Picture): Range {
  return frameDistances(lens, frameDiagonal(diagonal, aspect, lens.chip));
}

/** Diagonals of pictures that a lens fills from a place; the inverse of `pictureDistances`. */
export function pictureDiagonals(lens: Lens, distance: number, aspect: AspectRatio): Range {
  const frames = frameDiagonals(lens, distance);
  return {
    min: pictureInFrame(frames.min, aspect, lens.chip),
    max: pictureInFrame(frames.max, aspect, lens.chip),
  };
}

/** Throw ratios of a lens at a size of picture: distance ÷ width of its frame, as data sheets count it. */
export function ratiosAt(lens: Lens, picture: Picture): Range {
  const { width } = frameAround(picture, lens.chip);
  const { min, max } = pictureDistances(lens, picture);
  return { min: min / width, max: max / width };
}

/** Whether a chip has bars at the sides of a picture, so that its lens has to cover more than the picture. */
export function hasSideBars(aspect: AspectRatio, chip: AspectRatio): boolean {
  return ASPECT_RATIOS[aspect] < ASPECT_RATIOS[chip];
}
