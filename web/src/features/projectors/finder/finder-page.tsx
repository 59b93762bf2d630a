import { comparisonHref, PATHS } from '@lumen-throw/domain/site-paths';
import { memo, Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ContentPage } from '../../../layout/content-page.tsx';
import { useAddressState } from '../../../shared/address-state/use-address-state.ts';
import { compact } from '../../../shared/content/compact.ts';
import { deferredComponent } from '../../../shared/deferred/deferred-component.tsx';
import { LinkButton } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Small } from '../../../shared/design/type.tsx';
import { Seo } from '../../../shared/seo/seo.tsx';
import { BELOW_FIRST_SCREEN } from '../../../startup/below-first-screen.ts';
import { MOST_COMPARED } from '../most-compared.ts';
import { litProjector, SIDE_BY_SIDE } from '../picture-in-light/lit-projector.ts';
import { EmbedButton } from './embed/embed-button.tsx';
import { FinderForm } from './finder-form.tsx';
import type { FinderContent, FinderKind } from './finder-query.ts';
import { candidateOf, fittingKinds, suggestions, type Candidate, type Suggestion } from './short-list.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { FINDER_TEXTS } from './texts.ts';
import { WISHES_IN_ADDRESS, type Wishes } from './wishes.ts';

const PictureInLight = deferredComponent(
  'on demand',
  async () => (await import('../picture-in-light/picture-in-light.tsx')).PictureInLight,
);

const KindList = deferredComponent(
  'on demand',
  async () => (await import('./deferred/kind-list.tsx')).KindList,
);

const Body = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.section};
`;

const Scriptless = styled(Small)`
  display: none;

  ${media.scriptless} {
    display: block;
  }
`;

const Results = styled.section`
  display: grid;
  gap: ${theme.space.m};

  /* What changes in the form neither lays out nor paints this anew. */
  contain: layout;

  summary {
    display: list-item;
    min-height: ${theme.target};
    padding-block: ${theme.space.s};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${theme.space.m};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
  }
`;

/** How many of those that need a change are in sight before they are asked for. */
const CHANGES_IN_SIGHT = 6;

interface ListProps {
  list: readonly Suggestion[];
  wishes: Wishes;
  whole: number;
}

function List({ list, wishes, whole }: ListProps) {
  return (
    <Cards>
      {list.map((suggestion) => (
        <li key={suggestion.candidate.slug}>
          <SuggestionCard suggestion={suggestion} wishes={wishes} whole={whole} link={Link} />
        </li>
      ))}
    </Cards>
  );
}

/** A list behind its name; nothing where it is empty. */
function Folded({ title, ...list }: ListProps & { title: string }) {
  if (list.list.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <List {...list} />
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Heading as="h2" $size="h3">
        {title}
      </Heading>
      {children}
    </>
  );
}

interface FinderResultsProps {
  candidates: readonly Candidate[];
  kinds: readonly FinderKind[];
  wishes: Wishes;
}

/** The short list. Rendered again only when it changes, so that a control is answered before it. */
const FinderResults = memo(function FinderResults({ candidates, kinds, wishes }: FinderResultsProps) {
  const all = useMemo(() => suggestions(candidates, wishes), [candidates, wishes]);
  if (all.length === 0)
    return <EmptyState message={candidates.length === 0 ? FINDER_TEXTS.nothing : FINDER_TEXTS.noneUnder} />;
  const of = (fit: Suggestion['fit']) => all.filter((suggestion) => suggestion.fit === fit);
  const [fits, changes, unknown, no] = [of('fits'), of('change'), of('unknown'), of('no')];
  const best = fits.slice(0, MOST_COMPARED);
  const whole =
    Math.max(wishes.distance, ...fits.slice(0, 12).map(({ distances }) => distances?.max ?? 0)) * 1.1;
  const shared = { wishes, whole };
  return (
    <Results className={BELOW_FIRST_SCREEN}>
      <p role="status">{FINDER_TEXTS.count(fits.length, all.length)}</p>
      {best.length > 0 ? (
        <Part title={FINDER_TEXTS.shortList}>
          <List list={best} {...shared} />
        </Part>
      ) : null}
      {best.length > 1 ? (
        <div>
          <LinkButton to={comparisonHref(best.map(({ candidate }) => candidate.slug))} $kind="quiet" $small>
            {FINDER_TEXTS.compare(best.length)}
          </LinkButton>
        </div>
      ) : null}
      <Folded
        title={FINDER_TEXTS.alsoFits(fits.length - best.length)}
        list={fits.slice(best.length)}
        {...shared}
      />
      {changes.length > 0 ? (
        <Part title={FINDER_TEXTS.afterChange}>
          <List list={changes.slice(0, CHANGES_IN_SIGHT)} {...shared} />
        </Part>
      ) : null}
      <Folded
        title={FINDER_TEXTS.moreAfterChange(changes.length - CHANGES_IN_SIGHT)}
        list={changes.slice(CHANGES_IN_SIGHT)}
        {...shared}
      />
      <Folded title={FINDER_TEXTS.unknown(unknown.length)} list={unknown} {...shared} />
      <Suspense fallback={null}>
        <KindList kinds={fittingKinds(kinds, wishes)} wishes={wishes} open={fits.length === 0} />
      </Suspense>
      <Folded title={FINDER_TEXTS.no(no.length)} list={no} {...shared} />
      {best[0] ? (
        <Suspense fallback={null}>
          <PictureInLight
            projectors={best.slice(0, SIDE_BY_SIDE).map(({ candidate }) => litProjector(candidate.facts))}
            light={wishes.light}
            diagonal={best[0].diagonal}
          />
        </Suspense>
      ) : null}
      {wishes.place === 'ceiling' ? <Small>{FINDER_TEXTS.hangs}</Small> : null}
      <Small>{FINDER_TEXTS.method}</Small>
    </Results>
  );
});

function Finder({ content }: { content: FinderContent }) {
  const { head } = content;
  const title = head?.title ?? FINDER_TEXTS.title;
  const candidates = useMemo(() => compact(content.projectors).map(candidateOf), [content.projectors]);
  const kinds = useMemo(() => compact(content.kinds), [content.kinds]);
  const [wishes, setWishes] = useAddressState(WISHES_IN_ADDRESS);
  // The control that was changed follows within the frame, the list in the next.
  const shown = useDeferredValue(wishes);
  // What no answer changes.
  const frame = useMemo(
    () => (
      <>
        <Seo
          title={head?.seoTitle ?? title}
          name={title}
          description={head?.seoDescription}
          path={PATHS.projectorFinder}
          picture={head?.image}
        />
        <PageHeader title={title} intro={head?.intro} />
      </>
    ),
    [head, title],
  );
  return (
    <>
      {frame}
      <Body>
        <Scriptless>{FINDER_TEXTS.scriptless}</Scriptless>
        <FinderForm wishes={wishes} onChange={setWishes} />
        <FinderResults candidates={candidates} kinds={kinds} wishes={shown} />
        <EmbedButton wishes={shown} />
      </Body>
    </>
  );
}

export function Component() {
  return <ContentPage kind="projectorFinder">{(content) => <Finder content={content} />}</ContentPage>;
}
