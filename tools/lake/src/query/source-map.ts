/**
 * Content source maps: where in which document each text of a result comes from, so that preview can
 * link it to its field. The result is walked beside the documents whose `_id` it contains.
 */

import { isJsonObject, type JsonObject, type LakeDocument } from '../documents/document.ts';

interface SourceMapDocument {
  _id: string;
  _type: string;
}

/** Sanity's `resultSourceMap`; paths are JSONPaths, values indexes into the two lists. */
export interface ContentSourceMap {
  documents: SourceMapDocument[];
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

/** Where the walk is in the source: the document, and the value at a path in it (null once lost). */
interface Source {
  document: LakeDocument;
  value: unknown;
  path: string | null;
}

class SourceMapBuilder {
  private readonly documents = new Map<LakeDocument, number>();
  private readonly paths = new Map<string, number>();
  private readonly mappings: ContentSourceMap['mappings'] = {};
  private readonly find: (id: string) => LakeDocument | undefined;

  constructor(find: (id: string) => LakeDocument | undefined) {
    this.find = find;
  }

  build(result: unknown, followed: readonly LakeDocument[]): ContentSourceMap {
    this.walk(result, '$', null);
    for (const document of followed)
      if (!this.documents.has(document)) this.documents.set(document, this.documents.size);
    return {
      documents: [...this.documents.keys()].map((document) => ({
        _id: typeof document['_originalId'] === 'string' ? document['_originalId'] : document._id,
        _type: document._type,
      })),
      paths: [...this.paths.keys()],
      mappings: this.mappings,
    };
  }

  private walk(value: unknown, at: string, source: Source | null): void {
    if (Array.isArray(value)) {
      for (const [position, item] of value.entries()) {
        this.walk(item, `${at}[${position}]`, source && this.item(source, item, position));
      }
    } else if (isJsonObject(value)) {
      this.walkObject(value, at, source);
    } else if (typeof value === 'string' && source) {
      const path =
        source.path !== null && source.value === value
          ? source.path
          : this.onlyOccurrence(source.document, value);
      if (path !== null) this.map(at, source.document, path);
    }
  }

  private walkObject(value: JsonObject, at: string, outer: Source | null): void {
    const id = value['_id'];
    const document = typeof id === 'string' ? this.find(id) : undefined;
    const source = document ? { document, value: document, path: '$' } : outer;
    for (const [name, child] of Object.entries(value)) {
      this.walk(child, at + fieldSegment(name), source && this.field(source, name));
    }
  }

  private field(source: Source, name: string): Source {
    if (source.path === null || !isJsonObject(source.value) || !Object.hasOwn(source.value, name)) {
      return { document: source.document, value: undefined, path: null };
    }
    return { document: source.document, value: source.value[name], path: source.path + fieldSegment(name) };
  }

  private item(source: Source, item: unknown, position: number): Source {
    const lost = { document: source.document, value: undefined, path: null };
    if (source.path === null || !Array.isArray(source.value)) return lost;
    const key = isJsonObject(item) ? item['_key'] : undefined;
    const list: unknown[] = source.value;
    const found =
      typeof key === 'string'
        ? list.findIndex((candidate) => isJsonObject(candidate) && candidate['_key'] === key)
        : position;
    const value = list[found];
    if (value === undefined) return lost;
    return { document: source.document, value, path: source.path + itemSegment(found, value) };
  }

  /** A renamed field is found again by its text, when the document holds that text once. */
  private onlyOccurrence(document: LakeDocument, text: string): string | null {
    const found: string[] = [];
    const search = (value: unknown, path: string): void => {
      if (value === text) found.push(path);
      else if (Array.isArray(value)) {
        for (const [position, item] of value.entries()) search(item, path + itemSegment(position, item));
      } else if (isJsonObject(value)) {
        for (const [name, child] of Object.entries(value)) {
          if (!name.startsWith('_')) search(child, path + fieldSegment(name));
        }
      }
    };
    search(document, '$');
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  private map(at: string, document: LakeDocument, path: string): void {
    const documentNumber = this.documents.get(document) ?? this.documents.size;
    this.documents.set(document, documentNumber);
    const pathNumber = this.paths.get(path) ?? this.paths.size;
    this.paths.set(path, pathNumber);
    this.mappings[at] = {
      type: 'value',
      source: { type: 'documentValue', document: documentNumber, path: pathNumber },
    };
  }
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
  return new SourceMapBuilder(find).build(result, followed);
}
