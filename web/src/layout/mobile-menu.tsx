import { PATHS } from '@lumen-throw/domain/site-paths';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { iconButtonLook } from '../shared/design/button.tsx';
import { CrossIcon, MenuIcon } from '../shared/design/icons.tsx';
import { plainSummary } from '../shared/design/plain-summary.ts';
import { media, theme } from '../shared/design/theme.ts';
import { useIsAdmin, useIsSignedIn } from '../shared/session/use-session.ts';
import { LAYOUT_TEXTS } from './texts.ts';
import { AccountLink } from './account-links.tsx';
import { useSiteNavigation, type NavigationLink } from './site-navigation.ts';
import { useDetailsMenu } from './use-details-menu.ts';

const Menu = styled.details`
  ${media.large} {
    display: none;
  }
`;

const Toggle = styled.summary`
  ${iconButtonLook}
  ${plainSummary}
  color: ${theme.color.ink};

  details[open] > & > :first-child,
  details:not([open]) > & > :last-child {
    display: none;
  }
`;

const Panel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  max-height: 70vh;
  padding: ${theme.space.s} ${theme.space.gutter} ${theme.space.l};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.ground};
  box-shadow: ${theme.shadow.float};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space.m};
  padding-block: ${theme.space.s} ${theme.space.m};
`;

const GroupTitle = styled.h2`
  padding-bottom: ${theme.space.xxs};
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.accent};
  font: 650 ${theme.size.tiny} / 1.5 ${theme.font.text};
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;

const List = styled.ul`
  list-style: none;
`;

const MenuLink = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.target};
  text-decoration: none;

  &[aria-current='page'] {
    color: ${theme.color.accent};
  }
`;

/** Not aware of where it leads: Compare is a place on the home page, not a page. */
const TopLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${theme.target};
  text-decoration: none;
  font: 400 ${theme.size.h4} / 1.2 ${theme.font.display};
`;

/** The header's links on a phone, grouped, behind a sign; a tap on one closes them. */
export function MobileMenu() {
  const isAdmin = useIsAdmin();
  const isSignedIn = useIsSignedIn();
  const { menu, setOpen } = useDetailsMenu();
  const { pathname } = useLocation();
  const close = () => setOpen(false);
  const navigation = useSiteNavigation();
  const link = ({ href, label }: NavigationLink) => (
    <li key={href}>
      <MenuLink to={href} end onClick={close}>
        {label}
      </MenuLink>
    </li>
  );
  return (
    <Menu key={pathname} ref={menu}>
      <Toggle aria-label={LAYOUT_TEXTS.mobileNavigation}>
        <MenuIcon />
        <CrossIcon />
      </Toggle>
      <Panel aria-label={LAYOUT_TEXTS.mobileNavigation}>
        <List>
          {navigation.links.map(({ href, label }) => (
            <li key={href}>
              <TopLink to={href} onClick={close}>
                {label}
              </TopLink>
            </li>
          ))}
          {isAdmin ? link({ href: PATHS.admin, label: LAYOUT_TEXTS.adminDashboard }) : null}
          {isSignedIn ? link({ href: PATHS.account, label: LAYOUT_TEXTS.account }) : null}
        </List>
        <Groups>
          {navigation.phoneMenus.map((group) => (
            <section key={group.label} aria-label={group.label}>
              <GroupTitle>{group.label}</GroupTitle>
              <List>{group.links.map(link)}</List>
            </section>
          ))}
        </Groups>
        <AccountLink onLeave={close} />
      </Panel>
    </Menu>
  );
}
