/** Mutations as `data/mutate` and the actions send them, applied to a staged copy of a few documents. */

import { randomBytes } from 'node:crypto';
import { documentExists, documentNotFound, invalidMutation, revisionMismatch } from '../http/api-error.ts';
import {
  isDocumentId,
  isJsonObject,
  type DocumentChange,
  type JsonObject,
  type LakeDocument,
} from './document.ts';
import { withArrayKeys, withArrayKeysInPatch } from './array-keys.ts';
import { isDeeperThan } from './json-depth.ts';
import { applyOperations, operationsOf, type TransactionStamp } from './patches.ts';

/** What a mutation did to one document. */
export interface MutationResult {
  id: string;
  operation: 'create' | 'update' | 'delete' | 'none';
}

type CreateKind = 'create' | 'createOrReplace' | 'createIfNotExists';

/** Where staged mutations find the documents of before the transaction. */
export interface MutationSource {
  get(id: string): LakeDocument | undefined;
  /** Ids that a query of `selectionsOf` selects, for patches and deletions by query. */
  select(selection: Selection): readonly string[];
  /** Ids of the versions in a release. */
  versionsOf(release: string): readonly string[];
  /** Ids of the documents that refer to one, weakly or strongly. */
  referencesTo(id: string): readonly string[];
}

/** A query whose documents a mutation is about. */
export interface Selection {
  query: string;
  params: JsonObject;
}

function selectionOf(body: JsonObject): Selection | null {
  const { id, query, params } = body;
  if (typeof id === 'string' || typeof query !== 'string') return null;
  return { query, params: isJsonObject(params) ? params : {} };
}

/** The queries by which a request's mutations select documents. */
export function selectionsOf(mutations: readonly unknown[]): Selection[] {
  return mutations.flatMap((mutation) => {
    if (!isJsonObject(mutation)) return [];
    const selections = [mutation['patch'], mutation['delete']].map((body) =>
      isJsonObject(body) ? selectionOf(body) : null,
    );
    return selections.filter((selection) => selection !== null);
  });
}

/** What a request asks for besides its mutations. */
export interface MutationOptions {
  /** Objects in lists get the `_key` that they lack (https://www.sanity.io/docs/http-mutations). */
  autoGenerateArrayKeys?: boolean;
}

/** https://www.sanity.io/docs/technical-limits: "Maximum attribute nesting depth: 20 levels". */
const DOCUMENT_DEPTH_MAX = 20;

