/** Figures of projectors that sentences quote: the text refers to the projector and says what it has now. */
import type { FIGURE_TITLES } from './projector.ts';

/** Type of the object that stands inside a sentence. */
export const TEXT_FIGURE_TYPE = 'projectorFigure';

/** What a sentence can quote, by field of the projector; `distance` is worked out for a size of picture. */
export const TEXT_FIGURES = [
  'brightness',
  'distance',
  'throwRatio',
  'zoom',
  'resolution',
  'lightHours',
  'noise',
  'inputLag',
  'weight',
  'power',
  'year',
] as const satisfies readonly (keyof typeof FIGURE_TITLES)[];

export type TextFigure = (typeof TEXT_FIGURES)[number];

/** Sizes of 16:9 pictures for which a distance can be quoted, in inches. */
export const TEXT_DIAGONALS = { min: 40, max: 300, usual: 100 } as const;
