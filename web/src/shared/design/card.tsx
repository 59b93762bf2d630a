import styled from 'styled-components';
import { theme } from './theme.ts';

/** A surface above the ground. */
export const Card = styled.div`
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  break-inside: avoid;
`;
