/** The objects and texts of a document, each with the path that leads an editor to it. */
import { isObject, type Fields } from '../is-object.ts';
import { PATHS } from '../site-paths.ts';
import { TEXT_FIGURE_TYPE } from '../text-figures.ts';
import type { FieldPath, PathSegment } from './problem.ts';

/** An object inside a document, or the document itself at the empty path. */
export interface FoundObject {
  path: FieldPath;
  value: Fields;
}

/** A string inside a document. */
export interface FoundText {
  path: FieldPath;
  text: string;
}

/** The step of a path to an item of a list: its key, or its place. */
export function segmentOf(item: unknown, place: number): PathSegment {
  const key = isObject(item) ? item['_key'] : undefined;
  return typeof key === 'string' ? { _key: key } : place;
}

function collect(value: unknown, path: FieldPath, objects: FoundObject[], texts: FoundText[]): void {
  if (typeof value === 'string') texts.push({ path, text: value });
  else if (Array.isArray(value))
    for (const [place, item] of value.entries())
      collect(item, [...path, segmentOf(item, place)], objects, texts);
  else if (isObject(value)) {
    objects.push({ path, value });
    for (const [name, inner] of Object.entries(value))
      if (!name.startsWith('_')) collect(inner, [...path, name], objects, texts);
  }
}

/** Everything in a document, from the top: the document itself is the first of the objects. */
export function partsOf(document: Fields): { objects: FoundObject[]; texts: FoundText[] } {
  const objects: FoundObject[] = [];
  const texts: FoundText[] = [];
  collect(document, [], objects, texts);
  return { objects, texts };
}

/** A field that is a string, or the empty string. */
export function textOf(value: Fields, name: string): string {
  const text = value[name];
  return typeof text === 'string' ? text : '';
}

/** The field at which a path ends; empty where it ends at an item of a list. */
export function fieldOf(path: FieldPath): string {
  const last = path.at(-1);
  return typeof last === 'string' ? last : '';
}

/** The slug of a document; empty where it has none. */
export function slugOf(document: Fields): string {
  const { slug } = document;
  return isObject(slug) ? textOf(slug, 'current') : '';
}

/** The id that a reference names; null where the value is none. */
export function referenceOf(value: unknown): string | null {
  return isObject(value) && typeof value['_ref'] === 'string' ? value['_ref'] : null;
}

/** The path of a typed address of this site, without query, fragment and slash at its end. */
export function pathOf(href: string): string {
  return (href.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') || PATHS.home;
}

/** A list of a document; empty where the field is none. */
export function listOf(value: Fields, name: string): readonly unknown[] {
  const list = value[name];
  return Array.isArray(list) ? list : [];
}

/** Stands for a figure of a projector, which says in place what its document says. */
const FIGURE = '…';

/** The words of a block of text; null for anything else. */
export function blockText(value: unknown): string | null {
  if (!isObject(value) || value['_type'] !== 'block') return null;
  return listOf(value, 'children')
    .map((child) => {
      if (!isObject(child)) return '';
      return child['_type'] === TEXT_FIGURE_TYPE ? FIGURE : textOf(child, 'text');
    })
    .join('');
}
