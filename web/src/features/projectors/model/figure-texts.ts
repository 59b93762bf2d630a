import { FIGURE_TITLES } from '@lumen-throw/domain/projector';
import type { PrintedShift } from '@lumen-throw/throw/lens-shift';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

const { brightness, distance, ...others } = FIGURE_TITLES;

/** Titles of the figures' rows, by field of the content, in the order of the page. */
export const FIGURE_ROW_TITLES = siteTexts('figures', {
  brightness,
  distance,
  rise: 'Height of the picture above the cabinet',
  ...others,
  noLongerSold: 'Sold new',
});

/** How values are written that only this page shows. */
export const ROW_TEXTS = siteTexts('values', {
  offset: (percent: number) =>
    percent >= 0
      ? `Picture begins ${percent} % of its height above the lens`
      : `Picture begins ${-percent} % of its height below the lens`,
  shift: ({ up, down, sideways, percentOf, together }: PrintedShift) => {
    const part = percentOf === 'half' ? 'half ' : '';
    const height = `${part}the picture's height`;
    const vertical =
      up === down ? `±${up}\u00A0% of ${height}` : `${up}\u00A0% of ${height} up, ${down}\u00A0% down`;
    const alone = sideways > 0 ? `${vertical}, ±${sideways}\u00A0% of ${part}its width` : vertical;
    const left = together.map(
      (corner) => `${corner.sideways}\u00A0% sideways leaves ${corner.vertical}\u00A0% up`,
    );
    return left.length > 0 ? `${alone}; together ${left.join(', ')}` : alone;
  },
  shifts: 'Yes',
  noLongerSold: 'No longer',
  noShift: 'No: every pixel is its own',
  table: (rows: number) => (rows === 1 ? 'One printed distance' : `Table of ${rows} sizes`),
  formula: 'Formula',
});
