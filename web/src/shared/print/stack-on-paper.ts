import { css } from 'styled-components';
import { media, theme } from '../design/theme.ts';

/** For a grid that is longer than a sheet: where a page ends within it, browsers print its rows on each other. */
export const stackOnPaper = css`
  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${theme.space.m};
    }
  }
`;
