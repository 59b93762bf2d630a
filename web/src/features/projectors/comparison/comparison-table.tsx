import { projectorHref } from '@lumen-throw/domain/site-paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { projectorName } from '../../../shared/projectors/projector-name.ts';
import { VerdictSlot } from '../../../shared/room/room-slot.tsx';
import { TABLE_ROLES } from '../table-roles.ts';
import type { ComparedProjector } from './comparison-query.ts';
import { compareProjectors, type ComparisonRow } from './comparison-rows.ts';
import { COMPARISON_TEXTS } from './texts.ts';

/** On a phone two models stand side by side, others below them, with the name of the figure above. */
const Table = styled.table`
  display: block;
  width: 100%;
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  thead,
  tbody {
    display: block;
  }

  thead {
    position: sticky;
    top: ${theme.headerHeight};
    z-index: 2;
    background: ${theme.color.ground};
  }

  tr {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.xxs} ${theme.space.s};
    padding-block: ${theme.space.xs};
    border-bottom: 1px solid ${theme.color.line};
  }

  th,
  td {
    padding: 0;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    font-weight: 620;
  }

  thead th:first-child {
    position: absolute;
    clip-path: inset(50%);
  }

  tbody th {
    grid-column: 1 / -1;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  tbody th small {
    display: block;
    font-size: ${theme.size.tiny};
    font-style: italic;
  }

  td[colspan] {
    grid-column: 1 / -1;
    padding-top: ${theme.space.m};
    color: ${theme.color.ink};
    font-family: ${theme.font.display};
    font-size: ${theme.size.h4};
  }

  td[data-unknown] {
    color: ${theme.color.inkSoft};
  }

  /* With more models than stand side by side, each cell says whose it is, for the eye alone. */
  td[data-model]::before {
    content: attr(data-model) / '';
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  ${media.flat} {
    thead,
    thead th {
      position: static;
    }
  }

  ${media.medium} {
    display: table;
    table-layout: fixed;

    thead {
      display: table-header-group;
      position: static;
    }

    tbody {
      display: table-row-group;
    }

    tr {
      display: table-row;
    }

    th,
    td {
      padding: 0.6rem ${theme.space.s} 0.6rem 0;
      border-bottom: 1px solid ${theme.color.line};
    }

    thead th,
    thead th:first-child {
      position: sticky;
      top: ${theme.headerHeight};
      z-index: 2;
      background: ${theme.color.ground};
      clip-path: none;
    }

    thead th:first-child {
      width: 11rem;
    }

    tbody th {
      font-size: ${theme.size.small};
    }

    td[data-model]::before {
      content: none;
    }
  }
`;

const NotEntered = styled(Small)`
  margin-top: ${theme.space.s};
`;

/** Models that stand side by side on a phone. */
const BESIDE_ON_PHONE = 2;

function Row({ row, projectors }: { row: ComparisonRow; projectors: readonly ComparedProjector[] }) {
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.rowHead}>
        {row.name} {row.note ? <small>{row.note}</small> : null}
      </th>
      {projectors.map((projector, place) => {
        const text = row.cells[place] ?? null;
        return (
          <td
            {...TABLE_ROLES.cell}
            key={projector._id}
            data-model={projectors.length > BESIDE_ON_PHONE ? projectorName(projector) : undefined}
            data-unknown={text === null ? '' : undefined}
          >
            {text ?? COMPARISON_TEXTS.notKnown}
          </td>
        );
      })}
    </tr>
  );
}

interface ComparisonTableProps {
  projectors: readonly ComparedProjector[];
  caption: string;
  /** The way to the shop of each; left out for none. */
  shop?: (projector: ComparedProjector) => ReactNode;
}

/** Projectors in columns, their figures in rows: where they differ first. */
export function ComparisonTable({ projectors, caption, shop }: ComparisonTableProps) {
  const { differences, same, unknown } = compareProjectors(projectors);
  const groups = [
    { heading: COMPARISON_TEXTS.differences, rows: differences },
    { heading: COMPARISON_TEXTS.same, rows: same },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <>
      <Table {...TABLE_ROLES.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.head}>{COMPARISON_TEXTS.figure}</th>
            {projectors.map((projector) => (
              <th {...TABLE_ROLES.head} key={projector._id}>
                <Link to={projectorHref(projector.slug ?? '')}>{projectorName(projector)}</Link>
                <VerdictSlot>
                  {({ ProjectorVerdict }) => <ProjectorVerdict projector={projector} />}
                </VerdictSlot>
              </th>
            ))}
          </tr>
        </thead>
        {shop ? (
          <tbody {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              <th {...TABLE_ROLES.rowHead}>{COMPARISON_TEXTS.shop}</th>
              {projectors.map((projector) => (
                <td {...TABLE_ROLES.cell} key={projector._id}>
                  {shop(projector)}
                </td>
              ))}
            </tr>
          </tbody>
        ) : null}
        {groups.map(({ heading, rows }) => (
          <tbody {...TABLE_ROLES.group} key={heading}>
            <tr {...TABLE_ROLES.row}>
              <td {...TABLE_ROLES.cell} colSpan={projectors.length + 1}>
                {heading}
              </td>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} projectors={projectors} />
            ))}
          </tbody>
        ))}
      </Table>
      {unknown.length > 0 ? <NotEntered>{COMPARISON_TEXTS.notEntered(unknown.join(', '))}</NotEntered> : null}
    </>
  );
}
