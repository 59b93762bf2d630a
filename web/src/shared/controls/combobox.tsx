import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { media, theme } from '../design/theme.ts';
import { TextInput } from './field.tsx';
import { searchOptions, type ListOption, type OptionGroup } from './option-search.ts';

const Frame = styled.div`
  position: relative;
`;

const Field = styled(TextInput)`
  padding-inline-end: 2.4rem;
  text-overflow: ellipsis;
`;

const Arrow = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0.95rem;
  display: grid;
  place-items: center;
  pointer-events: none;

  &::before {
    width: 0.6rem;
    height: 0.3rem;
    background: ${theme.color.ink};
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    content: '';

    ${media.forcedColors} {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

const Popup = styled.div`
  position: absolute;
  z-index: 2;
  inset: calc(100% + 0.3rem) 0 auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
`;

/** The list itself scrolls: the field's arrows reach all of it, which a box around it could not say. */
const List = styled.div`
  max-height: min(20rem, 50vh);
  padding: 0.3rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Heading = styled.div`
  padding: 0.7rem 0.6rem 0.3rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.tiny};
  font-weight: 600;
`;

const Choice = styled.div`
  display: flex;
  align-items: center;
  min-height: 2.4rem;
  padding: 0.3rem 0.6rem;
  border-radius: ${theme.radius.s};
  line-height: 1.3;
  cursor: pointer;

  ${media.touch} {
    min-height: ${theme.target};
  }

  &[aria-selected='true'] {
    color: ${theme.color.accent};
    font-weight: 600;
  }

  &[data-active] {
    background: ${theme.color.sunk};
  }

  ${media.forcedColors} {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Nothing = styled.p`
  padding: 0.9rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

interface ComboboxProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  value: string;
  onChange: (value: string) => void;
  texts: {
    /** Stands in the list where nothing matches. */
    nothing: string;
    /** How many match, for the ear. */
    matches: (count: number) => string;
  };
}

/** What is open: the search, null before anything was typed, and the choice that Enter takes. */
interface Opened {
  search: string | null;
  active: string | null;
}

function allOf(groups: readonly OptionGroup[]): ListOption[] {
  return groups.flatMap(({ options }) => options);
}

/** The choice some steps further, around the end; from outside the first or the last. */
function stepped(options: readonly ListOption[], active: string | null, by: 1 | -1): string | null {
  const place = options.findIndex(({ value }) => value === active);
  const next = place < 0 ? (by > 0 ? 0 : -1) : place + by;
  return options.at(next % Math.max(1, options.length))?.value ?? null;
}

/**
 * A choice from a long list by typing a part of its name (ARIA Authoring Practices: editable combobox
 * with list autocomplete). What is typed chooses nothing until Enter or a click; leaving or Escape
 * brings the chosen name back.
 */
export function Combobox({ id, label, groups, value, onChange, texts }: ComboboxProps) {
  const listId = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const shown = searchOptions(groups, opened?.search ?? '');
  const options = allOf(shown);
  const chosen = allOf(groups).find((option) => option.value === value);
  const optionId = (option: string): string => `${listId}-${option}`;
  const active = options.find((option) => option.value === opened?.active)?.value ?? null;

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  });

  const open = () => setOpened({ search: null, active: value });
  const close = () => setOpened(null);
  const choose = (option: string) => {
    close();
    if (option !== value) onChange(option);
  };
  const search = (text: string) => {
    const [first] = allOf(searchOptions(groups, text));
    setOpened({ search: text, active: text.trim() === '' ? null : (first?.value ?? null) });
  };
  const move = (by: 1 | -1) => {
    if (opened) setOpened({ ...opened, active: stepped(options, active, by) });
    else open();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
        if (event.altKey) open();
        else move(1);
        break;
      case 'ArrowUp':
        if (event.altKey) close();
        else move(-1);
        break;
      case 'Enter':
        if (!opened) return;
        if (active !== null) choose(active);
        else close();
        break;
      case 'Escape':
        if (!opened) return;
        // A dialog around it stays open.
        event.stopPropagation();
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <Frame>
      <Field
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={opened !== null && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active === null ? undefined : optionId(active)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={opened?.search ?? chosen?.label ?? ''}
        onFocus={({ target }: FocusEvent<HTMLInputElement>) => target.select()}
        onClick={() => {
          if (!opened) open();
        }}
        onChange={({ target }) => search(target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <Arrow aria-hidden="true" />
      <Popup
        ref={list}
        hidden={opened === null}
        // The field keeps the focus, or it would close the list before the click arrives.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        <List id={listId} role="listbox" aria-label={label} hidden={options.length === 0}>
          {opened
            ? shown.map(({ heading, options: some }, place) => (
                <div
                  key={heading ?? ''}
                  role={heading ? 'group' : 'presentation'}
                  aria-labelledby={heading ? `${listId}-heading-${place}` : undefined}
                >
                  {heading ? (
                    <Heading id={`${listId}-heading-${place}`} role="presentation">
                      {heading}
                    </Heading>
                  ) : null}
                  {some.map((option) => (
                    <Choice
                      key={option.value}
                      id={optionId(option.value)}
                      role="option"
                      aria-selected={option.value === value}
                      data-active={option.value === active ? '' : undefined}
                      onClick={() => choose(option.value)}
                    >
                      {option.label}
                    </Choice>
                  ))}
                </div>
              ))
            : null}
        </List>
        {opened && options.length === 0 ? <Nothing aria-hidden="true">{texts.nothing}</Nothing> : null}
      </Popup>
      <VisuallyHidden as="div" role="status">
        {opened?.search ? (options.length === 0 ? texts.nothing : texts.matches(options.length)) : ''}
      </VisuallyHidden>
    </Frame>
  );
}
