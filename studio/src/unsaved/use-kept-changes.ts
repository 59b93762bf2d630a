import type { Fields } from '@lumen-throw/domain/is-object';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  changedFields,
  forgetChanges,
  keepChanges,
  keptChanges,
  type KeptChange,
  type KeptChanges,
} from './kept-changes.ts';

/** Milliseconds without a change after which a document that is not being saved counts as stored. */
const QUIET = 2000;

interface KeptDocument {
  /** What an earlier window had not stored when it closed; null for nothing, or once that is decided. */
  left: KeptChanges | null;
  decide: () => void;
  /** Keeps a text that its editor has not told the form of yet. */
  keepText: (change: KeptChange) => void;
}

/**
 * Keeps what is typed in this browser until it is stored.
 * @param document names the document, and its release
 */
export function useKeptChanges(
  document: string,
  value: Fields | undefined,
  isSyncing: boolean,
): KeptDocument {
  const [left, setLeft] = useState(() => keptChanges(document));
  const stored = useRef(value);
  const texts = useRef(new Map<string, KeptChange>());
  const form = useRef({ value, isSyncing, left });
  const quiet = useRef(0);

  const keep = useCallback(() => {
    const fields = changedFields(stored.current, form.current.value);
    const changes = [...(form.current.left?.changes ?? []), ...fields, ...texts.current.values()];
    if (changes.length > 0) keepChanges(document, changes);
    clearTimeout(quiet.current);
    quiet.current = window.setTimeout(() => {
      if (form.current.isSyncing) return;
      stored.current = form.current.value;
      texts.current.clear();
      if (!form.current.left) forgetChanges(document);
    }, QUIET);
  }, [document]);

  useEffect(() => {
    form.current = { value, isSyncing, left };
    keep();
  }, [value, isSyncing, left, keep]);
  useEffect(() => () => clearTimeout(quiet.current), []);

  const keepText = useCallback(
    (change: KeptChange) => {
      texts.current.set(JSON.stringify(change.path), change);
      keep();
    },
    [keep],
  );
  return { left, decide: useCallback(() => setLeft(null), []), keepText };
}
