/** A dataset: its documents in memory, its log and snapshots on disk, and the views that queries see. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { publishedIdOf, type DocumentChange, type LakeDocument } from '../documents/document.ts';
import {
  randomTransactionId,
  Staging,
  type MutationOptions,
  type MutationResult,
  type Selection,
} from '../documents/mutations.ts';
import { checkReferences, ReferenceIndex } from '../documents/references.ts';
import { LakeStartError, plainError } from '../http/api-error.ts';
import { queryKey } from '../query/parsed-query.ts';
import type { QuerySource } from '../query/query-thread.ts';
import { QueryThreads, type QueryRunner } from '../query/query-threads.ts';
import { releaseState } from '../releases/release-document.ts';
import { checkReleaseLocks } from '../releases/release-locks.ts';
import { readSnapshot } from './snapshot.ts';
import { SnapshotSchedule, type SnapshotOptions } from './snapshot-schedule.ts';
import { History } from './history.ts';
import type { LogEntry } from './log-scan.ts';
import { LOG_FOLDER, refuseHalfRepaired } from './log-repair.ts';
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
  /** Folder of this dataset alone. */
  folder: string;
  /** Adapts documents that are read from disk (addresses of assets follow the lake's port). */
  adapt: (document: LakeDocument) => LakeDocument;
  log: (line: string) => void;
  storage?: Partial<StorageOptions>;
  /** Answers queries; threads of the lake's own unless given (benchmark). */
  queries?: (source: QuerySource) => QueryRunner;
}

/** How a dataset is kept on disk. */
export interface StorageOptions extends SnapshotOptions {
  /** `each` gives every transaction an fsync of its own; the benchmark's baseline. */
  commitMode: CommitMode;
  /** Bytes of a log segment after which the next one is begun. */
  segmentBytes: number;
}

const STORAGE: StorageOptions = {
  commitMode: 'group',
  segmentBytes: 16 * 1024 * 1024,
  snapshotAfterBytes: 8 * 1024 * 1024,
  snapshotAfterTransactions: 5000,
};

/** The dataset of a lake that names none. */
export const DEFAULT_DATASET = 'production';

const TRANSACTION_ID = /^[a-zA-Z0-9_-]{1,128}$/;

/** Times that a selection is made anew because others wrote meanwhile, before the transaction is refused. */
const SELECTION_ATTEMPTS = 5;

/** Milliseconds that a mutation's query may take. */
const SELECTION_TIME = 60_000;

export class Dataset {
  readonly name: string;
  readonly projectId: string;
  readonly history: History;
  readonly queries: QueryRunner;
  private readonly documents: Map<string, LakeDocument>;
  private readonly references = new ReferenceIndex();
  private readonly listeners = new Set<(transaction: CommittedTransaction) => void>();
  private readonly log: TransactionLog;
  private readonly report: (line: string) => void;
  private readonly snapshots: SnapshotSchedule;
  /** How often the documents in memory have changed. */
  private version = 0;
  private emitted: Promise<void> = Promise.resolve();
  /** Transactions that are in memory, but of which listeners have not heard, by id. */
  private readonly unsettled = new Map<string, CommittedTransaction>();
  /** Settles when the readers who wait for the disk may look; until then no transaction is added to memory. */
  private readersWait: Promise<void> | null = null;

  private constructor(
    options: DatasetOptions,
    documents: Map<string, LakeDocument>,
    log: TransactionLog,
    history: History,
    snapshots: SnapshotSchedule,
  ) {
    this.name = options.name;
    this.projectId = options.projectId;
    this.report = options.log;
    this.documents = documents;
    this.log = log;
    log.whenLost((entries) => this.undo(entries));
    this.history = history;
    this.snapshots = snapshots;
    for (const document of documents.values()) {
      this.references.update({ id: document._id, previous: null, next: document });
    }
    this.queries = options.queries?.(this) ?? new QueryThreads(this);
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
      documents.set(document._id, options.adapt(document));
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
    const snapshots = new SnapshotSchedule(
      { folder: options.folder, log, documents, report: options.log, ...storage },
      { position: snapshot.place, transactions: replayed },
    );
    return new Dataset(options, documents, log, history, snapshots);
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
    return this.log.problem;
  }

  /**
   * Settles when everything in memory is on disk and listeners have heard of it; what can't be stored is out of
   * memory again.
   */
  async settled(): Promise<void> {
    if (this.unsettled.size === 0) return;
    this.readersWait ??= this.log
      .flushed()
      .catch(() => undefined)
      .then(() => this.emitted)
      .finally(() => {
        this.readersWait = null;
      });
    await this.readersWait;
  }

