/**
 * Where each part of an answer comes from. A place names a part by the keys and ids on the way to it, so it
 * stays the same when things change their order.
 */
import { isObject } from '@lumen-throw/domain/is-object';
import { jsonPathToStudioPath, studioPath, type ContentSourceMap } from '@sanity/client/csm';
import { encodeIntoResult } from '@sanity/client/stega';
import { publishedId } from '@lumen-throw/domain/checks/document-id';

type AnswerPath = readonly (string | number | { _key: string; _index: number })[];

/** A part of a document; the path is empty for the document itself. */
export interface Source {
  id: string;
  type: string;
  path: studioPath.Path;
}

/** What each place is made from. */
export type Sources = ReadonlyMap<string, Source>;

const STEP = '/';

/** Lists inside a paragraph: it is ordered in its text, and a table of contents shows headings by themselves. */
const IN_PARAGRAPHS: ReadonlySet<unknown> = new Set(['children', 'markDefs']);

function part(value: unknown, name: string | number): unknown {
  if (Array.isArray(value) && typeof name === 'number') return value[name];
  return isObject(value) ? value[name] : undefined;
}

/** How a place names an item of a list. */
function itemName(item: unknown, position: number): string {
  const name = part(item, '_key') ?? part(item, '_id');
  return typeof name === 'string' ? name : String(position);
}

/** The place that a path in an answer leads to. */
export function placeOf(answer: unknown, path: AnswerPath): string {
  let value = answer;
  return path
    .map((segment) => {
      const name = typeof segment === 'object' ? segment._index : segment;
      value = part(value, name);
      return typeof name === 'number' ? itemName(value, name) : name;
    })
    .join(STEP);
}

/** The places around a place, the outermost first, and itself. */
export function placesAround(place: string): string[] {
  const names = place.split(STEP);
  return names.map((_, last) => names.slice(0, last + 1).join(STEP));
}

function isSame(one: AnswerPath[number] | undefined, other: AnswerPath[number] | undefined): boolean {
  if (typeof one === 'object' && typeof other === 'object') return one._key === other._key;
  return one === other;
}

/** What each part of an answer is made from, as far as the texts in it tell. */
export function sourcesOf(answer: unknown, sourceMap: ContentSourceMap): Sources {
  const sources = new Map<string, Source>();
  encodeIntoResult(answer, sourceMap, ({ resultPath, sourcePath, sourceDocument, value }) => {
    if (sourcePath.some((segment) => IN_PARAGRAPHS.has(segment))) return value;
    const { _id, _type } = sourceDocument;
    // Both paths are left together, for as long as their ends are the same.
    for (let up = 1; isSame(resultPath.at(-up), sourcePath.at(-up)); up++) {
      const place = placeOf(answer, resultPath.slice(0, -up));
      if (place === '' || sources.has(place)) break;
      const path = jsonPathToStudioPath(sourcePath.slice(0, -up));
      sources.set(place, { id: publishedId(_id), type: _type, path });
    }
    return value;
  });
  return sources;
}

interface List {
  /** Place of what has the list as a field. */
  owner: string;
  field: string;
  list: unknown[];
  places: string[];
}

/** All lists in an answer, the inner ones before those around them. */
export function lists(answer: unknown): List[] {
  const found: List[] = [];
  const look = (value: unknown, way: readonly string[]): void => {
    if (Array.isArray(value)) {
      const ways = value.map((item: unknown, at) => [...way, itemName(item, at)]);
      for (const [at, item] of value.entries()) look(item, ways[at] ?? []);
      const places = ways.map((names) => names.join(STEP));
      found.push({ owner: way.slice(0, -1).join(STEP), field: way.at(-1) ?? '', list: value, places });
    } else if (isObject(value)) {
      for (const [name, child] of Object.entries(value)) look(child, [...way, name]);
    }
  };
  look(answer, []);
  return found;
}

function isDocument(item: unknown): boolean {
  return typeof part(item, '_id') === 'string' && part(item, '_key') === undefined;
}

/** Lists of whole documents in an answer: in the source they may be lists of references. */
function documentLists(answer: unknown): List[] {
  return lists(answer).filter(({ list }) => list.some(isDocument));
}

/** Ids of the documents that may have lists of references which an answer shows. */
export function ownersOfLists(answer: unknown, sources: Sources): string[] {
  const ids = documentLists(answer).flatMap(({ owner }) => sources.get(owner)?.id ?? []);
  return [...new Set(ids)].toSorted();
}

/**
 * The parts of an answer that are items of a list in a document, so that an editor can order them.
 * @param documents the owners of lists as they are stored: answers tell nothing of a reference
 */
export function itemsOf(answer: unknown, sources: Sources, documents: readonly unknown[]): Sources {
  const items = new Map<string, Source>();
  for (const [place, source] of sources) {
    if (isObject(source.path.at(-1))) items.set(place, source);
  }
  for (const { owner, field, list, places } of documentLists(answer)) {
    const source = sources.get(owner);
    const stored = documents.find((document) => part(document, '_id') === source?.id);
    if (!source || stored === undefined) continue;
    const path = [...source.path, field];
    const references = studioPath.get(stored, path);
    if (!Array.isArray(references)) continue;
    for (const [at, place] of places.entries()) {
      const id = part(list[at], '_id');
      const reference: unknown = references.find((stored) => part(stored, '_ref') === id);
      const key = part(reference, '_key');
      if (typeof key === 'string') items.set(place, { ...source, path: [...path, { _key: key }] });
    }
  }
  return items;
}
