import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';

/** A short form of the account page: fields over the whole width, then the button. */
export const AccountForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  > button {
    justify-self: start;
  }
`;
