import { projectorHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { TableFrame } from '../../../shared/tables/table-frame.tsx';
import { comparisonRows } from './comparison-rows.ts';
import { COMPARISON_TEXTS } from './texts.ts';

const Table = styled.table`
  width: 100%;
  line-height: 1.4;

  th,
  td {
    min-width: 9.5rem;
    padding: 0.7rem ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    border-top: 0;
    background: ${theme.color.sunk};
    font-weight: 620;
  }

  /* The names of the figures stay in sight while a phone scrolls sideways. */
  th:first-child {
    position: sticky;
    left: 0;
    width: 11rem;
    min-width: 7rem;
    background: ${theme.color.sunk};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    font-weight: 500;
  }

  td {
    font-variant-numeric: tabular-nums;
  }

  td[data-unknown] {
    color: ${theme.color.inkSoft};
  }
`;

/** A projector of a comparison. */
export interface ComparedProjector {
  slug: string;
  facts: ProjectorFacts;
}

/** Projectors in columns, their figures in rows. */
export function ComparisonTable({
  projectors,
  caption,
}: {
  projectors: readonly ComparedProjector[];
  caption: string;
}) {
  const rows = comparisonRows(projectors.map(({ facts }) => facts));
  return (
    <TableFrame tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{COMPARISON_TEXTS.figure}</th>
            {projectors.map(({ slug, facts }) => (
              <th key={slug} scope="col">
                <Link to={projectorHref(slug)}>{facts.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={projectors[place]?.slug ?? place} data-unknown={cell === null ? '' : undefined}>
                  {cell ?? COMPARISON_TEXTS.notKnown}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
