import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import type { ValueFigureField } from '@lumen-throw/domain/figures';
import { CORRECTED_FIELDS } from './correction.ts';

/** What an editor has entered and not published: it outlives the pane and its window. */
export interface KeptEntry {
  /** The model's. */
  id: string;
  field: ValueFigureField;
  entry: Fields;
}

const KEY = 'correct-figure';

/** The entry that is kept; null for none. */
export function keptEntry(): KeptEntry | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isObject(kept) || typeof kept['id'] !== 'string' || !isObject(kept['entry'])) return null;
    const field = CORRECTED_FIELDS.find((each) => each === kept['field']);
    return field ? { id: kept['id'], field, entry: kept['entry'] } : null;
  } catch {
    return null;
  }
}

/** Keeps an entry, or none; a browser that stores nothing keeps none. */
export function keepEntry(kept: KeptEntry | null): void {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // The question before leaving is what is left.
  }
}
