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

const JOINED = String.raw`\pM${FORMATS.map(span).join('')}`;
const MARKS = `[${JOINED}]{0,${MARKS_MAX}}`;
const FLAG_SEQUENCE = `${code(FLAG)}[${span(FLAG_TAGS)}]{${FLAG_TAGS_LENGTH.min},${FLAG_TAGS_LENGTH.max}}${code(FLAG_END)}`;

/** A whole text without some characters, in which marks don't pile up and tags stand in flags alone (RE2). */
function textWithout(ranges: readonly CharacterRange[]): string {
  const refused = [...ranges, [FLAG_TAGS[0], FLAG_END] as const].map(span).join('');
  return `${MARKS}(?:(?:${FLAG_SEQUENCE}|[^${JOINED}${refused}])${MARKS})*`;
}

/** Patterns for the rules, which match whole texts and count an emoji as one character. */
export const RULES_PATTERNS = {
  visible: String.raw`(?s).*[^\pZ\pM\p{Cc}\p{Cf}].*`,
  trimmed: String.raw`(?s)[^\pZ\n](?:.*[^\pZ\n])?`,
  cleanLine: textWithout([...CONTROLS, LINE_FEED, ...INVISIBLE]),
  cleanText: textWithout([...CONTROLS, ...INVISIBLE]),
  length: (max: number): string => `(?s).{1,${max}}`,
} as const;
