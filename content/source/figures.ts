/**
 * The figures that guides quote. They come from the calculator's own functions and are written the
 * way the site writes them, so that no text can disagree with the calculator.
 */
import { PATHS } from '@lumen-throw/domain/site-paths';
import { diagonalFor, footLamberts as litScreen } from '@lumen-throw/throw/brightness';
import {
  ambientOnScreen,
  ROOM_LIGHTS,
  screenContrast,
  whiteForContrast,
} from '@lumen-throw/throw/room-light';
import { diagonalOfWidth, imageSize } from '@lumen-throw/throw/image-size';
import { seatDistance, viewingAngle } from '@lumen-throw/throw/seating';
import { throwDistance, type Range } from '@lumen-throw/throw/throw-distance';
import { INCHES_PER_FOOT, fromInches } from '@lumen-throw/throw/units';

const ASPECT = '16:9';

/** Diagonals, in inches, for which every table of the guides gives figures. */
export const TABLE_DIAGONALS = [80, 100, 120] as const;

/** Throw ratios that the guides work with; the zoom is the home-cinema lamp model's. */
export const LENSES = {
  ultraShort: { min: 0.19, max: 0.25 },
  short: { min: 0.5, max: 0.5 },
  portable: { min: 1.2, max: 1.2 },
  gaming: { min: 1.13, max: 1.46 },
  zoom: { min: 1.33, max: 2.16 },
} as const satisfies Record<string, Range>;

/** A room of a guide, as the calculator takes it; what is left out is the calculator's default. */
interface CalculatorRoom {
  /** Inches; where it is what the room decides, the distance is given instead. */
  diagonal?: number;
  /** Inches from lens to screen. */
  distance?: number;
  ratio?: Range;
  lumens?: number;
  /** Lux on the screen. */
  lux?: number;
}

/** Address of the calculator with the figures of an example filled in. */
export function calculatorHref({ diagonal, distance, ratio, lumens, lux }: CalculatorRoom): string {
  const query = new URLSearchParams({
    ...(distance === undefined ? {} : { mode: 'distance-to-size', dist: String(fromInches(distance, 'ft')) }),
    ...(diagonal === undefined ? {} : { diag: String(diagonal) }),
    ...(ratio === undefined ? {} : { trmin: String(ratio.min), trmax: String(ratio.max) }),
    ...(lumens === undefined ? {} : { lumens: String(lumens) }),
    ...(lux === undefined ? {} : { lux: String(lux) }),
  });
  return `${PATHS.throwCalculator}?${query.toString()}`;
}

/** Inches with one decimal: '87.2'. */
export function inches(value: number): string {
  return value.toFixed(1);
}

/** Feet with one decimal, from inches: '8.7'. */
export function feet(value: number): string {
  return fromInches(value, 'ft').toFixed(1);
}

/** Meters with two decimals, from inches: '2.66'. */
function meters(value: number): string {
  return fromInches(value, 'm').toFixed(2);
}

/** A length in both systems, from inches: '8.7 feet (2.66 m)'. */
export function length(value: number): string {
  return `${feet(value)} feet (${meters(value)} m)`;
}

/** A whole number with a comma for thousands. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** Width of a 16:9 picture in inches. */
export function width(diagonal: number): number {
  return imageSize(diagonal, ASPECT).width;
}

/** Height of a 16:9 picture in inches. */
export function height(diagonal: number): number {
  return imageSize(diagonal, ASPECT).height;
}

/** Area of a 16:9 picture in square feet. */
export function area(diagonal: number): number {
  return (width(diagonal) * height(diagonal)) / INCHES_PER_FOOT ** 2;
}

/** Distances of a lens for a 16:9 screen, in feet: '9.7 to 15.7 ft', or '8.7 ft' without a zoom. */
export function throwFeet(lens: Range, diagonal: number): string {
  const { min, max } = throwDistance(lens, diagonal, ASPECT);
  return min === max ? `${feet(min)} ft` : `${feet(min)} to ${feet(max)} ft`;
}

/** Diagonal in inches that a throw ratio gives at a distance in inches, 16:9. */
export function diagonalAt(distance: number, ratio: number): number {
  return diagonalOfWidth(distance / ratio, ASPECT);
}

/** Foot-lamberts on a 16:9 screen: lumens × gain ÷ area in square feet. */
export function footLamberts(lumens: number, diagonal: number, gain = 1): number {
  return litScreen({ lumens, gain, diagonal, aspect: ASPECT });
}

