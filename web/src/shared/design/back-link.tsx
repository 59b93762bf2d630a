import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from './theme.ts';

/** The way back to where a page belongs. */
export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-height: ${theme.target};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
  }
`;
