/**
 * What members may write, the same for forms, for data access and for the security rules: the rules
 * carry patterns of the same ranges (`member-text-patterns.ts`).
 */
import {
  CONTROLS,
  FLAG,
  FLAG_END,
  FLAG_TAGS,
  FLAG_TAGS_LENGTH,
  FORMATS,
  INVISIBLE,
  MARKS_MAX,
  type CharacterRange,
} from './character-ranges.ts';
import { SETUP_LIMITS } from './limits.ts';

function classOf(ranges: readonly CharacterRange[]): string {
  return ranges.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join('');
}

/**
 * What makes a text visible: anything but blanks, controls, formats and marks that need a letter.
 * Told by what it is not, for the rules' engine does not know the emoji of later years.
 */
const VISIBLE = /[^\p{Z}\p{M}\p{Cc}\p{Cf}]/u;
/** Halves of a character without the other half, which no service stores. */
const LONE_SURROGATES: CharacterRange = [0xd800, 0xdfff];
const REMOVED = new RegExp(`[${classOf([...INVISIBLE, ...CONTROLS, LONE_SURROGATES])}]`, 'gu');
const FLAG_LETTERS = `[${classOf([FLAG_TAGS])}]{${FLAG_TAGS_LENGTH.min},${FLAG_TAGS_LENGTH.max}}`;
/** A flag, which is kept, or a tag that stands in none. */
const FLAG_OR_TAG = new RegExp(
  `(\\u{${FLAG.toString(16)}}${FLAG_LETTERS}\\u{${FLAG_END.toString(16)}})|[${classOf([[FLAG_TAGS[0], FLAG_END]])}]`,
  'gu',
);
const JOINED = String.raw`[\p{M}${classOf(FORMATS)}]`;
const PILED_UP = new RegExp(`(${JOINED}{${MARKS_MAX}})${JOINED}+`, 'gu');
/** Whatever ends a line: also next line, line and paragraph separator, form feed and vertical tab. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const EDGES = /^[\p{Z}\n]+|[\p{Z}\n]+$/gu;

/** What the rules' `trim` takes away. */
const BLANK = `[${classOf([[0x00, 0x20]])}]+`;
const BLANK_EDGES = new RegExp(`^${BLANK}|${BLANK}$`, 'gu');

/** Whether anybody could see the text. */
function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Length as people count: an emoji is one character, not two. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** Several lines as the community stores them: trimmed, without controls and invisible characters; '' where nothing is visible. */
export function cleanText(text: string): string {
  const clean = text
    .replaceAll(LINE_END, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(REMOVED, '')
    .replaceAll(FLAG_OR_TAG, '$1')
    .replaceAll(PILED_UP, '$1')
    .replaceAll(EDGES, '');
  return isVisible(clean) ? clean : '';
}

/** The same for a text of one line: lines are put after each other. */
export function cleanLine(text: string): string {
  return cleanText(text.replaceAll(LINE_END, ' '));
}

/** Whether a name can stand with a setup as it is; one that cannot counts as missing. */
export function isShownName(name: string): boolean {
  return name !== '' && cleanLine(name) === name && textLength(name) <= SETUP_LIMITS.displayNameMax;
}

/**
 * The name that stands with a member's setups: display name, then e-mail address, then Anonymous
 * (spec section 5). The rules compute the same from the session.
 */
export function memberName(displayName: string, email: string): string {
  return [displayName.replaceAll(BLANK_EDGES, ''), email].find(isShownName) ?? 'Anonymous';
}
