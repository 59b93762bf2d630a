/** Drawings of what stands inside a text, for the menu that inserts it. */
import { lines, pictureOf, type Box } from './drawing.ts';

/** The text above a block. */
const ABOVE: readonly Box[] = lines(14, 12, 152, 2);

const DRAWINGS: Readonly<Record<string, readonly Box[]>> = {
  figure: [...ABOVE, [14, 32, 152, 62, 'picture'], [26, 44, 18, 18, 'card'], [14, 101, 96, 4, 'text']],
  dataTable: [
    ...ABOVE,
    [14, 32, 152, 16, 'picture'],
    [20, 38, 30, 4, 'title'],
    [74, 38, 30, 4, 'title'],
    [124, 38, 30, 4, 'title'],
    ...[58, 76, 94].flatMap((y): Box[] => [
      [20, y, 38, 5, 'title'],
      [74, y, 26, 4, 'text'],
      [124, y, 30, 4, 'text'],
      [14, y + 10, 152, 1, 'picture'],
    ]),
  ],
  callout: [
    ...ABOVE,
    [14, 36, 152, 66, 'card'],
    [14, 36, 5, 66, 'accent'],
    [28, 46, 30, 4, 'accent'],
    [28, 57, 76, 7, 'title'],
    ...lines(28, 74, 124, 3),
  ],
  prosAndCons: [
    [14, 14, 152, 92, 'card'],
    [24, 24, 76, 7, 'title'],
    ...[24, 94].flatMap((x): Box[] => [
      [x, 42, 26, 4, 'title'],
      ...[56, 72, 88].flatMap((y): Box[] => [
        [x, y - 2, 8, 8, x === 24 ? 'accent' : 'picture'],
        [x + 14, y, 46, 4, 'text'],
      ]),
    ]),
  ],
  faqBlock: [
    ...ABOVE,
    ...[34, 58, 82].flatMap((y): Box[] => [
      [14, y, 152, 19, 'card'],
      [22, y + 8, 92, 4, 'title'],
      [150, y + 7, 7, 7, 'accent'],
    ]),
  ],
  projectorFigure: [
    ...lines(14, 24, 152, 2),
    [14, 48, 44, 5, 'text'],
    [64, 42, 58, 17, 'accent'],
    [72, 48, 42, 5, 'card'],
    [128, 48, 30, 5, 'text'],
    ...lines(14, 72, 152, 3),
  ],
  productCard: [
    ...ABOVE,
    [14, 34, 152, 70, 'card'],
    [14, 34, 58, 70, 'picture'],
    [82, 44, 62, 7, 'title'],
    ...lines(82, 59, 72, 2),
    [82, 82, 42, 12, 'accent'],
  ],
};

/**
 * The drawing of a block as the address of an image.
 * @param type the block's type
 * @returns nothing for a type without a drawing
 */
export function blockPicture(type: string): string | undefined {
  const drawing = DRAWINGS[type];
  return drawing && pictureOf(drawing);
}
