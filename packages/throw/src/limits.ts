import type { AspectRatio } from './image-size.ts';
import type { Range } from './throw-distance.ts';
import type { Units } from './units.ts';

/** The values that a number may take, and how far one step of its slider or arrow key goes. */
export interface Bounds extends Range {
  step: number;
}

/** Screen diagonals, in inches (specification, section 5). */
export const DIAGONAL_BOUNDS: Bounds = { min: 60, max: 200, step: 1 };

/** Throw distances by unit, each in its own (specification, section 5). */
export const DISTANCE_BOUNDS: Readonly<Record<Units, Bounds>> = {
  ft: { min: 2, max: 25, step: 0.1 },
  m: { min: 0.6, max: 7.6, step: 0.05 },
};

/** Throw ratios that a visitor may enter (specification, section 5). */
export const RATIO_BOUNDS: Bounds = { min: 0.19, max: 5, step: 0.01 };

/** Light that a projector may give, in lumens. */
export const LUMENS_BOUNDS: Bounds = { min: 50, max: 20_000, step: 50 };

/** Gain of a screen; a matte white wall has 1. */
export const GAIN_BOUNDS: Bounds = { min: 0.3, max: 3, step: 0.05 };

/** Percent of a room's light that a screen turns away; makers print up to 95. */
export const REJECTED_BOUNDS: Bounds = { min: 0, max: 95, step: 1 };

/** Percent of a picture's height between a lens and the picture's edge, as makers count it in their own ways. */
export const OFFSET_BOUNDS: Bounds = { min: 0, max: 200, step: 0.5 };

/** Percent of a lens shift, to each side of where it rests. */
export const SHIFT_BOUNDS: Bounds = { min: 0, max: 150, step: 0.5 };

/** Light on the screen that a meter may read, in lux: up to that of a sunny window's reflection. */
export const LUX_BOUNDS: Bounds = { min: 1, max: 2000, step: 1 };

/** Height of a picture's bottom edge above the floor, in inches. */
export const BOTTOM_BOUNDS: Bounds = { min: 4, max: 120, step: 1 };

/** How far beside the middle of the picture a lens is, in inches. */
export const SIDE_BOUNDS: Bounds = { min: 0, max: 80, step: 1 };

/** Rows of seats, one behind the other. */
export const ROWS_BOUNDS: Bounds = { min: 1, max: 6, step: 1 };

/** From one row to the next, in inches: a reclining seat and the way past it. Our own choice. */
export const ROW_SPACING = 42;

/** What a calculation starts from (specification, section 9); lumens and gain are our own choice. */
export const DEFAULTS = {
  units: 'ft' satisfies Units as Units,
  /** Inches. */
  diagonal: 100,
  /** Feet; in meters the same place. */
  distance: 10,
  aspect: '16:9' satisfies AspectRatio as AspectRatio,
  ratio: { min: 1.2, max: 1.5 } satisfies Range,
  lumens: 2000,
  gain: 1,
  /** Inches: eyes of somebody who sits are in the lower third of the picture. */
  bottom: 36,
  side: 0,
  rows: 1,
} as const;
