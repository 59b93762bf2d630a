/** A dataset: its documents in memory, its transactions in the database, and the thread that answers queries. */

import { publishedIdOf, type DocumentChange, type LakeDocument } from '../documents/document.ts';
import {
  randomTransactionId,
  Staging,
  type MutationOptions,
  type MutationResult,
  type Selection,
} from '../documents/mutations.ts';
import { checkReferences, referrersOf } from '../documents/references.ts';
import { LakeStartError, plainError } from '../http/api-error.ts';
import { QueryThread } from '../query/query-thread.ts';
import { releaseState } from '../releases/release-document.ts';
import { checkReleaseLocks } from '../releases/release-locks.ts';
import { History } from './history.ts';
import type { LakeDatabase } from './lake-database.ts';

/** A transaction as listeners hear of it: it is on disk. */
export interface CommittedTransaction {
  id: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  author: string;
  mutations: readonly unknown[];
  changes: readonly DocumentChange[];
}

export interface CommitOptions extends MutationOptions {
  author: string;
  transactionId?: string | undefined;
  /** Check and compute everything, store nothing. */
  dryRun?: boolean;
  /** Keep the mutations out of the history, where they would only repeat the documents. */
  withoutMutations?: boolean;
  /** Queries that the mutations select documents by; the transaction sees what they select right before it. */
  selections?: readonly Selection[];
}

export interface CommitOutcome {
  transactionId: string;
  results: readonly MutationResult[];
  /** The documents that were changed, as they are afterwards. */
  changes: readonly DocumentChange[];
}

export interface DatasetOptions {
  projectId: string;
  name: string;
  database: LakeDatabase;
  /** Adapts documents that are read from disk (addresses of assets follow the lake's port). */
  adapt: (document: LakeDocument) => LakeDocument;
  log: (line: string) => void;
}

/** The dataset of a lake that names none. */
export const DEFAULT_DATASET = 'production';

const TRANSACTION_ID = /^[a-zA-Z0-9_-]{1,128}$/;

/** Times that a selection is made anew because others wrote meanwhile, before the transaction is refused. */
const SELECTION_ATTEMPTS = 5;

/** Milliseconds that a mutation's query may take. */
const SELECTION_TIME = 20_000;

export class Dataset {
  readonly name: string;
  readonly projectId: string;
  readonly history: History;
  readonly queries: QueryThread;
  private readonly documents: Map<string, LakeDocument>;
  private readonly listeners = new Set<(transaction: CommittedTransaction) => void>();
  private readonly database: LakeDatabase;
  private readonly report: (line: string) => void;
  /** How often the documents in memory have changed. */
  private version = 0;

  /** Loads a dataset's documents. */
  constructor(options: DatasetOptions) {
    this.name = options.name;
    this.projectId = options.projectId;
    this.database = options.database;
    this.report = options.log;
    this.history = new History(options.database, options.name, options.adapt);
    this.documents = new Map(this.history.documents().map((document) => [document._id, document]));
    this.queries = new QueryThread(this);
  }

  get size(): number {
    return this.documents.size;
  }

  get(id: string): LakeDocument | undefined {
    return this.documents.get(id);
  }

  /** Every document, in no particular order. */
  all(): Iterable<LakeDocument> {
    return this.documents.values();
  }

  /** Ids of the documents that refer to `id`, weakly or strongly. */
  referencesTo(id: string): string[] {
    return referrersOf(id, this.documents.values());
  }

  private versionsOf(release: string): string[] {
    const prefix = `versions.${release}.`;
    return [...this.documents.keys()].filter((id) => id.startsWith(prefix));
  }

  /** Ids of the draft and the versions that a document has. */
  versionIdsOf(publishedId: string): string[] {
    return [...this.documents.keys()]
      .filter((id) => id !== publishedId && publishedIdOf(id) === publishedId)
      .toSorted();
  }

  /** The documents that stand for releases, whatever their state. */
  releases(): LakeDocument[] {
    return [...this.documents.values()].filter((document) => releaseState(document) !== null);
  }

  /** Why the last transaction could not be stored, or null when it was. */
  get storageProblem(): string | null {
    return this.database.problem;
  }

