import { css, keyframes } from 'styled-components';

const show = keyframes`to { visibility: visible; }`;

/**
 * Hides the prerendered defaults of a page that was opened with a query, until the live page has read
 * it (see the start scripts of the build); where that never comes, the defaults show after a while.
 */
export const hiddenWhileQueryPends = css`
  html[data-query] & {
    visibility: hidden;
    animation: ${show} 1ms 4s forwards;
  }
`;
