/** Perspectives: which of a document's published, draft and release versions a query sees. */

import {
  draftIdOf,
  isJsonObject,
  isPublicId,
  isVersionId,
  publishedIdOf,
  type LakeDocument,
} from '../documents/document.ts';
import { plainError } from '../http/api-error.ts';
import { withSearchText } from './text-search.ts';

/** Layers from the one that wins to the last; `['raw']` shows every document under its own id. */
export type Perspective = readonly string[];

/**
 * First API version whose queries see published documents unless they ask otherwise, and see versions at all
 * (https://www.sanity.io/docs/content-lake/perspectives/changelog).
 */
const VERSIONS_FROM = '2025-02-19';
/** Every document under its own id, except for versions: `raw` before there were any. */
const RAW_WITHOUT_VERSIONS: Perspective = ['raw', 'drafts', 'published'];
const SIMPLE_LAYERS = new Set(['drafts', 'published']);
const LAYER_NAME = /^[a-zA-Z0-9_-]+$/;

/**
 * Reads the perspective of a request.
 * @param asked names from the query string or body, possibly separated by commas
 * @param apiVersion `1`, `X` or a date
 * @throws ApiError 400 for a malformed name
 */
export function parsePerspective(asked: readonly string[], apiVersion: string): Perspective {
  const names = asked
    .flatMap((part) => part.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => (name === 'previewDrafts' ? 'drafts' : name));
  const knowsVersions = apiVersion === 'X' || (apiVersion !== '1' && apiVersion >= VERSIONS_FROM);
  const raw = knowsVersions ? ['raw'] : RAW_WITHOUT_VERSIONS;
  if (names.length === 0) return knowsVersions ? ['published'] : raw;
  for (const name of names) {
    if (!LAYER_NAME.test(name)) throw plainError(400, `Invalid perspective: ${name}`);
  }
  if (names.includes('raw')) {
    if (names.length > 1) throw plainError(400, 'The raw perspective cannot be combined with others');
    return raw;
  }
  if (!knowsVersions && (names.length > 1 || names.some((name) => !SIMPLE_LAYERS.has(name))))
    throw plainError(400, 'Complex perspectives are not supported for this version');
  if (names.length === 1 && names[0] === 'published') return ['published'];
  // "The published perspective is automatically added to the end of a stack, the drafts perspective is not."
  return [...new Set([...names, 'published'])];
}

/** Whether anonymous callers may use the perspective. */
export function isPublicPerspective(perspective: Perspective): boolean {
  return perspective.length === 1 && perspective[0] === 'published';
}

/** Documents in ascending order of id: the order in which every view lists them. */
export function inOrder(documents: readonly LakeDocument[]): readonly LakeDocument[] {
  return documents.toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

/** The documents of a dataset as one perspective shows them, by id and by type. */
export class PerspectiveView {
  /** Every document, in order; so are those of a type. */
  readonly all: readonly LakeDocument[];
  private readonly ids: ReadonlyMap<string, LakeDocument>;
  private readonly types: ReadonlyMap<string, readonly LakeDocument[]>;
  private readonly layers: Perspective;
  private readonly raw: boolean;
  private readonly publicOnly: boolean;
  private readonly stored: ReadonlyMap<string, LakeDocument>;

  /**
   * @param stored every document of the dataset by id
   * @param publicOnly leave out what anonymous readers may not see
   */
  constructor(layers: Perspective, stored: ReadonlyMap<string, LakeDocument>, publicOnly: boolean) {
    this.layers = layers;
    this.raw = layers[0] === 'raw';
    this.publicOnly = publicOnly;
    this.stored = stored;
    const ids = [...stored.keys()].map((id) => (this.raw ? id : publishedIdOf(id)));
    const shown = [...new Set(ids)].map((id) => this.resolve(id)).filter((document) => document !== null);
    this.all = inOrder(shown);
    this.ids = new Map(this.all.map((document) => [document._id, document]));
    this.types = Map.groupBy(this.all, ({ _type }) => _type);
  }

  byId(id: string): LakeDocument | undefined {
    return this.ids.get(id);
  }

  byType(type: string): readonly LakeDocument[] {
    return this.types.get(type) ?? [];
  }

  /** What the perspective shows under an id. */
  private resolve(id: string): LakeDocument | null {
    if (this.publicOnly && !isPublicId(id)) return null;
    if (this.raw && this.layers.length > 1 && isVersionId(id)) return null;
    if (this.raw) return this.stored.get(id) ?? null;
    for (const layer of this.layers) {
      const document = this.stored.get(this.idIn(layer, id));
      if (!document) continue;
      const system = document['_system'];
      if (isJsonObject(system) && system['delete'] === true) return null;
      if (document._id === id && this.layers.length === 1) return document;
      return withSearchText({ ...document, _id: id, _originalId: document._id }, document);
    }
    return null;
  }

  private idIn(layer: string, id: string): string {
    if (layer === 'published') return id;
    return layer === 'drafts' ? draftIdOf(id) : `versions.${layer}.${id}`;
  }

  /** The document that a reference leads to. */
  dereference(id: string): LakeDocument | undefined {
    return this.byId(this.raw ? id : publishedIdOf(id));
  }
}
