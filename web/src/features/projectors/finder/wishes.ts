/** What somebody wants of a projector, and the address that says it. */
import { DIAGONAL_BOUNDS, LUX_BOUNDS } from '@lumen-throw/throw/limits';
import { ROOM_LIGHTS, type Light, type RoomLight } from '@lumen-throw/throw/room-light';
import type { WantedRoom } from '@lumen-throw/throw/smallest-change';
import { fromInches, toInches, type Units } from '@lumen-throw/throw/units';
import {
  FINDER_PARAMETERS,
  PLACE_PARAMETER,
  PLACES,
  type Place,
} from '../../../shared/projectors/finder-places.ts';

/** What it is for. */
export const USES = ['movies', 'games', 'sports', 'outdoors', 'travel'] as const;
export type Use = (typeof USES)[number];

/** Diagonals to choose from, in inches; a picture as large as it looks good is null. */
export const DIAGONALS = [80, 90, 100, 110, 120, 135, 150] as const;

/** The largest picture under a ceiling of 8 ft, in inches: 74 in high, with 22 in of wall below it. */
export const LARGEST_DIAGONAL = 150;

export interface Wishes {
  place: Place;
  /** Inches from the screen: at most, or exactly for a shelf. */
  distance: number;
  units: Units;
  /** Inches; null for as large as it looks good. */
  diagonal: number | null;
  /** A place, or lux on the screen as somebody measured them. */
  light: Light;
  /** Null where nothing in particular is asked. */
  use: Use | null;
}

/** Distances that a room can offer, in inches: one foot, which is 0.3 m in the address, to forty. */
export const DISTANCE_RANGE = { min: toInches(0.3, 'm'), max: 480 } as const;

/** A lamp is on. */
export const COMMON_LIGHT: RoomLight = 'living';

/** A common living room: twelve feet from the screen, a lamp on, 100 inches. */
export const COMMON_WISHES: Wishes = {
  place: 'anywhere',
  distance: 144,
  units: 'ft',
  diagonal: 100,
  light: COMMON_LIGHT,
  use: null,
};

/** Furniture below a screen is some two feet deep; that is what is free in front of the wall. */
const UNDER_THE_SCREEN = 24;

/** The distance to begin with at a place, in inches. */
export function usualDistance(place: Place): number {
  return place === 'under' ? UNDER_THE_SCREEN : COMMON_WISHES.distance;
}

const NAMES = FINDER_PARAMETERS;
const PARAMETERS = [PLACE_PARAMETER, ...Object.values(NAMES)];
const LARGEST = 'largest';
/** Digits after the point in the address; finer than a room can be measured. */
const DIGITS = 2;

function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find((value) => value === text) ?? null;
}

function within(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

/** The number that a parameter says; null for anything else. */
function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,4}(?:\.\d{1,4})?$/.test(text) ? Number(text) : null;
}

/** Whether a number is a reading of a light meter: whole lux within what rooms have. */
export function isLux(value: number): boolean {
  return Number.isInteger(value) && within(value, LUX_BOUNDS);
}

/** The lights to choose from. */
export const LIGHTS = Object.keys(ROOM_LIGHTS) as RoomLight[];

/** The wishes that an address says; what it does not say, or says wrongly, is as in a common room. */
export function wishesFrom(search: string): Wishes {
  const asked = new URLSearchParams(search);
  const units = asked.get(NAMES.units) === 'm' ? 'm' : 'ft';
  const place = oneOf(asked.get(PLACE_PARAMETER), PLACES) ?? COMMON_WISHES.place;
  const length = numberIn(asked.get(NAMES.distance));
  const distance = length === null ? null : toInches(length, units);
  const size = numberIn(asked.get(NAMES.diagonal));
  const lux = numberIn(asked.get(NAMES.lux));
  return {
    place,
    units,
    distance: distance !== null && within(distance, DISTANCE_RANGE) ? distance : usualDistance(place),
    diagonal:
      asked.get(NAMES.diagonal) === LARGEST
        ? null
        : size !== null && within(size, DIAGONAL_BOUNDS)
          ? size
          : COMMON_WISHES.diagonal,
    light: lux !== null && isLux(lux) ? lux : (oneOf(asked.get(NAMES.light), LIGHTS) ?? COMMON_WISHES.light),
    use: oneOf(asked.get(NAMES.use), USES),
  };
}

/** The query that says wishes; empty for a common room. */
export function wishesToSearch({ place, distance, units, diagonal, light, use }: Wishes): string {
  const said = new URLSearchParams();
  if (place !== COMMON_WISHES.place) said.set(PLACE_PARAMETER, place);
  if (distance !== usualDistance(place) || units !== 'ft')
    said.set(NAMES.distance, String(Number(fromInches(distance, units).toFixed(DIGITS))));
  if (units !== 'ft') said.set(NAMES.units, units);
  if (diagonal !== COMMON_WISHES.diagonal)
    said.set(NAMES.diagonal, diagonal === null ? LARGEST : String(diagonal));
  if (typeof light === 'number') said.set(NAMES.lux, String(light));
  else if (light !== COMMON_WISHES.light) said.set(NAMES.light, light);
  if (use !== null) said.set(NAMES.use, use);
  const query = said.toString();
  return query && `?${query}`;
}

/** The wishes as a state of the address. */
export const WISHES_IN_ADDRESS = { names: PARAMETERS, read: wishesFrom, write: wishesToSearch };

/** A matte white wall or screen. */
const MATTE_WHITE = 1;

/** The room that wishes describe. @param diagonal in inches, where they leave it open */
export function wantedRoom({ place, distance, light }: Wishes, diagonal: number): WantedRoom {
  return {
    diagonal,
    aspect: '16:9',
    gain: MATTE_WHITE,
    light,
    stand: { min: place === 'shelf' ? distance : 0, max: distance },
  };
}
