import { css } from 'styled-components';
import { media } from './theme.ts';

/** A `<summary>` without the browser's own triangle. */
export const plainSummary = css`
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

/** A `<details>` whose sign turns when it opens, and which is open in print. */
export const openDetails = css`
  &[open] > summary svg {
    transform: rotate(180deg);
  }

  ${media.print} {
    &::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`;
