import styled from 'styled-components';
import { openDetails, plainSummary } from './plain-summary.ts';
import { theme } from './theme.ts';

/** One of several that fold; those that share a `name` are open one at a time, also without scripts. */
export const Fold = styled.details`
  border-bottom: 1px solid ${theme.color.line};

  > summary {
    ${plainSummary}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.m};
    min-height: 3.5rem;
    padding-block: ${theme.space.xs};
    font: 400 ${theme.size.h4} / ${theme.leading.title} ${theme.font.display};
  }

  > summary:hover {
    color: ${theme.color.accent};
  }

  > summary svg {
    flex: none;
    color: ${theme.color.accent};
    transition: transform ${theme.motion.calm};
  }

  ${openDetails}
`;