  /**
   * Runs a transaction: all of it or nothing.
   * @param stage applies mutations to the staging area; whatever it throws refuses the transaction
   * @returns once the transaction is on disk and listeners have heard of it
   * @throws ApiError in Sanity's shapes
   */
  async commit(stage: (staging: Staging) => void, options: CommitOptions): Promise<CommitOutcome> {
    const { selections = [], author } = options;
    if (selections.length === 0) return this.run(stage, options, new Map());
    for (let attempt = 0; attempt < SELECTION_ATTEMPTS; attempt += 1) {
      const { version } = this;
      const selected = new Map<string, readonly string[]>();
      for (const selection of selections)
        selected.set(JSON.stringify(selection), await this.select(selection, author));
      if (version === this.version) return this.run(stage, options, selected);
    }
    throw plainError(409, 'Others wrote all the while that the documents were selected; try again');
  }

  /** @param selected what the transaction's queries select now, by their JSON */
  private run(
    stage: (staging: Staging) => void,
    options: CommitOptions,
    selected: ReadonlyMap<string, readonly string[]>,
  ): CommitOutcome {
    const id = options.transactionId ?? randomTransactionId();
    if (!TRANSACTION_ID.test(id)) throw plainError(400, `Invalid transaction ID: ${id}`);
    if (this.history.has(id)) throw plainError(409, `Transaction with ID "${id}" already exists`);
    const timestamp = new Date().toISOString();
    const staging = new Staging(
      {
        get: (documentId) => this.documents.get(documentId),
        select: (selection) => selected.get(JSON.stringify(selection)) ?? [],
        versionsOf: (release) => this.versionsOf(release),
        referencesTo: (documentId) => this.referencesTo(documentId),
      },
      { id, timestamp },
      options,
    );
    stage(staging);
    const changes = staging.changes();
    checkReferences(changes, this.documents);
    checkReleaseLocks(changes, {
      get: (documentId) => this.documents.get(documentId) ?? null,
      referencesTo: (documentId) => this.referencesTo(documentId),
    });
    const outcome = { transactionId: id, results: staging.results, changes };
    if (options.dryRun === true || changes.length === 0) return outcome;
    const mutations = options.withoutMutations === true ? [] : staging.mutations;
    this.store({ id, timestamp, author: options.author, mutations, changes });
    return outcome;
  }

  private async select({ query, params }: Selection, identity: string): Promise<readonly string[]> {
    const answer = await this.queries.answer(
      { query, params, perspective: ['raw'], publicOnly: false, identity, answer: 'ids' },
      { deadline: SELECTION_TIME, goesFirst: true, isGone: () => false },
    );
    const { result }: { result: string[] } = JSON.parse(`{${Buffer.from(answer).toString('utf8')}}`);
    return result;
  }

  /** Disk first, then memory, then listeners, all in one turn: nobody sees a transaction that could be lost. */
  private store(transaction: CommittedTransaction): void {
    const { id, timestamp, author, mutations, changes } = transaction;
    this.history.append({
      id,
      timestamp,
      author,
      mutations: JSON.stringify(mutations),
      revisions: changes.map(({ id: document, next }) => ({ document, body: next && JSON.stringify(next) })),
    });
    for (const change of changes) {
      if (change.next) this.documents.set(change.id, change.next);
      else this.documents.delete(change.id);
    }
    this.version += 1;
    for (const listener of this.listeners) this.notify(listener, transaction);
  }

  private notify(
    listener: (transaction: CommittedTransaction) => void,
    transaction: CommittedTransaction,
  ): void {
    try {
      listener(transaction);
    } catch (error) {
      this.report(`A listener failed: ${String(error)}`);
    }
  }

  /** Hears of every transaction from now on. @returns the function that ends it */
  listen(listener: (transaction: CommittedTransaction) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ends the query thread. */
  async close(): Promise<void> {
    await this.queries.close();
  }
}

/** Refuses names that could leave the data folder. @throws LakeStartError */
export function checkDatasetName(name: string): void {
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(name)) {
    throw new LakeStartError(
      `'${name}' is not a valid dataset name: use lowercase letters, digits, - and _.`,
    );
  }
}
