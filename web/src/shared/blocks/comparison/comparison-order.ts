import type { SectionContent } from '../blocks-query.ts';

export type ComparisonRow = NonNullable<NonNullable<SectionContent<'comparison'>['rows']>[number]>;

/** Columns of the table that sort it. */
export const COMPARISON_COLUMNS = ['name', 'resolution', 'lumens', 'smart', 'portable', 'priceTier'] as const;
export type ComparisonColumn = (typeof COMPARISON_COLUMNS)[number];

export interface ComparisonOrder {
  column: ComparisonColumn;
  direction: 'ascending' | 'descending';
}

const RESOLUTIONS = ['720p', '1080p', '4K'];

/** What a row is sorted by; null goes last in either direction. */
function rank(row: ComparisonRow, column: ComparisonColumn): number | string | null {
  if (column === 'name') return row.name;
  if (column === 'lumens') return row.lumens;
  if (column === 'priceTier') return row.priceTier?.length ?? null;
  if (column === 'resolution') return row.resolution === null ? null : RESOLUTIONS.indexOf(row.resolution);
  return Number(row[column] ?? false);
}

function compare(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');
}

/** Rows in an order; in the editors' own without one. */
export function orderedRows(rows: readonly ComparisonRow[], order: ComparisonOrder | null): ComparisonRow[] {
  if (!order) return [...rows];
  const sign = order.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const first = rank(one, order.column);
    const second = rank(other, order.column);
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compare(first, second);
  });
}

/** The order after a click on a column: up, down, and back to the editors' own. */
export function nextOrder(order: ComparisonOrder | null, column: ComparisonColumn): ComparisonOrder | null {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
