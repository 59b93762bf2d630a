/** Changes of documents that this browser keeps until they are stored: a window can close before. */
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import type { Path } from 'sanity';
import { isSame } from './values.ts';

export interface KeptChange {
  path: Path;
  /** What was typed; null for a field that was emptied. */
  value: unknown;
  /** What was stored when it was typed. */
  before?: unknown;
}

export interface KeptChanges {
  changes: readonly KeptChange[];
  /** Milliseconds since 1970. */
  at: number;
}

/** A document of which this browser keeps changes. */
export interface KeptDocument {
  id: string;
  type: string;
  release?: string | undefined;
}

/** An open form: each keeps its own changes, also of one document. */
export interface KeptForm extends KeptDocument {
  form: string;
}

/** One change for each path: the later one, with what was stored before the first. */
export function changesByPath(changes: readonly KeptChange[]): KeptChange[] {
  const found = new Map<string, KeptChange>();
  for (const change of changes) {
    const path = JSON.stringify(change.path);
    const first = found.get(path);
    found.delete(path);
    found.set(path, first ? { ...change, before: first.before } : change);
  }
  return [...found.values()];
}

/** The fields in which a document differs from what is stored; Sanity's own are left out. */
export function changedFields(stored: Fields | undefined, now: Fields | undefined): KeptChange[] {
  const names = new Set([...Object.keys(stored ?? {}), ...Object.keys(now ?? {})]);
  return [...names]
    .filter((name) => !name.startsWith('_') && !isSame(stored?.[name], now?.[name]))
    .map((name) => ({ path: [name], value: now?.[name] ?? null }));
}

const KEY = /^unsaved (\S+) (\S+) (\S+) ?(\S*)$/;

const keyOf = ({ form, type, id, release }: KeptForm): string =>
  ['unsaved', form, type, id, release].filter(Boolean).join(' ');

const listeners = new Set<() => void>();

/** Calls a listener when something is kept or forgotten, in this window or another one. */
export function watchKept(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Keeps changes; a browser that stores nothing, or no more, keeps none. @returns whether it does */
export function keepChanges(form: KeptForm, kept: KeptChanges): boolean {
  try {
    const key = keyOf(form);
    const isNew = localStorage.getItem(key) === null;
    localStorage.setItem(key, JSON.stringify(kept));
    if (isNew) tell();
    return true;
  } catch {
    // The question before leaving is what is left.
    return false;
  }
}

export function forgetChanges(form: KeptForm): void {
  try {
    localStorage.removeItem(keyOf(form));
    tell();
  } catch {
    // Nothing was kept either.
  }
}

/** All forms of which changes are kept. */
export function keptForms(): KeptForm[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const [, form, type, id, release] = KEY.exec(key) ?? [];
      return form && type && id ? [{ form, type, id, release: release || undefined }] : [];
    });
  } catch {
    return [];
  }
}

function isChange(change: unknown): change is KeptChange {
  return isObject(change) && Array.isArray(change['path']) && change['value'] !== undefined;
}

/** The forms of which changes are kept for one document. */
export function keptFormsOf({ id, release }: Pick<KeptDocument, 'id' | 'release'>): KeptForm[] {
  return keptForms().filter((form) => form.id === id && form.release === release);
}

/** What is kept of a form; null for nothing. */
export function readChanges(form: KeptForm): KeptChanges | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null');
    if (!isObject(kept) || !Array.isArray(kept['changes']) || typeof kept['at'] !== 'number') return null;
    return { changes: kept['changes'].filter(isChange), at: kept['at'] };
  } catch {
    return null;
  }
}

/** What forms before this one kept of its document, which it keeps from now on; null for nothing. */
export function adoptChanges(form: KeptForm): KeptChanges | null {
  const forms = keptFormsOf(form);
  const found = forms.flatMap((each) => readChanges(each) ?? []).toSorted((one, other) => one.at - other.at);
  const last = found.at(-1);
  if (!last) return null;
  const kept = { changes: changesByPath(found.flatMap(({ changes }) => changes)), at: last.at };
  if (keepChanges(form, kept)) for (const each of forms) if (each.form !== form.form) forgetChanges(each);
  return kept;
}
