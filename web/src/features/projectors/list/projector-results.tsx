import { memo, type Dispatch, type SetStateAction } from 'react';
import styled from 'styled-components';
import { Button } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { theme } from '../../../shared/design/theme.ts';
import type { ProjectorSummary } from '../../../shared/projectors/projector-query.ts';
import { MOST_COMPARED } from '../most-compared.ts';
import { ListedProjector } from './listed-projector.tsx';
import {
  filtersToSearch,
  matchOf,
  type Match,
  sorted,
  type ListedProjector as Listed,
  type ProjectorFilters,
} from './projector-filters.ts';
import { LIST_TEXTS } from './texts.ts';
import { focusBefore } from '../../../shared/controls/focus-before.ts';

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

  /* What changes in the filters neither lays out nor paints the cards anew. */
  contain: layout;

  /* A filter may bring back all cards: those out of sight are laid out when they come near. Not
     before the first filter, so that a reload or a way back finds its place among true heights. */
  @media screen {
    &[data-filtered] > li {
      content-visibility: auto;
    }
  }
`;

/** Cards of the first screens; those below are laid out when they come near. */
const FIRST_CARDS = 6;

/** A projector with what filters and its card need. */
interface ProjectorOfList extends Listed {
  projector: ProjectorSummary;
}

interface ProjectorResultsProps {
  listed: readonly ProjectorOfList[];
  filters: ProjectorFilters;
  /** A filter was chosen since the page was opened. */
  isFiltered: boolean;
  onReset: () => void;
  /** Slugs of those to compare. */
  chosen: readonly string[];
  onChosen: Dispatch<SetStateAction<readonly string[]>>;
}

/** How many projectors fit, and their cards. Rendered again only when something of it changed. */
export const ProjectorResults = memo(function ProjectorResults({
  listed,
  filters,
  isFiltered,
  onReset,
  chosen,
  onChosen,
}: ProjectorResultsProps) {
  if (listed.length === 0) return null;
  const shown = sorted(listed, filters.sort).map((item) => ({ ...item, match: matchOf(item, filters) }));
  const of = (wanted: Match) => shown.filter(({ match }) => match === wanted);
  const [matching, unknown] = [of('yes').length, of('unknown').length];
  const isAsked = filtersToSearch({ ...filters, sort: 'listed' }) !== '';
  return (
    <>
      <Count role="status">
        {LIST_TEXTS.count(matching, listed.length)}
        {unknown > 0 ? `. ${LIST_TEXTS.unknown(unknown)}` : ''}
        {isAsked ? (
          <Button
            $kind="quiet"
            $small
            onClick={(event) => {
              focusBefore(event);
              onReset();
            }}
          >
            {LIST_TEXTS.reset}
          </Button>
        ) : null}
      </Count>
      {matching + unknown === 0 ? <EmptyState message={LIST_TEXTS.none} /> : null}
      <Grid data-filtered={isFiltered ? '' : undefined}>
        {[...of('yes'), ...shown.filter(({ match }) => match !== 'yes')].map(
          ({ facts, projector, match }, place) => (
            <ListedProjector
              key={projector._id}
              projector={projector}
              facts={facts}
              hidden={match === 'no'}
              below={place >= FIRST_CARDS}
              isMissing={match === 'unknown'}
              chosen={chosen.includes(projector.slug ?? '')}
              full={chosen.length >= MOST_COMPARED}
              onChosen={onChosen}
            />
          ),
        )}
      </Grid>
    </>
  );
});
