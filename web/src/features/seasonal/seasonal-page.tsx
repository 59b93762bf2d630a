import { PATHS } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { compact } from '../../shared/content/compact.ts';
import { PageHeader } from '../../shared/design/page-header.tsx';
import { theme } from '../../shared/design/theme.ts';
import { ContentPage } from '../../layout/content-page.tsx';
import { ContentButtons } from '../../shared/links/content-buttons.tsx';
import { ThemeSection } from './theme-section.tsx';
import { PlaceLink } from '../../shared/links/place-link.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import { SEASONAL_TEXTS } from './texts.ts';
import type { SeasonalContent } from './seasonal-query.ts';

const Jumps = styled.nav`
  margin-top: ${theme.space.xs};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs};
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    padding-inline: ${theme.space.m};
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.pill};
    font-size: ${theme.size.small};
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
`;

function Seasonal({ seasonal }: { seasonal: SeasonalContent }) {
  const { head } = seasonal;
  const themes = compact(seasonal.themes);
  const links = compact(head?.links);
  const title = head?.title ?? SEASONAL_TEXTS.title;
  return (
    <>
      <Seo
        title={head?.seoTitle ?? title}
        name={title}
        description={head?.seoDescription}
        path={PATHS.seasonal}
        picture={head?.image ?? themes[0]?.image}
      />
      <PageHeader title={title} intro={head?.intro}>
        <Jumps aria-label={SEASONAL_TEXTS.seasons}>
          <ul>
            {themes.map(({ _id, slug, title: name }) => (
              <li key={_id}>
                <PlaceLink place={slug ?? ''}>{name}</PlaceLink>
              </li>
            ))}
          </ul>
        </Jumps>
      </PageHeader>
      {themes.map((season, place) => (
        <ThemeSection key={season._id} season={season} place={place} />
      ))}
      <ContentButtons actions={links} />
    </>
  );
}

export function Component() {
  return <ContentPage kind="seasonal">{(seasonal) => <Seasonal seasonal={seasonal} />}</ContentPage>;
}
