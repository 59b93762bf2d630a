import type { Fields } from '@lumen-throw/domain/is-object';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getValueAtPath, useDocumentStore } from 'sanity';
import {
  changedFields,
  forgetChanges,
  isLost,
  isSame,
  keepChanges,
  keptChanges,
  type KeptChange,
  type KeptChanges,
} from './kept-changes.ts';

/** Milliseconds without a change after which a document that is not being saved counts as stored. */
const QUIET = 2000;

interface OpenDocument {
  id: string;
  type: string;
  /** Of a version in a release. */
  release: string | undefined;
  value: Fields | undefined;
  isSyncing: boolean;
}

interface KeptDocument {
  /** What was typed and is not stored; null for nothing, or once that is decided. */
  left: KeptChanges | null;
  decide: () => void;
  /** Keeps a text that its editor has not told the form of yet. */
  keepText: (change: KeptChange) => void;
}

/**
 * Keeps what is typed in this browser until it is stored: an earlier window may have closed before, and a
 * document may be locked or deleted by another editor while this one types.
 */
export function useKeptChanges(open: OpenDocument): KeptDocument {
  const { id, type, release, value, isSyncing } = open;
  const name = [id, release].filter(Boolean).join(' ');
  const { pair } = useDocumentStore();
  const [left, setLeft] = useState(() => keptChanges(name));
  const stored = useRef(value);
  const typed = useRef(new Map<string, KeptChange>());
  const texts = useRef(new Map<string, KeptChange>());
  const form = useRef({ value, isSyncing, left });
  const quiet = useRef(0);

  const keep = useCallback(() => {
    const before = form.current.left?.changes ?? [];
    // Of one field, what its editor has not told the form yet is later.
    const now = [...new Map([...typed.current, ...texts.current])].map(
      ([name, change]) => [name, { ...change, before: getValueAtPath(stored.current, change.path) }] as const,
    );
    const changes = [...before, ...now.map(([, change]) => change)];
    if (changes.length > 0) keepChanges(name, changes);
    clearTimeout(quiet.current);
    quiet.current = window.setTimeout(() => {
      const { value: current, isSyncing: isPending } = form.current;
      const lost = now.filter(([, { path, value: words }]) =>
        isLost(words, getValueAtPath(stored.current, path), getValueAtPath(current, path)),
      );
      // What the lake refuses is pending for good.
      for (const [path] of isPending ? lost : now) {
        typed.current.delete(path);
        texts.current.delete(path);
      }
      if (!isPending) stored.current = current;
      const differing = [...before, ...lost.map(([, change]) => change)].filter(
        (change) => !isSame(getValueAtPath(current, change.path), change.value),
      );
      if (differing.length === 0 && !isPending) forgetChanges(name);
      if (lost.length > 0 || differing.length < before.length)
        setLeft((was) => (differing.length > 0 ? { changes: differing, at: was?.at ?? Date.now() } : null));
    }, QUIET);
  }, [name]);

  useEffect(() => {
    form.current = { value, isSyncing, left };
    keep();
  }, [value, isSyncing, left, keep]);
  useEffect(() => () => clearTimeout(quiet.current), []);

  const keepIn = useCallback(
    (kept: Map<string, KeptChange>, change: KeptChange) => {
      kept.set(JSON.stringify(change.path), change);
      keep();
    },
    [keep],
  );
  useEffect(() => {
    const typing = pair.documentEvents(id, type, release).subscribe((event) => {
      // What comes from the lake, or goes back to it, is not this editor's.
      if (event.type !== 'mutation' || event.origin !== 'local') return;
      for (const change of changedFields(form.current.value, event.document)) keepIn(typed.current, change);
    });
    return () => typing.unsubscribe();
  }, [pair, id, type, release, keepIn]);

  return {
    left,
    decide: useCallback(() => setLeft(null), []),
    keepText: useCallback((change: KeptChange) => keepIn(texts.current, change), [keepIn]),
  };
}
