import { memo } from 'react';
import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { CALCULATOR_TEXTS } from '../texts.ts';

const List = styled.ul`
  display: grid;
  gap: 0.2rem ${theme.space.l};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  padding: ${theme.space.s} clamp(${theme.space.m}, 3vw, ${theme.space.l});
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.glowWash};
  font-size: ${theme.size.small};
  line-height: 1.45;
  list-style: none;
`;

/** What to keep in mind when the projector goes up. */
export const Tips = memo(function Tips({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null;
  return (
    <div>
      <VisuallyHidden as="h2">{CALCULATOR_TEXTS.tips}</VisuallyHidden>
      <List role="list">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </List>
    </div>
  );
});
