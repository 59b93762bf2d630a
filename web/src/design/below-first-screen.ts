import { css } from 'styled-components';
import { media } from './theme.ts';

/**
 * For parts below the first screen: their styles, fonts and boxes are not worked out before they come
 * near, so that a slow phone shows the first screen sooner and can be used sooner. Their height is
 * guessed until then, which is why it ends with the first way to anywhere (see ARRIVAL_SCRIPT of the
 * build): a place on the page is reached exactly.
 */
export const belowFirstScreen = css`
  ${media.screen} {
    html[data-arrival] & {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 75rem;
    }
  }
`;
