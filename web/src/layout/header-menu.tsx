import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { ChevronDownIcon } from '../design/icons.tsx';
import { theme } from '../design/theme.ts';
import type { NavigationGroup } from './site-navigation.ts';

/** A link or a button of the header's row. */
export const headerItem = css`
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  min-height: ${theme.target};
  /* Closer together where the row is full: a small laptop, an admin signed in. */
  padding: 0 clamp(0.4rem, 4.5vw - 2.4rem, 0.85rem);
  border: 0;
  border-radius: ${theme.radius.pill};
  background: transparent;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick},
    color ${theme.motion.quick};

  &:hover,
  &[aria-current='page'],
  &[aria-expanded='true'] {
    background: ${theme.color.sunk};
    color: ${theme.color.ink};
  }
`;

const Item = styled.li`
  position: relative;
`;

const Toggle = styled.button`
  ${headerItem}

  svg {
    transition: transform ${theme.motion.quick};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.ul`
  position: absolute;
  top: calc(100% + 0.4rem);
  left: 0;
  display: grid;
  gap: 2px;
  min-width: 13rem;
  padding: 0.4rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  list-style: none;
`;

const PanelLink = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.target};
  padding: 0 0.9rem;
  border-radius: ${theme.radius.s};
  font-size: ${theme.size.small};
  text-decoration: none;

  &:hover,
  &[aria-current='page'] {
    background: ${theme.color.sunk};
  }
`;

/** Where an arrow key leads in a list; the ends are joined. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** A menu of the header: a button that opens a list of links, by mouse, touch and keyboard. */
export function HeaderMenu({ group }: { group: NavigationGroup }) {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const panelId = useId();
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  const here = group.links.some((link) => pathname === link.href || pathname.startsWith(`${link.href}/`));

  if (shownPath !== pathname) {
    setShownPath(pathname);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return undefined;
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !item.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open]);

  function links(): HTMLAnchorElement[] {
    return [...(panel.current?.querySelectorAll('a') ?? [])];
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      toggle.current?.focus();
      return;
    }
    const all = links();
    const focused = all.findIndex((link) => link === document.activeElement);
    const next = nextIndex(event.key, focused, all.length);
    if (next === null) return;
    if (focused < 0 && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const place = focused < 0 && event.key === 'ArrowUp' ? all.length - 1 : next;
    // The list may only now become visible, and what is hidden takes no focus.
    requestAnimationFrame(() => all[place]?.focus());
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && !item.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <Item ref={item} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={here ? 'true' : undefined}
        onClick={() => setOpen(!open)}
      >
        {group.label}
        <ChevronDownIcon />
      </Toggle>
      <Panel ref={panel} id={panelId} hidden={!open}>
        {group.links.map((link) => (
          <li key={link.href}>
            <PanelLink to={link.href} end onClick={() => setOpen(false)}>
              {link.label}
            </PanelLink>
          </li>
        ))}
      </Panel>
    </Item>
  );
}
