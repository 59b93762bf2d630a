import { CATALOGUE_CSV_PATH, CATALOGUE_JSON_PATH } from '@lumen-throw/domain/site-paths';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { compact } from '../shared/content/compact.ts';
import { BELOW_FIRST_SCREEN } from '../startup/below-first-screen.ts';
import { DOT } from '../shared/design/dot.ts';
import { PageWidth } from '../shared/design/page-width.tsx';
import { media, theme } from '../shared/design/theme.ts';
import { Small } from '../shared/design/type.tsx';
import { useSite } from '../shared/live-content/use-site.ts';
import { LAYOUT_TEXTS } from './texts.ts';
import { Logo } from './logo.tsx';
import { useSiteNavigation, type NavigationLink } from './site-navigation.ts';

const Ground = styled.footer.attrs({ className: BELOW_FIRST_SCREEN })`
  color-scheme: dark;
  margin-top: auto;
  border-top: 1px solid ${theme.color.line};
  padding-block: ${theme.space.xl};
  background: ${theme.color.night};
  color: ${theme.color.ink};

  ${media.print} {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.xl};
`;

const ColumnTitle = styled.h2`
  margin-bottom: ${theme.space.xs};
  color: ${theme.color.accent};
  font: 650 ${theme.size.tiny} / 1.5 ${theme.font.text};
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;

const List = styled.ul`
  list-style: none;
`;

const footerLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  padding-block: 0.3rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.35;
  text-decoration: none;

  ${media.touch} {
    min-height: ${theme.target};
  }

  &:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
  }
`;

const FooterLink = styled(Link)`
  ${footerLink}
`;

const OutsideLink = styled.a`
  ${footerLink}
`;

const SocialList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  list-style: none;
`;

const Base = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  padding-top: ${theme.space.l};
  border-top: 1px solid ${theme.color.line};

  p {
    max-width: 76ch;
  }
`;

function Column({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return links.length === 0 ? null : (
    <nav aria-label={title}>
      <ColumnTitle>{title}</ColumnTitle>
      <List>
        {links.map(({ label, href }) => (
          <li key={href}>
            <FooterLink to={href}>{label}</FooterLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** The site's own pages elsewhere; nothing where it has none. */
function SocialLinks() {
  const links = compact(useSite()?.socialLinks);
  return links.length === 0 ? null : (
    <SocialList>
      {links.map(({ _key, name, url }) => (
        <li key={_key}>
          <OutsideLink href={url ?? undefined} rel="me noopener">
            {name}
          </OutsideLink>
        </li>
      ))}
    </SocialList>
  );
}

/** The frame's lower edge: links, copyright, disclaimer. */
export function Footer() {
  const site = useSite();
  const { footerColumns } = useSiteNavigation();
  return (
    <Ground>
      <Suspense>
        <PageWidth>
          <Columns>
            <div>
              <Logo />
              {site?.description ? <Small>{site.description}</Small> : null}
            </div>
            {footerColumns.map(({ label, links }) => (
              <Column key={label} title={label} links={links} />
            ))}
          </Columns>
          <Base>
            <SocialLinks />
            {site?.disclaimer ? <Small>{site.disclaimer}</Small> : null}
            <Small>
              {site?.copyrightYear && site.brand
                ? `${LAYOUT_TEXTS.copyright(site.copyrightYear, site.brand)}${DOT}`
                : null}
              {LAYOUT_TEXTS.openData} <a href={CATALOGUE_JSON_PATH}>{LAYOUT_TEXTS.openDataFiles.json}</a>,{' '}
              <a href={CATALOGUE_CSV_PATH}>{LAYOUT_TEXTS.openDataFiles.csv}</a>
            </Small>
          </Base>
        </PageWidth>
      </Suspense>
    </Ground>
  );
}
