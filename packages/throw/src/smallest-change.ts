/**
 * Which single change makes a projector fit a room: standing nearer or farther, another size of picture,
 * or less light. Solved from the lens's lines and the light's bounds, not searched. Lengths are inches.
 */
import { picturesFrom } from './frame.ts';
import { pictureDistances, type Picture } from './lens.ts';
import { DIAGONAL_BOUNDS, LUX_BOUNDS } from './limits.ts';
import { PLACE_ROUNDING } from './placement.ts';
import { roomBrightness, type ProjectorFigures } from './room-fit.ts';
import { looksGood, mostLux, type Light, type RoomLight } from './room-light.ts';
import type { Range } from './throw-distance.ts';

/** A room as somebody describes it who has no projector yet. */
export interface WantedRoom extends Picture {
  /**
   * Distances from screen to projector that are free: both ends the same for one shelf, from 0 on for
   * anywhere up to a wall.
   */
  stand: Range;
  /** Distances that can be asked for at all; left out where any can. No change leads outside. */
  reach?: Range;
  /**
   * What stands between the point that the lens counts from and the end of the distance that was asked
   * for: the depth of a cabinet. A move is a share of both.
   */
  taken?: number;
  /** Gain of the screen. */
  gain: number;
  /** Share of the room's light that the screen turns away, 0 to 1; left out where it turns none away. */
  rejected?: number;
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
export const DARKER: Readonly<Record<RoomLight, RoomLight | null>> = {
  open: 'daylight',
  daylight: 'living',
  living: 'dark',
  dark: null,
  dusk: 'nightfall',
  nightfall: 'night',
  night: null,
};

/**
 * What one step of less light counts for beside lengths, as a share of a length: switching a lamp off is
 * easier than moving a shelf by a tenth of its distance. Our own weighing.
 */
const LIGHT_STEP = 0.1;

/** A move of more than this share of a distance is another room. */
const FARTHEST_MOVE = 0.4;

/** Arithmetic on two sides of one bound differs by less than this share. */
const SAME = 1e-9;

/**
 * Whether a projector fills the picture from a free place. `unknown`: a place beyond the one distance that
 * is known of its lens.
 */
export function placeIn({ lens }: ProjectorFigures, room: WantedRoom): 'free' | 'unknown' | 'none' {
  const distances = pictureDistances(lens, room);
  if (!distances) return 'none';
  const { stand } = room;
  if (distances.min - PLACE_ROUNDING > stand.max * (1 + SAME)) return 'none';
  if (distances.max + PLACE_ROUNDING >= stand.min * (1 - SAME)) return 'free';
  return lens.kind === 'open' ? 'unknown' : 'none';
}

/** How bright the picture gets; null where nobody gives the projector's light. */
function brightnessIn({ lens, lumens, native = null }: ProjectorFigures, room: WantedRoom) {
  return lumens === null ? null : roomBrightness({ lumens, native }, lens.chip, room);
}

/** Whether the picture looks good in the light; without a figure for its light nothing is known. */
function isLit(projector: ProjectorFigures, room: WantedRoom): boolean {
  const brightness = brightnessIn(projector, room);
  return brightness !== null && looksGood(brightness.verdict);
}

/** Whether a projector fills the picture from a free place, brightly enough. */
export function fitsRoom(projector: ProjectorFigures, room: WantedRoom): boolean {
  return placeIn(projector, room) === 'free' && isLit(projector, room);
}

/**
 * Diagonals that a projector fills from the free places and that look good in the light, from 60 to 200
 * inches; none where there are none. The largest is the picture "as large as it looks good".
 */
export function fittingDiagonals(projector: ProjectorFigures, room: WantedRoom): Range[] {
  const { stand, aspect } = room;
  const free = { min: stand.min - PLACE_ROUNDING, max: stand.max + PLACE_ROUNDING };
  const largestLit = brightnessIn(projector, room)?.diagonal ?? 0;
  return picturesFrom(projector.lens, free, aspect).flatMap((sizes) => {
    const min = Math.max(DIAGONAL_BOUNDS.min, sizes.min);
    const max = Math.min(DIAGONAL_BOUNDS.max, sizes.max, largestLit);
    return min <= max ? [{ min, max }] : [];
  });
}

/** A change, and what it amounts to as a share of what is there now. */
export interface WeighedChange {
  change: RoomChange;
  share: number;
}

function otherDistance(projector: ProjectorFigures, room: WantedRoom): WeighedChange[] {
  if (placeIn(projector, room) !== 'none' || !isLit(projector, room)) return [];
  const distances = pictureDistances(projector.lens, room);
  if (!distances) return [];
  const { stand } = room;
  const [from, to] =
    distances.min > stand.max
      ? [stand.max, distances.min - PLACE_ROUNDING]
      : [stand.min, distances.max + PLACE_ROUNDING];
  const share = Math.abs(to - from) / (from + (room.taken ?? 0));
  return to > 0 && share <= FARTHEST_MOVE ? [{ change: { what: 'distance', to, by: to - from }, share }] : [];
}

function otherDiagonal(projector: ProjectorFigures, room: WantedRoom): WeighedChange[] {
  const [nearest] = fittingDiagonals(projector, room)
    .map(({ min, max }) => Math.min(Math.max(room.diagonal, min), max))
    .toSorted((one, other) => Math.abs(one - room.diagonal) - Math.abs(other - room.diagonal));
  if (nearest === undefined) return [];
  return [
    {
      change: { what: 'diagonal', to: nearest },
      share: Math.abs(nearest - room.diagonal) / room.diagonal,
    },
  ];
}

/** Less of a light that was measured; what it counts for grows with how much has to go. */
function lessLux(projector: ProjectorFigures, room: WantedRoom, lux: number): WeighedChange[] {
  const brightness = brightnessIn(projector, room);
  const { gain, rejected = 0 } = room;
  const to = brightness && mostLux(brightness.white, { gain, rejected, native: projector.native ?? null });
  return to !== null && to >= LUX_BOUNDS.min && to < lux
    ? [{ change: { what: 'light', to }, share: LIGHT_STEP * (1 - to / lux) }]
    : [];
}

function lessLight(projector: ProjectorFigures, room: WantedRoom): WeighedChange[] {
  if (placeIn(projector, room) !== 'free' || isLit(projector, room)) return [];
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

/** Digits after the point of a diagonal that is said in tenths. */
const DIAGONAL_DIGITS = 1;

/** As far beyond an edge, in inches, that an address may round a distance and it still fits. */
const ADDRESS_ROUNDING = 0.01;

function sayableDistance(
  { to: exact, by }: Extract<RoomChange, { what: 'distance' }>,
  step: (length: number) => number,
): RoomChange {
  const from = exact - by;
  const to = away(from, exact + Math.sign(by) * ADDRESS_ROUNDING, step(Math.abs(by)));
  return { what: 'distance', to, by: to - from };
}

function sayableDiagonal(
  projector: ProjectorFigures,
  room: WantedRoom,
  exact: number,
): RoomChange | undefined {
  const larger = exact > room.diagonal;
  return DIAGONAL_STEPS.map((size): RoomChange => {
    const steps = exact / size;
    const to = (larger ? Math.ceil(steps - SAME) : Math.floor(steps + SAME)) * size;
    return { what: 'diagonal', to: Number(to.toFixed(DIAGONAL_DIGITS)) };
  }).find((one) => fitsRoom(projector, changedRoom(room, one)));
}

function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

/**
 * A change in numbers that people say, rounded away from what is there now, so that the projector fits
 * after exactly that; null where no such number does, or where it leads out of the room's bounds.
 * @param step in which a length is said, in inches: an inch or a centimeter, and more for long ways
 */
export function sayableChange(
  projector: ProjectorFigures,
  room: WantedRoom,
  change: RoomChange,
  step: (length: number) => number,
): RoomChange | null {
  if (change.what === 'light')
    return typeof change.to === 'number' ? { what: 'light', to: Math.floor(change.to + SAME) } : change;
  const said =
    change.what === 'distance' ? sayableDistance(change, step) : sayableDiagonal(projector, room, change.to);
  if (!said || !fitsRoom(projector, changedRoom(room, said))) return null;
  const isAllowed =
    said.what !== 'distance' ||
    (Math.abs(said.by) <= FARTHEST_MOVE * (said.to - said.by + (room.taken ?? 0)) * (1 + SAME) &&
      (!room.reach || isWithin(said.to, room.reach)));
  return isAllowed ? said : null;
}

/** The room after a change. */
export function changedRoom(room: WantedRoom, change: RoomChange): WantedRoom {
  if (change.what === 'diagonal') return { ...room, diagonal: change.to };
  if (change.what === 'light') return { ...room, light: change.to };
  const { min, max } = room.stand;
  const isShelf = min === max;
  if (isShelf) return { ...room, stand: { min: change.to, max: change.to } };
  return { ...room, stand: change.by > 0 ? { min, max: change.to } : { min: change.to, max } };
}
