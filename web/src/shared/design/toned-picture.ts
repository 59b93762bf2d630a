import { css } from 'styled-components';
import { theme } from './theme.ts';

/** Around a picture on a bright studio ground: takes the glare out of it where everything else is dark. */
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
