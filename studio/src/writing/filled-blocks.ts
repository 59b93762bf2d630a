/**
 * What was entered in the blocks of a text. The editor's history knows a block as it was inserted: redo brings
 * it back empty, for what is typed in its form is no step of that history.
 */
import { isObject } from '@lumen-throw/domain/is-object';
import { useCallback, useEffect, useRef } from 'react';
import { PatchEvent, type FormInsertPatch, type FormPatch, type PortableTextInputProps } from 'sanity';

type Change = Parameters<PortableTextInputProps['onChange']>[0];
type Item = FormInsertPatch['items'][number];

/** Patches in which an inserted block that is known by its key has what it had last. */
export function withFilledBlocks(
  patches: readonly FormPatch[],
  known: ReadonlyMap<string, Item>,
): FormPatch[] {
  const filled = (item: Item): Item => {
    const key = isObject(item) ? item['_key'] : null;
    return (typeof key === 'string' ? known.get(key) : undefined) ?? item;
  };
  return patches.map((patch) =>
    patch.type === 'insert' ? { ...patch, items: patch.items.map(filled) } : patch,
  );
}

/** The text's `onChange`, for blocks other than paragraphs. */
export function useFilledBlocks(
  value: PortableTextInputProps['value'],
  onChange: PortableTextInputProps['onChange'],
): (change: Change) => void {
  const known = useRef(new Map<string, Item>());
  useEffect(() => {
    for (const block of value ?? [])
      if (block._type !== 'block') known.current.set(block._key, block as Item);
  }, [value]);
  return useCallback(
    (change: Change) =>
      onChange(PatchEvent.from(withFilledBlocks(PatchEvent.from(change).patches, known.current))),
    [onChange],
  );
}
