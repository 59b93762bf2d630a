/**
 * Offset and lens shift: where a picture hangs relative to its lens while nothing is tilted.
 * All percents count the WHOLE height (or width) of the chip's frame. The frame's middle is
 * `rise` percent of the height above the lens axis, for a projector standing upright; hung from the
 * ceiling it is upside down, and the same percent is below.
 */
import type { Range } from './throw-distance.ts';

/** How much vertical shift is left at some sideways shift; both in percent of the whole frame. */
interface ShiftCorner {
  sideways: number;
  vertical: number;
}

/**
 * Joint limit of vertical and sideways shift: corners from no sideways shift on, straight between
 * them. Sony prints VS = 105 − 3.387 · HS (VPL-VW270ES): (0, 105), (31, 0). Runco prints corners
 * (VX-4000): (0, 60), (5, 60), (25, 10). A lens without shift: (0, 0).
 */
export type ShiftLimit = readonly [ShiftCorner, ...ShiftCorner[]];

/** Where a lens can put the middle of its frame. */
export interface LensShift {
  /** Percent of the height from the lens axis up to the frame's middle, with the shift at rest. */
  rest: number;
  up: ShiftLimit;
  down: ShiftLimit;
}

/** What the percents of a shift count: the whole picture, or half of it, as Optoma and Barco print it. */
type PercentOf = 'whole' | 'half';

/** A shift as a maker prints it. */
export interface PrintedShift {
  up: number;
  down: number;
  sideways: number;
  percentOf: PercentOf;
  /**
   * Where both directions are used at once: how much upward shift each sideways shift leaves, and of the
   * downward one the same share. Empty where nobody prints it; then each direction counts alone.
   */
  together: readonly ShiftCorner[];
}

/** Limits of a printed shift, in percent of the whole frame. */
export function shiftLimits({ up, down, sideways, percentOf, together }: PrintedShift): {
  up: ShiftLimit;
  down: ShiftLimit;
} {
  const whole = (percent: number): number => (percentOf === 'half' ? riseOfHalves(percent) : percent);
  // What the corners count; of a lens without vertical shift there is no share to take.
  const most = up || down || 1;
  const corners = together.length > 0 ? together : [{ sideways, vertical: most }];
  const limit = (reach: number): ShiftLimit => [
    { sideways: 0, vertical: whole(reach) },
    ...corners.map((corner) => ({
      sideways: whole(corner.sideways),
      vertical: whole((corner.vertical * reach) / most),
    })),
  ];
  return { up: limit(up), down: limit(down) };
}

/** The largest sideways shift that a lens has at all, in percent of the frame's width. */
export function mostSideways({ up, down }: LensShift): number {
  const [above, below] = [up, down].map((limit) => limit.at(-1)?.sideways ?? 0);
  return Math.min(above ?? 0, below ?? 0);
}

/** Whether a projector stands upright, or hangs upside down. */
export type Mounting = 'table' | 'ceiling';

/** A frame on the wall: inches above the floor, and its height. */
export interface HungFrame {
  bottom: number;
  height: number;
}

const NO_SHIFT: ShiftLimit = [{ sideways: 0, vertical: 0 }];

/**
 * A lens whose offset is fixed. @param offset percent of the picture's whole height from the lens axis
 * to the near edge of the picture (the bottom one of a projector on a table): 0 when the lens is level
 * with the edge, positive when the whole picture is beyond it, negative when the axis goes through it
 */
export function fixedOffset(offset: number): LensShift {
  return { rest: riseOfOffset(offset), up: NO_SHIFT, down: NO_SHIFT };
}

/** The frame's middle for an offset of its near edge, and back: half a height apart. */
export function riseOfOffset(offset: number): number {
  return offset + 50;
}

/** The inverse of `riseOfOffset`. */
export function offsetOfRise(rise: number): number {
  return rise - 50;
}

/** Rise for a shift that a maker counts in halves (Optoma, Christie): 100 is the whole frame above the axis. */
export function riseOfHalves(percent: number): number {
  return percent / 2;
}

/**
 * Rise for a maker's (O + h) ÷ (2h), with O from the axis to the frame's middle and h half of its
 * height (BenQ, Vivitek): 50 is centered, 100 has the lens level with the edge.
 */
export function riseOfEdgePercent(percent: number): number {
  return percent - 50;
}

/**
 * Offset for a printed length from the lens axis to the near edge of a picture (Epson prints
 * centimeters, negative when the edge is on the far side of the axis). Both lengths in one unit.
 */
export function offsetOfLength(length: number, height: number): number {
  return (length / height) * 100;
}

/** Vertical shift, in percent of the height, that is left at a sideways shift; null where there is no such shift. */
export function shiftLeft(limit: ShiftLimit, sideways: number): number | null {
  const wanted = Math.abs(sideways);
  let [before] = limit;
  for (const corner of limit) {
    if (corner.sideways >= wanted) {
      const way = corner.sideways - before.sideways;
      const share = way > 0 ? (wanted - before.sideways) / way : 0;
      return before.vertical + (corner.vertical - before.vertical) * share;
    }
    before = corner;
  }
  return null;
}

/** Rises that a lens reaches at a sideways shift, in percent; null where it does not shift so far sideways. */
export function reachableRises({ rest, up, down }: LensShift, sideways = 0): Range | null {
  const above = shiftLeft(up, sideways);
  const below = shiftLeft(down, sideways);
  return above === null || below === null ? null : { min: rest - below, max: rest + above };
}

/**
 * Heights of the lens above the floor, in inches, from which a frame can hang where it is without
 * keystone correction; null where the lens does not shift that far sideways.
 */
export function lensHeights(
  shift: LensShift,
  mounting: Mounting,
  { bottom, height }: HungFrame,
  sideways = 0,
): Range | null {
  const rises = reachableRises(shift, sideways);
  if (!rises) return null;
  const middle = bottom + height / 2;
  const [low, high] = [(rises.min / 100) * height, (rises.max / 100) * height];
  return mounting === 'table'
    ? { min: middle - high, max: middle - low }
    : { min: middle + low, max: middle + high };
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/**
 * What a lens outside of `lensHeights` has to be tilted by, in degrees, so that the middle of the frame
 * is where it should be, with all shift used up: positive is upwards. That much is left to keystone
 * correction; 0 inside. @param distance from lens to screen, in inches
 */
export function keystoneAngle(
  shift: LensShift,
  mounting: Mounting,
  frame: HungFrame,
  { height: lens, distance }: { height: number; distance: number },
): number {
  const heights = lensHeights(shift, mounting, frame) ?? { min: lens, max: lens };
  const nearest = Math.min(Math.max(lens, heights.min), heights.max);
  if (nearest === lens) return 0;
  const middle = frame.bottom + frame.height / 2;
  return degrees(Math.atan((middle - lens) / distance) - Math.atan((middle - nearest) / distance));
}
