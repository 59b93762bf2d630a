import { METERS_PER_INCH, toInches, type Units } from '@lumen-throw/throw/units';
import { lengthFigure, lengthText } from '../format/length-format.ts';
import { SHORT_LENGTH } from './wishes.ts';

/** A length as one measures it: `14 in`, `36 cm`, `4.2 ft`. @param inches the length */
export function shortLengthText(inches: number, units: Units): string {
  if (inches > SHORT_LENGTH) return lengthText(inches, units);
  return units === 'ft' ? `${Math.round(inches)} in` : `${Math.round(inches * METERS_PER_INCH * 100)} cm`;
}

/** A length in the unit that one says it in, without zeros: `8 in`, `2 ft`, `60 cm`, `1.5 m`. @param inches the length */
export function plainLengthText(inches: number, units: Units): string {
  return inches < toInches(1, units)
    ? shortLengthText(inches, units)
    : `${Number(lengthFigure(inches, units))} ${units}`;
}

/** A diagonal; tenths only where there are some. @param inches the diagonal */
export function diagonalText(inches: number): string {
  return `${Number(inches.toFixed(1))} in`;
}
