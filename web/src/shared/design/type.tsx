import styled from 'styled-components';
import { theme } from './theme.ts';

/** The small line above a title. */
export const Eyebrow = styled.p`
  color: ${theme.color.accent};
  font-size: ${theme.size.tiny};
  font-weight: 650;
  letter-spacing: 0.09em;
  line-height: 1.4;
  text-transform: uppercase;
`;

/** A title; `as` gives its level, `$size` its look. */
export const Heading = styled.h2<{ $size?: keyof typeof theme.size }>`
  font-size: ${({ $size = 'h2' }) => theme.size[$size]};
`;

/** The sentence below a title. */
export const Lead = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.lead};
  line-height: 1.5;
`;

export const Muted = styled.p`
  color: ${theme.color.inkSoft};
`;

/** A title and what is said right below it. */
export const TitleGroup = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
`;

/** Notes, dates and captions. */
export const Small = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.5;
`;
