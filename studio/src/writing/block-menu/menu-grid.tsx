import { Text } from '@sanity/ui';
import { useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { BLOCK_MENU_TEXTS } from '../texts.ts';
import { itemAt, type BlockItem } from './block-items.ts';

const COLUMNS = 3;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, 10.5rem);
  gap: 0.25rem;
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
  button:focus {
    background: var(--card-muted-bg-color, rgb(0 0 0 / 4%));
  }

  button:focus {
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

/** Blocks with a picture and a line each; the arrows move, Enter takes one. */
export function MenuGrid({ items, onChoose, onLeave }: MenuGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, place: number) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onLeave(event.key);
      return;
    }
    const next = itemAt(event.key, place, items.length, COLUMNS);
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Grid ref={grid} role="menu" aria-label={BLOCK_MENU_TEXTS.menu}>
      {items.map((item, place) => (
        <button
          key={item.type.name}
          type="button"
          role="menuitem"
          aria-describedby={`about-${item.type.name}`}
          aria-label={item.title}
          tabIndex={place === 0 ? 0 : -1}
          ref={place === 0 ? focusOnce : undefined}
          onKeyDown={(event) => move(event, place)}
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

/** The menu takes the keyboard when it opens; the page stays where it is scrolled to. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
