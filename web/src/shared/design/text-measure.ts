import { css } from 'styled-components';
import { theme } from './theme.ts';

/** No wider than one reads with ease, from the left edge that all of a page shares. */
export const textMeasure = css`
  width: 100%;
  max-width: ${theme.width.text};
`;
