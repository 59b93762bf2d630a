/**
 * Content source maps: where in which document each text of a result comes from, so that preview can
 * link it to its field. The result is walked beside the documents whose `_id` it contains.
 */

import { isJsonObject, type LakeDocument } from '../documents/document.ts';

/** Sanity's `resultSourceMap`; paths are JSONPaths, values indexes into the two lists. */
export interface ContentSourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >;
}

function fieldSegment(name: string): string {
  return `['${name.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}']`;
}

function itemSegment(position: number, item: unknown): string {
  const key = isJsonObject(item) ? item['_key'] : undefined;
  return typeof key === 'string' ? `[?(@._key=='${key}')]` : `[${position}]`;
}

/** The texts of a document by their paths. */
function textsIn(value: unknown, path = '$', texts = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') {
    texts.set(path, value);
  } else if (Array.isArray(value)) {
    for (const [position, item] of value.entries()) textsIn(item, path + itemSegment(position, item), texts);
  } else if (isJsonObject(value)) {
    for (const [name, child] of Object.entries(value)) textsIn(child, path + fieldSegment(name), texts);
  }
  return texts;
}

/** A document that a part of the result is of, and where that part is in it as long as no field is renamed. */
interface Source {
  document: LakeDocument;
  path: string;
  texts: ReadonlyMap<string, string>;
}

/** A renamed field is found again by its text, when the document's own fields hold that text once. */
function pathOf(text: string, { path, texts }: Source): string | null {
  if (texts.get(path) === text) return path;
  const [only, ...others] = [...texts].filter(([other, found]) => found === text && !other.includes("['_"));
  return only && others.length === 0 ? only[0] : null;
}

/** The place of an item in a list, which it is added to where it is missing. */
function placeIn<T>(list: Map<T, number>, item: T): number {
  const place = list.get(item) ?? list.size;
  list.set(item, place);
  return place;
}

/**
 * The source map of a result. Objects are tied to documents by the `_id` that they project.
 * @param find the document of the query's perspective with an id
 * @param followed documents at the ends of references: Sanity names them whatever is projected of them
 */
export function buildSourceMap(
  result: unknown,
  find: (id: string) => LakeDocument | undefined,
  followed: readonly LakeDocument[],
): ContentSourceMap {
  const documents = new Map<LakeDocument, number>();
  const paths = new Map<string, number>();
  const mappings: ContentSourceMap['mappings'] = {};
  const walk = (value: unknown, at: string, source: Source | null): void => {
    const inside = (segment: string): Source | null => source && { ...source, path: source.path + segment };
    if (Array.isArray(value)) {
      for (const [position, item] of value.entries())
        walk(item, `${at}[${position}]`, inside(itemSegment(position, item)));
    } else if (isJsonObject(value)) {
      const { _id } = value;
      const document = typeof _id === 'string' ? find(_id) : undefined;
      if (document) source = { document, path: '$', texts: textsIn(document) };
      for (const [name, child] of Object.entries(value))
        walk(child, at + fieldSegment(name), inside(fieldSegment(name)));
    } else if (typeof value === 'string' && source) {
      const path = pathOf(value, source);
      if (path === null) return;
      const place = { document: placeIn(documents, source.document), path: placeIn(paths, path) };
      mappings[at] = { type: 'value', source: { type: 'documentValue', ...place } };
    }
  };
  walk(result, '$', null);
  for (const document of followed) placeIn(documents, document);
  return {
    documents: [...documents.keys()].map(({ _id, _type, _originalId }) => ({
      _id: typeof _originalId === 'string' ? _originalId : _id,
      _type,
    })),
    paths: [...paths.keys()],
    mappings,
  };
}
