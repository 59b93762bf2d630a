import { useEditor, useEditorSelector } from '@portabletext/editor';
import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Path } from 'sanity';
import type { KeptChange } from './kept-changes.ts';

/**
 * Keeps a text that its editor has not told the form of yet.
 * @param isOwn whether it was typed here; else it came from the form or another editor
 */
export type KeepText = (change: KeptChange, isOwn: boolean) => void;

/** Keeps what is typed below a path of the form around; null where no form keeps it. */
export const KeepTextContext = createContext<KeepText | null>(null);

/** Tells the form around which field its editors belong to. */
export function KeptTextField({ path, children }: { path: Path; children: ReactNode }) {
  const keep = useContext(KeepTextContext);
  const keepHere = useMemo(
    () =>
      keep &&
      ((change: KeptChange, isOwn: boolean) => keep({ ...change, path: [...path, ...change.path] }, isOwn)),
    [keep, path],
  );
  return <KeepTextContext value={keepHere}>{children}</KeepTextContext>;
}

/** The editor of a text tells its form of typed words some time later: they are kept at once. */
export function KeptText() {
  const editor = useEditor();
  const value = useEditorSelector(editor, ({ context }) => context.value);
  const keep = useContext(KeepTextContext);
  const before = useRef(value);
  const isOwn = useRef(false);
  useEffect(() => {
    // What the form brings, or another editor types, makes no patch here.
    const patches = editor.on('patch', () => {
      isOwn.current = true;
    });
    return () => patches.unsubscribe();
  }, [editor]);
  useEffect(() => {
    const changed = before.current !== value;
    before.current = value;
    if (changed) keep?.({ path: [], value }, isOwn.current);
    isOwn.current = false;
  }, [keep, value]);
  return null;
}
