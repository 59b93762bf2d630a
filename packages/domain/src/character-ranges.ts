/** Characters that no text of a member holds, for the forms and for the security rules. */

/** The first and the last code point of a range. */
export type CharacterRange = readonly [from: number, to: number];

/**
 * Characters that nobody sees, or that turn the text around them: zero-width space, marks of order
 * and its reversal, invisible operators, fillers, and the mark of byte order. What joins letters and
 * emoji (U+200C, U+200D) and plain marks of direction stay, for texts need them.
 */
export const INVISIBLE: readonly CharacterRange[] = [
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
export const CONTROLS: readonly CharacterRange[] = [
  [0x00, 0x09],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
];

export const LINE_FEED: CharacterRange = [0x0a, 0x0a];
