import { pictureDiagonals, frameAround } from './frame.ts';
import { pictureDistances, type Picture, type Lens, type LensKind } from './lens.ts';
import type { Range } from './throw-distance.ts';

/**
 * Share by which real lenses differ from their printed figures: Christie states ± 5 %. Makers' tables
 * of home projectors have no tolerance beside them, so they get the same.
 */
export const RATIO_TOLERANCE = 0.05;

/** Half of the last digit in which distances are shown (0.1 ft), in inches: closer than that is the same place. */
export const PLACE_ROUNDING = 0.6;

/** Two lengths that differ by less than this share are the same, whatever the arithmetic did to them. */
const SAME = 1e-9;

/** Share of the zoom's way from either end within which nothing is left to adjust. */
const TIGHT = 0.05;

/** How a lens at one distance and a screen of one size go together. */
export interface Placement {
  /** Throw ratio that the pair asks for: distance ÷ width of the chip's frame. */
  ratio: number;
  kind: LensKind;
  /**
   * Where the zoom stands: 0 at its wide end, 1 at its tele end, outside of that where the zoom does
   * not reach; never clamped. Null where there is no zoom or none is known, and for a spread of models.
   */
  zoom: number | null;
  /**
   * `tight`: inside of the range, at the very end of the zoom. `near`: outside of the printed range, but
   * inside the tolerance that printed ranges have; or between the models of a spread, of which some fit.
   * `unknown`: beyond the one distance that is known of a lens. `unprinted`: no source gives a distance
   * for the size.
   */
  fit: 'fits' | 'tight' | 'near' | 'misses' | 'unknown' | 'unprinted';
  /** Where the projector stands, seen from the range; null inside of it, and where none is known. */
  side: 'too-close' | 'too-far' | null;
  /** How far to move for the nearest distance that fits, in inches: positive is away from the screen. */
  move: number;
  /** Distances at which the screen fits, in inches; null where no source gives any for its size. */
  distances: Range | null;
  /** Diagonals that fit from the distance, in inches; null where no source gives one. */
  diagonals: Range | null;
}

/** A projector in front of a screen. */
export interface Place extends Picture {
  /** From the point that the lens counts from to the screen, in inches. */
  distance: number;
}

/**
 * Zoom position z = (distance − wide) ÷ (tele − wide), of the distances that fill the screen at the
 * two ends. Not clamped; null where there is no zoom or an end is not known.
 */
export function zoomPosition(lens: Lens, { distance, ...picture }: Place): number | null {
  const distances = lens.kind === 'zoom' ? pictureDistances(lens, picture) : null;
  if (!distances) return null;
  const { min, max } = distances;
  return max > min ? (distance - min) / (max - min) : null;
}

/** Whether a zoom stands so near to one of its ends that nothing is left to adjust. */
export function isTight(zoom: number | null): boolean {
  return zoom !== null && (zoom < TIGHT || zoom > 1 - TIGHT);
}

function sideOf({ kind }: Lens, distance: number, { min, max }: Range): Placement['side'] {
  if (distance < min - PLACE_ROUNDING) return 'too-close';
  return distance > max + PLACE_ROUNDING && kind !== 'open' ? 'too-far' : null;
}

function fitOf(
  { kind }: Lens,
  distance: number,
  distances: Range,
  side: Placement['side'],
  zoom: number | null,
): Placement['fit'] {
  if (side === null) {
    if (kind === 'spread') return 'near';
    if (distance > distances.max + PLACE_ROUNDING) return 'unknown';
    return isTight(zoom) ? 'tight' : 'fits';
  }
  const near =
    distance >= distances.min * (1 - RATIO_TOLERANCE) && distance <= distances.max * (1 + RATIO_TOLERANCE);
  return near ? 'near' : 'misses';
}

/** How a lens, a distance and a screen go together, and what would have to change where they do not. */
export function placement(lens: Lens, place: Place): Placement {
  const { distance, diagonal, aspect } = place;
  const distances = pictureDistances(lens, place);
  const side = distances && sideOf(lens, distance, distances);
  const zoom = zoomPosition(lens, place);
  const edge = side === 'too-close' ? distances?.min : side === 'too-far' ? distances?.max : undefined;
  return {
    ratio: distance / frameAround({ diagonal, aspect }, lens.chip).width,
    kind: lens.kind,
    zoom,
    fit: distances ? fitOf(lens, distance, distances, side, zoom) : 'unprinted',
    side,
    move: edge === undefined ? 0 : edge - distance,
    distances,
    diagonals: pictureDiagonals(lens, distance, aspect),
  };
}

/**
 * A whole diagonal that the zoom reaches from where it stands, the nearest to the wanted one; null
 * where the range holds no whole number within the bounds. A lens without zoom gives one picture, and
 * the nearest whole number names it.
 * @param diagonals that fit, in inches @param bounds of diagonals that make sense, in inches
 */
export function nearestDiagonal(diagonals: Range, wanted: number, bounds: Range): number | null {
  const isFixed = diagonals.max - diagonals.min <= diagonals.max * SAME;
  const lowest = isFixed ? Math.round(diagonals.min) : Math.ceil(diagonals.min * (1 - SAME));
  const highest = isFixed ? lowest : Math.floor(diagonals.max * (1 + SAME));
  if (highest < lowest) return null;
  const nearest = Math.min(Math.max(Math.round(wanted), lowest), highest);
  return nearest >= bounds.min && nearest <= bounds.max ? nearest : null;
}
