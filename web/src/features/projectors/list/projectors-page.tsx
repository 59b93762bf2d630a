import { PATHS } from '@lumen-throw/domain/site-paths';
import { useCallback, useDeferredValue, useMemo, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ContentPage } from '../../../layout/content-page.tsx';
import { useAddressState } from '../../../shared/address-state/use-address-state.ts';
import { compact } from '../../../shared/content/compact.ts';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { stackOnPaper } from '../../../shared/print/stack-on-paper.ts';
import { theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { listedFacts } from '../../../shared/projectors/listed-facts.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ChosenModelsBar } from '../chosen-models-bar.tsx';
import {
  FILTER_NAMES,
  filtersFrom,
  filtersToSearch,
  NO_FILTERS,
  sorted,
  type ProjectorFilters,
} from './projector-filters.ts';
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
  ${stackOnPaper}
`;

const Note = styled(Small)`
  max-width: 68ch;
`;

const FILTERS_IN_ADDRESS = { names: FILTER_NAMES, read: filtersFrom, write: filtersToSearch };

type Listed = ComponentProps<typeof ProjectorResults>['listed'];

/** The filters and what they leave. All that a filter renders anew stands in here. */
function FilteredList({ listed }: { listed: Listed }) {
  const [filters, setFilters] = useAddressState(FILTERS_IN_ADDRESS);
  // The control follows within the frame; the list, whose layout takes longer, in the next.
  const applied = useDeferredValue(filters);
  const change = useCallback(
    (wanted: Partial<ProjectorFilters>) => setFilters((now) => ({ ...now, ...wanted })),
    [setFilters],
  );
  return (
    <>
      <FilterBar filters={filters} onChange={change} />
      <ProjectorResults listed={listed} filters={applied} onChange={change} />
    </>
  );
}

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
      })),
    [content.projectors],
  );
  // What a page without scripts shows, in its order.
  const shownFirst = sorted(listed, NO_FILTERS.sort).slice(0, FIRST_ROWS);
  return (
    <>
      <Seo
        title={texts?.seoTitle ?? title}
        name={title}
        description={texts?.seoDescription}
        path={PATHS.projectors}
        picture={texts?.image}
        jsonLd={[...projectorListData(siteUrl, shownFirst, listed.length), catalogueData(siteUrl)]}
      />
      <PageHeader title={title} intro={texts?.intro} />
      <Body>
        {listed.length === 0 ? (
          <EmptyState message={LIST_TEXTS.nothingListed} />
        ) : (
          <FilteredList listed={listed} />
        )}
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
      <ChosenModelsBar />
    </>
  );
}

export function Component() {
  return <ContentPage kind="projectors">{(content) => <Projectors content={content} />}</ContentPage>;
}
