import { PATHS, SEARCH_PARAMETER, searchHref } from '@lumen-throw/domain/site-paths';
import {
  startTransition,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '../../shared/design/icon-frame.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { VisuallyHidden } from '../../shared/design/visually-hidden.tsx';
import { useHydrated } from '../../startup/use-hydrated.ts';
import { SEARCH_FIELD_ID } from './focus-search.ts';
import { SEARCH_TEXTS } from './texts.ts';
import { useSearch } from './use-search.ts';

/** From here on the row has room for a field; below, a sign opens into one. */
const ROOMY = '@media (min-width: 80rem)';

/** Keeps its place in the row while the field lies over the row. */
const Place = styled.form`
  flex: none;
  width: ${theme.target};
  height: ${theme.target};

  ${ROOMY} {
    position: relative;
    width: 7rem;
  }
`;

const Box = styled.div`
  position: relative;
  color: ${theme.color.inkSoft};

  > svg {
    position: absolute;
    top: calc((${theme.target} - 20px) / 2);
    left: calc((${theme.target} - 20px) / 2);
    pointer-events: none;
  }

  &:focus-within {
    position: absolute;
    z-index: 1;
    top: calc((${theme.headerHeight} - ${theme.target}) / 2);
    right: ${theme.space.gutter};
    left: ${theme.space.gutter};
    max-width: 34rem;
    margin-inline-start: auto;
    background: ${theme.color.ground};
    box-shadow: 0 0 0 0.75rem ${theme.color.ground};

    ${ROOMY} {
      top: 0;
      right: 0;
      left: auto;
      width: 26rem;
    }
  }
`;

const Field = styled.input`
  width: 100%;
  height: ${theme.target};
  padding: 0 0 0 calc(${theme.target} - 2px);
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  appearance: none;
  background: transparent;
  color: ${theme.color.ink};
  font-size: ${theme.size.small};
  cursor: pointer;

  ${media.touch} {
    font-size: max(16px, 1em);
  }

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }

  &:hover {
    background: ${theme.color.sunk};
  }

  &:focus {
    padding-inline-end: ${theme.space.s};
    border-color: ${theme.color.edge};
    background: ${theme.color.surface};
    cursor: text;
  }

  ${ROOMY} {
    border-color: ${theme.color.edge};
  }
`;

const Popup = styled.div`
  position: absolute;
  inset: calc(100% + 0.4rem) 0 auto;
  max-height: min(36rem, calc(100dvh - ${theme.headerHeight} - 1rem));
  padding: 0.4rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  color: ${theme.color.ink};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Note = styled.p`
  padding: 0.8rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

/** Results below the field; the page of the search has more. */
const MOST = 7;

/** The place some steps further in a list, around its ends; null is the field itself. */
function stepped(place: number | null, by: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (place === null) return by > 0 ? 0 : count - 1;
  const next = place + by;
  return next < 0 || next >= count ? null : next;
}

/**
 * The header's search: a form that leads to the page of the search, and once scripts run an editable
 * combobox with list autocomplete (ARIA Authoring Practices) whose choices are links. Arrows choose,
 * Enter opens what is chosen, or the page with all results.
 */
export function SearchField() {
  const listId = useId();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const { engine, SearchOptions, failed, load } = useSearch();
  // Without scripts it is a field of a form and nothing more.
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const words = typed.trim();
  const found = useMemo(() => engine?.find(words, MOST) ?? [], [engine, words]);
  const shown = isOpen && words !== '';
  const count = shown && found.length > 0 ? found.length + 1 : 0;
  const optionId = (place: number): string => `${listId}-${place}`;

  useEffect(() => {
    // The field may have been used before this script was there.
    if (field.current !== document.activeElement) return;
    load();
    setOpen(true);
  }, [load]);

  // Empty again on the next page. What a page writes into its own address is no other page.
  const last = useRef({ key, pathname });
  useEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (before.key === key) return;
    if (navigationType === NavigationType.Replace && before.pathname === pathname) return;
    setOpen(false);
    setTyped('');
    if (!field.current) return;
    field.current.value = '';
    field.current.blur();
  }, [key, pathname, navigationType]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  });

  const search = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    load();
    const { value } = currentTarget;
    // The letter is painted first, what is found after it.
    startTransition(() => setTyped(value));
    setOpen(true);
    setActive(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      setActive(stepped(active, event.key === 'ArrowDown' ? 1 : -1, count));
    } else if (event.key === 'Escape' && shown) {
      setOpen(false);
      setActive(null);
    } else return;
    event.preventDefault();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = active === null ? undefined : found[active]?.href;
    const asked = field.current?.value.trim() ?? '';
    void navigate(chosen ?? (asked ? searchHref(asked) : PATHS.search));
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    setActive(null);
  };

  const note = failed ? SEARCH_TEXTS.failed : engine ? SEARCH_TEXTS.nothing(words) : SEARCH_TEXTS.loading;

  return (
    <Place
      role="search"
      aria-label={SEARCH_TEXTS.label}
      action={PATHS.search}
      onSubmit={submit}
      onBlur={onBlur}
    >
      <Box>
        <Icon>
          <circle cx="8.8" cy="8.8" r="5.3" />
          <path d="M12.8 12.8L17 17" />
        </Icon>
        <Field
          ref={field}
          id={SEARCH_FIELD_ID}
          name={SEARCH_PARAMETER}
          type="search"
          aria-label={SEARCH_TEXTS.label}
          placeholder={SEARCH_TEXTS.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...(isHydrated
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': count > 0,
                'aria-controls': listId,
                'aria-activedescendant': active === null || active >= count ? undefined : optionId(active),
              }
            : {})}
          onFocus={load}
          onInput={search}
          onKeyDown={onKeyDown}
        />
        <Popup
          hidden={!shown}
          // The field keeps the focus, or it would close before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div id={listId} ref={list} role="listbox" aria-label={SEARCH_TEXTS.results} hidden={count === 0}>
            {SearchOptions && count > 0 ? (
              <SearchOptions words={words} found={found} active={active} optionId={optionId} />
            ) : null}
          </div>
          {shown && count === 0 ? <Note aria-hidden="true">{note}</Note> : null}
        </Popup>
        <VisuallyHidden as="div" role="status">
          {shown ? (count > 0 ? SEARCH_TEXTS.matches(found.length) : note) : ''}
        </VisuallyHidden>
      </Box>
    </Place>
  );
}
