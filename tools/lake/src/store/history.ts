/** The history: every transaction in order, and each document as any of them left it. */

import { isVersionId, publishedIdOf, type LakeDocument } from '../documents/document.ts';
import type { LakeDatabase } from './lake-database.ts';
import { numberIn, textIn, type Row } from './rows.ts';
import { CHECKSUM_START, checksumAfter, type StoredTransaction } from './transaction-checksum.ts';

/** A transaction with what it did to the documents asked for. */
export interface HistoricTransaction {
  id: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  /** Id of the user who wrote it. */
  author: string;
  mutations: readonly unknown[];
  changes: { id: string; previous: LakeDocument | null; next: LakeDocument | null }[];
}

/** Which revision of a document is asked for. */
export type RevisionRequest =
  | { by: 'revision'; revision: string }
  | { by: 'time'; time: string }
  | { by: 'lastRevision' };

export class History {
  private readonly database: LakeDatabase;
  private readonly dataset: string;
  private readonly adapt: (document: LakeDocument) => LakeDocument;

  /** @param adapt changes documents that are read */
  constructor(database: LakeDatabase, dataset: string, adapt: (document: LakeDocument) => LakeDocument) {
    this.database = database;
    this.dataset = dataset;
    this.adapt = adapt;
  }

  private get(sql: string, ...values: (string | number)[]): Row | undefined {
    return this.database.prepare(sql).get(this.dataset, ...values);
  }

  private all(sql: string, ...values: (string | number)[]): Row[] {
    return this.database.prepare(sql).all(this.dataset, ...values);
  }

  private parse(row: Row | undefined): LakeDocument | null {
    if (!row || row['body'] === null) return null;
    return this.adapt(JSON.parse(textIn(row, 'body')));
  }

  /** Every document as its newest transaction left it. */
  documents(): LakeDocument[] {
    return this.all(
      `SELECT body FROM revisions WHERE rowid IN (
         SELECT rowid FROM (SELECT rowid, max(number) FROM revisions WHERE dataset = ? GROUP BY document)
       ) AND body IS NOT NULL ORDER BY rowid`,
    )
      .map((row) => this.parse(row))
      .filter((document) => document !== null);
  }

  /** Stores a transaction: it is on disk when this returns. @throws ApiError 503 when the disk doesn't take it */
  append(transaction: Omit<StoredTransaction, 'dataset'>): void {
    const { id, timestamp, author, mutations, revisions } = transaction;
    const last = this.database
      .prepare('SELECT checksum FROM transactions ORDER BY number DESC LIMIT 1')
      .get();
    const checksum = checksumAfter(last ? numberIn(last, 'checksum') : CHECKSUM_START, {
      ...transaction,
      dataset: this.dataset,
    });
    const addTransaction = this.database.prepare(
      'INSERT INTO transactions (dataset, id, timestamp, author, mutations, checksum) VALUES (?, ?, ?, ?, ?, ?)',
    );
    const addRevision = this.database.prepare(
      'INSERT INTO revisions (number, dataset, document, body) VALUES (?, ?, ?, ?)',
    );
    this.database.write(() => {
      const { lastInsertRowid: number } = addTransaction.run(
        this.dataset,
        id,
        timestamp,
        author,
        mutations,
        checksum,
      );
      for (const { document, body } of revisions) addRevision.run(number, this.dataset, document, body);
    });
  }

  /** Whether a transaction with this id was stored. */
  has(transactionId: string): boolean {
    return this.numberOf(transactionId) !== null;
  }

  private numberOf(transactionId: string): number | null {
    const row = this.get('SELECT number FROM transactions WHERE dataset = ? AND id = ?', transactionId);
    return row ? numberIn(row, 'number') : null;
  }

  /** Ids of the versions in releases that a document has, or had. */
  versionIdsOf(publishedId: string): string[] {
    return this.all(
      "SELECT DISTINCT document FROM revisions WHERE dataset = ? AND document GLOB 'versions.*'",
    )
      .map((row) => textIn(row, 'document'))
      .filter((id) => isVersionId(id) && publishedIdOf(id) === publishedId);
  }

  /** Id of the newest transaction, or null before the first. */
  get latest(): string | null {
    const row = this.get('SELECT id FROM transactions WHERE dataset = ? ORDER BY number DESC LIMIT 1');
    return row ? textIn(row, 'id') : null;
  }

  /** The transactions that changed any of the documents, oldest first, between two ids (both included). */
  numbersOf(ids: readonly string[], from: string | null, to: string | null): number[] {
    const first = from === null ? null : this.numberOf(from);
    const last = to === null ? null : this.numberOf(to);
    return this.all(
      `SELECT DISTINCT number FROM revisions
       WHERE dataset = ? AND document IN (SELECT value FROM json_each(?)) AND number BETWEEN ? AND ?
       ORDER BY number`,
      JSON.stringify(ids),
      first ?? 0,
      last ?? Number.MAX_SAFE_INTEGER,
    ).map((row) => numberIn(row, 'number'));
  }

  /** Reads transactions with each document's state before and after. */
  transactions(numbers: readonly number[], ids: readonly string[]): HistoricTransaction[] {
    const transaction = this.database.prepare('SELECT * FROM transactions WHERE number = ?');
    const revisions = this.database.prepare(
      'SELECT document, body FROM revisions WHERE number = ? ORDER BY rowid',
    );
    return numbers.flatMap((number) => {
      const row = transaction.get(number);
      if (!row) return [];
      const changes = revisions
        .all(number)
        .map((revision) => ({ id: textIn(revision, 'document'), next: this.parse(revision) }))
        .filter(({ id }) => ids.includes(id))
        .map(({ id, next }) => ({ id, previous: this.revisionUntil(id, number - 1), next }));
      return {
        id: textIn(row, 'id'),
        timestamp: textIn(row, 'timestamp'),
        author: textIn(row, 'author'),
        mutations: JSON.parse(textIn(row, 'mutations')),
        changes,
      };
    });
  }

  /** A document as the newest of the transactions up to a number left it. */
  private revisionUntil(id: string, number: number): LakeDocument | null {
    return this.parse(
      this.get(
        `SELECT body FROM revisions WHERE dataset = ? AND document = ? AND number <= ?
         ORDER BY number DESC LIMIT 1`,
        id,
        number,
      ),
    );
  }

  /** A document as one of its revisions left it, or null when it was not there. */
  documentAt(id: string, request: RevisionRequest): LakeDocument | null {
    if (request.by === 'lastRevision') {
      return this.parse(
        this.get(
          `SELECT body FROM revisions WHERE dataset = ? AND document = ? AND body IS NOT NULL
           ORDER BY number DESC LIMIT 1`,
          id,
        ),
      );
    }
    // A revision of another document's transaction stands for that moment.
    if (request.by === 'revision') return this.revisionUntil(id, this.numberOf(request.revision) ?? 0);
    const row = this.get(
      'SELECT number FROM transactions WHERE dataset = ? AND timestamp <= ? ORDER BY number DESC LIMIT 1',
      request.time,
    );
    return this.revisionUntil(id, row ? numberIn(row, 'number') : 0);
  }
}
