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
import { monthsUntil, seasonsFrom } from './season-of-month.ts';
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

/** Links to the themes in their order; the first says whether its time is now. */
function ThemeLinks({ themes, month }: { themes: readonly Theme[]; month: number }) {
  const [first] = themes;
  const wait = first ? monthsUntil(first, month) : null;
  return (
    <Jumps aria-label={SEASONAL_TEXTS.seasons}>
      <ul>
        {themes.map((each) => (
          <li key={each._id}>
            <PlaceLink place={each.slug ?? ''}>
              {each === first && wait !== null
                ? SEASONAL_TEXTS[wait === 0 ? 'now' : 'next'](each.title ?? '')
                : each.title}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </Jumps>
  );
}

/**
 * The month that the themes begin with: of the reader's clock. A page that the build rendered keeps the
 * build's month, so that nothing moves when it is hydrated.
 */
function useFirstMonth({ month }: SeasonalContent): number {
  const isRendered = !useHydrated();
  const [first] = useState(() => (isRendered && month ? Number(month) : new Date().getMonth() + 1));
  return first;
}

function Seasonal({ seasonal }: { seasonal: SeasonalContent }) {
  const { head } = seasonal;
  const month = useFirstMonth(seasonal);
  const themes = seasonsFrom(compact(seasonal.themes), month);
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
        <ThemeLinks themes={themes} month={month} />
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
