import { imageSize, type AspectRatio } from './image-size.ts';
import { screenDiagonals, throwDistance, type Range } from './throw-distance.ts';

/**
 * Share by which real lenses differ from their printed throw ratios: Christie states ± 5 %, and tables
 * of other makers have an intercept (Epson's Home Cinema 5350: 2.1949 × diagonal − 2.5044 in).
 */
export const RATIO_TOLERANCE = 0.05;

/** Half of the last digit in which distances are shown (0.1 ft), in inches: closer than that is the same place. */
export const PLACE_ROUNDING = 0.6;

/** Two lengths that differ by less than this share are the same, whatever the arithmetic did to them. */
const SAME = 1e-9;

/** How a lens at one distance and a screen of one size go together. */
export interface Placement {
  /** Throw ratio that the pair asks for: distance ÷ image width. */
  ratio: number;
  /**
   * Where the zoom stands: 0 at the shortest throw ratio, 1 at the longest, outside of that where the
   * zoom does not reach; never clamped. Null for a lens without zoom.
   */
  zoom: number | null;
  /** `near`: outside of the printed range, but inside the tolerance that printed ranges have. */
  fit: 'fits' | 'near' | 'misses';
  /** Where the lens stands, seen from the range; null inside of it. */
  side: 'too-close' | 'too-far' | null;
  /** How far to move for the nearest distance that fits, in inches: positive is away from the screen. */
  move: number;
  /** Distances at which the screen fits, in inches. */
  distances: Range;
  /** Diagonals that fit from the distance, in inches. */
  diagonals: Range;
}

/** A lens in front of a screen. */
export interface Place {
  /** From lens to screen, in inches. */
  distance: number;
  /** Of the screen, in inches. */
  diagonal: number;
  aspect: AspectRatio;
}

/**
 * Zoom position z = (distance ÷ width − shortest ratio) ÷ (longest − shortest). Not clamped; null
 * without zoom.
 */
export function zoomPosition(ratio: Range, { distance, diagonal, aspect }: Place): number | null {
  const zoom = ratio.max - ratio.min;
  return zoom > 0 ? (distance / imageSize(diagonal, aspect).width - ratio.min) / zoom : null;
}

/** How a lens, a distance and a screen go together, and what would have to change where they do not. */
export function placement(ratio: Range, place: Place): Placement {
  const { distance, diagonal, aspect } = place;
  const distances = throwDistance(ratio, diagonal, aspect);
  const tooClose = distance < distances.min - PLACE_ROUNDING;
  const tooFar = distance > distances.max + PLACE_ROUNDING;
  const near =
    distance >= distances.min * (1 - RATIO_TOLERANCE) && distance <= distances.max * (1 + RATIO_TOLERANCE);
  return {
    ratio: distance / imageSize(diagonal, aspect).width,
    zoom: zoomPosition(ratio, place),
    fit: tooClose || tooFar ? (near ? 'near' : 'misses') : 'fits',
    side: tooClose ? 'too-close' : tooFar ? 'too-far' : null,
    move: tooClose ? distances.min - distance : tooFar ? distances.max - distance : 0,
    distances,
    diagonals: screenDiagonals(ratio, distance, aspect),
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
