/** A dataset: its documents in memory, its log and snapshots on disk, and the views that queries see. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DocumentChange, JsonObject, LakeDocument } from '../documents/document.ts';
import {
  randomTransactionId,
  Staging,
  type MutationOptions,
  type MutationResult,
} from '../documents/mutations.ts';
import { checkReferences, ReferenceIndex } from '../documents/references.ts';
import { LakeStartError, plainError } from '../http/api-error.ts';
import {
  evaluateQuery,
  evaluateQueryAsync,
  type QueryOutcome,
  type QueryScope,
} from '../query/evaluate-query.ts';
import { parseQuery } from '../query/parsed-query.ts';
import { PerspectiveView, type Perspective } from '../query/perspective.ts';
import { BoundedCache } from '../query/bounded-cache.ts';
import { withSearchText } from '../query/text-search.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { History } from './history.ts';
import type { LogEntry, LogPlace } from './log-scan.ts';
import { LOG_FOLDER, refuseHalfRepaired } from './log-repair.ts';
import type { LogPosition } from './log-segments.ts';
import { TransactionLog, type CommitMode } from './transaction-log.ts';

/** A transaction as listeners hear of it, once it is on disk. */
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
  /** Keep the mutations out of the log, where they would only repeat the documents. */
  withoutMutations?: boolean;
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
  /** Folder of this dataset alone. */
  folder: string;
  /** Adapts documents that are read from disk (addresses of assets follow the lake's port). */
  adapt: (document: LakeDocument) => LakeDocument;
  log: (line: string) => void;
  storage?: Partial<StorageOptions>;
}

/** How a dataset is kept on disk. */
export interface StorageOptions {
  /** `each` gives every transaction an fsync of its own; the benchmark's baseline. */
  commitMode: CommitMode;
  /** Bytes of a log segment after which the next one is begun. */
  segmentBytes: number;
  /** A snapshot is taken after this many bytes of log… */
  snapshotAfterBytes: number;
  /** …or this many transactions. */
  snapshotAfterTransactions: number;
}

const STORAGE: StorageOptions = {
  commitMode: 'group',
  segmentBytes: 16 * 1024 * 1024,
  snapshotAfterBytes: 8 * 1024 * 1024,
  snapshotAfterTransactions: 5000,
};

/** The dataset of a lake that names none. */
export const DEFAULT_DATASET = 'production';

const RESULTS_KEPT_BYTES = 32 * 1024 * 1024;
const VIEWS_KEPT = 12;
const TRANSACTION_ID = /^[a-zA-Z0-9_-]{1,128}$/;

/** Whom a query is for, and what that caller may see. */
interface AskedOf {
  perspective: Perspective;
  publicOnly: boolean;
  identity: string;
}

export class Dataset {
  readonly name: string;
  readonly projectId: string;
  readonly history: History;
  /** Results of queries, valid until the next transaction; filled by the query endpoint. */
  readonly results = new BoundedCache<string>(RESULTS_KEPT_BYTES);
  private readonly documents: Map<string, LakeDocument>;
  private readonly references = new ReferenceIndex();
  private readonly views = new BoundedCache<PerspectiveView>(VIEWS_KEPT);
  private readonly listeners = new Set<(transaction: CommittedTransaction) => void>();
  private readonly folder: string;
  private readonly log: TransactionLog;
  private readonly report: (line: string) => void;
  private readonly storage: StorageOptions;
  private snapshotPosition: LogPosition;
  private transactionsSinceSnapshot: number;
  private snapshotting: Promise<void> | null = null;
  private emitted: Promise<void> = Promise.resolve();
  /** Transactions that are in memory but not on disk yet, by id. */
  private readonly unsettled = new Map<string, CommittedTransaction>();
  /** Settles when the readers who wait for the disk may look; until then no transaction is added to memory. */
  private readersWait: Promise<void> | null = null;

  private constructor(
    options: DatasetOptions,
    documents: Map<string, LakeDocument>,
    log: TransactionLog,
    history: History,
    snapshot: { position: LogPosition; transactions: number },
  ) {
    this.name = options.name;
    this.projectId = options.projectId;
    this.folder = options.folder;
    this.report = options.log;
    this.storage = { ...STORAGE, ...options.storage };
    this.documents = documents;
    this.log = log;
    log.whenLost((entries) => this.undo(entries));
    this.history = history;
    this.snapshotPosition = snapshot.position;
    this.transactionsSinceSnapshot = snapshot.transactions;
    for (const document of documents.values()) {
      this.references.update({ id: document._id, previous: null, next: document });
    }
  }

