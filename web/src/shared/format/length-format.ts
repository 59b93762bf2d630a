/** How lengths are shown: feet to 1 decimal, meters to 2 (specification, section 9). */
import type { Range } from '@lumen-throw/throw/throw-distance';
import { fromInches, METERS_PER_INCH, type Units } from '@lumen-throw/throw/units';

/** Digits after the point. */
export const DECIMALS: Readonly<Record<Units, number>> = { ft: 1, m: 2 };

/** A length without its unit. @param inches the length */
export function lengthFigure(inches: number, units: Units): string {
  return fromInches(inches, units).toFixed(DECIMALS[units]);
}

/** A length in feet or meters. @param inches the length */
export function lengthText(inches: number, units: Units): string {
  return `${lengthFigure(inches, units)} ${units}`;
}

/** Two figures as a range; one where both show the same. */
export function between(from: string, to: string, unit: string): string {
  return from === to ? `${from} ${unit}` : `${from} – ${to} ${unit}`;
}

/** A range of lengths; one length where both ends show the same. */
export function rangeText({ min, max }: Range, units: Units): string {
  return between(lengthFigure(min, units), lengthFigure(max, units), units);
}

/** Inches below which a foot, and with it a meter, is too coarse: the place of an ultra short throw. */
export const NEAR = 36;

/**
 * A range of distances; those of less than three feet in inches or centimeters.
 * @param digits of inches and centimeters, after the point
 */
export function fineRangeText({ min, max }: Range, units: Units, digits = 1): string {
  if (max >= NEAR) return rangeText({ min, max }, units);
  const scale = units === 'ft' ? 1 : METERS_PER_INCH * 100;
  return between((min * scale).toFixed(digits), (max * scale).toFixed(digits), units === 'ft' ? 'in' : 'cm');
}
