import { PATHS } from '@lumen-throw/domain/site-paths';
import { useState } from 'react';
import styled from 'styled-components';
import { compact } from '../../shared/content/compact.ts';
import { PageHeader } from '../../shared/design/page-header.tsx';
import { theme } from '../../shared/design/theme.ts';
import { ContentPage } from '../../layout/content-page.tsx';
import { ContentButtons } from '../../shared/links/content-buttons.tsx';
import { ThemeSection } from './theme-section.tsx';
import { PlaceLink } from '../../shared/links/place-link.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import { useHydrated } from '../../startup/use-hydrated.ts';
import { seasonOfMonth } from './season-of-month.ts';
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

type Theme = NonNullable<NonNullable<SeasonalContent['themes']>[number]>;

/** Links to the themes, in front the one of this month: only the browser knows which that is. */
function ThemeLinks({ themes }: { themes: readonly Theme[] }) {
  const isHydrated = useHydrated();
  const [month] = useState(() => new Date().getMonth() + 1);
  const current = isHydrated ? seasonOfMonth(themes, month) : null;
  const others = themes.filter((theme) => theme !== current?.theme);
  return (
    <Jumps aria-label={SEASONAL_TEXTS.seasons}>
      <ul>
        {current ? (
          <li>
            <PlaceLink place={current.theme.slug ?? ''}>
              {SEASONAL_TEXTS[current.isNow ? 'now' : 'next'](current.theme.title ?? '')}
            </PlaceLink>
          </li>
        ) : null}
        {others.map(({ _id, slug, title }) => (
          <li key={_id}>
            <PlaceLink place={slug ?? ''}>{title}</PlaceLink>
          </li>
        ))}
      </ul>
    </Jumps>
  );
}

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
        <ThemeLinks themes={themes} />
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
