import { FIGURES, perFigure } from '@lumen-throw/domain/figures';
import { siteTexts } from '../site-texts/site-texts.ts';

const { brightness, distance, ...others } = perFigure((field) => FIGURES[field].title);

/** Titles of the figures' rows, by field of the content, in the order of the page. */
export const FIGURE_ROW_TITLES = siteTexts('figures', {
  brightness,
  distance,
  rise: 'Height of the picture above the cabinet',
  ...others,
});
