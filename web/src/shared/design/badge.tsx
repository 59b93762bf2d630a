import styled from 'styled-components';
import { theme } from './theme.ts';

/** A few words set apart; `$glow` for the one that should be seen first, `$outlined` for one that comes near it. */
export const Badge = styled.span<{ $glow?: boolean; $outlined?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  width: fit-content;
  padding: 0.22em 0.85em;
  border-radius: ${theme.radius.pill};
  background: ${({ $glow }) => ($glow ? theme.color.glow : theme.color.sunk)};
  color: ${({ $glow }) => ($glow ? theme.color.onGlow : theme.color.ink)};
  ${({ $outlined }) => $outlined && `box-shadow: inset 0 0 0 2px ${theme.color.glow};`}
  font-size: ${theme.size.tiny};
  font-weight: 600;
  line-height: 1.5;
`;

export const BadgeRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;