  /**
   * Loads a dataset: snapshot, then the log from there.
   * @throws LakeStartError when its files are damaged
   */
  static async open(options: DatasetOptions): Promise<Dataset> {
    const storage = { ...STORAGE, ...options.storage };
    const logFolder = join(options.folder, LOG_FOLDER);
    refuseHalfRepaired(options.folder);
    await mkdir(logFolder, { recursive: true });
    const snapshot = await readSnapshot(options.folder);
    const documents = new Map<string, LakeDocument>();
    const keep = (document: LakeDocument): void => {
      documents.set(document._id, withSearchText(options.adapt(document)));
    };
    for (const document of snapshot.documents) keep(document);
    const history = new History(options.adapt);
    let replayed = 0;
    const log = await TransactionLog.open(
      logFolder,
      snapshot.place,
      (entry, content) => {
        history.add(entry);
        if (!content) return;
        replayed += 1;
        for (const [id, document] of Object.entries(content.documents)) {
          if (document) keep(document);
          else documents.delete(id);
        }
      },
      { mode: storage.commitMode, segmentBytes: storage.segmentBytes, report: options.log },
    );
    history.attach(log);
    return new Dataset(options, documents, log, history, {
      position: snapshot.place,
      transactions: replayed,
    });
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
    return this.references.sourcesOf(id);
  }

  /** Why the last transaction could not be stored, or null when it was. */
  get storageProblem(): string | null {
    return this.log.problem;
  }

  /** Settles when everything that queries can see is on disk; what can't be stored is out of sight again. */
  async settled(): Promise<void> {
    if (this.unsettled.size === 0) return;
    this.readersWait ??= this.log
      .flushed()
      .catch(() => undefined)
      .finally(() => {
        this.readersWait = null;
      });
    await this.readersWait;
  }

  /** The view of a perspective; `publicOnly` leaves out what anonymous readers may not see. */
  view(perspective: Perspective, publicOnly: boolean): PerspectiveView {
    const key = `${publicOnly ? 'public' : 'all'}:${perspective.join(',')}`;
    const hit = this.views.get(key);
    if (hit) return hit;
    const view = new PerspectiveView(perspective, this.documents, publicOnly);
    this.views.set(key, view);
    return view;
  }

  /** Evaluates a query that is not asynchronous. @throws ApiError 400 in Sanity's `queryParseError` shape */
  query(query: string, params: JsonObject, asked: AskedOf): QueryOutcome {
    const view = this.view(asked.perspective, asked.publicOnly);
    return evaluateQuery(parseQuery(query, params), this.scope(view, params, asked.identity), view.index);
  }

  /** Evaluates a query that is asynchronous. @throws ApiError 400 in Sanity's `queryParseError` shape */
  queryAsync(query: string, params: JsonObject, asked: AskedOf): Promise<QueryOutcome> {
    const view = this.view(asked.perspective, asked.publicOnly);
    return evaluateQueryAsync(
      parseQuery(query, params),
      this.scope(view, params, asked.identity),
      view.index,
    );
  }

  /** What queries over a view are evaluated against. */
  scope(view: PerspectiveView, params: JsonObject, identity: string): QueryScope {
    return {
      documents: view.index.all,
      dereference: (id) => view.dereference(id),
      params,
      identity,
      projectId: this.projectId,
      dataset: this.name,
    };
  }

  /**
   * Runs a transaction: all of it or nothing.
   * @param stage applies mutations to the staging area; whatever it throws refuses the transaction
   * @returns once the transaction is on disk
   * @throws ApiError in Sanity's shapes
   */
  async commit(stage: (staging: Staging) => void, options: CommitOptions): Promise<CommitOutcome> {
    while (this.readersWait) {
      await this.readersWait;
      // The readers go first: they look in the turn in which their wait ends.
      await setImmediate();
    }
    const id = options.transactionId ?? randomTransactionId();
    if (!TRANSACTION_ID.test(id)) throw plainError(400, `Invalid transaction ID: ${id}`);
    if (this.history.has(id)) throw plainError(409, `Transaction with ID "${id}" already exists`);
    const timestamp = new Date().toISOString();
    const staging = new Staging(
      {
        get: (documentId) => this.documents.get(documentId),
        select: (query, params) => this.select(query, params, options.author),
      },
      { id, timestamp },
      options,
    );
    stage(staging);
    const changes = staging.changes();
    checkReferences(changes, this.references, (documentId) => this.documents.has(documentId));
    const outcome = { transactionId: id, results: staging.results, changes };
    if (options.dryRun === true || changes.length === 0) return outcome;
    const mutations = options.withoutMutations === true ? [] : staging.mutations;
    await this.store({ id, timestamp, author: options.author, mutations, changes });
    return outcome;
  }

