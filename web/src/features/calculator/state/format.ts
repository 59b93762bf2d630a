/** How lengths are shown (specification, section 9): feet to 1 decimal, meters to 2, diagonals in whole inches. */
import type { ImageSize } from '@lumen-throw/throw/image-size';
import type { Light } from '@lumen-throw/throw/room-light';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { fromInches, INCHES_PER_FOOT, METERS_PER_INCH, type Units } from '@lumen-throw/throw/units';
import { between, DECIMALS, lengthFigure } from '../../../shared/format/length-format.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';
import { lightName } from '../../../shared/room-light/light-name.ts';
import { groupedNumber } from '@lumen-throw/domain/english-numbers';

/** A length as a tape measure has it, to the nearest inch: `9 ft 10 in`. @param inches the length */
export function feetInchesText(inches: number): string {
  const whole = Math.round(inches);
  return `${Math.floor(whole / INCHES_PER_FOOT)} ft ${whole % INCHES_PER_FOOT} in`;
}

/** A range of lengths in feet and inches; one length where both ends are the same. */
export function feetInchesRangeText({ min, max }: Range): string {
  const [from, to] = [feetInchesText(min), feetInchesText(max)];
  return from === to ? from : `${from} – ${to}`;
}

/** A diagonal. */
export function diagonalText(inches: number): string {
  return `${Math.round(inches)} in`;
}

export function diagonalRangeText({ min, max }: Range): string {
  return between(String(Math.round(min)), String(Math.round(max)), 'in');
}

/** Width by height in feet or meters. */
export function sizeText({ width, height }: ImageSize, units: Units): string {
  return `${lengthFigure(width, units)} × ${lengthFigure(height, units)} ${units}`;
}

/** Width by height in whole inches, or centimeters where the calculation is in meters. */
export function fineSizeText({ width, height }: ImageSize, units: Units): string {
  const scale = units === 'ft' ? 1 : METERS_PER_INCH * 100;
  return `${Math.round(width * scale)} × ${Math.round(height * scale)} ${units === 'ft' ? 'in' : 'cm'}`;
}

const INCHES_TO_FEET_FROM = 36;
const CENTIMETERS_TO_METERS_FROM = 100;

/**
 * A way to go, rounded up so that it is enough: whole inches or centimeters, from a yard or a meter on
 * in feet or meters.
 */
export function moveText(inches: number, units: Units): string {
  if (units === 'm') {
    const centimeters = Math.ceil(inches * METERS_PER_INCH * 100 - 1e-6);
    return centimeters < CENTIMETERS_TO_METERS_FROM
      ? `${centimeters} cm`
      : `${(centimeters / 100).toFixed(DECIMALS.m)} m`;
  }
  const whole = Math.ceil(inches - 1e-6);
  return whole < INCHES_TO_FEET_FROM
    ? `${whole} in`
    : `${(Math.ceil(fromInches(inches, 'ft') * 10 - 1e-6) / 10).toFixed(DECIMALS.ft)} ft`;
}

/** A share of 1 in whole percent; no more than that is known of a zoom. */
export function percentText(share: number): string {
  const percent = Math.round(share * 100);
  return `${percent < 0 ? '−' : ''}${Math.abs(percent)} %`;
}

/** Foot-lamberts: one decimal below 100. */
export function footLambertText(value: number): string {
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} fL`;
}

export function nitsText(value: number): string {
  return `${groupedNumber(Math.round(value))} nits`;
}

/** Lumens that something takes, rounded up to tens so that they are enough. */
export function neededLumensText(lumens: number): string {
  return `${groupedNumber(Math.ceil(lumens / 10 - 1e-6) * 10)} lm`;
}

/** A light: the name of its place, or the lux that were measured. */
export function lightText(light: Light): string {
  return typeof light === 'number' ? ROOM_TEXTS.luxLight(groupedNumber(light)) : lightName(light);
}
