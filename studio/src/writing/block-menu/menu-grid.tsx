import { Text } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { BLOCK_MENU_TEXTS } from '../texts.ts';
import { itemAt, type BlockItem } from './block-items.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: 0.25rem;
  width: min(36rem, 90vw);
  padding: 0.5rem;

  button {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    padding: 0.5rem;
    border: 0;
    border-radius: 3px;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button:hover,
  button[data-active='true'] {
    background: var(--card-muted-bg-color, rgb(0 0 0 / 4%));
  }

  button[data-active='true'] {
    outline: 2px solid var(--card-focus-ring-color, #556bfc);
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 2px;
  }
`;

interface MenuGridProps {
  items: readonly BlockItem[];
  onChoose: (item: BlockItem) => void;
  onLeave: (key: 'Escape' | 'Tab') => void;
}

/** Items side by side: as many as there is room for. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  return buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
}

/** Blocks with a picture and a line each; the arrows move, Enter takes one. */
export function MenuGrid({ items, onChoose, onLeave }: MenuGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);

  useEffect(() => {
    grid.current?.querySelectorAll('button')[active]?.focus({ preventScroll: true });
  }, [active]);

  // The form hands the focus back to the text a moment after a change of it; the keys are the menu's all the same.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
      const next = itemAt(key, active, items.length, columnsOf(buttons));
      const chosen = key === 'Enter' ? items[active] : undefined;
      if (next === null && !chosen && key !== 'Escape' && key !== 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      if (next !== null) setActive(next);
      else if (chosen) onChoose(chosen);
      else if (key === 'Escape' || key === 'Tab') onLeave(key);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [active, items, onChoose, onLeave]);

  return (
    <Grid ref={grid} role="menu" aria-label={BLOCK_MENU_TEXTS.menu}>
      {items.map((item, place) => (
        <button
          key={item.type.name}
          type="button"
          role="menuitem"
          aria-describedby={`about-${item.type.name}`}
          aria-label={item.title}
          data-active={place === active}
          tabIndex={place === active ? 0 : -1}
          onClick={() => onChoose(item)}
        >
          <img src={item.picture} alt="" width={180} height={120} />
          <Text size={1} weight="medium">
            {item.title}
          </Text>
          <Text size={1} muted id={`about-${item.type.name}`}>
            {item.about}
          </Text>
        </button>
      ))}
    </Grid>
  );
}
