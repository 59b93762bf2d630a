import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../design/icons.tsx';
import { Fold } from '../design/fold.ts';
import { theme } from '../design/theme.ts';

const List = styled.div`
  border-top: 1px solid ${theme.color.line};
`;

const Title = styled.h3`
  min-width: 0;
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
