import type { PrintedShift } from '@lumen-throw/throw/lens-shift';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** How values are written that only this page shows. */
export const ROW_TEXTS = siteTexts('values', {
  shift: ({ up, down, sideways, percentOf, together }: PrintedShift) => {
    if (up === 0 && down === 0 && sideways === 0) return 'None';
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
  table: (rows: number) => (rows === 1 ? 'One printed size' : `Table of ${rows} sizes`),
  oneDistance: (lengths: string, diagonal: number) => `${lengths} for ${diagonal} in`,
  formula: 'Formula',
});