  /**
   * Runs a transaction: all of it or nothing.
   * @param stage applies mutations to the staging area; whatever it throws refuses the transaction
   * @returns once the transaction is on disk
   * @throws ApiError in Sanity's shapes
   */
  async commit(stage: (staging: Staging) => void, options: CommitOptions): Promise<CommitOutcome> {
    const selected = await this.selected(options);
    const id = options.transactionId ?? randomTransactionId();
    if (!TRANSACTION_ID.test(id)) throw plainError(400, `Invalid transaction ID: ${id}`);
    if (this.history.has(id)) throw plainError(409, `Transaction with ID "${id}" already exists`);
    const timestamp = new Date().toISOString();
    const staging = new Staging(
      {
        get: (documentId) => this.documents.get(documentId),
        select: ({ query, params }) => selected.get(queryKey(query, params)) ?? [],
        versionsOf: (release) => this.versionsOf(release),
        referencesTo: (documentId) => this.referencesTo(documentId),
      },
      { id, timestamp },
      options,
    );
    stage(staging);
    const changes = staging.changes();
    checkReferences(changes, this.references, (documentId) => this.documents.has(documentId));
    checkReleaseLocks(changes, {
      get: (documentId) => this.documents.get(documentId) ?? null,
      referencesTo: (documentId) => this.referencesTo(documentId),
    });
    const outcome = { transactionId: id, results: staging.results, changes };
    if (options.dryRun === true || changes.length === 0) return outcome;
    const mutations = options.withoutMutations === true ? [] : staging.mutations;
    await this.store({ id, timestamp, author: options.author, mutations, changes });
    return outcome;
  }

  /** Settles in a turn in which a transaction may be added to memory. */
  private async writersTurn(): Promise<void> {
    while (this.readersWait) {
      await this.readersWait;
      // The readers go first: they look in the turn in which their wait ends.
      await setImmediate();
    }
  }

  /**
   * What the transaction's queries select, by key, in a turn in which it may be added to memory.
   * @throws ApiError 409 when others write all the while
   */
  private async selected({
    selections = [],
    author,
  }: CommitOptions): Promise<ReadonlyMap<string, readonly string[]>> {
    await this.writersTurn();
    const selected = new Map<string, readonly string[]>();
    if (selections.length === 0) return selected;
    for (let attempt = 0; attempt < SELECTION_ATTEMPTS; attempt += 1) {
      await this.settled();
      const { version } = this;
      for (const { query, params } of selections)
        selected.set(queryKey(query, params), await this.select({ query, params }, author));
      await this.writersTurn();
      if (version === this.version) return selected;
    }
    throw plainError(409, 'Others wrote all the while that the documents were selected; try again');
  }

  private async select({ query, params }: Selection, identity: string): Promise<readonly string[]> {
    const answer = await this.queries.answer(
      { query, params, perspective: ['raw'], publicOnly: false, identity, answer: 'ids' },
      { name: identity, deadline: SELECTION_TIME, isGone: () => false },
    );
    const { result }: { result: string[] } = JSON.parse(`{${Buffer.from(answer).toString('utf8')}}`);
    return result;
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
    await this.emitted;
    this.unsettled.delete(id);
    this.snapshots.count();
  }

  private apply(changes: readonly DocumentChange[]): void {
    for (const change of changes) {
      if (change.next) this.documents.set(change.id, change.next);
      else this.documents.delete(change.id);
      this.references.update(change);
    }
    this.version += 1;
  }

  /** Takes transactions back that could not be stored, the newest first. */
  private undo(entries: readonly LogEntry[]): void {
    for (const { id } of entries.toReversed()) {
      const changes = this.unsettled.get(id)?.changes ?? [];
      this.apply(changes.map((change) => ({ ...change, previous: change.next, next: change.previous })));
      this.unsettled.delete(id);
      this.history.removeLatest();
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

  /** Finishes writing and closes the files. */
  async close(): Promise<void> {
    await this.queries.close();
    await this.emitted;
    await this.snapshots.finish();
    await this.log.close();
  }
}

/** Refuses names that could leave the data folder. @throws LakeStartError */
export function checkDatasetName(name: string): void {
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(name)) {
    throw new LakeStartError(`'${name}' is not a dataset's name: lower-case letters, digits, - and _ only.`);
  }
}
