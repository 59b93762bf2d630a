import { css } from 'styled-components';
import { media, theme } from './theme.ts';

/**
 * Cards in a row that is wider than a phone and moves under the finger, the next one in sight at the edge;
 * from a tablet on it is the grid of the element. Where the cards have no link or button, by which keys come to
 * them, the element needs a name and `tabIndex={0}`.
 */
export const stripOnPhones = css`
  display: grid;
  grid-auto-columns: min(88%, 22rem);
  grid-auto-flow: column;
  gap: ${theme.space.s};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space.xxs} ${theme.space.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${theme.space.gutter};
  scroll-snap-type: x mandatory;

  > * {
    scroll-snap-align: start;
  }

  ${media.medium} {
    grid-auto-columns: auto;
    grid-auto-flow: row;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
`;