/** A random id of 22 characters, the form of Sanity's transaction ids. */
export function randomTransactionId(): string {
  return randomBytes(24)
    .toString('base64')
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .padEnd(22, '0')
    .slice(0, 22);
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

function dateOrNull(value: unknown): string | null {
  return typeof value === 'string' && DATE_TIME.test(value) ? value : null;
}

/** Collects the effects of a transaction's mutations without touching the dataset. */
export class Staging {
  readonly results: MutationResult[] = [];
  /** The mutations as applied, each of one document: what listeners apply to their copies. */
  readonly mutations: JsonObject[] = [];
  private readonly before = new Map<string, LakeDocument | null>();
  private readonly after = new Map<string, LakeDocument | null>();
  private readonly source: MutationSource;
  private readonly stamp: TransactionStamp;
  private readonly options: MutationOptions;

  constructor(source: MutationSource, stamp: TransactionStamp, options: MutationOptions = {}) {
    this.source = source;
    this.stamp = stamp;
    this.options = options;
  }

  /** The document as the transaction has left it so far. */
  get(id: string): LakeDocument | null {
    const staged = this.after.get(id);
    if (staged !== undefined) return staged;
    const stored = this.source.get(id) ?? null;
    this.before.set(id, stored);
    this.after.set(id, stored);
    return stored;
  }

  /** The moment of the transaction: ISO 8601, UTC. */
  get timestamp(): string {
    return this.stamp.timestamp;
  }

  /** Ids of the versions in a release as the transaction has left it so far, in order. */
  versionsOf(release: string): string[] {
    const prefix = `versions.${release}.`;
    const staged = [...this.after.keys()].filter((id) => id.startsWith(prefix));
    return [...new Set([...this.source.versionsOf(release), ...staged])]
      .filter((id) => this.get(id) !== null)
      .toSorted();
  }

  /** Ids of the documents that referred to one before the transaction, weakly or strongly. */
  referencesTo(id: string): readonly string[] {
    return this.source.referencesTo(id);
  }

  /** What changed, in the order in which documents were first touched; unchanged documents are left out. */
  changes(): DocumentChange[] {
    const changes: DocumentChange[] = [];
    for (const [id, next] of this.after) {
      const previous = this.before.get(id) ?? null;
      if (previous !== next) changes.push({ id, previous, next });
    }
    return changes;
  }

  /**
   * Applies one mutation, like `{patch: {id, set}}`.
   * @param index its place in the request, for errors
   * @throws ApiError in Sanity's `mutationError` shape
   */
  apply(mutation: unknown, index = 0): void {
    if (!isJsonObject(mutation)) throw invalidMutation('A mutation must be an object', index);
    const kinds = Object.keys(mutation);
    const kind = kinds[0];
    const body = kind === undefined ? undefined : mutation[kind];
    if (kind === undefined || kinds.length !== 1 || !isJsonObject(body)) {
      throw invalidMutation('A mutation must have exactly one operation', index);
    }
    switch (kind) {
      case 'create':
      case 'createOrReplace':
      case 'createIfNotExists':
        this.create(kind, body, index);
        return;
      case 'delete':
        for (const id of this.targets(body, index)) this.delete(id);
        return;
      case 'patch':
        for (const id of this.targets(body, index)) this.patch(id, body, index);
        return;
      default:
        throw invalidMutation(`Unknown mutation type "${kind}"`, index);
    }
  }

  /** Puts a document in place, whatever was there; actions use it with documents they have checked. */
  replace(document: JsonObject & { _id: string; _type: string }): void {
    const current = this.get(document._id);
    this.mutations.push({ [current ? 'createOrReplace' : 'createIfNotExists']: document });
    this.put(document, current, current ? 'update' : 'create');
  }

  private targets(body: JsonObject, index: number): readonly string[] {
    const id = body['id'];
    if (typeof id === 'string') return [id];
    const selection = selectionOf(body);
    if (!selection) throw invalidMutation('The operation needs an id or a query', index);
    return this.source.select(selection);
  }

  private create(kind: CreateKind, body: JsonObject, index: number): void {
    const type = body['_type'];
    if (typeof type !== 'string' || type === '') throw invalidMutation('Document is missing _type', index);
    const asked = typeof body['_id'] === 'string' ? body['_id'] : '';
    const id = asked === '' || asked.endsWith('.') ? asked + randomTransactionId() : asked;
    if (!isDocumentId(id)) throw invalidMutation(`The document ID "${id}" is not valid`, index);
    const current = this.get(id);
    if (current && kind === 'create') throw documentExists(id, index);
    if (current && kind === 'createIfNotExists') {
      this.results.push({ id, operation: 'none' });
      return;
    }
    this.checkDepth(body, index);
    const content = this.options.autoGenerateArrayKeys === true ? withArrayKeys(body) : body;
    const document = { ...structuredClone(content), _id: id, _type: type };
    this.mutations.push({ [kind]: document });
    this.put(document, current, current ? 'update' : 'create');
  }

  private put(
    document: JsonObject & { _id: string; _type: string },
    current: LakeDocument | null,
    operation: 'create' | 'update',
  ): void {
    const { _createdAt, _updatedAt } = document;
    // Dates that the writer gives are kept, so that an export keeps them through an import.
    this.after.set(document._id, {
      ...document,
      _createdAt: dateOrNull(_createdAt) ?? current?._createdAt ?? this.stamp.timestamp,
      _updatedAt: dateOrNull(_updatedAt) ?? this.stamp.timestamp,
      _rev: this.stamp.id,
    });
    this.results.push({ id: document._id, operation });
  }

  private delete(id: string): void {
    const current = this.get(id);
    if (current) {
      this.after.set(id, null);
      this.mutations.push({ delete: { id } });
    }
    this.results.push({ id, operation: current ? 'delete' : 'none' });
  }

  private patch(id: string, body: JsonObject, index: number): void {
    const current = this.get(id);
    if (!current) throw documentNotFound(id, index);
    const expected = body['ifRevisionID'];
    if (typeof expected === 'string' && expected !== current._rev) {
      throw revisionMismatch(id, expected, current._rev, index);
    }
    const asked = this.options.autoGenerateArrayKeys === true ? withArrayKeysInPatch(body) : body;
    const { next, operations } = this.patched(current, asked, index);
    // Without effect, too: whoever sent it waits for its event (sanity-io/gradient#394).
    this.after.set(id, next);
    this.mutations.push({ patch: { ...operations, id } });
    this.results.push({ id, operation: 'update' });
  }

  private patched(
    current: LakeDocument,
    asked: JsonObject,
    index: number,
  ): { next: LakeDocument; operations: JsonObject } {
    let applied: ReturnType<typeof applyOperations>;
    try {
      applied = applyOperations(current, operationsOf(asked), this.stamp);
    } catch (error) {
      throw invalidMutation(error instanceof Error ? error.message : String(error), index);
    }
    const { patched, operations } = applied;
    const { _rev, _updatedAt, ...content } = patched;
    const setsUpdatedAt =
      isJsonObject(operations['set']) && typeof operations['set']['_updatedAt'] === 'string';
    this.checkDepth(content, index);
    const next = {
      ...content,
      _id: current._id,
      _type: current._type,
      _createdAt: typeof content['_createdAt'] === 'string' ? content['_createdAt'] : current._createdAt,
      _updatedAt: setsUpdatedAt && typeof _updatedAt === 'string' ? _updatedAt : this.stamp.timestamp,
      _rev: this.stamp.id,
    };
    return { next, operations };
  }

  private checkDepth(content: JsonObject, index: number): void {
    if (!isDeeperThan(content, DOCUMENT_DEPTH_MAX)) return;
    throw invalidMutation(
      `A document has at most ${DOCUMENT_DEPTH_MAX} levels of fields inside fields`,
      index,
    );
  }
}
