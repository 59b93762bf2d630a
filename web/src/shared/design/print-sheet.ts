import { css } from 'styled-components';
import { media } from './theme.ts';

/** Marks what is made to be printed by itself, on a sheet or two: put it on an element of the page. */
export const PRINT_SHEET = { 'data-print-sheet': '' } as const;

/** Keeps what stands around such a part off the paper. */
export const notOnPrintSheets = css`
  ${media.print} {
    html:has([data-print-sheet]) & {
      display: none;
    }
  }
`;
