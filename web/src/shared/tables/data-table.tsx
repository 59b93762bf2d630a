import styled from 'styled-components';
import { compact } from '../content/compact.ts';
import { TableFrame } from './table-frame.tsx';
import { theme } from '../design/theme.ts';

const Table = styled.table`
  width: 100%;
  font-size: ${theme.size.small};
  line-height: 1.45;

  caption {
    padding: ${theme.space.s} ${theme.space.m};
    color: ${theme.color.inkSoft};
    text-align: start;
  }

  /* Stays within a phone while a wide table scrolls. */
  caption > span {
    position: sticky;
    inset-inline-start: ${theme.space.m};
    display: block;
    width: fit-content;
    max-width: min(100%, calc(100vw - 2 * (${theme.space.gutter} + ${theme.space.m})));
  }

  th,
  td {
    padding: ${theme.space.s} ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    background: ${theme.color.sunk};
    color: ${theme.color.inkSoft};
    font-weight: 600;
  }

  tbody th {
    font-weight: 600;
  }
`;

export interface DataTableContent {
  caption?: string | null;
  columns?: readonly (string | null)[] | null;
  rows?: readonly ({ _key?: string; cells?: readonly (string | null)[] | null } | null)[] | null;
}

/** Cells with keys by their place; two cells of a row may say the same. */
function placed(cells: readonly (string | null)[] | null | undefined): { key: string; text: string }[] {
  return (cells ?? []).map((text, place) => ({ key: `c${place}`, text: text ?? '' }));
}

/** A small table of figures inside a text. */
export function DataTable({ caption, columns, rows }: DataTableContent) {
  const shown = compact(rows).map((row, place) => ({
    key: row._key ?? `r${place}`,
    cells: placed(row.cells),
  }));
  if (shown.length === 0) return null;
  return (
    <TableFrame tabIndex={0} role="region" aria-label={caption ?? undefined}>
      <Table>
        {caption ? (
          <caption>
            <span>{caption}</span>
          </caption>
        ) : null}
        <thead>
          <tr>
            {placed(columns).map(({ key, text }) => (
              <th key={key} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, place) =>
                place === 0 ? (
                  <th key={cell.key} scope="row">
                    {cell.text}
                  </th>
                ) : (
                  <td key={cell.key}>{cell.text}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
