import styled from 'styled-components';
import { theme } from './theme.ts';

/** Centres its children at the page's width, with the gutter on both sides. */
export const PageWidth = styled.div`
  width: 100%;
  max-width: calc(${theme.width.page} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;
