/** Perspectives: which of a document's published, draft and release versions a query sees. */

import {
  draftIdOf,
  isJsonObject,
  isPublicId,
  isVersionId,
  layerOf,
  publishedIdOf,
  type LakeDocument,
} from '../documents/document.ts';
import { plainError } from '../http/api-error.ts';
import { DocumentIndex } from './document-index.ts';
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

/** The documents of a dataset as one perspective shows them, kept up to date by changes. */
export class PerspectiveView {
  readonly index: DocumentIndex;
  private readonly layers: Perspective;
  private readonly raw: boolean;
  private readonly publicOnly: boolean;
  private readonly stored: ReadonlyMap<string, LakeDocument>;

  /**
   * @param stored every document of the dataset by id; read again whenever one changes
   * @param publicOnly leave out what anonymous readers may not see
   */
  constructor(layers: Perspective, stored: ReadonlyMap<string, LakeDocument>, publicOnly: boolean) {
    this.layers = layers;
    this.raw = layers[0] === 'raw';
    this.publicOnly = publicOnly;
    this.stored = stored;
    const ids = this.raw
      ? new Set(stored.keys())
      : new Set([...stored.keys()].map((id) => publishedIdOf(id)));
    const documents: LakeDocument[] = [];
    for (const id of ids) {
      const shown = this.resolve(id);
      if (shown) documents.push(shown);
    }
    this.index = new DocumentIndex(documents);
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
      return withSearchText({ ...document, _id: id, _originalId: document._id });
    }
    return null;
  }

  private idIn(layer: string, id: string): string {
    if (layer === 'published') return id;
    return layer === 'drafts' ? draftIdOf(id) : `versions.${layer}.${id}`;
  }

  /** Takes changes in; `stored` must hold the new state already. */
  update(changes: readonly { id: string }[]): void {
    for (const change of changes) {
      if (!this.raw && !this.layers.includes(layerOf(change.id))) continue;
      const id = this.raw ? change.id : publishedIdOf(change.id);
      const shown = this.resolve(id);
      if (shown) this.index.put(shown);
      else this.index.remove(id);
    }
  }

  /** The document that a reference leads to. */
  dereference(id: string): LakeDocument | undefined {
    return this.index.byId(this.raw ? id : publishedIdOf(id));
  }
}
