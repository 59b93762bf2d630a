/** Lengths as people type them: `12' 6"`, `12 ft 6 in`, `12 1/2`, `3,5 m`, `350 cm` (decision 21). */
import { fromInches, INCHES_PER_FOOT, METERS_PER_INCH } from '@lumen-throw/throw/units';
import { decimal, NOTHING, notANumber, plainText, UNCLEAR, type Reading } from './read-number.ts';

/** Units that a length can be typed in. */
type LengthUnit = 'ft' | 'in' | 'm' | 'cm' | 'mm';

const INCHES_IN: Readonly<Record<LengthUnit, number>> = {
  ft: INCHES_PER_FOOT,
  in: 1,
  m: 1 / METERS_PER_INCH,
  cm: 0.01 / METERS_PER_INCH,
  mm: 0.001 / METERS_PER_INCH,
};

/** How units are written, behind `plainText`. A longer word stands before those that it begins with. */
const UNIT_WORDS: readonly (readonly [LengthUnit, string])[] = [
  ['mm', 'millimeters?|millimetres?|mm'],
  ['cm', 'centimeters?|centimetres?|cm'],
  ['m', 'meters?|metres?|m'],
  ['ft', "feet|foot|ft|'"],
  ['in', 'inches|inch|in|"'],
];

const UNIT = UNIT_WORDS.map(([, words]) => words).join('|');
/** One part of a length: a number, and its unit if there is one. */
const PART = new RegExp(
  `^([\\d.,/ -]*[\\d.,]) ?(${UNIT})?\\.?(?=[ ,\\d-]|$)(?: ?- ?(?=\\d)|[ ,]+(?:and )?)?`,
);
const UNIT_OF = UNIT_WORDS.map(([unit, words]) => [unit, new RegExp(`^(?:${words})$`)] as const);

/** `1/2`, `12 1/2`, `12-1/2`. */
const FRACTION = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/;
/** `1.200`: behind centimeters or millimeters more likely thousands than three decimals. */
const MAYBE_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

interface Part {
  value: number;
  unit: LengthUnit | null;
}

function numberIn(text: string, unit: LengthUnit | null): number | null {
  const fraction = FRACTION.exec(text);
  if (fraction) {
    const [, whole = '0', over = '0', under = '0'] = fraction;
    const part = Number(over) / Number(under);
    return part < 1 ? Number(whole) + part : null;
  }
  if ((unit === 'cm' || unit === 'mm') && MAYBE_THOUSANDS.test(text)) return null;
  return decimal(text);
}

/** The parts of a length in their order; null where the text is something else. */
function partsOf(plain: string): Part[] | null {
  const parts: Part[] = [];
  let rest = plain;
  while (rest !== '') {
    const [all = '', number = '', word] = PART.exec(rest) ?? [];
    const unit = UNIT_OF.find(([, words]) => word !== undefined && words.test(word))?.[0] ?? null;
    const value = all === '' ? null : numberIn(number.trim(), unit);
    if (value === null) return null;
    parts.push({ value, unit });
    rest = rest.slice(all.length);
  }
  return parts;
}

/** What a second part counts, by the unit of the first: `12 ft 6 in`, `3 m 50 cm`. */
const SECOND: Readonly<Partial<Record<LengthUnit, LengthUnit>>> = { ft: 'in', m: 'cm' };

/** Inches of a length with one or two parts; null where they do not belong together. */
function inchesOf([first, second, ...more]: readonly Part[], unit: LengthUnit): number | null {
  if (!first || more.length > 0) return null;
  const inches = first.value * INCHES_IN[first.unit ?? unit];
  if (!second) return inches;
  const expected = first.unit && SECOND[first.unit];
  // A bare second number is inches behind feet; behind meters it could be many things.
  const isExpected = second.unit === expected || (second.unit === null && expected === 'in');
  if (!expected || !isExpected || !Number.isInteger(first.value)) return null;
  const rest = second.value * INCHES_IN[expected];
  return rest < INCHES_IN[first.unit ?? unit] ? inches + rest : null;
}

/** Digits behind the point that a conversion is worth; feet and inches come out even. */
const DECIMALS = 9;

/**
 * Reads a length, whatever its unit, as a number of the field's unit.
 * @param text as typed
 * @param unit of the result, and of a number that stands alone
 * @param takesZero whether 0 is a length there
 */
export function readLength(text: string, unit: 'ft' | 'in' | 'm', takesZero = false): Reading {
  const plain = plainText(text);
  const parts = partsOf(plain);
  const inches = parts && inchesOf(parts, unit);
  if (inches === null) return notANumber(plain);
  if (!(inches > 0) && !(takesZero && inches === 0)) return NOTHING;
  const isOwn = parts?.length === 1 && (parts[0]?.unit ?? unit) === unit;
  // A number in the field's own unit is not converted there and back.
  const value = isOwn ? parts[0]?.value : unit === 'in' ? inches : fromInches(inches, unit);
  return value === undefined ? UNCLEAR : { value: Number(value.toFixed(DECIMALS)), problem: null };
}
