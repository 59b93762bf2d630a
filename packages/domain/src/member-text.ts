/**
 * What members may write, the same for forms, for data access and for the security rules: the rules
 * carry patterns that are made from the ranges below (`npm run rules:limits`).
 */
import { SETUP_LIMITS } from './limits.ts';

type Range = readonly [from: number, to: number];

/**
 * Characters that nobody sees, or that turn the text around them: zero-width space, marks of order
 * and its reversal, invisible operators, fillers, and the mark of byte order. What joins letters and
 * emoji (U+200C, U+200D) and plain marks of direction stay, for texts need them.
 */
const INVISIBLE: readonly Range[] = [
  [0x115f, 0x1160],
  [0x200b, 0x200b],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  // Set aside by Unicode for characters that nobody will see.
  [0xfff0, 0xfff8],
  [0xe0080, 0xe00ff],
  [0xe01f0, 0xe0fff],
];

/** Control characters but the line feed. */
const CONTROLS: readonly Range[] = [
  [0x00, 0x09],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
];

const LINE_FEED: Range = [0x0a, 0x0a];

function classOf(ranges: readonly Range[]): string {
  return ranges.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join('');
}

/**
 * What makes a text visible: anything but blanks, controls, formats and marks that need a letter.
 * Told by what it is not, for the rules' engine does not know the emoji of later years.
 */
const VISIBLE = /[^\p{Z}\p{M}\p{Cc}\p{Cf}]/u;
const REMOVED = new RegExp(`[${classOf([...INVISIBLE, ...CONTROLS])}]`, 'gu');
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

function code(point: number): string {
  return `\\x{${point.toString(16)}}`;
}

/** A class of the rules' patterns (RE2) that leaves some characters out. */
function allBut(ranges: readonly Range[]): string {
  const part = ([from, to]: Range) => (from === to ? code(from) : `${code(from)}-${code(to)}`);
  return `[^${ranges.map(part).join('')}]`;
}

/** Patterns for the rules, which match whole texts and count an emoji as one character. */
export const RULES_PATTERNS = {
  visible: String.raw`(?s).*[^\pZ\pM\p{Cc}\p{Cf}].*`,
  trimmed: String.raw`(?s)[^\pZ\n](?:.*[^\pZ\n])?`,
  cleanLine: `${allBut([...CONTROLS, LINE_FEED, ...INVISIBLE])}*`,
  cleanText: `${allBut([...CONTROLS, ...INVISIBLE])}*`,
  length: (max: number): string => `(?s).{1,${max}}`,
} as const;
