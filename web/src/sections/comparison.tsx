import { COMPARISON_ID } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { AffiliateLink } from '../affiliate/affiliate-link.tsx';
import { Disclosure } from '../affiliate/disclosure.tsx';
import { present } from '../content/uncertain.ts';
import { SortIcon } from '../design/icons.tsx';
import { PageWidth } from '../design/page-width.tsx';
import { Section, SectionHead } from '../design/section.tsx';
import { TableFrame } from '../design/table-frame.tsx';
import { media, theme } from '../design/theme.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { PriceTier } from '../products/specification-row.tsx';
import { COMPARISON_TEXTS } from '../texts/comparison.ts';
import {
  COMPARISON_COLUMNS,
  nextOrder,
  type ComparisonColumn,
  type ComparisonRow,
} from './comparison-order.ts';
import { ComparisonFilters } from './comparison-filters.tsx';
import { viewedRows } from './comparison-view.ts';
import type { ShopSectionProps } from './shop-section.ts';
import { useComparisonView } from './use-comparison-view.ts';

const Table = styled.table`
  width: 100%;
  min-width: 48rem;
  border-spacing: 0;
  border-collapse: separate;

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
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 9.5rem;
    max-width: 42vw;
    white-space: normal;
    line-height: 1.3;
    box-shadow: 1px 0 0 ${theme.color.line};
  }

  tbody th,
  tbody td {
    background: ${theme.color.surface};
  }

  tbody th {
    font-weight: 600;
  }

  tbody tr[data-highlight] > * {
    background: ${theme.color.glowWash};
  }

  ${media.large} {
    th,
    td {
      padding-inline: 1.25rem;
    }

    th:first-child {
      max-width: none;
    }
  }
`;

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  min-height: ${theme.target};
  margin-inline: -0.4rem;
  padding: 0 0.4rem;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.tiny};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    color: ${theme.color.ink};
  }
`;

const Pick = styled.span`
  display: block;
  color: ${theme.color.accent};
  font-size: ${theme.size.tiny};
  font-weight: 600;
`;

const Answer = styled.span<{ $yes: boolean }>`
  color: ${({ $yes }) => ($yes ? theme.color.good : theme.color.inkSoft)};
  font-weight: ${({ $yes }) => ($yes ? 600 : 400)};
`;

const ShopCell = styled.td`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: ${theme.color.accent};
    font-size: ${theme.size.small};
    font-weight: 600;
  }
`;

/** Stands to the left, where a narrow screen begins. */
const Nothing = styled.td`
  color: ${theme.color.inkSoft};

  /* In sight however far the table reaches beyond the screen. */
  span {
    position: sticky;
    left: ${theme.space.m};
    display: inline-block;
    max-width: calc(100vw - 2 * (${theme.space.gutter} + ${theme.space.m}));
    white-space: normal;
  }
`;

function YesOrNo({ value }: { value: boolean | null }) {
  return <Answer $yes={value === true}>{value ? COMPARISON_TEXTS.yes : COMPARISON_TEXTS.no}</Answer>;
}

function Row({ row }: { row: ComparisonRow }) {
  return (
    <tr data-highlight={row.highlight ? '' : undefined}>
      <th scope="row">
        {row.highlight ? <Pick>{COMPARISON_TEXTS.ourPick}</Pick> : null}
        {row.name}
      </th>
      <td>{row.resolution ?? COMPARISON_TEXTS.unknown}</td>
      <td>{row.lumens === null ? COMPARISON_TEXTS.unknown : COMPARISON_TEXTS.lumens(row.lumens)}</td>
      <td>
        <YesOrNo value={row.smart} />
      </td>
      <td>
        <YesOrNo value={row.portable} />
      </td>
      <td>{row.priceTier ? <PriceTier tier={row.priceTier} /> : COMPARISON_TEXTS.unknown}</td>
      <ShopCell>
        {row.product ? <AffiliateLink look="text" target={{ ...row.product, name: row.name }} /> : null}
      </ShopCell>
    </tr>
  );
}

/** Projectors side by side; the header's Compare leads here from every page. */
export function Comparison({ section, disclosed }: ShopSectionProps<'comparison'>) {
  const [view, show] = useComparisonView();
  const { order } = view;
  const all = present(section.rows);
  const rows = viewedRows(all, view);
  const heading = section.heading ?? '';
  const direction = (column: ComparisonColumn) => (order?.column === column ? order.direction : null);
  return (
    <Section id={COMPARISON_ID} tabIndex={-1}>
      <PageWidth>
        <SectionHead
          id={`${COMPARISON_ID}-title`}
          eyebrow={section.eyebrow}
          heading={heading}
          intro={section.intro}
        >
          {disclosed ? <Disclosure /> : null}
        </SectionHead>
        <ComparisonFilters view={view} onChange={show} shown={rows.length} total={all.length} />
        <TableFrame tabIndex={0} role="region" aria-label={heading}>
          <Table>
            <VisuallyHidden as="caption">{COMPARISON_TEXTS.caption(heading)}</VisuallyHidden>
            <thead>
              <tr>
                {COMPARISON_COLUMNS.map((column) => (
                  <th key={column} scope="col" aria-sort={direction(column) ?? undefined}>
                    <SortButton
                      type="button"
                      onClick={() => show({ ...view, order: nextOrder(order, column) })}
                    >
                      {COMPARISON_TEXTS.columns[column]}
                      <SortIcon direction={direction(column)} />
                    </SortButton>
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>{COMPARISON_TEXTS.shop}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row._id} row={row} />
              ))}
              {rows.length === 0 ? (
                <tr>
                  <Nothing colSpan={COMPARISON_COLUMNS.length + 1}>
                    <span>{COMPARISON_TEXTS.nothingFits}</span>
                  </Nothing>
                </tr>
              ) : null}
            </tbody>
          </Table>
        </TableFrame>
      </PageWidth>
    </Section>
  );
}
