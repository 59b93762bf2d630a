/** Where everything in the diagram stands, to one scale: inches in a side view become drawing units. */
import { ratiosAt } from '@lumen-throw/throw/frame';
import { imageSize, type AspectRatio } from '@lumen-throw/throw/image-size';
import { ULTRA_SHORT_RATIO } from '@lumen-throw/throw/lens';
import { seatDistance, VIEWING_ANGLES } from '@lumen-throw/throw/seating';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { INCHES_PER_FOOT, METERS_PER_INCH, type Units } from '@lumen-throw/throw/units';
import type { Results } from '../state/results.ts';

/** Size of the drawing and its margins, in drawing units. */
export const DRAWING = { width: 640, height: 350, left: 26, right: 14, top: 16, bottom: 44 } as const;

/** Where the floor is, in drawing units. */
export const FLOOR = DRAWING.height - DRAWING.bottom;

const ROOM = {
  width: DRAWING.width - DRAWING.left - DRAWING.right,
  height: DRAWING.height - DRAWING.top - DRAWING.bottom,
} as const;

/** Height of a seated person's eyes, and of the lowest ceiling, in inches. */
export const EYES = 42;
const CEILING = 96;
/** Least height of a picture above the floor, and of the ceiling above it, in inches. */
const ABOVE_FLOOR = 20;
const BELOW_CEILING = 8;
/** Share of a picture that stands below the viewer's eyes. */
const BELOW_EYES = 1 / 3;
/** Arithmetic makes a ratio larger by less than this. */
const SAME = 1e-9;
/** Size of a projector's body, in inches. */
const BODY = { width: 15, height: 6 } as const;

/**
 * The scale goes in steps, so that the drawing moves with the input and does not merely stay filled:
 * each step is three quarters of the one before. Drawing units for an inch.
 */
const LARGEST_SCALE = 3;
const SCALE_STEP = 0.75;

/** A line of the grid. */
export interface GridLine {
  x: number;
  label: string | null;
}

/** The drawing; all of it in drawing units, y downwards. */
export interface Scene {
  scale: number;
  wall: number;
  picture: { top: number; bottom: number };
  /** The largest picture from this place, where sizes are asked for. */
  largest: { top: number; bottom: number } | null;
  lens: { x: number; y: number };
  /** The projector behind its lens, and level with it. */
  body: { width: number; height: number; hangs: boolean };
  /** Where the lens may stand, where distances are asked for. */
  zoom: { from: number; to: number } | null;
  seats: { standard: 'thxBest' | 'smpteLeast'; x: number }[];
  ceiling: number;
}

const GRID_STEPS: Readonly<Record<Units, readonly number[]>> = {
  ft: [1, 2, 5, 10, 20, 50],
  m: [0.5, 1, 2, 5, 10, 20],
};
/** Least distances between two lines of the grid, and between two of its labels. */
const GRID_GAP = 26;
const LABEL_GAP = 76;

/** The grid for a scale: a line for each foot or half meter, or more of them, and a label where there is room. */
export function gridLines(scale: number, units: Units): GridLine[] {
  const unit = units === 'ft' ? INCHES_PER_FOOT * scale : scale / METERS_PER_INCH;
  const step = GRID_STEPS[units].find((one) => one * unit >= GRID_GAP) ?? GRID_STEPS[units].at(-1) ?? 1;
  const labelled = Math.ceil(LABEL_GAP / (step * unit));
  const count = Math.floor(ROOM.width / (step * unit));
  return Array.from({ length: count }, (_, index) => {
    const place = index + 1;
    const x = DRAWING.left + place * step * unit;
    // The last label would run out of the drawing.
    const hasLabel = place % labelled === 0 && x < DRAWING.width - DRAWING.right - 12;
    return { x, label: hasLabel ? `${Number((place * step).toFixed(1))} ${units}` : null };
  });
}

/** Whether a lens may stand in more than one place. */
export function isStretch({ from, to }: NonNullable<Scene['zoom']>): boolean {
  return to - from > 1;
}

/** Heights above the floor at which a picture hangs. */
function hung(height: number): { low: number; high: number } {
  const low = Math.max(ABOVE_FLOOR, EYES - height * BELOW_EYES);
  return { low, high: low + height };
}

function heightOf(diagonal: number, aspect: AspectRatio): number {
  return imageSize(diagonal, aspect).height;
}

/** The largest of the stepped scales at which a room fits the drawing. */
function steppedScale(length: number, height: number): number {
  const most = Math.min(ROOM.width / length, ROOM.height / height);
  const steps = Math.max(0, Math.ceil(Math.log(most / LARGEST_SCALE) / Math.log(SCALE_STEP) - 1e-9));
  return LARGEST_SCALE * SCALE_STEP ** steps;
}

/** The drawing of what was found. */
export function sceneOf(results: Results): Scene {
  const { mode, lens, aspect, diagonal, distance, image, range } = results;
  const findsDistance = mode === 'size-to-distance';
  const largestHeight = findsDistance ? image.height : heightOf(range.max, aspect);
  const { low, high } = hung(largestHeight);
  const ceiling = Math.max(CEILING, high + BELOW_CEILING);
  const seats = (['thxBest', 'smpteLeast'] as const).map((standard) => ({
    standard,
    distance: seatDistance(image.width, VIEWING_ANGLES[standard]),
  }));
  const reach: Range = findsDistance ? range : { min: distance, max: distance };
  const length = Math.max(reach.max + BODY.width, ...seats.map((seat) => seat.distance + BODY.width));
  const scale = steppedScale(length, ceiling);

  const x = (inches: number) => DRAWING.left + inches * scale;
  const y = (inches: number) => FLOOR - inches * scale;
  // Such projectors stand on the cabinet below the picture.
  const ratios = ratiosAt(lens, { diagonal, aspect });
  const isUltraShort = ratios !== null && ratios.max <= ULTRA_SHORT_RATIO + SAME;
  const middle = (low + high) / 2;
  const pictureLow = findsDistance ? low : middle - image.height / 2;
  const pictureHigh = pictureLow + image.height;
  const lensHeight = isUltraShort ? Math.max(BODY.height, low - BODY.height) : pictureHigh;
  return {
    scale,
    wall: x(0),
    picture: { top: y(pictureHigh), bottom: y(pictureLow) },
    largest: findsDistance || range.max - range.min < 0.5 ? null : { top: y(high), bottom: y(low) },
    lens: { x: x(distance), y: y(lensHeight) },
    body: { width: BODY.width * scale, height: BODY.height * scale, hangs: !isUltraShort },
    zoom: findsDistance ? { from: x(range.min), to: x(range.max) } : null,
    seats: seats.map((seat) => ({ standard: seat.standard, x: x(seat.distance) })),
    ceiling: y(ceiling),
  };
}
