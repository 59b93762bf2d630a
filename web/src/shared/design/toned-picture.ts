import { css } from 'styled-components';
import { theme } from './theme.ts';

/**
 * Around a picture on a bright studio ground: where everything else is dark, the light falls on what stands
 * in its middle and the ground fades into the page.
 */
export const tonedPicture = css`
  position: relative;
  isolation: isolate;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${theme.color.pictureTone};
    mix-blend-mode: multiply;
    pointer-events: none;
  }
`;
