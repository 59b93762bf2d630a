/**
 * Which single change makes a projector fit a room: standing nearer or farther, another size of picture,
 * or less light. Solved from the lens's lines and the light's bounds, not searched. Lengths are inches.
 */
import { pictureDiagonals, pictureDistances, type Picture } from './frame.ts';
import { DIAGONAL_BOUNDS } from './limits.ts';
import { PLACE_ROUNDING } from './placement.ts';
import { roomBrightness, type ProjectorFigures } from './room-fit.ts';
import { mostLux, type Light, type RoomLight } from './room-light.ts';
import type { Range } from './throw-distance.ts';

/** A room as somebody describes it who has no projector yet. */
export interface WantedRoom extends Picture {
  /**
   * Distances from screen to projector that are free: both ends the same for one shelf, from 0 on for
   * anywhere up to a wall.
   */
  stand: Range;
  /** Gain of the screen. */
  gain: number;
  light: Light;
}

/** One change of a room, exact; `sayableChange` rounds it. */
export type RoomChange =
  | {
      what: 'distance';
      /** Where it may stand then. */ to: number;
      /** Away from the screen is positive. */ by: number;
    }
  | { what: 'diagonal'; to: number }
  /** A darker place, or lux on the screen where the light was measured. */
  | { what: 'light'; to: Light };

/** The same room with less light: curtains or blinds by day, lamps off in the evening, a later hour outdoors. */
const DARKER: Readonly<Record<RoomLight, RoomLight | null>> = {
  daylight: 'living',
  living: 'dark',
  dusk: 'dark',
  dark: null,
};

/**
 * What one step of less light counts for beside lengths, as a share of a length: switching a lamp off is
 * easier than moving a shelf by a tenth of its distance. Our own weighing.
 */
const LIGHT_STEP = 0.1;

/** Arithmetic on two sides of one bound differs by less than this share. */
const SAME = 1e-9;

/** Distances at which a lens fills a picture, as far as a room can be measured. */
function measuredDistances({ lens }: ProjectorFigures, picture: Picture): Range {
  const { min, max } = pictureDistances(lens, picture);
  return { min: min - PLACE_ROUNDING, max: max + PLACE_ROUNDING };
}

function hasPlace(projector: ProjectorFigures, room: WantedRoom): boolean {
  const { min, max } = measuredDistances(projector, room);
  return min <= room.stand.max * (1 + SAME) && max >= room.stand.min * (1 - SAME);
}

/** Largest diagonal that is bright enough; without a figure for its light nothing speaks against any. */
function largestLit({ lens, lumens }: ProjectorFigures, room: WantedRoom): number {
  return lumens === null ? Number.POSITIVE_INFINITY : roomBrightness(lumens, lens.chip, room).diagonal;
}

function isLit(projector: ProjectorFigures, room: WantedRoom): boolean {
  return room.diagonal <= largestLit(projector, room) * (1 + SAME);
}

/** Whether a projector fills the picture from a free place, brightly enough. */
export function fitsRoom(projector: ProjectorFigures, room: WantedRoom): boolean {
  return hasPlace(projector, room) && isLit(projector, room);
}

/**
 * Diagonals that a projector fills from the free places and that look right in the light; null where
 * there are none from 60 to 200 inches. Its upper end is the picture "as large as it looks good".
 */
export function fittingDiagonals(projector: ProjectorFigures, room: WantedRoom): Range | null {
  const { lens } = projector;
  const { stand, aspect } = room;
  const nearest = pictureDiagonals(lens, stand.min - PLACE_ROUNDING, aspect);
  const farthest = pictureDiagonals(lens, stand.max + PLACE_ROUNDING, aspect);
  const min = Math.max(DIAGONAL_BOUNDS.min, nearest.min);
  const max = Math.min(DIAGONAL_BOUNDS.max, farthest.max, largestLit(projector, room));
  return min <= max ? { min, max } : null;
}

/** A change, and what it amounts to as a share of what is there now. */
export interface WeighedChange {
  change: RoomChange;
  share: number;
}

