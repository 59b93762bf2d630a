import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { TableFrame } from './table-frame.tsx';

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

  /* The names of the rows stay in sight while a phone scrolls sideways. */
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
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

  small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }
`;

/** One of the things that stand side by side. */
interface SideBySideColumn {
  id: string;
  heading: ReactNode;
}

interface SideBySideCell {
  text: string;
  /** A line below it in small print. */
  small?: string;
  /** Nobody knows the value; the text says so. */
  isUnknown?: boolean;
}

/** What is compared, with a cell for each column in their order. */
interface SideBySideRow {
  key: string;
  name: string;
  cells: readonly SideBySideCell[];
}

interface SideBySideTableProps {
  caption: string;
  /** Heading of the column with the rows' names. */
  corner: string;
  columns: readonly SideBySideColumn[];
  rows: readonly SideBySideRow[];
}

/** Two or three things in columns, what is compared in rows. */
export function SideBySideTable({ caption, corner, columns, rows }: SideBySideTableProps) {
  return (
    <TableFrame tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ id, heading }) => (
              <th key={id} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map(({ text, small, isUnknown }, place) => (
                <td key={columns[place]?.id ?? place} data-unknown={isUnknown ? '' : undefined}>
                  {text}
                  {small ? <small>{small}</small> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
