import type { ReactNode } from 'react';
import { blogPageHref } from '@lumen-throw/domain/blog-pages';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ArrowLeftIcon, ArrowRightIcon } from '../../shared/design/icons.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xxs};
  padding-bottom: ${theme.space.xxl};
`;

const PageLink = styled(Link)`
  display: grid;
  place-items: center;
  min-width: ${theme.target};
  height: ${theme.target};
  padding-inline: ${theme.space.xs};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: ${theme.color.sunk};
  }

  &[aria-current] {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
`;

/** A page's number; dots stand for those that are left out before it. */
const PageNumber = styled.li<{ $gap: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};

  &::before {
    content: ${({ $gap }) => ($gap ? "'…'" : 'none')};
    color: ${theme.color.inkSoft};
  }
`;

const Nav = styled.nav`
  ${media.print} {
    display: none;
  }
`;

/** The first page, the last and the one that is shown: as many as a small phone has room for. */
function numbers(page: number, pages: number): number[] {
  const shown = [...new Set([1, page, pages])];
  // A page that is left out alone takes no more room than the dots.
  return shown.flatMap((one, place) => (one - (shown[place - 1] ?? 0) === 2 ? [one - 1, one] : [one]));
}

function Step({ to, label, children }: { to: number; label: string; children: ReactNode }) {
  return (
    <li>
      <PageLink to={blogPageHref(to)} aria-label={label}>
        {children}
      </PageLink>
    </li>
  );
}

/** Links to the pages of the guides' overview; nothing where there is one. @param page from 1 */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <Nav aria-label={OVERVIEW_TEXTS.pages}>
      <Row role="list">
        {page > 1 ? (
          <Step to={page - 1} label={OVERVIEW_TEXTS.previousPage}>
            <ArrowLeftIcon />
          </Step>
        ) : null}
        {numbers(page, pages).map((one, place, shown) => (
          <PageNumber key={one} $gap={place > 0 && shown[place - 1] !== one - 1}>
            <PageLink
              to={blogPageHref(one)}
              aria-label={OVERVIEW_TEXTS.page(one)}
              aria-current={one === page ? 'page' : undefined}
            >
              {one}
            </PageLink>
          </PageNumber>
        ))}
        {page < pages ? (
          <Step to={page + 1} label={OVERVIEW_TEXTS.nextPage}>
            <ArrowRightIcon />
          </Step>
        ) : null}
      </Row>
    </Nav>
  );
}
