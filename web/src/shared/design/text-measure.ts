import { css } from 'styled-components';
import { theme } from './theme.ts';

/** No wider than one reads with ease; where it starts is said by what it stands in. */
export const textMeasure = css`
  width: 100%;
  max-width: ${theme.width.text};
  margin-inline: var(--text-start, 0) auto;
`;
