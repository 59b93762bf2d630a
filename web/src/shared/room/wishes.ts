/** What somebody wants of a projector, and the finder's address that says it. */
import { PRICE_CLASSES } from '@lumen-throw/domain/figures';
import { DIAGONAL_BOUNDS, GAIN_BOUNDS, LUX_BOUNDS, REJECTED_BOUNDS } from '@lumen-throw/throw/limits';
import type { Light, RoomLight } from '@lumen-throw/throw/room-light';
import type { WantedRoom } from '@lumen-throw/throw/smallest-change';
import { fromInches, toInches, type Units } from '@lumen-throw/throw/units';
import { LIGHT_CHOICES } from '../room-light/light-name.ts';
import { FINDER_PARAMETERS, PLACES, type Place } from '../projectors/finder-places.ts';

/** What it is for. */
export const USES = ['movies', 'games', 'sports', 'outdoors', 'travel'] as const;
export type Use = (typeof USES)[number];

/** Classes that limit a price: all but the highest, which limits nothing. */
export const PRICE_LIMITS = PRICE_CLASSES.map(({ value }) => value).filter((value) => value !== 'over2000');

export type PriceLimit = (typeof PRICE_LIMITS)[number];

/** Diagonals to choose from, in inches; a picture as large as it looks good is null. */
export const DIAGONALS = [80, 90, 100, 110, 120, 135, 150] as const;

/** The largest picture under a ceiling of 8 ft, in inches: 74 in high, with 22 in of wall below it. */
export const LARGEST_DIAGONAL = 150;

export interface Wishes {
  place: Place;
  /** Inches from the screen: at most, or exactly for a shelf. */
  distance: number;
  units: Units;
  /**
   * Inches left between a cabinet and the wall below a screen, for models whose depth nobody gives; null
   * where it is not said.
   */
  gap: number | null;
  /** Inches; null for as large as it looks good. */
  diagonal: number | null;
  /** A place, or lux on the screen as somebody measured them. */
  light: Light;
  /** Percent of the room's light that the screen turns away, as its maker prints it; 0 for a plain one. */
  rejected: number;
  /** Gain of the screen. */
  gain: number;
  /** Null where nothing in particular is asked. */
  use: Use | null;
  /** The highest class of price; null where none is asked. */
  price: PriceLimit | null;
}

/** Changes some wishes. @param burst name of what is being typed: changes of one burst are one step back */
export type ChangeWishes = (changes: Partial<Wishes>, burst?: string) => void;

/** Inches below which a length is said in inches, or in centimeters. */
export const SHORT_LENGTH = 36;

/** Distances that a room can offer, in inches: one foot, which is 0.3 m in the address, to forty. */
export const DISTANCE_RANGE = { min: toInches(0.3, 'm'), max: 480 } as const;

/** Gaps that a cabinet can leave to the wall, in inches: a centimeter to five feet. */
const GAP_RANGE = { min: toInches(0.01, 'm'), max: 60 } as const;

/** A lamp is on. */
export const COMMON_LIGHT: RoomLight = 'living';

/** A common living room: twelve feet from a matte white screen, a lamp on, 100 inches. */
export const COMMON_WISHES: Wishes = {
  place: 'anywhere',
  distance: 144,
  units: 'ft',
  gap: null,
  diagonal: 100,
  light: COMMON_LIGHT,
  rejected: 0,
  gain: 1,
  use: null,
  price: null,
};

/** Furniture below a screen is some two feet deep; that is what is free in front of the wall. */
const UNDER_THE_SCREEN = 24;

/** The distance to begin with at a place, in inches. */
export function usualDistance(place: Place): number {
  return place === 'under' ? UNDER_THE_SCREEN : COMMON_WISHES.distance;
}

const NAMES = FINDER_PARAMETERS;
const PARAMETERS = Object.values(NAMES);
const LARGEST = 'largest';
const UNITS = ['ft', 'm'] as const satisfies readonly Units[];
/** Digits after the point in the address: a thousandth of an inch, so that a change that fits still does. */
const DIGITS = 4;
const GAP_ROUNDING = 10 ** -DIGITS;

