/**
 * Patterns of members' texts for the security rules (`npm run generate`). Apart from
 * `member-text.ts`, for no page needs them.
 */
import {
  CONTROLS,
  FLAG,
  FLAG_END,
  FLAG_TAGS,
  FLAG_TAGS_LENGTH,
  FORMATS,
  INVISIBLE,
  LINE_FEED,
  MARKS_MAX,
  type CharacterRange,
} from './character-ranges.ts';

function code(point: number): string {
  return `\\x{${point.toString(16)}}`;
}

function span([from, to]: CharacterRange): string {
  return from === to ? code(from) : `${code(from)}-${code(to)}`;
}

/** Combining marks before this are in Unicode 6, which the oldest engine of the rules knows. */
const NEWER_MARKS_FROM = 0x7fd;

/**
 * A pattern of the rules has at most 4,096 characters. So above the basic plane, in scripts of old, up to as
 * many others between two marks count as marks.
 */
const GAP_MAX = 8;

const matches = (pattern: RegExp, point: number): boolean => pattern.test(String.fromCodePoint(point));

/** Whether two marks go into one range: nothing is between them but what is no character yet, or little. */
function areNeighbors(one: number, other: number): boolean {
  if (one >= 0x10000 && other - one - 1 <= GAP_MAX) return true;
  for (let point = one + 1; point < other; point++) if (!matches(/[\p{Cn}\p{Cs}]/u, point)) return false;
  return true;
}

/** Combining marks that JavaScript knows and an older engine may not. */
function newerMarks(): CharacterRange[] {
  const found: [from: number, to: number][] = [];
  for (let point = NEWER_MARKS_FROM; point <= 0x10ffff; point++) {
    if (!matches(/\p{M}/u, point)) continue;
    const last = found.at(-1);
    if (last && areNeighbors(last[1], point)) last[1] = point;
    else found.push([point, point]);
  }
  return found;
}

const JOINED = String.raw`\pM${[...newerMarks(), ...FORMATS].map(span).join('')}`;
const FLAG_SEQUENCE = `${code(FLAG)}[${span(FLAG_TAGS)}]{${FLAG_TAGS_LENGTH.min},${FLAG_TAGS_LENGTH.max}}${code(FLAG_END)}`;

/** A whole text without some characters, in which tags stand in flags alone (RE2). */
function textWithout(ranges: readonly CharacterRange[]): string {
  const refused = [...ranges, [FLAG_TAGS[0], FLAG_END] as const].map(span).join('');
  return `(?:${FLAG_SEQUENCE}|[^${refused}])*`;
}

/** Patterns for the rules, which match whole texts and count an emoji as one character. */
export const RULES_PATTERNS = {
  visible: String.raw`(?s).*[^\pZ\p{Cc}\p{Cf}${JOINED}].*`,
  piledUp: `(?s).*[${JOINED}]{${MARKS_MAX + 1}}.*`,
  trimmed: String.raw`(?s)[^\pZ\n](?:.*[^\pZ\n])?`,
  cleanLine: textWithout([...CONTROLS, LINE_FEED, ...INVISIBLE]),
  cleanText: textWithout([...CONTROLS, ...INVISIBLE]),
  length: (max: number): string => `(?s).{1,${max}}`,
} as const;
