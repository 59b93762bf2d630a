import {
  COMPARISON_COLUMNS,
  orderedRows,
  type ComparisonColumn,
  type ComparisonOrder,
  type ComparisonRow,
} from './comparison-order.ts';

/** How a visitor looks at the table: its order, and which rows. */
export interface ComparisonView {
  order: ComparisonOrder | null;
  portable: boolean;
  smart: boolean;
  /** Highest price tier, as its number of signs; null for any. */
  highestTier: number | null;
}

/** The table as the editors made it. */
export const WHOLE_TABLE: ComparisonView = { order: null, portable: false, smart: false, highestTier: null };

/** Numbers of signs that a filter for the price can have; the highest tier is no filter. */
export const TIER_CHOICES = [1, 2, 3] as const;

/** Names of the view in the address. */
const NAMES = { order: 'sort', portable: 'portable', smart: 'smart', tier: 'tier' } as const;
const YES = 'yes';

function isColumn(name: string): name is ComparisonColumn {
  return COMPARISON_COLUMNS.some((column) => column === name);
}

function readOrder(text: string | null): ComparisonOrder | null {
  if (!text) return null;
  const column = text.replace(/^-/, '');
  if (!isColumn(column)) return null;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

/** Reads a view out of an address; what makes no sense there counts as not there. */
export function readView(search: string): ComparisonView {
  const parameters = new URLSearchParams(search);
  const tier = Number(parameters.get(NAMES.tier));
  return {
    order: readOrder(parameters.get(NAMES.order)),
    portable: parameters.get(NAMES.portable) === YES,
    smart: parameters.get(NAMES.smart) === YES,
    highestTier: TIER_CHOICES.find((choice) => choice === tier) ?? null,
  };
}

/** The query of an address with this view in it; other parameters stay. */
export function writeView(search: string, { order, portable, smart, highestTier }: ComparisonView): string {
  const parameters = new URLSearchParams(search);
  const put = (name: string, value: string | null) =>
    value === null ? parameters.delete(name) : parameters.set(name, value);
  put(NAMES.order, order && `${order.direction === 'descending' ? '-' : ''}${order.column}`);
  put(NAMES.portable, portable ? YES : null);
  put(NAMES.smart, smart ? YES : null);
  put(NAMES.tier, highestTier === null ? null : String(highestTier));
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Rows that a view shows, in its order. */
export function viewedRows(rows: readonly ComparisonRow[], view: ComparisonView): ComparisonRow[] {
  const shown = rows.filter(
    ({ portable, smart, priceTier }) =>
      (!view.portable || portable === true) &&
      (!view.smart || smart === true) &&
      (view.highestTier === null || (priceTier !== null && priceTier.length <= view.highestTier)),
  );
  return orderedRows(shown, view.order);
}

/** Whether a view leaves rows out. */
export function isFiltered({ portable, smart, highestTier }: ComparisonView): boolean {
  return portable || smart || highestTier !== null;
}
