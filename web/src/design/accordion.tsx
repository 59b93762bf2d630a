import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from './icons.tsx';
import { media, theme } from './theme.ts';

const List = styled.div`
  border-top: 1px solid ${theme.color.line};
`;

const Item = styled.div`
  border-bottom: 1px solid ${theme.color.line};
`;

const Title = styled.h3`
  font: inherit;
  letter-spacing: 0;
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  width: 100%;
  min-height: 3.6rem;
  padding: ${theme.space.s} 0;
  border: 0;
  background: none;
  font: 400 ${theme.size.h4} / 1.25 ${theme.font.display};
  text-align: start;
  cursor: pointer;

  &:hover {
    color: ${theme.color.accent};
  }

  svg {
    flex: none;
    color: ${theme.color.accent};
    transition: transform ${theme.motion.calm};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div`
  max-width: 66ch;
  padding-bottom: ${theme.space.m};
  color: ${theme.color.inkSoft};
  white-space: pre-line;

  ${media.print} {
    display: block !important;
  }
`;

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

/** Questions of which at most one is open; the open one can be closed. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const base = useId();
  return (
    <List>
      {items.map(({ id, title, content }) => {
        const isOpen = open === id;
        return (
          <Item key={id}>
            <Title>
              <Toggle
                type="button"
                id={`${base}-${id}-title`}
                aria-expanded={isOpen}
                aria-controls={`${base}-${id}`}
                onClick={() => setOpen(isOpen ? null : id)}
              >
                {title}
                <ChevronDownIcon />
              </Toggle>
            </Title>
            <Panel
              id={`${base}-${id}`}
              role="region"
              aria-labelledby={`${base}-${id}-title`}
              hidden={!isOpen}
            >
              {content}
            </Panel>
          </Item>
        );
      })}
    </List>
  );
}
