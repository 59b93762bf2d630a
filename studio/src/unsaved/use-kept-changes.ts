import type { Fields } from '@lumen-throw/domain/is-object';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { finalize, takeWhile, tap } from 'rxjs';
import { getValueAtPath } from 'sanity';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import {
  adoptChanges,
  changedFields,
  changesByPath,
  forgetChanges,
  keepChanges,
  type KeptChange,
  type KeptChanges,
  type KeptDocument,
} from './kept-changes.ts';
import type { KeepText } from './kept-text.tsx';
import { forgetStored, lostIn } from './lost-changes.ts';
import { isLost } from './merge.ts';
import { QUIET, whenStored, type DocumentEvents } from './use-document-events.ts';

interface OpenDocument extends KeptDocument {
  value: Fields | undefined;
  isSyncing: boolean;
}

interface KeptOfDocument {
  /** What was typed and is not stored; null for nothing. */
  left: KeptChanges | null;
  /** Takes what is left once an editor has decided. */
  decide: (rest: readonly KeptChange[]) => void;
  /** Keeps a text that its editor has not told the form of yet. */
  keepText: KeepText;
}

/**
 * Keeps what is typed in this browser until it is stored: an earlier window may have closed before, a
 * document may be locked or deleted by another editor while this one types, and an editor may move on.
 */
export function useKeptChanges(
  { id, type, release, value, isSyncing }: OpenDocument,
  events: DocumentEvents,
): KeptOfDocument {
  const [formId] = useState(() => crypto.randomUUID());
  const form = useMemo(() => ({ form: formId, id, type, release }), [formId, id, type, release]);
  const [left, setLeft] = useState(() => adoptChanges(form));
  const stored = useRef(value);
  const [typed] = useState(() => new Map<string, KeptChange>());
  const [texts] = useState(() => new Map<string, KeptChange>());
  const open = useRef({ value, isSyncing, left });
  const quiet = useRef(0);

  /** What this form has that may not be stored yet. */
  const typedNow = useCallback(
    () =>
      // Of one field, what its editor has not told the form yet is later.
      [...new Map([...typed, ...texts])].map(
        ([path, change]) =>
          [path, { ...change, before: getValueAtPath(stored.current, change.path) }] as const,
      ),
    [typed, texts],
  );

  const settle = useCallback(
    (document: Fields | undefined, isPending: boolean) => {
      const now = typedNow();
      const lost = now.filter(([, change]) => lostIn([change], document).length > 0);
      // What the lake refuses is pending for good.
      for (const [path] of isPending ? lost : now) {
        typed.delete(path);
        texts.delete(path);
      }
      if (!isPending) stored.current = document;
      const before = open.current.left?.changes ?? [];
      const differing = [...lostIn(before, document), ...lost.map(([, change]) => change)];
      if (differing.length === 0 && !isPending) forgetChanges(form);
      if (lost.length > 0 || differing.length < before.length)
        setLeft((was) => (differing.length > 0 ? { changes: differing, at: was?.at ?? Date.now() } : null));
    },
    [form, typedNow, typed, texts],
  );

  const keep = useCallback(() => {
    const { left: before } = open.current;
    const now = typedNow().map(([, change]) => change);
    const changes = [...(before?.changes ?? []), ...now];
    if (changes.length > 0)
      keepChanges(form, { changes, at: now.length > 0 ? Date.now() : (before?.at ?? 0) });
    clearTimeout(quiet.current);
    quiet.current = window.setTimeout(() => settle(open.current.value, open.current.isSyncing), QUIET);
  }, [form, settle, typedNow]);

  useEffect(() => {
    open.current = { value, isSyncing, left };
    keep();
  }, [value, isSyncing, left, keep]);

  // Sanity forgets keys that are not saved when their form has gone, so this subscription outlives it; the
  // window asks until all is stored.
  useEffect(() => {
    const saving = events.saving.subscribe();
    return () => {
      clearTimeout(quiet.current);
      const stopAsking = typed.size + texts.size > 0 ? askBeforeLeaving() : () => {};
      whenStored(events)
        .pipe(
          tap(stopAsking),
          takeWhile((document) => !forgetStored(form, document)),
          finalize(() => {
            saving.unsubscribe();
            stopAsking();
          }),
        )
        .subscribe();
    };
  }, [events, form, typed, texts]);

  const keepIn = useCallback(
    (kept: Map<string, KeptChange>, change: KeptChange) => {
      kept.set(JSON.stringify(change.path), change);
      keep();
    },
    [keep],
  );
  useEffect(() => {
    const typing = events.typed.subscribe((document) => {
      for (const change of changedFields(open.current.value, document ?? undefined)) keepIn(typed, change);
    });
    return () => typing.unsubscribe();
  }, [events, keepIn, typed]);

  return {
    left,
    decide: useCallback((rest) => {
      setLeft((was) => (was && rest.length > 0 ? { ...was, changes: rest } : null));
    }, []),
    keepText: useCallback(
      (change, isOwn) => {
        const known = texts.get(JSON.stringify(change.path));
        if (!isOwn && !known) return;
        const before = getValueAtPath(stored.current, change.path);
        // Another editor has removed what was typed: what comes next must not take its place.
        if (!isOwn && known && isLost(known.value, before, change.value))
          setLeft((was) => ({
            changes: changesByPath([...(was?.changes ?? []), { ...known, before }]),
            at: Date.now(),
          }));
        // What others add to a text that was typed in belongs to it from then on.
        keepIn(texts, change);
      },
      [keepIn, texts],
    ),
  };
}
