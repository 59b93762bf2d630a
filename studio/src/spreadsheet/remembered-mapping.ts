/** Which field each column was mapped to, remembered in this browser for the same headings. */
import type { ColumnMapping } from './plan-import.ts';
import { columnCalled, guessColumn } from './sheet-columns.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const PREFIX = 'lumen-throw.spreadsheet.';

function keyOf(headings: readonly string[]): string {
  return PREFIX + JSON.stringify(headings);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What was chosen for these headings before; null where nothing usable is remembered. */
function remembered(headings: readonly string[], store: Store): ColumnMapping | null {
  const names = parsed(store.getItem(keyOf(headings)) ?? '');
  if (!Array.isArray(names) || names.length !== headings.length) return null;
  return names.map((name) => (typeof name === 'string' ? columnCalled(name) : null));
}

/** The mapping to begin with: the remembered one, otherwise what the headings say. */
export function firstMapping(headings: readonly string[], store: Store): ColumnMapping {
  return remembered(headings, store) ?? headings.map(guessColumn);
}

/** Remembers a mapping; a browser that keeps nothing, or has no room left, just forgets it. */
export function rememberMapping(headings: readonly string[], mapping: ColumnMapping, store: Store): void {
  try {
    store.setItem(keyOf(headings), JSON.stringify(mapping.map((column) => column?.heading ?? null)));
  } catch {
    // The guess is good enough the next time.
  }
}
