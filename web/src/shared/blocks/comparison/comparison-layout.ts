/** The comparison's table where it has room for all of its columns, and a list of projectors elsewhere. */
import styled, { css } from 'styled-components';
import { media, theme } from '../../design/theme.ts';

const ROOM = '@container (min-width: 48rem)';
const NO_ROOM = '@container (max-width: 47.99rem)';

const columns = css`
  th,
  td {
    padding: 0.85rem 1rem;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    white-space: nowrap;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  thead th {
    padding-block: 0;
    background: ${theme.color.sunk};
  }

  th:first-child {
    white-space: normal;
    line-height: 1.3;
  }

  ${media.large} {
    th,
    td {
      padding-inline: 1.25rem;
    }
  }
`;

/** Each fact with the name of its column before it; the headings become a row of buttons that sort. */
const list = css`
  &,
  tbody {
    display: block;
  }

  thead {
    display: block;
    padding: 0 ${theme.space.m};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.sunk};
  }

  thead tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space.s};
  }

  thead tr::before {
    content: attr(data-sort-by);
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  tbody tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xxs} ${theme.space.xs};
    justify-content: space-between;
    padding: ${theme.space.s} ${theme.space.m};
  }

  tbody tr + tr {
    border-top: 1px solid ${theme.color.line};
  }

  /* The ways to the shop and to real models stand below the name, the facts below both. */
  tbody th {
    flex: 1 1 55%;
    text-align: start;
  }

  tbody td:not([data-label]) {
    display: flex;
    flex: 1 0 100%;
    gap: ${theme.space.m};
  }

  tbody td[data-label] {
    order: 1;
  }

  tbody th {
    font-size: ${theme.size.lead};
    line-height: 1.3;
  }

  tbody td[data-label]::before {
    content: attr(data-label) / '';
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  ${media.scriptless} {
    thead {
      display: none;
    }
  }
`;

/** Rows in sight of a list, before somebody asks for all of them. */
export const FIRST_ROWS = 4;

export const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  border-collapse: separate;

  tbody th {
    font-weight: 600;
  }

  tbody tr[data-highlight] {
    background: ${theme.color.glowWash};
  }

  ${ROOM} {
    ${columns}
  }

  ${NO_ROOM} {
    ${list}
  }

  /* Without scripts every row is there, and no box that shows them. */
  @media screen and (scripting: enabled) {
    ${NO_ROOM} {
      &:has(+ div input:not(:checked)) tbody tr:nth-child(n + ${FIRST_ROWS + 1}) {
        display: none;
      }
    }
  }
`;

/** Around the box that shows every row of a list, by style alone; a table has room for all. */
export const All = styled.div`
  display: none;
  padding: ${theme.space.xs} ${theme.space.m};
  border-top: 1px solid ${theme.color.line};

  @media screen and (scripting: enabled) {
    @supports selector(:has(*)) {
      ${NO_ROOM} {
        display: block;
      }
    }
  }
`;
