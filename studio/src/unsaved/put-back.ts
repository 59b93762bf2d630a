import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { insert, set, unset, type FormPatch, type Path } from 'sanity';
import { isSame, type KeptChange } from './kept-changes.ts';

type Item = Fields & { readonly _key: string };

function isItem(value: unknown): value is Item {
  return isObject(value) && typeof value['_key'] === 'string';
}

/** A list whose items Sanity tells apart; an empty field is such a list as well. */
function itemsOf(value: unknown): readonly Item[] | null {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) && value.every(isItem) ? value : null;
}

function byKey(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item._key, item]));
}

/** What puts the typed items of a list back, and takes those away that were removed. */
function itemPatches(
  path: Path,
  typed: readonly Item[],
  before: readonly Item[],
  now: readonly Item[],
): FormPatch[] {
  const was = byKey(before);
  const is = byKey(now);
  const stays = new Set(typed.map(({ _key }) => _key));
  const patches: FormPatch[] = before
    .filter((item) => !stays.has(item._key) && isSame(is.get(item._key), item))
    .map(({ _key }) => unset([...path, { _key }]));
  const there = new Set(is.keys());
  for (const [index, item] of typed.entries()) {
    const { _key } = item;
    if (isSame(item, was.get(_key)) || isSame(item, is.get(_key))) continue;
    if (is.has(_key)) patches.push(set(item, [...path, { _key }]));
    else {
      const previous = typed.slice(0, index).findLast((each) => there.has(each._key));
      patches.push(
        previous
          ? insert([item], 'after', [...path, { _key: previous._key }])
          : insert([item], 'before', [...path, 0]),
      );
      there.add(_key);
    }
  }
  return patches;
}

/**
 * Puts a change back. Where another editor has changed a list since, only the items that this editor
 * changed: the other's stay.
 * @param now what the field has
 */
export function putBack({ path, value, before }: KeptChange, now: unknown): FormPatch[] {
  const [typed, was, is] = [value, before, now].map(itemsOf);
  if (typed && was && is && is.length > 0 && !isSame(before, now)) return itemPatches(path, typed, was, is);
  return [value === null ? unset(path) : set(value, path)];
}
