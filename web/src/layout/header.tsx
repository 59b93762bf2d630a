import { SearchField } from './search/search-field.tsx';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { useEffect, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { PageWidth } from '../shared/design/page-width.tsx';
import { notOnPrintSheets } from '../shared/design/print-sheet.ts';
import { media, theme } from '../shared/design/theme.ts';
import { useIsAdmin, useIsSignedIn } from '../shared/session/use-session.ts';
import { LAYOUT_TEXTS } from './texts.ts';
import { AccountLink } from './account-links.tsx';
import { HeaderMenu, headerItem } from './header-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useSiteNavigation } from './site-navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Pixels after which the header lifts off the page. */
const SCROLL_THRESHOLD = 20;

const scrolledLook = css`
  background: color-mix(in srgb, ${theme.color.ground} 96%, transparent);
  border-bottom-color: ${theme.color.line};
  box-shadow: ${theme.shadow.card};

  /* On a layer of its own: a filtered box would become the frame of the menu inside it. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    backdrop-filter: blur(14px);
  }
`;

const Bar = styled.header<{ $scrolled: boolean }>`
  position: sticky;
  top: 0;
  z-index: 20;
  background: ${theme.color.ground};
  border-bottom: 1px solid transparent;
  transition:
    background-color ${theme.motion.calm},
    box-shadow ${theme.motion.calm};
  ${({ $scrolled }) => $scrolled && scrolledLook}

  ${media.flat} {
    position: static;
  }

  ${media.print} {
    position: static;
    border: 0;
    box-shadow: none;
  }

  ${notOnPrintSheets}
`;

const Row = styled(PageWidth)`
  display: flex;
  align-items: center;
  gap: 0 ${theme.space.s};
  min-height: ${theme.headerHeight};

  /* Longer words than the site's, as where a browser translates it, take a second line. */
  ${media.large} {
    flex-wrap: wrap;
    justify-content: end;
  }

  /* On paper the name is enough. */
  ${media.print} {
    > :not(:first-child) {
      display: none;
    }
  }
`;

const Navigation = styled.nav`
  display: none;
  margin-inline-start: auto;

  ${media.large} {
    display: block;
  }
`;

const List = styled.ul`
  display: flex;
  gap: 2px;
  list-style: none;
`;

const HeaderLink = styled(NavLink)`
  ${headerItem}
`;

/** Not aware of where it leads: a place on a page is not a page. */
const PlainLink = styled(Link)`
  ${headerItem}
`;

const Right = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  margin-inline-start: auto;

  ${media.large} {
    margin-inline-start: 0;
  }
`;

const Wide = styled.div`
  display: none;
  align-items: center;
  gap: ${theme.space.xxs};

  ${media.small} {
    display: flex;
  }
`;

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > SCROLL_THRESHOLD);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}

/** The frame's upper edge: logo, menus, account, theme. */
export function Header() {
  const scrolled = useScrolled();
  const isAdmin = useIsAdmin();
  const isSignedIn = useIsSignedIn();
  const navigation = useSiteNavigation();

  return (
    <Bar $scrolled={scrolled} data-scrolled={scrolled || undefined}>
      <Row>
        <Logo />
        <Navigation aria-label={LAYOUT_TEXTS.mainNavigation}>
          <List>
            {navigation.links.map(({ label, href }) => (
              <li key={href}>
                {href.includes('#') ? (
                  <PlainLink to={href}>{label}</PlainLink>
                ) : (
                  <HeaderLink to={href} end>
                    {label}
                  </HeaderLink>
                )}
              </li>
            ))}
            {navigation.menus.map((group) => (
              <HeaderMenu key={group.label} group={group} />
            ))}
          </List>
        </Navigation>
        <Right>
          <SearchField />
          <ThemeSwitch />
          <Wide>
            {isAdmin ? <HeaderLink to={PATHS.admin}>{LAYOUT_TEXTS.admin}</HeaderLink> : null}
            {isSignedIn ? <HeaderLink to={PATHS.account}>{LAYOUT_TEXTS.account}</HeaderLink> : null}
            <AccountLink />
          </Wide>
          <MobileMenu />
        </Right>
      </Row>
    </Bar>
  );
}
