import { CompareBar } from './compare-bar.tsx';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ContentPage } from '../../../layout/content-page.tsx';
import { useAddressState } from '../../../shared/address-state/use-address-state.ts';
import { compact } from '../../../shared/content/compact.ts';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { listedFacts } from '../../../shared/projectors/listed-facts.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useChosenModels } from '../chosen-models.ts';
import { knownFigures } from './known-figures.ts';
import { FILTER_NAMES, filtersFrom, filtersToSearch, NO_FILTERS, sorted } from './projector-filters.ts';
import { FIRST_ROWS, ProjectorResults } from './projector-results.tsx';
import { projectorListData } from './projector-list-data.ts';
import type { ProjectorsContent } from './projectors-query.ts';
import { LIST_TEXTS } from './texts.ts';
import { catalogueData } from '../open-data/catalogue-data.ts';
import { OpenDataNote } from '../open-data/open-data-note.tsx';
import { PROJECTOR_TEXTS } from '../texts.ts';

const Body = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.section};
`;

const Note = styled(Small)`
  max-width: 68ch;
`;

const FILTERS_IN_ADDRESS = { names: FILTER_NAMES, read: filtersFrom, write: filtersToSearch };

function Projectors({ content }: { content: ProjectorsContent }) {
  const { siteUrl } = useEnvironment();
  const { head: texts } = content;
  const title = texts?.title ?? PROJECTOR_TEXTS.title;
  const listed = useMemo(
    () =>
      compact(content.projectors).map((projector) => ({
        id: projector._id,
        slug: projector.slug ?? '',
        projector,
        kind: projector.kind,
        facts: listedFacts(projector),
        known: knownFigures(projector),
      })),
    [content.projectors],
  );
  // What a page without scripts shows, in its order.
  const shownFirst = useMemo(() => sorted(listed, NO_FILTERS.sort).slice(0, FIRST_ROWS), [listed]);
  // The head says the same whatever is filtered, and to serialize it takes longer than to filter.
  const head = useMemo(
    () => (
      <Seo
        title={texts?.seoTitle ?? title}
        name={title}
        description={texts?.seoDescription}
        path={PATHS.projectors}
        picture={texts?.image}
        jsonLd={[...projectorListData(siteUrl, shownFirst), catalogueData(siteUrl)]}
      />
    ),
    [shownFirst, siteUrl, texts, title],
  );
  const [filters, setFilters] = useAddressState(FILTERS_IN_ADDRESS);
  // The control follows within the frame; the list, whose layout takes longer, in the next.
  const applied = useDeferredValue(filters);
  const reset = useCallback(() => setFilters(() => NO_FILTERS), [setFilters]);
  const order = useCallback((sort: string) => setFilters((now) => ({ ...now, sort })), [setFilters]);
  const [stored, setChosen] = useChosenModels();
  const chosen = useMemo(
    () => stored.filter((slug) => listed.some((projector) => projector.slug === slug)),
    [stored, listed],
  );
  return (
    <>
      {head}
      <PageHeader title={title} intro={texts?.intro} />
      <Body>
        {listed.length === 0 ? <EmptyState message={LIST_TEXTS.nothingListed} /> : null}
        {listed.length > 0 ? (
          <FilterBar filters={filters} onChange={(wanted) => setFilters((now) => ({ ...now, ...wanted }))} />
        ) : null}
        <ProjectorResults
          listed={listed}
          filters={applied}
          onReset={reset}
          onSort={order}
          chosen={chosen}
          onChosen={setChosen}
        />
        {(content.count ?? 0) > listed.length ? (
          <Note>{LIST_TEXTS.more(content.count ?? 0, listed.length)}</Note>
        ) : null}
        {content.archived ? (
          <p>
            <Link to={PATHS.projectorArchive}>{LIST_TEXTS.archive(content.archived)}</Link>
          </p>
        ) : null}
        <OpenDataNote />
        {texts?.evidenceNote ? <Note>{texts.evidenceNote}</Note> : null}
      </Body>
      {chosen.length > 0 ? (
        <CompareBar
          chosen={listed
            .filter(({ slug }) => chosen.includes(slug))
            .map(({ slug, facts }) => ({ slug, name: facts.name }))}
          onClear={() => setChosen(() => [])}
        />
      ) : null}
    </>
  );
}

export function Component() {
  return <ContentPage kind="projectors">{(content) => <Projectors content={content} />}</ContentPage>;
}
