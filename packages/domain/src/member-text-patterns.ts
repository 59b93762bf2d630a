/**
 * Patterns of members' texts for the security rules (`npm run rules:limits`). Apart from
 * `member-text.ts`, for no page needs them.
 */
import { CONTROLS, INVISIBLE, LINE_FEED, type CharacterRange } from './character-ranges.ts';

function code(point: number): string {
  return `\\x{${point.toString(16)}}`;
}

function span([from, to]: CharacterRange): string {
  return from === to ? code(from) : `${code(from)}-${code(to)}`;
}

/** A class of the rules' patterns (RE2) that leaves some characters out. */
function allBut(ranges: readonly CharacterRange[]): string {
  return `[^${ranges.map(span).join('')}]`;
}

/** Patterns for the rules, which match whole texts and count an emoji as one character. */
export const RULES_PATTERNS = {
  visible: String.raw`(?s).*[^\pZ\pM\p{Cc}\p{Cf}].*`,
  trimmed: String.raw`(?s)[^\pZ\n](?:.*[^\pZ\n])?`,
  cleanLine: `${allBut([...CONTROLS, LINE_FEED, ...INVISIBLE])}*`,
  cleanText: `${allBut([...CONTROLS, ...INVISIBLE])}*`,
  length: (max: number): string => `(?s).{1,${max}}`,
} as const;
