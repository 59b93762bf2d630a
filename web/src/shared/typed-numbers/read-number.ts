/** Numbers as people type them, in whatever locale: pure, and never another number than the one meant. */

/** What a text says: a number, nothing above zero at all, or something that could be read in two ways. */
export type Reading = { value: number; problem: null } | { value: null; problem: 'nothing' | 'unclear' };

/**
 * What is wrong with a typed number: `nothing` is no number above zero at all, `unclear` one that could
 * be read in two ways or is not finished, `outside` one that is out of bounds.
 */
export type FieldProblem = 'nothing' | 'unclear' | 'outside';

export const NOTHING: Reading = { value: null, problem: 'nothing' };
export const UNCLEAR: Reading = { value: null, problem: 'unclear' };

const FEET_MARKS = /[’‘‛′´`ʹʼ]/g;
const INCH_MARKS = /[”“„‟″ʺ]|''/g;
/** Fractions of one character; a space keeps `12½` from becoming `121/2`. */
const VULGAR_FRACTION = /[¼½¾⅐-⅞]/g;

/** A text with one kind of quote, space, minus and fraction, in small letters. */
export function plainText(text: string): string {
  return text
    .replaceAll(FEET_MARKS, "'")
    .replaceAll(INCH_MARKS, '"')
    .replaceAll(VULGAR_FRACTION, ' $&')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replaceAll('−', '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** What a field is where its text is no number: empty or not above zero, or not clear. */
export function notANumber(plain: string): Reading {
  return plain.startsWith('-') || !/\d/.test(plain) ? NOTHING : UNCLEAR;
}

/** `12`, `12.5`, `.5`, `12.`: the point is always a decimal one, as everywhere on this site. */
const WITH_POINT = /^(?:\d+\.?\d*|\.\d+)$/;
/** `12,5`, `,5`, `12,`: a decimal comma. */
const WITH_COMMA = /^(?:\d+,?\d*|,\d+)$/;
/** `1,200`: thousands in English, a little more than one in German. `0,125` can only be the latter. */
const EITHER = /^[1-9]\d{0,2},\d{3}$/;
/** `1,200.5`, `1,200,000`: commas that can only part thousands. */
const ENGLISH_GROUPS = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})$/;
/** `1.200,5`, `1.200.000`: points that can only part thousands. */
const POINT_GROUPS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/;
/** `1 200`, `1 200,5`: spaces that part thousands. */
const SPACE_GROUPS = /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d*)?$/;

/**
 * The number that a text without units stands for, or null where it is none or could be two.
 * @param plain as `plainText` makes it
 * @param groups whether `1,200` is 1200: only where the page itself writes thousands so
 */
export function decimal(plain: string, groups = false): number | null {
  if (EITHER.test(plain)) return groups ? Number(plain.replace(',', '')) : null;
  if (ENGLISH_GROUPS.test(plain)) return Number(plain.replaceAll(',', ''));
  if (POINT_GROUPS.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  if (SPACE_GROUPS.test(plain)) return Number(plain.replaceAll(' ', '').replace(',', '.'));
  if (WITH_POINT.test(plain)) return Number(plain);
  return WITH_COMMA.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/**
 * Reads a number without a length: lumens, a ratio, a gain. Units that stand on this page may follow.
 * @param after units that may stand behind the number, like `lm`
 * @param groups see `decimal`
 * @param takesZero whether 0 is a number there
 */
export function readNumber(text: string, after: RegExp, groups: boolean, takesZero = false): Reading {
  const plain = plainText(text);
  const value = decimal(plain.replace(after, '').trim(), groups);
  if (value === null) return notANumber(plain);
  return value > 0 || (takesZero && value === 0) ? { value, problem: null } : NOTHING;
}