/** Largest 16:9 diagonal, in inches, on which these lumens still give these foot-lamberts; gain 1.0. */
export function largestDiagonal(lumens: number, target: number): number {
  return diagonalFor(target, { lumens, gain: 1, aspect: ASPECT });
}

/** Foot-lamberts that a light in the room adds to a white matte screen. @param lux measured at the screen */
export function ambientFootLamberts(lux: number): number {
  return ambientOnScreen(lux);
}

/** Light of the named places in lux, as every page of the site has it. */
export const LUX = ROOM_LIGHTS;

/** A white screen of gain 1.0, and a projector whose own contrast nobody measured. */
function surroundings(lux: number) {
  return { light: lux, gain: 1, native: null };
}

/** Contrast between white and black on a lit screen, with the projector's own black. @param picture in foot-lamberts */
export function contrastInLight(picture: number, lux: number): number {
  return screenContrast(picture, surroundings(lux));
}

/** White in foot-lamberts that a contrast over a light takes. */
export function whiteInLight(contrast: number, lux: number): number {
  return whiteForContrast(contrast, surroundings(lux));
}

/** Distance in inches from which a 16:9 screen fills an angle in degrees. */
export function seat(diagonal: number, degrees: number): number {
  return seatDistance(width(diagonal), degrees);
}

/** Angle in degrees that a 16:9 screen fills from a distance in inches, rounded. */
export function angle(diagonal: number, distance: number): string {
  return whole(viewingAngle(width(diagonal), distance));
}

/** Lumens that a 16:9 screen needs for a contrast against a light in the room; gain 1.0. @param lux measured at the screen */
export function lumensForContrast(contrast: number, lux: number, diagonal: number): number {
  return whiteInLight(contrast, lux) * area(diagonal);
}

/**
 * Share of the chip that still lights the picture after vertical keystone correction, 0 to 1.
 * A tilted projector throws a trapezoid. The correction keeps the 16:9 rectangle that stands on its
 * narrow edge; this is the part of the chip that lands inside it. Ray geometry of a pinhole lens
 * without offset. `checks/keystone-figures.ts` counts the pixels instead.
 * @param degrees by which the projector is tilted
 * @param ratio throw ratio
 */
export function pixelsAfterKeystone(degrees: number, ratio: number): number {
  const tilt = (degrees * Math.PI) / 180;
  const halfWidth = 1 / (2 * ratio);
  const halfHeight = (halfWidth * 9) / 16;
  const rowHeightOnWall = (row: number): number => Math.tan(tilt + Math.atan(row));
  const narrowEdge = (2 * halfWidth) / (Math.cos(tilt) + halfHeight * Math.sin(tilt));
  const topOfPicture = rowHeightOnWall(-halfHeight) + (narrowEdge * 9) / 16;
  const lastRow = Math.tan(Math.atan(topOfPicture) - tilt);
  // Rows farther up land wider on the wall, so the picture uses less of each.
  const lit =
    narrowEdge *
    (Math.cos(tilt) * (lastRow + halfHeight) - (Math.sin(tilt) * (lastRow ** 2 - halfHeight ** 2)) / 2);
  return lit / (4 * halfWidth * halfHeight);
}

/** A room in which a projector hangs from the ceiling; all in inches. */
interface HangingRoom {
  ceiling: number;
  /** Height of seated eyes, which meet the lower third of the picture. */
  eyes: number;
  diagonal: number;
  /** Offset of the lens as a share of the picture's height. */
  offset: number;
}

/** Inches from the plate of a mount down to the lens of a projector that hangs upside down from it. */
export const PLATE_TO_LENS = 4;

/** Height of the lens above the floor, in inches, for a projector that hangs upside down. */
export function hangingLens({ eyes, diagonal, offset }: Omit<HangingRoom, 'ceiling'>): number {
  return eyes + height(diagonal) * (2 / 3 + offset);
}

/** Length of the pole, ceiling to plate, in whole inches. */
export function poleLength(room: HangingRoom): number {
  return Math.round(room.ceiling - hangingLens(room) - PLATE_TO_LENS);
}

/** Price of electricity for homes: U.S. average of February 2026, Energy Information Administration, 18.05 cents. */
export const ELECTRICITY = { centsPerKilowattHour: 18, when: 'February 2026' } as const;

/** Dollars a year for a machine that runs two hours an evening. */
export function dollarsPerYear(watts: number): string {
  return whole(((watts / 1000) * 2 * 365 * ELECTRICITY.centsPerKilowattHour) / 100);
}
