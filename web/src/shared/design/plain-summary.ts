import { css } from 'styled-components';

/** A `<summary>` without the browser's own triangle. */
export const plainSummary = css`
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;
