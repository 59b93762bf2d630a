/** Drawings of the sections for the menu that adds one: what stands where, without words. */
import { lines, pictureOf, type Box } from './drawing.ts';

/** A card with a picture and a line or two. */
function card(x: number, y: number, width: number, height: number): Box[] {
  const picture = height * 0.5;
  return [
    [x, y, width, height, 'card'],
    [x, y, width, picture, 'picture'],
    [x + 5, y + picture + 6, width * 0.6, 4, 'title'],
    [x + 5, y + picture + 14, width - 10, 3, 'text'],
  ];
}

/** The section's heading, above what follows. */
const HEADING: readonly Box[] = [[14, 14, 70, 7, 'title']];

const DRAWINGS: Readonly<Record<string, readonly Box[]>> = {
  introBanner: [
    [0, 0, 180, 120, 'picture'],
    [14, 42, 96, 10, 'title'],
    [14, 58, 76, 5, 'card'],
    [14, 76, 36, 13, 'accent'],
    [56, 76, 36, 13, 'card'],
  ],
  productHero: [
    [14, 18, 70, 84, 'picture'],
    [96, 24, 62, 8, 'title'],
    ...lines(96, 40, 70, 4),
    [96, 84, 44, 13, 'accent'],
  ],
  guideCards: [...HEADING, ...card(14, 32, 46, 72), ...card(67, 32, 46, 72), ...card(120, 32, 46, 72)],
  productShowcase: [
    ...HEADING,
    ...[14, 67, 120].flatMap((x): Box[] => [...card(x, 32, 46, 72), [x + 5, 90, 26, 8, 'accent']]),
  ],
  prose: [[14, 16, 84, 8, 'title'], ...lines(14, 36, 130, 4), ...lines(14, 80, 130, 3)],
  comparison: [
    ...HEADING,
    [14, 32, 152, 14, 'picture'],
    ...[52, 68, 84, 100].flatMap((y): Box[] => [
      [14, y, 44, 5, 'title'],
      [72, y, 26, 4, 'text'],
      [112, y, 20, 4, 'text'],
      [144, y - 2, 22, 8, 'accent'],
    ]),
  ],
  quotes: [
    ...HEADING,
    ...[14, 67, 120].flatMap((x): Box[] => [
      [x, 34, 46, 68, 'card'],
      [x + 6, 42, 24, 5, 'accent'],
      ...lines(x + 6, 56, 34, 3),
      [x + 6, 90, 20, 4, 'title'],
    ]),
  ],
  faqAccordion: [
    ...HEADING,
    ...[32, 52, 72, 92].flatMap((y): Box[] => [
      [14, y, 152, 15, 'card'],
      [22, y + 6, 90, 4, 'title'],
      [152, y + 5, 6, 6, 'accent'],
    ]),
  ],
  categoryGrid: [
    ...HEADING,
    ...[14, 93].flatMap((x) =>
      [32, 72].flatMap((y): Box[] => [
        [x, y, 73, 34, 'picture'],
        [x + 6, y + 23, 36, 5, 'title'],
      ]),
    ),
  ],
};

/**
 * The drawing of a section as the address of an image.
 * @param type the section's type
 * @returns nothing for a type without a drawing: the menu then shows its icon
 */
export function sectionPicture(type: string): string | undefined {
  const drawing = DRAWINGS[type];
  return drawing && pictureOf(drawing);
}
