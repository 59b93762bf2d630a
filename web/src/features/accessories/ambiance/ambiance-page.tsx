import { Suspense } from 'react';
import { ambianceHref, PATHS } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { IdeaCard } from './idea-card.tsx';
import { MoodCard } from './mood-card.tsx';
import { compact } from '../../../shared/content/compact.ts';
import { linkAddress } from '../../../shared/content/link-target.ts';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { Section, SectionHead } from '../../../shared/design/section.tsx';
import { stripOnPhones } from '../../../shared/design/strip.ts';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Muted } from '../../../shared/design/type.tsx';
import { ContentPage } from '../../../layout/content-page.tsx';
import { ContentButtons } from '../../../shared/links/content-buttons.tsx';
import { Seo } from '../../../shared/seo/seo.tsx';
import { AMBIANCE_TEXTS } from './texts.ts';
import type { AmbianceContent } from './ambiance-query.ts';

const Cards = styled.div<{ $four: boolean }>`
  display: grid;
  gap: ${theme.space.s};

  ${media.medium} {
    gap: ${theme.space.m};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(${({ $four }) => ($four ? 4 : 3)}, minmax(0, 1fr));
  }
`;

const Moods = styled.div`
  ${stripOnPhones}

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.m};
  }
`;

const Tips = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${theme.space.l} ${theme.space.xl};
  list-style: none;

  li {
    display: grid;
    gap: ${theme.space.xs};
    align-content: start;
    padding-top: ${theme.space.s};
    border-top: 1px solid ${theme.color.accent};
  }

  h3 {
    font-size: ${theme.size.h4};
  }
`;

/** Links in a row that wraps, large enough for a finger. */
const Pages = styled.nav`
  padding-top: ${theme.space.l};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xxs} ${theme.space.l};
    list-style: none;
  }

  a {
    display: inline-block;
    padding-block: ${theme.space.xs};
  }
`;

type Hub = AmbianceContent;
type Place = keyof typeof AMBIANCE_TEXTS.pagesOf;

/** Pages of a place to which no card leads, in the editors' order: a new one is found before it has a card. */
function PageLinks({ hub, place }: { hub: Hub; place: Place }) {
  const carded = new Set(
    [hub.indoor, hub.outdoor].flatMap((part) => compact(part?.items).map(({ link }) => linkAddress(link))),
  );
  const own = compact(hub.pages).filter(
    (page) => page.place === place && page.slug && page.title && !carded.has(ambianceHref(page.slug)),
  );
  return own.length === 0 ? null : (
    <Pages aria-label={AMBIANCE_TEXTS.pagesOf[place]}>
      <Heading as="h3" $size="h4">
        {AMBIANCE_TEXTS.pagesOf[place]}
      </Heading>
      <ul>
        {own.map((page) => (
          <li key={page._id}>
            <Link to={ambianceHref(page.slug ?? '')}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </Pages>
  );
}

interface IdeasProps {
  hub: Hub;
  place: Place;
  first?: boolean;
}

function Ideas({ hub, place, first = false }: IdeasProps) {
  const part = hub[place];
  const items = compact(part?.items);
  return items.length === 0 ? null : (
    <Section $flush={first ? 'both' : 'bottom'}>
      <PageWidth>
        <SectionHead heading={part?.heading ?? ''} intro={part?.intro} />
        <Cards $four={items.length % 4 === 0}>
          {items.map((idea, index) => (
            <IdeaCard key={idea._key} idea={idea} first={first && index === 0} />
          ))}
        </Cards>
        <PageLinks hub={hub} place={place} />
      </PageWidth>
    </Section>
  );
}

function AmbianceHub({ hub }: { hub: Hub }) {
  const title = hub.title ?? AMBIANCE_TEXTS.hubTitle;
  const tips = compact(hub.functional?.items);
  const moods = compact(hub.moods?.items);
  const links = compact(hub.links);
  return (
    <>
      <Seo
        title={hub.seoTitle ?? title}
        name={title}
        description={hub.seoDescription}
        path={PATHS.ambiance}
        picture={hub.image}
      />
      <PageHeader title={title} intro={hub.intro} />
      <Suspense>
        <Ideas hub={hub} place="indoor" first />
        <Ideas hub={hub} place="outdoor" />
        {tips.length > 0 ? (
          <Section $flush="bottom">
            <PageWidth>
              <SectionHead heading={hub.functional?.heading ?? ''} intro={hub.functional?.intro} />
              <Tips role="list">
                {tips.map((tip) => (
                  <li key={tip._key}>
                    <h3>{tip.title}</h3>
                    {tip.text ? <Muted>{tip.text}</Muted> : null}
                  </li>
                ))}
              </Tips>
            </PageWidth>
          </Section>
        ) : null}
        {moods.length > 0 ? (
          <Section>
            <PageWidth>
              <SectionHead heading={hub.moods?.heading ?? ''} intro={hub.moods?.intro} />
              <Moods>
                {moods.map((mood) => (
                  <MoodCard key={mood._key} mood={mood} />
                ))}
              </Moods>
            </PageWidth>
          </Section>
        ) : null}
        <ContentButtons actions={links} />
      </Suspense>
    </>
  );
}

export function Component() {
  return <ContentPage kind="ambianceHub">{(hub) => <AmbianceHub hub={hub} />}</ContentPage>;
}
