/** Characters that no text of a member holds, for the forms and for the security rules. */

/** The first and the last code point of a range. */
export type CharacterRange = readonly [from: number, to: number];

/** The last two code points of each plane, which are no characters. */
const NONCHARACTERS: readonly CharacterRange[] = Array.from({ length: 15 }, (_, plane) => [
  plane * 0x10000 + 0xfffe,
  plane * 0x10000 + 0xffff,
]);

/**
 * Characters that nobody sees, or that turn the text around them: zero-width space, marks of order
 * and its reversal, invisible operators, fillers, blank letters and notes, the mark of byte order, and
 * what each font shows otherwise or not at all. What joins letters and emoji (U+200C, U+200D) and plain
 * marks of direction stay, for texts need them.
 */
export const INVISIBLE: readonly CharacterRange[] = [
  [0x115f, 0x1160],
  [0x200b, 0x200b],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  // For private use.
  [0xe000, 0xf8ff],
  [0xfdd0, 0xfdef],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  // Set aside by Unicode for characters that nobody will see.
  [0xfff0, 0xfff8],
  [0xfffc, 0xfffc],
  [0x13441, 0x13442],
  [0x1d159, 0x1d159],
  [0xe0000, 0xe001f],
  [0xe0080, 0xe00ff],
  [0xe01f0, 0xe0fff],
  // For private use.
  [0xf0000, 0x10ffff],
  ...NONCHARACTERS,
];

/**
 * Invisible letters that spell a flag behind `FLAG` and end with `FLAG_END`; anywhere else they would hide a
 * message.
 */
export const FLAG_TAGS: CharacterRange = [0xe0020, 0xe007e];
export const FLAG = 0x1f3f4;
export const FLAG_END = 0xe007f;
export const FLAG_TAGS_LENGTH = { min: 2, max: 5 } as const;

/** Formats that texts need, as joiners of letters and emoji, soft hyphens and marks of direction. */
export const FORMATS: readonly CharacterRange[] = [
  [0xad, 0xad],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x890, 0x891],
  [0x8e2, 0x8e2],
  [0x180e, 0x180e],
  [0x200c, 0x200f],
  [0xfff9, 0xfffb],
  [0x110bd, 0x110bd],
  [0x110cd, 0x110cd],
  [0x13430, 0x1343f],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
];

/**
 * Combining marks and formats in a row at most. Scripts and emoji need fewer; more would pile up over the
 * lines around them, or hide a message.
 */
export const MARKS_MAX = 6;

/** Control characters but the line feed. */
export const CONTROLS: readonly CharacterRange[] = [
  [0x00, 0x09],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
];

export const LINE_FEED: CharacterRange = [0x0a, 0x0a];
