import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { dequal } from 'dequal';

/** Compares values; Sanity has no field for what is empty. */
export function isSame(one: unknown, other: unknown): boolean {
  return dequal(one ?? null, other ?? null);
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

/** A value as plain text, to read and to copy. */
export function plainText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : textsIn(value).join('\n');
}

export type Item = Fields & { readonly _key: string };

function isItem(value: unknown): value is Item {
  return isObject(value) && typeof value['_key'] === 'string';
}

/** A list whose items Sanity tells apart; an empty field is such a list as well. */
export function itemsOf(value: unknown): readonly Item[] | null {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) && value.every(isItem) ? value : null;
}

export function byKey(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item._key, item]));
}

/** Keys of a list that others have as well, in its order. */
export function orderIn(items: readonly Item[], ...others: readonly (readonly Item[])[]): string[] {
  const keys = others.map(byKey);
  return items.map(({ _key }) => _key).filter((key) => keys.every((each) => each.has(key)));
}

/** Two objects of one kind: their fields can be compared one by one. */
export function areAlike(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)].filter((name) => name.startsWith('_')));
  return [...names].every((name) => one[name] === other[name]);
}

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}
