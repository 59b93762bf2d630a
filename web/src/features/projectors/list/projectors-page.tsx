import { PATHS } from '@lumen-throw/domain/site-paths';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ContentPage } from '../../../layout/content-page.tsx';
import { useAddressState } from '../../../shared/address-state/use-address-state.ts';
import { compact } from '../../../shared/content/compact.ts';
import { Button } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { CompareBar } from './compare-choice.tsx';
import { ListedProjector } from './listed-projector.tsx';
import { FilterBar } from './filter-bar.tsx';
import {
  FILTER_NAMES,
  filtersFrom,
  filtersToSearch,
  matchOf,
  NO_FILTERS,
  sorted,
  type ProjectorFilters,
} from './projector-filters.ts';
import { projectorListData } from './projector-list-data.ts';
import type { ProjectorsContent } from './projectors-query.ts';
import { LIST_TEXTS } from './texts.ts';
import { MOST_COMPARED } from '../most-compared.ts';
import { PROJECTOR_TEXTS } from '../texts.ts';

const Body = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.section};
`;

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  min-height: ${theme.target};
  color: ${theme.color.inkSoft};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${theme.space.l} ${theme.space.m};
  list-style: none;
`;

const Note = styled(Small)`
  max-width: 68ch;
  ${media.print} {
    break-inside: avoid;
  }
`;

const FILTERS_IN_ADDRESS = { names: FILTER_NAMES, read: filtersFrom, write: filtersToSearch };

/** Cards of the first screens; those below are laid out when they come near. */
const FIRST_CARDS = 6;

function Projectors({ content }: { content: ProjectorsContent }) {
  const { siteUrl } = useEnvironment();
  const { head: texts } = content;
  const title = texts?.title ?? PROJECTOR_TEXTS.title;
  // The head says the same whatever is filtered, and to serialize it takes longer than to filter.
  const head = useMemo(
    () => (
      <Seo
        title={texts?.seoTitle ?? title}
        name={title}
        description={texts?.seoDescription}
        path={PATHS.projectors}
        picture={texts?.image}
        jsonLd={projectorListData(siteUrl, compact(content.projectors))}
      />
    ),
    [content.projectors, siteUrl, texts, title],
  );
  const [filters, setFilters] = useAddressState(FILTERS_IN_ADDRESS);
  const change = (wanted: Partial<ProjectorFilters>) => setFilters({ ...filters, ...wanted });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = useCallback((slug: string, wanted: boolean) => {
    setChosen((before) => (wanted ? [...before, slug] : before.filter((other) => other !== slug)));
  }, []);
  const listed = useMemo(
    () =>
      compact(content.projectors).map((projector) => ({
        id: projector._id,
        slug: projector.slug ?? '',
        kind: projector.kind,
        facts: projectorFacts(projector),
        projector,
      })),
    [content.projectors],
  );
  const shown = sorted(listed, filters.sort).map((item) => ({ ...item, match: matchOf(item, filters) }));
  const inOrder = [
    ...shown.filter(({ match }) => match === 'yes'),
    ...shown.filter(({ match }) => match !== 'yes'),
  ];
  const matching = shown.filter(({ match }) => match === 'yes').length;
  const unknown = shown.filter(({ match }) => match === 'unknown').length;
  const isAsked = Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== null);
  return (
    <>
      {head}
      <PageHeader title={title} intro={texts?.intro} />
      <Body>
        {listed.length === 0 ? <EmptyState message={LIST_TEXTS.nothingListed} /> : null}
        {listed.length > 0 ? <FilterBar filters={filters} onChange={change} /> : null}
        {listed.length > 0 ? (
          <Count role="status">
            {LIST_TEXTS.count(matching, listed.length)}
            {unknown > 0 ? ` ${LIST_TEXTS.unknown(unknown)}` : ''}
            {isAsked ? (
              <Button $kind="quiet" $small onClick={() => change(NO_FILTERS)}>
                {LIST_TEXTS.reset}
              </Button>
            ) : null}
          </Count>
        ) : null}
        {listed.length > 0 && matching + unknown === 0 ? (
          <EmptyState message={LIST_TEXTS.none}>
            <Button $kind="quiet" onClick={() => change(NO_FILTERS)}>
              {LIST_TEXTS.reset}
            </Button>
          </EmptyState>
        ) : null}
        <Grid>
          {inOrder.map(({ id, slug, facts, projector, match }, place) => (
            <ListedProjector
              key={id}
              projector={projector}
              facts={facts}
              hidden={match === 'no'}
              below={place >= FIRST_CARDS}
              isMissing={match === 'unknown'}
              chosen={chosen.includes(slug)}
              full={chosen.length >= MOST_COMPARED}
              onChoose={choose}
            />
          ))}
        </Grid>
        {(content.count ?? 0) > listed.length ? (
          <Note>{LIST_TEXTS.more(content.count ?? 0, listed.length)}</Note>
        ) : null}
        {texts?.evidenceNote ? <Note>{texts.evidenceNote}</Note> : null}
      </Body>
      <CompareBar
        chosen={listed
          .filter(({ slug }) => chosen.includes(slug))
          .map(({ slug, facts }) => ({ slug, name: facts.name }))}
        onClear={() => setChosen([])}
      />
    </>
  );
}

export function Component() {
  return <ContentPage kind="projectors">{(content) => <Projectors content={content} />}</ContentPage>;
}
