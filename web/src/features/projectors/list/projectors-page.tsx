import { PATHS } from '@lumen-throw/domain/site-paths';
import { startTransition, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ContentPage } from '../../../layout/content-page.tsx';
import { useAddressState } from '../../../shared/address-state/use-address-state.ts';
import { compact } from '../../../shared/content/compact.ts';
import { deferredComponent } from '../../../shared/deferred/deferred-component.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { FilterBar } from './filter-bar.tsx';
import {
  FILTER_NAMES,
  filtersFrom,
  filtersToSearch,
  NO_FILTERS,
  type ProjectorFilters,
} from './projector-filters.ts';
import { ProjectorResults } from './projector-results.tsx';
import { projectorListData } from './projector-list-data.ts';
import type { ProjectorsContent } from './projectors-query.ts';
import { LIST_TEXTS } from './texts.ts';
import { PROJECTOR_TEXTS } from '../texts.ts';

const CompareBar = deferredComponent(
  'on demand',
  async () => (await import('./deferred/compare-bar.tsx')).CompareBar,
);

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
  // The control follows within the frame; the list, whose layout takes longer, in the next.
  const applied = useDeferredValue(filters);
  const [isFiltered, setIsFiltered] = useState(false);
  const change = useCallback(
    (next: ProjectorFilters) => {
      setFilters(next);
      startTransition(() => setIsFiltered(true));
    },
    [setFilters],
  );
  const reset = useCallback(() => change(NO_FILTERS), [change]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const listed = useMemo(
    () =>
      compact(content.projectors).map((projector) => ({
        kind: projector.kind,
        facts: projectorFacts(projector),
        projector,
      })),
    [content.projectors],
  );
  return (
    <>
      {head}
      <PageHeader title={title} intro={texts?.intro} />
      <Body>
        {listed.length === 0 ? <EmptyState message={LIST_TEXTS.nothingListed} /> : null}
        {listed.length > 0 ? (
          <FilterBar filters={filters} onChange={(wanted) => change({ ...filters, ...wanted })} />
        ) : null}
        <ProjectorResults
          listed={listed}
          filters={applied}
          isFiltered={isFiltered}
          onReset={reset}
          chosen={chosen}
          onChosen={setChosen}
        />
        {(content.count ?? 0) > listed.length ? (
          <Note>{LIST_TEXTS.more(content.count ?? 0, listed.length)}</Note>
        ) : null}
        {texts?.evidenceNote ? <Note>{texts.evidenceNote}</Note> : null}
      </Body>
      {chosen.length > 0 ? (
        <Suspense fallback={null}>
          <CompareBar
            chosen={listed
              .filter(({ projector }) => chosen.includes(projector.slug ?? ''))
              .map(({ projector, facts }) => ({ slug: projector.slug ?? '', name: facts.name }))}
            onClear={() => setChosen([])}
          />
        </Suspense>
      ) : null}
    </>
  );
}

export function Component() {
  return <ContentPage kind="projectors">{(content) => <Projectors content={content} />}</ContentPage>;
}
