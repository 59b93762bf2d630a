/** When a dataset's snapshot is written. */

import type { LakeDocument } from '../documents/document.ts';
import type { LogPosition } from './log-segments.ts';
import { writeSnapshot } from './snapshot.ts';
import type { TransactionLog } from './transaction-log.ts';

/** How much may be in the log alone. */
export interface SnapshotOptions {
  /** A snapshot is taken after this many bytes of log… */
  snapshotAfterBytes: number;
  /** …or this many transactions. */
  snapshotAfterTransactions: number;
}

interface Snapshotted extends SnapshotOptions {
  folder: string;
  log: TransactionLog;
  /** All documents, as they are whenever this is read. */
  documents: ReadonlyMap<string, LakeDocument>;
  report: (line: string) => void;
}

export class SnapshotSchedule {
  private readonly dataset: Snapshotted;
  private position: LogPosition;
  private transactions: number;
  private writing: Promise<void> | null = null;

  /** @param last where the last snapshot stands, and how many transactions came after it */
  constructor(dataset: Snapshotted, last: { position: LogPosition; transactions: number }) {
    this.dataset = dataset;
    this.position = last.position;
    this.transactions = last.transactions;
  }

  /** Counts a transaction that is on disk, and writes a snapshot when it is time. */
  count(): void {
    this.transactions += 1;
    const { log, snapshotAfterBytes, snapshotAfterTransactions } = this.dataset;
    const { segment, offset } = log.place;
    const bytes = segment === this.position.segment ? offset - this.position.offset : snapshotAfterBytes;
    if (bytes >= snapshotAfterBytes || this.transactions >= snapshotAfterTransactions) void this.write();
  }

  /** Writes a snapshot unless one is being written; a failure is reported, for the log has everything. */
  private async write(): Promise<void> {
    this.writing ??= this.writeNow().finally(() => {
      this.writing = null;
    });
    await this.writing;
  }

  private async writeNow(): Promise<void> {
    const { folder, log, report } = this.dataset;
    const { place } = log;
    const documents = [...this.dataset.documents.values()];
    this.position = place;
    this.transactions = 0;
    try {
      // The log must hold what the snapshot builds on.
      await log.flushed();
      await writeSnapshot(folder, { place, documents });
    } catch (error) {
      report(`The snapshot in ${folder} could not be written: ${String(error)}`);
    }
  }

  /** Writes what is in the log alone, and waits until that is done. */
  async finish(): Promise<void> {
    if (this.transactions > 0) await this.write();
    await this.writing;
  }
}
