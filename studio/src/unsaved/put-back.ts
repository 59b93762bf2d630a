import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { getValueAtPath, insert, set, unset, type FormPatch, type Path } from 'sanity';
import type { KeptChange } from './kept-changes.ts';
import { merge, type Conflict } from './merge.ts';
import { areAlike, byKey, fieldsOf, isSame, itemsOf, orderIn, type Item } from './values.ts';

/** A value with another one at a path that is there. */
function withValue(root: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value;
  if (Array.isArray(root))
    return root.map((item: unknown, index) =>
      (isObject(head) ? fieldsOf(item)['_key'] === head['_key'] : index === head)
        ? withValue(item, rest, value)
        : item,
    );
  const name = typeof head === 'string' ? head : JSON.stringify(head);
  return { ...fieldsOf(root), [name]: withValue(fieldsOf(root)[name], rest, value) };
}

function itemPatches(path: Path, now: readonly Item[], next: readonly Item[]): FormPatch[] {
  const [was, will] = [byKey(now), byKey(next)];
  const removed = now.filter(({ _key }) => !will.has(_key));
  return [
    ...removed.map(({ _key }) => unset([...path, { _key }])),
    ...next.flatMap((item, index): FormPatch[] => {
      const old = was.get(item._key);
      if (old) return patchesTo([...path, { _key: item._key }], old, item);
      const previous = next[index - 1];
      return [
        previous
          ? insert([item], 'after', [...path, { _key: previous._key }])
          : insert([item], 'before', [...path, 0]),
      ];
    }),
  ];
}

/** What makes one value of another, in parts as small as may be: another editor may be typing beside them. */
function patchesTo(path: Path, now: unknown, next: unknown): FormPatch[] {
  if (isSame(now, next)) return [];
  if (isSame(next, null)) return [unset(path)];
  const [was, will] = [itemsOf(now), itemsOf(next)];
  if (was && will && was.length > 0 && isSame(orderIn(was, will), orderIn(will, was)))
    return itemPatches(path, was, will);
  if (!areAlike(now, next) || fieldsOf(next)['_type'] === 'block') return [set(next, path)];
  const [old, fields] = [fieldsOf(now), fieldsOf(next)];
  return [...new Set([...Object.keys(old), ...Object.keys(fields)])].flatMap((name) =>
    patchesTo([...path, name], old[name], fields[name]),
  );
}

interface PutBack {
  patches: FormPatch[];
  /** Changes that cannot be put back, or only in part. */
  rest: KeptChange[];
  /** What another editor has changed or removed since, too. */
  conflicts: Conflict[];
}

/** Puts changes back, one for each path, beside what others have changed since. @param value what the document has */
export function putBack(changes: readonly KeptChange[], value: Fields): PutBack {
  const conflicts: Conflict[] = [];
  const rest: KeptChange[] = [];
  let next: unknown = value;
  for (const change of changes) {
    const { path, value: typed, before } = change;
    const known = conflicts.length;
    const isGone = path.some((_, end) => end > 0 && isSame(getValueAtPath(next, path.slice(0, end)), null));
    if (isGone) conflicts.push({ typed, now: null });
    else next = withValue(next, path, merge(before, typed, getValueAtPath(next, path), conflicts));
    if (conflicts.length > known) rest.push(change);
  }
  return { patches: patchesTo([], value, next), rest, conflicts };
}
