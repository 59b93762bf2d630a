/**
 * Which single change makes a projector fit a room: standing nearer or farther, another size of picture,
 * or less light. Solved from the lens's lines and the light's bounds, not searched. Lengths are inches.
 */
import { pictureDiagonals, pictureDistances, type Picture } from './frame.ts';
import { DIAGONAL_BOUNDS } from './limits.ts';
import { PLACE_ROUNDING } from './placement.ts';
import { roomBrightness, type ProjectorFigures } from './room-fit.ts';
import type { RoomLight } from './room-light.ts';
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
  light: RoomLight;
}

/** One change of a room. Distances and diagonals are exact; `smallestChanges` says how they are rounded. */
export type RoomChange =
  | {
      what: 'distance';
      /** Where it may stand then. */ to: number;
      /** Away from the screen is positive. */ by: number;
    }
  | { what: 'diagonal'; to: number }
  | { what: 'light'; to: RoomLight };

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

interface Weighed {
  change: RoomChange;
  /** Share of what is there now. */
  share: number;
}

function otherDistance(projector: ProjectorFigures, room: WantedRoom): Weighed[] {
  if (hasPlace(projector, room) || !isLit(projector, room)) return [];
  const { min, max } = measuredDistances(projector, room);
  const { stand } = room;
  const [from, to] = min > stand.max ? [stand.max, min] : [stand.min, max];
  if (to <= 0) return [];
  return [{ change: { what: 'distance', to, by: to - from }, share: Math.abs(to - from) / from }];
}

function otherDiagonal(projector: ProjectorFigures, room: WantedRoom): Weighed[] {
  const fitting = fittingDiagonals(projector, room);
  if (!fitting) return [];
  const to = Math.min(Math.max(room.diagonal, fitting.min), fitting.max);
  return [{ change: { what: 'diagonal', to }, share: Math.abs(to - room.diagonal) / room.diagonal }];
}

function lessLight(projector: ProjectorFigures, room: WantedRoom): Weighed[] {
  if (!hasPlace(projector, room)) return [];
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
 * where one change is not enough. Each is the least of its kind: a hundredth less does not do. To be
 * said, a larger number is rounded up and a smaller one down; half an inch of both is within what a
 * room can be measured to.
 */
export function smallestChanges(projector: ProjectorFigures, room: WantedRoom): RoomChange[] {
  if (fitsRoom(projector, room)) return [];
  return [...otherDistance(projector, room), ...otherDiagonal(projector, room), ...lessLight(projector, room)]
    .toSorted((one, other) => one.share - other.share)
    .map(({ change }) => change);
}

/** The room after a change. */
export function changedRoom(room: WantedRoom, change: RoomChange): WantedRoom {
  switch (change.what) {
    case 'distance': {
      const { min, max } = room.stand;
      return { ...room, stand: change.by > 0 ? { min, max: change.to } : { min: change.to, max } };
    }
    case 'diagonal':
      return { ...room, diagonal: change.to };
    case 'light':
      return { ...room, light: change.to };
  }
}
