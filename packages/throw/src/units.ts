/** Units in which distances are entered and shown. Diagonals are always inches. */
export type Units = 'ft' | 'm';

/** By definition. */
export const INCHES_PER_FOOT = 12;

/** By definition: the international yard and pound agreement of 1959 makes an inch 25.4 mm. */
export const METERS_PER_INCH = 0.0254;

const INCHES_PER: Readonly<Record<Units, number>> = { ft: INCHES_PER_FOOT, m: 1 / METERS_PER_INCH };

/** A length in inches. @param length in feet or meters, as `units` says */
export function toInches(length: number, units: Units): number {
  return length * INCHES_PER[units];
}

/** A length in feet or meters. @param inches the same length in inches */
export function fromInches(inches: number, units: Units): number {
  return inches / INCHES_PER[units];
}

/** The same length in other units, exactly; nothing is rounded. */
export function convertLength(length: number, from: Units, to: Units): number {
  return from === to ? length : fromInches(toInches(length, from), to);
}

/** Units in which makers print lengths. */
export type PrintedUnit = Units | 'in' | 'cm' | 'mm';

const INCHES_PER_PRINTED: Readonly<Record<PrintedUnit, number>> = {
  ...INCHES_PER,
  in: 1,
  cm: 0.01 / METERS_PER_INCH,
  mm: 0.001 / METERS_PER_INCH,
};

/** A printed length in inches. */
export function printedInches(length: number, unit: PrintedUnit): number {
  return length * INCHES_PER_PRINTED[unit];
}
