import styled from 'styled-components';
import { theme } from '../design/theme.ts';

/** Around a table that may be wider than the screen; give it a name and `tabIndex={0}`, so that keys scroll it. */
export const TableFrame = styled.div`
  position: relative;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;
