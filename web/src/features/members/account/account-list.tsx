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

/** The same with words on the left of each row and what one can do on the right. */
export const ListedThings = styled(AccountList)`
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.m};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space.xs};

    > :first-child {
      display: grid;
      flex: 1 1 12rem;
      min-width: 0;
    }
  }
`;
