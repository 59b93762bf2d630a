import { css } from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';

/** On paper: no introductions, no choices, and tables that fit a sheet held upright. */
export const printSheetLook = css`
  ${media.print} {
    padding-bottom: 0;

    > * + * {
      margin-top: ${theme.space.m};
    }

    h2 {
      font-size: ${theme.size.h4};
    }

    section > div:has(> h2) {
      margin-bottom: ${theme.space.xs};
    }

    h2 + p,
    label,
    label + select,
    div:has(> label) + select,
    input {
      display: none;
    }

    section {
      break-inside: avoid;
    }

    section table :is(caption, td, th, small) {
      min-width: 0;
      padding: 0.2rem 0.45rem;
      font-size: 8pt;
    }
  }
`;
