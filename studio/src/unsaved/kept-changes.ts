/** Changes of a document that this browser keeps until they are stored: a window can close before. */
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import type { Path } from 'sanity';

export interface KeptChange {
  path: Path;
  /** What was typed; null for a field that was emptied. */
  value: unknown;
  /** What was stored when it was typed. */
  before?: unknown;
}

export interface KeptChanges {
  /** Of two at one path, the later one counts. */
  changes: readonly KeptChange[];
  /** Milliseconds since 1970. */
  at: number;
}

/** Parts of a paragraph that are no words. */
const FORMAT: ReadonlySet<string> = new Set(['style', 'listItem', 'marks']);

/** All texts in a value, without the names that Sanity gives its parts. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return typeof value === 'string' ? [value] : [];
  const texts = Object.entries(value)
    .filter(([name]) => !name.startsWith('_') && !FORMAT.has(name))
    .map(([, part]) => textsIn(part));
  return value['_type'] === 'block' ? [texts.flat().join('')] : texts.flat();
}

/** What was typed into a value, as plain text. */
export function plainText(value: unknown): string {
  return textsIn(value).join('\n');
}

/** Whether a word that was typed is no longer there; what another editor adds or corrects loses none. */
export function isLost(typed: unknown, before: unknown, now: unknown): boolean {
  const known = `${plainText(before)}\n${plainText(now)}`;
  return plainText(typed)
    .split(/\s+/)
    .some((word) => !known.includes(word));
}

const keyOf = (document: string): string => `unsaved-${document}`;

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The fields in which a document differs from what is stored; Sanity's own are left out. */
export function changedFields(stored: Fields | undefined, now: Fields | undefined): KeptChange[] {
  const names = new Set([...Object.keys(stored ?? {}), ...Object.keys(now ?? {})]);
  return [...names]
    .filter((name) => !name.startsWith('_') && !isSame(stored?.[name], now?.[name]))
    .map((name) => ({ path: [name], value: now?.[name] ?? null }));
}

/** Keeps changes; a browser that stores nothing, or no more, keeps none. */
export function keepChanges(document: string, changes: readonly KeptChange[]): void {
  try {
    const kept: KeptChanges = { changes, at: Date.now() };
    localStorage.setItem(keyOf(document), JSON.stringify(kept));
  } catch {
    // The question before leaving is what is left.
  }
}

export function forgetChanges(document: string): void {
  try {
    localStorage.removeItem(keyOf(document));
  } catch {
    // Nothing was kept either.
  }
}

function isChange(change: unknown): change is KeptChange {
  return isObject(change) && Array.isArray(change['path']) && change['value'] !== undefined;
}

/** What was kept of a document; null for nothing. */
export function keptChanges(document: string): KeptChanges | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(document)) ?? 'null');
    if (!isObject(kept) || !Array.isArray(kept['changes']) || typeof kept['at'] !== 'number') return null;
    return { changes: kept['changes'].filter(isChange), at: kept['at'] };
  } catch {
    return null;
  }
}
