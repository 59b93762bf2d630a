import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';

/** Rows of the account page, with a line between them. */
export const AccountList = styled.ul`
  margin: 0 0 ${theme.space.s};
  padding: 0;
  border-top: 1px solid ${theme.color.line};
  list-style: none;

  > li {
    border-bottom: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
`;
