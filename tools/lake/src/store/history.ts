/** The history: every transaction in order, and each document as any of them left it. */

import { isVersionId, publishedIdOf, type LakeDocument } from '../documents/document.ts';
import type { LogEntry } from './log-scan.ts';
import type { TransactionLog } from './transaction-log.ts';

/** A transaction with what it did to the documents asked for. */
export interface HistoricTransaction {
  entry: LogEntry;
  mutations: readonly unknown[];
  changes: { id: string; previous: LakeDocument | null; next: LakeDocument | null }[];
}

/** Which revision of a document is asked for. */
export type RevisionRequest =
  | { by: 'revision'; revision: string }
  | { by: 'time'; time: string }
  | { by: 'lastRevision' };

export class History {
  private readonly entries: LogEntry[] = [];
  private readonly numbers = new Map<string, number>();
  /** Numbers of the transactions that changed a document, ascending. */
  private readonly byDocument = new Map<string, number[]>();
  private readonly adapt: (document: LakeDocument) => LakeDocument;
  private log: TransactionLog | null = null;

  constructor(adapt: (document: LakeDocument) => LakeDocument) {
    this.adapt = adapt;
  }

  /** Gives the log from which contents are read. */
  attach(log: TransactionLog): void {
    this.log = log;
  }

  /** Takes the next transaction in. */
  add(entry: LogEntry): void {
    const number = this.entries.length;
    this.entries.push(entry);
    this.numbers.set(entry.id, number);
    for (const id of entry.documentIds) {
      const numbers = this.byDocument.get(id);
      if (numbers) numbers.push(number);
      else this.byDocument.set(id, [number]);
    }
  }

  /** Takes the newest transaction out again: it could not be stored. */
  removeLatest(): void {
    const entry = this.entries.pop();
    if (!entry) return;
    this.numbers.delete(entry.id);
    for (const id of entry.documentIds) {
      const numbers = this.byDocument.get(id);
      numbers?.pop();
      if (numbers?.length === 0) this.byDocument.delete(id);
    }
  }

  /** Whether a transaction with this id was stored. */
  has(transactionId: string): boolean {
    return this.numbers.has(transactionId);
  }

  /** Ids of the versions in releases that a document has, or had. */
  versionIdsOf(publishedId: string): string[] {
    return [...this.byDocument.keys()].filter((id) => isVersionId(id) && publishedIdOf(id) === publishedId);
  }

  /** Id of the newest transaction, or null before the first. */
  get latest(): string | null {
    return this.entries.at(-1)?.id ?? null;
  }

  private async documentsOf(
    numbers: readonly number[],
  ): Promise<Map<number, Record<string, LakeDocument | null>>> {
    const contents = await this.read(numbers);
    return new Map([...contents].map(([number, content]) => [number, content.documents]));
  }

  private async read(numbers: readonly number[]) {
    const entries = numbers.map((number) => this.entries[number]).filter((entry) => entry !== undefined);
    const contents = this.log ? await this.log.read(entries) : [];
    return new Map(
      numbers.map((number, position) => [number, contents[position] ?? { mutations: [], documents: {} }]),
    );
  }

  /** The transactions that changed any of the documents, oldest first, between two ids (both included). */
  numbersOf(ids: readonly string[], from: string | null, to: string | null): number[] {
    const numbers = [...new Set(ids.flatMap((id) => this.byDocument.get(id) ?? []))].toSorted(
      (a, b) => a - b,
    );
    const first = from === null ? 0 : (this.numbers.get(from) ?? 0);
    const last = to === null ? this.entries.length : (this.numbers.get(to) ?? this.entries.length);
    return numbers.filter((number) => number >= first && number <= last);
  }

  /** Reads transactions with each document's state before and after. */
  async transactions(numbers: readonly number[], ids: readonly string[]): Promise<HistoricTransaction[]> {
    const wanted = new Set(numbers);
    for (const number of numbers) {
      for (const id of this.entries[number]?.documentIds ?? []) {
        const before = ids.includes(id) ? this.numberBefore(id, number) : null;
        if (before !== null) wanted.add(before);
      }
    }
    const contents = await this.read([...wanted]);
    const found: HistoricTransaction[] = [];
    for (const number of numbers) {
      const entry = this.entries[number];
      if (!entry) continue;
      const changes = entry.documentIds
        .filter((id) => ids.includes(id))
        .map((id) => {
          const before = this.numberBefore(id, number);
          return {
            id,
            previous: this.adapted(before === null ? null : contents.get(before)?.documents[id]),
            next: this.adapted(contents.get(number)?.documents[id]),
          };
        });
      found.push({ entry, mutations: contents.get(number)?.mutations ?? [], changes });
    }
    return found;
  }

  private adapted(document: LakeDocument | null | undefined): LakeDocument | null {
    return document ? this.adapt(document) : null;
  }

  private numberBefore(id: string, number: number): number | null {
    return this.byDocument.get(id)?.findLast((candidate) => candidate < number) ?? null;
  }

  /** A document as one of its revisions left it, or null when it was not there. */
  async documentAt(id: string, request: RevisionRequest): Promise<LakeDocument | null> {
    const numbers = this.byDocument.get(id) ?? [];
    if (request.by === 'lastRevision') {
      for (const number of numbers.toReversed()) {
        const document = (await this.documentsOf([number])).get(number)?.[id];
        if (document) return this.adapt(document);
      }
      return null;
    }
    const until =
      request.by === 'revision'
        ? (this.numbers.get(request.revision) ?? -1)
        : this.entries.findLastIndex((entry) => entry.timestamp <= request.time);
    // A revision of another document's transaction stands for that moment.
    const number = numbers.findLast((candidate) => candidate <= until);
    if (number === undefined) return null;
    return this.adapted((await this.documentsOf([number])).get(number)?.[id]);
  }
}
