import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { directionOf, LIST_COLUMNS, sortAfter } from './projector-filters.ts';
import { TABLE_ROLES } from '../table-roles.ts';
import { LIST_TEXTS } from './texts.ts';
import type { ReactNode } from 'react';

/** On a phone a row and the head are grids with the same places: six facts below the name. */
const places = css`
  display: grid;
  grid-template:
    'box name name name' auto
    'box light distance picture' auto
    'box noise lag price' auto / 2.25rem 1.05fr 1.3fr 0.95fr;
  column-gap: 0.3rem;
`;

const Table = styled.table`
  display: block;
  width: 100%;
  font-size: ${theme.size.tiny};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  thead,
  tbody {
    display: block;
  }

  tr {
    ${places}
    border-bottom: 1px solid ${theme.color.line};
  }

  tr[hidden] {
    display: none;
  }

  thead {
    position: sticky;
    top: ${theme.headerHeight};
    z-index: 2;
    background: ${theme.color.ground};
  }

  /* Rows out of sight are neither laid out nor painted. */
  tbody tr {
    padding-block: 0.3rem;
    content-visibility: auto;
    contain-intrinsic-height: auto 4.4rem;
  }

  .box {
    align-content: center;
  }

  thead .name {
    display: none;
  }

  th,
  td {
    min-width: 0;
    overflow: clip;
    overflow-clip-margin: 0.3rem;
    padding: 0;
    font-weight: 400;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .box {
    grid-area: box;
  }

  .name {
    grid-area: name;
  }

  .light {
    grid-area: light;
  }

  .distance {
    grid-area: distance;
  }

  .picture {
    grid-area: picture;
  }

  .lag {
    grid-area: lag;
  }

  .noise {
    grid-area: noise;
  }

  .price {
    grid-area: price;
  }

  .status,
  .contrast,
  .light small,
  .distance small,
  svg {
    display: none;
  }

  b {
    font-weight: 400;
    white-space: nowrap;
  }

  /* Where an ultra short throw counts from: two such distances may differ by a cabinet's depth. */
  .distance [data-reference] {
    display: inline;
    font-size: 0.7rem;
  }

  td > span {
    color: ${theme.color.inkSoft};
  }

  .name a {
    color: ${theme.color.ink};
    font-size: ${theme.size.small};
    font-weight: 600;
    text-decoration: none;
  }

  .name a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }

  small {
    color: ${theme.color.inkSoft};
    font-size: 0.75rem;
  }

  .name small,
  td small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  td small {
    font-size: 0.7rem;
    line-height: 1.1;
  }

  em {
    margin-inline-start: 0.6em;
    padding: 0.05em 0.5em;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.sunk};
    color: ${theme.color.ink};
    font-style: normal;
  }

  label {
    display: grid;
    place-items: center;
    width: 2rem;
    min-height: ${theme.target};
    cursor: pointer;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${theme.color.accent};
  }

  label:has(:disabled) {
    cursor: not-allowed;
  }

  thead button {
    min-height: 1.6rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.inkSoft};
    font: inherit;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
  }

  thead button:hover,
  [aria-sort] button {
    color: ${theme.color.ink};
  }

  [aria-sort='ascending'] button::after {
    content: ' ↑' / '';
  }

  [aria-sort='descending'] button::after {
    content: ' ↓' / '';
  }

  ${media.flat} {
    thead,
    thead th {
      position: static;
    }
  }

  ${media.print} {
    thead,
    thead th {
      background: none;
    }

    label {
      display: none;
    }
  }

  ${media.scriptless} {
    label {
      display: none;
    }

    thead button {
      display: none;
    }

    thead th::after {
      content: attr(data-title);
    }
  }

  ${media.medium} {
    display: table;
    table-layout: fixed;
    line-height: 1.3;
    width: calc(100% + 2 * ${theme.space.gutter} - 1rem);
    margin-inline: calc(0.5rem - ${theme.space.gutter});

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
      overflow: visible;
      padding: 0.45rem 0.25rem;
      border-bottom: 1px solid ${theme.color.line};
      white-space: normal;
      vertical-align: middle;
    }

    thead th {
      position: sticky;
      top: ${theme.headerHeight};
      z-index: 2;
      background: ${theme.color.ground};
      vertical-align: bottom;
      text-wrap: balance;
    }

    tbody tr:hover > * {
      background: ${theme.color.sunk};
    }

    .status,
    .contrast {
      display: table-cell;
    }

    td small {
      font-size: 0.75rem;
      line-height: inherit;
    }

    .light small,
    .distance small {
      display: block;
    }

    .name em:first-of-type:not(:only-of-type),
    [data-ended] .name em:only-of-type {
      display: none;
    }

    thead .name {
      display: table-cell;
    }

    .box {
      width: 2rem;
      padding: 0;
    }

    .status {
      width: 4.9rem;
    }

    .light,
    .distance {
      width: 5.2rem;
    }

    .picture,
    .noise {
      width: 3.7rem;
    }

    .lag {
      width: 4.5rem;
    }

    .contrast {
      width: 4.6rem;
    }

    .price {
      width: 2.6rem;
    }
  }

  ${media.large} {
    width: 100%;
    margin-inline: 0;
    font-size: ${theme.size.small};

    th,
    td {
      padding-inline: 0.6rem;
    }

    .name {
      padding-inline-start: 4rem;
      position: relative;
    }

    thead .name {
      position: sticky;
      padding-inline-start: 4rem;
    }

    .status,
    .light,
    .picture {
      width: 7rem;
    }

    .distance {
      width: 7.6rem;
    }

    .contrast {
      width: 6.6rem;
    }

    .lag,
    .noise {
      width: 5.6rem;
    }

    .price {
      width: 4rem;
    }

    .name svg {
      display: block;
      position: absolute;
      inset-inline-start: 0.3rem;
      top: 50%;
      width: 3rem;
      translate: 0 -50%;
      fill: none;
      stroke: ${theme.color.edge};
      stroke-width: 0.5;
    }
  }
`;

/** Tells a figure of a test from one of its maker; beside figures, and in the legend. */
export const evidenceDots = css`
  i {
    display: inline-block;
    position: relative;
    width: 0.45em;
    height: 0.45em;
    margin-inline-start: 0.15em;
    border: 1px solid ${theme.color.accent};
    border-radius: 50%;
    vertical-align: 0.12em;
  }

  /* Filled by its border: paper and forced colors take a background away. */
  i[data-tested] {
    border-width: 0.225em;
  }
`;

const DottedTable = styled(Table)`
  ${evidenceDots}
`;

interface ProjectorTableProps {
  sort: string;
  onSort: (sort: string) => void;
  /** The rows. */
  children: ReactNode;
}

/** The list as a table, whose head orders it; on a phone each row is a small block of six facts. */
export function ProjectorTable({ sort, onSort, children }: ProjectorTableProps) {
  return (
    <DottedTable {...TABLE_ROLES.table}>
      <VisuallyHidden as="caption">{LIST_TEXTS.caption}</VisuallyHidden>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.head} className="box">
            <VisuallyHidden>{LIST_TEXTS.compare}</VisuallyHidden>
          </th>
          {LIST_COLUMNS.map(({ name, title }) => (
            <th
              {...TABLE_ROLES.head}
              key={name}
              className={name}
              aria-sort={directionOf(name, sort)}
              data-title={title()}
            >
              <button type="button" onClick={() => onSort(sortAfter(name, sort))}>
                {title()}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>{children}</tbody>
    </DottedTable>
  );
}
