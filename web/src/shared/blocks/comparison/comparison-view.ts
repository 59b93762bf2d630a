import {
  COMPARISON_COLUMNS,
  orderedRows,
  type ComparisonColumn,
  type ComparisonOrder,
  type ComparisonRow,
} from './comparison-order.ts';
import type { AddressState } from '../../address-state/use-address-state.ts';

/** How a visitor looks at the table: its order, and which rows. */
export interface ComparisonView {
  order: ComparisonOrder | null;
  portable: boolean;
  smart: boolean;
  /** Highest price tier, as its number of signs; null for any. */
  highestTier: number | null;
}

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

/** The query of a view, with its question mark; empty for the whole table. */
export function writeView({ order, portable, smart, highestTier }: ComparisonView): string {
  const parameters = new URLSearchParams();
  if (order) parameters.set(NAMES.order, `${order.direction === 'descending' ? '-' : ''}${order.column}`);
  if (portable) parameters.set(NAMES.portable, YES);
  if (smart) parameters.set(NAMES.smart, YES);
  if (highestTier !== null) parameters.set(NAMES.tier, String(highestTier));
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** The address has the view, so that a link shows the same. */
export const VIEW_IN_ADDRESS: AddressState<ComparisonView> = {
  names: Object.values(NAMES),
  read: readView,
  write: writeView,
};

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
