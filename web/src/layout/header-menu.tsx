import type { FocusEvent, KeyboardEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { ChevronDownIcon } from '../shared/design/icons.tsx';
import { plainSummary } from '../shared/design/plain-summary.ts';
import { theme } from '../shared/design/theme.ts';
import type { NavigationGroup } from './site-navigation.ts';
import { useDetailsMenu } from './use-details-menu.ts';

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
  details[open] > & {
    background: ${theme.color.sunk};
    color: ${theme.color.ink};
  }
`;

/** Name that the menus share: the browser keeps at most one of them open. */
const ONE_OPEN = 'header-menu';

const Menu = styled.details`
  position: relative;
`;

const Toggle = styled.summary`
  ${headerItem}
  ${plainSummary}

  svg {
    transition: transform ${theme.motion.quick};
  }

  details[open] > & svg {
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

/** A menu of the header: a summary that opens a list of links, by mouse, touch and keyboard. */
export function HeaderMenu({ group }: { group: NavigationGroup }) {
  const { menu, setOpen } = useDetailsMenu();
  const { pathname } = useLocation();
  const here = group.links.some((link) => pathname === link.href || pathname.startsWith(`${link.href}/`));

  function onKeyDown(event: KeyboardEvent) {
    const links = [...(menu.current?.querySelectorAll('a') ?? [])];
    const focused = links.findIndex((link) => link === document.activeElement);
    const next = nextIndex(event.key, focused, links.length);
    if (next === null) return;
    if (focused < 0 && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    links[focused < 0 && event.key === 'ArrowUp' ? links.length - 1 : next]?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    <li>
      <Menu key={pathname} ref={menu} name={ONE_OPEN} onKeyDown={onKeyDown} onBlur={onBlur}>
        <Toggle aria-current={here ? 'true' : undefined}>
          {group.label}
          <ChevronDownIcon />
        </Toggle>
        <Panel>
          {group.links.map((link) => (
            <li key={link.href}>
              <PanelLink to={link.href} end onClick={() => setOpen(false)}>
                {link.label}
              </PanelLink>
            </li>
          ))}
        </Panel>
      </Menu>
    </li>
  );
}
