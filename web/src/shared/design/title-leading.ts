/**
 * Line height of a title: 1.15 of its size on cards and in small headings, tighter the larger it is.
 * @param size of its letters, as a CSS length
 */
export function titleLeading(size: string): string {
  return `min(1.15 * ${size}, ${size} + 0.275rem)`;
}