function within(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

/** The number that a parameter says; null for anything else. */
function numberIn(text: string): number | null {
  return /^\d{1,4}(?:\.\d{1,4})?$/.test(text) ? Number(text) : null;
}

/** Whether a length is a gap behind a cabinet. @param inches the length */
export function isGap(inches: number): boolean {
  return within(inches, { min: GAP_RANGE.min - GAP_ROUNDING, max: GAP_RANGE.max });
}

/** Whether a number is a reading of a light meter: whole lux within what rooms have. */
export function isLux(value: number): boolean {
  return Number.isInteger(value) && within(value, LUX_BOUNDS);
}

/** Whether a number is what makers print of a screen that turns room light away: whole percent. */
export function isRejected(value: number): boolean {
  return Number.isInteger(value) && within(value, REJECTED_BOUNDS);
}

/** Whether a number is the gain of a screen. */
export function isGain(value: number): boolean {
  return within(value, GAIN_BOUNDS);
}

function oneOf<Value extends string>(values: readonly Value[]): (text: string) => Value | null {
  return (text) => values.find((value) => value === text) ?? null;
}

function number(isRight: (value: number) => boolean): (text: string) => number | null {
  return (text) => {
    const value = numberIn(text);
    return value !== null && isRight(value) ? value : null;
  };
}

/** An answer, as addresses name it. */
export type WishName = keyof typeof FINDER_PARAMETERS;

/** An answer that an address asked for and that is not the one shown, as it stood there. */
export interface ReplacedWish {
  name: WishName;
  asked: string;
}

/**
 * The wishes that an address says, and what of it is not in them: what it does not say, says twice or
 * says wrongly is as in a common room.
 */
export function readWishes(search: string): { wishes: Wishes; replaced: readonly ReplacedWish[] } {
  const query = new URLSearchParams(search);
  const replaced: ReplacedWish[] = [];

  function said<Value>(name: WishName, read: (text: string) => Value | null): Value | null {
    const texts = query.getAll(NAMES[name]).filter((text) => text !== '');
    const [text] = texts;
    if (text === undefined) return null;
    const found = texts.length === 1 ? read(text) : null;
    if (found === null) replaced.push({ name, asked: texts.join(', ') });
    return found;
  }

  const units = said('units', oneOf(UNITS)) ?? COMMON_WISHES.units;
  const place = said('place', oneOf(PLACES)) ?? COMMON_WISHES.place;
  const distance = said(
    'distance',
    number((length) => within(toInches(length, units), DISTANCE_RANGE)),
  );
  const diagonal = said('diagonal', (text) =>
    text === LARGEST ? text : number((size) => within(size, DIAGONAL_BOUNDS))(text),
  );
  const lux = said('lux', number(isLux));
  const light = said('light', oneOf(LIGHT_CHOICES));
  const wishes: Wishes = {
    place,
    units,
    distance: distance === null ? usualDistance(place) : toInches(distance, units),
    // Elsewhere nothing stands with its back to the wall.
    gap: said(
      'gap',
      number((gap) => place === 'under' && isGap(gap)),
    ),
    diagonal: diagonal === LARGEST ? null : (diagonal ?? COMMON_WISHES.diagonal),
    light: lux ?? light ?? COMMON_WISHES.light,
    rejected: said('rejected', number(isRejected)) ?? COMMON_WISHES.rejected,
    gain: said('gain', number(isGain)) ?? COMMON_WISHES.gain,
    use: said('use', oneOf(USES)),
    price: said('price', oneOf(PRICE_LIMITS)),
  };
  return { wishes, replaced };
}

/** The wishes that an address says. */
export function wishesFrom(search: string): Wishes {
  return readWishes(search).wishes;
}

/** The query that says wishes; empty for a common room. */
export function wishesToSearch(wishes: Wishes): string {
  const { place, distance, units, gap, diagonal, light, rejected, gain, use, price } = wishes;
  const said = new URLSearchParams();
  if (place !== COMMON_WISHES.place) said.set(NAMES.place, place);
  if (distance !== usualDistance(place) || units !== 'ft')
    said.set(NAMES.distance, String(Number(fromInches(distance, units).toFixed(DIGITS))));
  if (units !== 'ft') said.set(NAMES.units, units);
  if (gap !== null && place === 'under') said.set(NAMES.gap, String(Number(gap.toFixed(DIGITS))));
  if (diagonal !== COMMON_WISHES.diagonal)
    said.set(NAMES.diagonal, diagonal === null ? LARGEST : String(diagonal));
  if (typeof light === 'number') said.set(NAMES.lux, String(light));
  else if (light !== COMMON_WISHES.light) said.set(NAMES.light, light);
  if (rejected !== COMMON_WISHES.rejected) said.set(NAMES.rejected, String(rejected));
  if (gain !== COMMON_WISHES.gain) said.set(NAMES.gain, String(gain));
  if (use !== null) said.set(NAMES.use, use);
  if (price !== null) said.set(NAMES.price, price);
  const query = said.toString();
  return query && `?${query}`;
}

/** The wishes as a state of the address. */
export const WISHES_IN_ADDRESS = { names: PARAMETERS, read: wishesFrom, write: wishesToSearch };

/**
 * The room that wishes describe.
 * @param diagonal in inches, where they leave it open
 * @param taken depth that a cabinet takes of the distance, in inches
 */
export function wantedRoom(wishes: Wishes, diagonal: number, taken = 0): WantedRoom {
  const { place, distance, light, rejected, gain } = wishes;
  const free = distance - taken;
  return {
    diagonal,
    aspect: '16:9',
    gain,
    rejected: rejected / 100,
    light,
    stand: { min: place === 'shelf' ? free : 0, max: free },
    taken,
    reach: { min: DISTANCE_RANGE.min - taken, max: DISTANCE_RANGE.max - taken },
  };
}
