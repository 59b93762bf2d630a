import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from './icons.tsx';
import { plainSummary } from './plain-summary.ts';
import { media, theme } from './theme.ts';

const List = styled.div`
  border-top: 1px solid ${theme.color.line};
`;

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
    font: 400 ${theme.size.h4} / 1.25 ${theme.font.display};
  }

  > summary:hover {
    color: ${theme.color.accent};
  }

  > summary svg {
    flex: none;
    color: ${theme.color.accent};
    transition: transform ${theme.motion.calm};
  }

  &[open] > summary svg {
    transform: rotate(180deg);
  }

  ${media.print} {
    &::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`;

const Title = styled.h3`
  font: inherit;
  letter-spacing: 0;
`;

const Panel = styled.div`
  max-width: 66ch;
  padding-bottom: ${theme.space.m};
  color: ${theme.color.inkSoft};
  white-space: pre-line;
`;

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

/** Questions of which at most one is open; the open one can be closed. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const oneOpen = useId();
  return (
    <List>
      {items.map(({ id, title, content }) => (
        <Fold key={id} name={oneOpen}>
          <summary>
            <Title>{title}</Title>
            <ChevronDownIcon />
          </summary>
          <Panel>{content}</Panel>
        </Fold>
      ))}
    </List>
  );
}