  private select(query: string, params: JsonObject, identity: string): string[] {
    const { result } = this.query(query, params, { perspective: ['raw'], publicOnly: false, identity });
    const selected = Array.isArray(result) ? result : [result];
    return selected
      .map((item: unknown) => (typeof item === 'object' && item !== null && '_id' in item ? item._id : item))
      .filter((item) => typeof item === 'string');
  }

  private async store(transaction: CommittedTransaction): Promise<void> {
    const { id, timestamp, author, mutations, changes } = transaction;
    const { entry, durable } = this.log.append(
      { id, timestamp, author, documentIds: changes.map((change) => change.id) },
      {
        mutations: [...mutations],
        documents: Object.fromEntries(changes.map((change) => [change.id, change.next])),
      },
    );
    this.unsettled.set(id, transaction);
    this.history.add(entry);
    this.transactionsSinceSnapshot += 1;
    this.apply(changes);
    // Listeners hear of transactions in order, and of none that could still be lost.
    this.emitted = this.emitted.then(async () => {
      try {
        await durable;
      } catch {
        return;
      }
      for (const listener of this.listeners) this.notify(listener, transaction);
    });
    await durable;
    this.unsettled.delete(id);
    await this.emitted;
    this.considerSnapshot();
  }

  private apply(changes: readonly DocumentChange[]): void {
    for (const change of changes) {
      if (change.next) this.documents.set(change.id, withSearchText(change.next));
      else this.documents.delete(change.id);
      this.references.update(change);
    }
    for (const view of this.views.values()) view.update(changes);
    this.results.clear();
  }

  /** Takes transactions back that could not be stored, the newest first. */
  private undo(entries: readonly LogEntry[]): void {
    for (const { id } of entries.toReversed()) {
      const changes = this.unsettled.get(id)?.changes ?? [];
      this.apply(changes.map((change) => ({ ...change, previous: change.next, next: change.previous })));
      this.unsettled.delete(id);
      this.history.removeLatest();
      this.transactionsSinceSnapshot = Math.max(0, this.transactionsSinceSnapshot - 1);
    }
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

  private considerSnapshot(): void {
    const position: LogPosition = this.log.place;
    const bytes =
      position.segment === this.snapshotPosition.segment
        ? position.offset - this.snapshotPosition.offset
        : this.storage.snapshotAfterBytes;
    if (
      bytes < this.storage.snapshotAfterBytes &&
      this.transactionsSinceSnapshot < this.storage.snapshotAfterTransactions
    )
      return;
    void this.snapshot();
  }

  /** Writes a snapshot unless one is being written; a failure is reported, for the log has everything. */
  async snapshot(): Promise<void> {
    this.snapshotting ??= this.writeSnapshot().finally(() => {
      this.snapshotting = null;
    });
    await this.snapshotting;
  }

  private async writeSnapshot(): Promise<void> {
    const place: LogPlace = this.log.place;
    const documents = [...this.documents.values()];
    this.snapshotPosition = place;
    this.transactionsSinceSnapshot = 0;
    try {
      // The log must hold what the snapshot builds on.
      await this.log.flushed();
      await writeSnapshot(this.folder, { place, documents });
    } catch (error) {
      this.report(`The snapshot in ${this.folder} could not be written: ${String(error)}`);
    }
  }

  /** Finishes writing and closes the files. */
  async close(): Promise<void> {
    await this.emitted;
    if (this.transactionsSinceSnapshot > 0) await this.snapshot();
    await this.snapshotting;
    await this.log.close();
  }
}

/** Refuses names that could leave the data folder. @throws LakeStartError */
export function checkDatasetName(name: string): void {
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(name)) {
    throw new LakeStartError(`'${name}' is not a dataset's name: lower-case letters, digits, - and _ only.`);
  }
}