function otherDistance(projector: ProjectorFigures, room: WantedRoom): WeighedChange[] {
  if (hasPlace(projector, room) || !isLit(projector, room)) return [];
  const { min, max } = measuredDistances(projector, room);
  const { stand } = room;
  const [from, to] = min > stand.max ? [stand.max, min] : [stand.min, max];
  if (to <= 0) return [];
  return [{ change: { what: 'distance', to, by: to - from }, share: Math.abs(to - from) / from }];
}

function otherDiagonal(projector: ProjectorFigures, room: WantedRoom): WeighedChange[] {
  const fitting = fittingDiagonals(projector, room);
  if (!fitting) return [];
  const to = Math.min(Math.max(room.diagonal, fitting.min), fitting.max);
  return [{ change: { what: 'diagonal', to }, share: Math.abs(to - room.diagonal) / room.diagonal }];
}

/** Less of a light that was measured; what it counts for grows with how much has to go. */
function lessLux({ lens, lumens }: ProjectorFigures, room: WantedRoom, lux: number): WeighedChange[] {
  if (lumens === null) return [];
  const to = mostLux(roomBrightness(lumens, lens.chip, room).white, room.gain);
  return to === null ? [] : [{ change: { what: 'light', to }, share: LIGHT_STEP * (1 - to / lux) }];
}

function lessLight(projector: ProjectorFigures, room: WantedRoom): WeighedChange[] {
  if (!hasPlace(projector, room)) return [];
  if (typeof room.light === 'number') return lessLux(projector, room, room.light);
  let steps = 0;
  for (let light = DARKER[room.light]; light !== null; light = DARKER[light]) {
    steps += 1;
    if (isLit(projector, { ...room, light }))
      return [{ change: { what: 'light', to: light }, share: steps * LIGHT_STEP }];
  }
  return [];
}

/**
 * Every single change after which a projector fits, the smallest first; empty where it fits as it is, or
 * where one change is not enough. Each is the least of its kind: a hundredth less does not do.
 */
export function smallestChanges(projector: ProjectorFigures, room: WantedRoom): WeighedChange[] {
  if (fitsRoom(projector, room)) return [];
  return [
    ...otherDistance(projector, room),
    ...otherDiagonal(projector, room),
    ...lessLight(projector, room),
  ].toSorted((one, other) => one.share - other.share);
}

/** A number away from another one, to the next whole step. */
function away(from: number, to: number, step: number): number {
  const steps = (to - from) / step;
  return from + (steps > 0 ? Math.ceil(steps - SAME) : Math.floor(steps + SAME)) * step;
}

/** Steps of diagonals, the roundest first: a lens without zoom on a shelf may leave no whole inch. */
const DIAGONAL_STEPS = [1, 0.1] as const;

/**
 * A change in numbers that people say, rounded away from what is there now, so that it fits as well.
 * @param step of distances, in inches: 1, or a centimeter
 */
export function sayableChange(
  projector: ProjectorFigures,
  room: WantedRoom,
  change: RoomChange,
  step: number,
): RoomChange {
  if (change.what === 'light')
    return typeof change.to === 'number' ? { what: 'light', to: Math.floor(change.to) || 'dark' } : change;
  if (change.what === 'distance') {
    const from = change.to - change.by;
    const to = away(from, change.to, step);
    return { what: 'distance', to, by: to - from };
  }
  const larger = change.to > room.diagonal;
  const rounded = DIAGONAL_STEPS.map((size): RoomChange => {
    const steps = change.to / size;
    const to = (larger ? Math.ceil(steps - SAME) : Math.floor(steps + SAME)) * size;
    return { what: 'diagonal', to };
  });
  return rounded.find((one) => fitsRoom(projector, changedRoom(room, one))) ?? change;
}

/** The room after a change. */
export function changedRoom(room: WantedRoom, change: RoomChange): WantedRoom {
  if (change.what === 'diagonal') return { ...room, diagonal: change.to };
  if (change.what === 'light') return { ...room, light: change.to };
  const { min, max } = room.stand;
  return { ...room, stand: change.by > 0 ? { min, max: change.to } : { min: change.to, max } };
}
