import { projectorHref } from '@lumen-throw/domain/site-paths';
import { Fragment, memo, useCallback, useDeferredValue, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { stackOnPaper } from '../../../shared/print/stack-on-paper.ts';
import { theme } from '../../../shared/design/theme.ts';
import type { ProjectorSummary } from '../../../shared/projectors/projector-query.ts';
import { useChosenModels, withModel, type ChosenModel } from '../chosen-models.ts';
import { MOST_COMPARED } from '../most-compared.ts';
import { ProjectorRow } from './projector-row.tsx';
import { evidenceDots, ProjectorTable } from './projector-table.tsx';
import {
  filtersToSearch,
  matchOf,
  NO_FILTERS,
  orderNote,
  wantedOfUse,
  type Match,
  sorted,
  type ListedProjector,
  type ProjectorFilters,
} from './projector-filters.ts';
import { LIST_TEXTS } from './texts.ts';
import { focusBefore } from '../../../shared/controls/focus-before.ts';

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
  ${stackOnPaper}
`;

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  min-height: ${theme.target};
  color: ${theme.color.inkSoft};
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.tiny};
  line-height: 1.4;
  ${evidenceDots}

  i {
    margin-inline-end: 0.3em;
  }
`;

/** Rows that stand in the page as it was built; it names the other projectors below them. */
export const FIRST_ROWS = 100;

const never = () => () => undefined;

/** Whether the page runs: the rest of a long list follows once it does. */
function useRuns(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
}

/** A projector with what filters and its row need. */
interface ProjectorOfList extends ListedProjector {
  id: string;
  slug: string;
  projector: ProjectorSummary;
}

interface ProjectorResultsProps {
  listed: readonly ProjectorOfList[];
  filters: ProjectorFilters;
  onChange: (change: Partial<ProjectorFilters>) => void;
}

/** How many projectors fit, and their rows. Rendered again only when something of it changed. */
export const ProjectorResults = memo(function ProjectorResults({
  listed,
  filters,
  onChange,
}: ProjectorResultsProps) {
  const runs = useRuns();
  const [chosen, setChosen] = useChosenModels();
  const choose = useCallback(
    (model: ChosenModel, wanted: boolean) => setChosen((before) => withModel(before, model, wanted)),
    [setChosen],
  );
  const matched = sorted(listed, filters.sort).map((item) => ({ ...item, match: matchOf(item, filters) }));
  const of = (wanted: Match) => matched.filter(({ match }) => match === wanted);
  const [matching, unknown] = [of('yes').length, of('unknown').length];
  const rows = [...of('yes'), ...matched.filter(({ match }) => match !== 'yes')];
  const note = orderNote(filters.sort);
  const isAsked = filtersToSearch({ ...filters, sort: NO_FILTERS.sort }) !== '';
  return (
    <Results>
      <Count role="status">
        {LIST_TEXTS.count(matching, listed.length)}
        {unknown > 0 ? `. ${LIST_TEXTS.unknown(unknown)}` : ''}
        {filters.use === null ? null : <span>{wantedOfUse(filters.use)}</span>}
        {isAsked ? (
          <Button
            $kind="quiet"
            $small
            onClick={(event) => {
              focusBefore(event);
              onChange(NO_FILTERS);
            }}
          >
            {LIST_TEXTS.reset}
          </Button>
        ) : null}
      </Count>
      {matching + unknown === 0 ? (
        <EmptyState message={LIST_TEXTS.none} />
      ) : (
        <>
          <Legend>
            <span>
              <i data-tested="" />
              {LIST_TEXTS.legendMeasured}
            </span>
            <span>
              <i />
              {LIST_TEXTS.legendNotMeasured}
            </span>
            {note ? <span>{note}</span> : null}
          </Legend>
          <ProjectorTable sort={filters.sort} onSort={(sort) => onChange({ sort })}>
            {(runs ? rows : rows.slice(0, FIRST_ROWS)).map(({ id, slug, projector, kind, facts, match }) => (
              <ProjectorRow
                key={id}
                slug={slug}
                projector={projector}
                kind={kind}
                facts={facts}
                hidden={match === 'no'}
                isMissing={match === 'unknown'}
                chosen={chosen.some((model) => model.slug === slug)}
                full={chosen.length >= MOST_COMPARED}
                onChosen={choose}
              />
            ))}
          </ProjectorTable>
          {runs || rows.length <= FIRST_ROWS ? null : (
            <p>
              {LIST_TEXTS.rest}{' '}
              {rows.slice(FIRST_ROWS).map(({ slug, facts }, index) => (
                <Fragment key={slug}>
                  {index > 0 ? ', ' : null}
                  <Link to={projectorHref(slug)}>{facts.name}</Link>
                </Fragment>
              ))}
              .
            </p>
          )}
        </>
      )}
    </Results>
  );
});
