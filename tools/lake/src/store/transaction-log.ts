/**
 * The append-only log of transactions: segments of lines, never rewritten, so that it is the history
 * as well. Appends that arrive while the disk is busy share the next fsync (group commit).
 */

import { access, open, truncate, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { storageError, type ApiError } from '../http/api-error.ts';
import { syncFolder, timeInFileName } from './durable-file.ts';
import { scanLog, type LogEntry, type LogPlace, type SnapshotPlace } from './log-scan.ts';
import { segmentName } from './log-segments.ts';
import {
  decodeContent,
  encodeRecord,
  type TransactionContent,
  type TransactionHeader,
} from './transaction-record.ts';

interface PendingAppend {
  entry: LogEntry;
  line: Buffer;
  /** Where the log ends once this is written. */
  end: LogPlace;
  done: () => void;
  failed: (error: Error) => void;
}

/** How the log makes transactions durable; `each` is the baseline of the benchmark. */
export type CommitMode = 'group' | 'each';

/** How the log is written. */
export interface LogOptions {
  mode: CommitMode;
  /** Bytes of a segment after which the next one is begun. */
  segmentBytes: number;
  /** Takes sentences for whoever runs the lake. */
  report: (sentence: string) => void;
}

/** Puts the bytes of a torn record beside the log, then cuts them off. */
async function cutTail(path: string, from: number, bytes: Buffer): Promise<string> {
  const aside = `${path}.torn-${timeInFileName()}`;
  const copy = await open(aside, 'wx');
  try {
    await copy.writeFile(bytes);
    await copy.sync();
  } finally {
    await copy.close();
  }
  await truncate(path, from);
  return aside;
}

export class TransactionLog {
  private readonly folder: string;
  private readonly options: LogOptions;
  /** Where the next append goes. */
  private end: LogPlace;
  /** Where the log ends on disk. */
  private stored: LogPlace;
  private handle: FileHandle | null = null;
  private pending: PendingAppend[] = [];
  private writing: Promise<void> | null = null;
  /** Settles with the newest append. */
  private newest: Promise<void> = Promise.resolve();
  private failure: ApiError | null = null;
  private onLost: (entries: readonly LogEntry[]) => void = () => undefined;

  private constructor(folder: string, end: LogPlace, options: LogOptions) {
    this.folder = folder;
    this.end = end;
    this.stored = end;
    this.options = options;
  }

  /**
   * Opens a log, handing every stored transaction to `visit` in order. A torn tail, left by a process or
   * machine that stopped in the middle of a write, is put aside: it was never acknowledged.
   * @param snapshot transactions from there on are handed over with their content
   * @throws LakeStartError when anything else is wrong; nothing is changed then
   */
  static async open(
    folder: string,
    snapshot: SnapshotPlace,
    visit: (entry: LogEntry, content: TransactionContent | null) => void,
    options: LogOptions,
  ): Promise<TransactionLog> {
    const { end, torn } = await scanLog(folder, snapshot, visit);
    const log = new TransactionLog(folder, end, options);
    const path = join(folder, segmentName(end.segment));
    if (torn) {
      const aside = await cutTail(path, end.offset, torn);
      options.report(
        `The last ${torn.length} bytes of ${path} are of a transaction that was cut short before it was acknowledged; they are now in ${aside}.`,
      );
    }
    log.handle = await open(path, 'a+');
    await log.handle.sync();
    await syncFolder(folder);
    return log;
  }

  /** Where the next transaction will be written. */
  get place(): LogPlace {
    return this.end;
  }

  /** Why the last transaction could not be stored, or null when it was. */
  get problem(): string | null {
    return this.failure?.message ?? null;
  }

  /** Hears, in the turn in which a write fails, which transactions are not stored. */
  whenLost(listener: (entries: readonly LogEntry[]) => void): void {
    this.onLost = listener;
  }

  /**
   * Queues a transaction. Its place is fixed at once, so callers apply it in memory right away.
   * @returns its index entry, and a promise that settles once it is on disk
   */
  append(
    header: TransactionHeader,
    content: TransactionContent,
  ): { entry: LogEntry; durable: Promise<void> } {
    const begins =
      this.end.offset > this.options.segmentBytes
        ? { segment: this.end.segment + 1, offset: 0 }
        : { segment: this.end.segment, offset: this.end.offset };
    const { line, checksum } = encodeRecord(header, content, this.end.chain);
    const entry: LogEntry = { ...header, ...begins, length: line.length - 1 };
    const end = { segment: begins.segment, offset: begins.offset + line.length, chain: checksum };
    this.end = end;
    const durable = new Promise<void>((resolve, reject) => {
      this.pending.push({ entry, line, end, done: resolve, failed: reject });
    });
    this.newest = durable;
    this.writing ??= this.drain();
    return { entry, durable };
  }

  /** Settles when everything appended so far is on disk. @throws ApiError 503 when it could not be stored */
  async flushed(): Promise<void> {
    // Not until the log is idle: under steady writes it never is.
    await this.newest;
  }

  private async drain(): Promise<void> {
    // One turn later, so that appends of the same turn share the first write.
    await Promise.resolve();
    while (this.pending.length > 0) {
      const segment = this.pending[0]?.entry.segment ?? this.end.segment;
      const batch: PendingAppend[] = [];
      while (this.pending[0]?.entry.segment === segment) {
        const next = this.pending.shift();
        if (next) batch.push(next);
        if (this.options.mode === 'each') break;
      }
      try {
        if (this.failure) await this.dropRemains();
        await this.write(segment, batch);
        this.stored = batch.at(-1)?.end ?? this.stored;
        this.noteSuccess();
        for (const append of batch) append.done();
      } catch (error) {
        this.lose(batch, error);
      }
    }
    this.writing = null;
  }

  private async write(segment: number, batch: readonly PendingAppend[]): Promise<void> {
    if (batch[0]?.entry.offset === 0 || !this.handle) {
      await this.closeHandle();
      this.handle = await open(join(this.folder, segmentName(segment)), 'a+');
      await syncFolder(this.folder);
    }
    await this.handle.appendFile(Buffer.concat(batch.map((append) => append.line)));
    await this.handle.datasync();
  }

  private async closeHandle(): Promise<void> {
    const { handle } = this;
    this.handle = null;
    await handle?.close();
  }

  /** Cuts off what a failed write may have left behind the last stored transaction. */
  private async dropRemains(): Promise<void> {
    await this.closeHandle();
    for (const [segment, offset] of [
      [this.stored.segment + 1, 0],
      [this.stored.segment, this.stored.offset],
    ] as const) {
      const path = join(this.folder, segmentName(segment));
      const exists = await access(path).then(
        () => true,
        () => false,
      );
      if (!exists) continue;
      const handle = await open(path, 'r+');
      try {
        await handle.truncate(offset);
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
  }

  /** What was queued behind a failed batch builds on it, so all of it is lost. */
  private lose(batch: readonly PendingAppend[], cause: unknown): void {
    const lost = [...batch, ...this.pending];
    this.pending = [];
    this.end = this.stored;
    this.newest = Promise.resolve();
    const wasFine = this.failure === null;
    const failure = storageError(cause);
    this.failure = failure;
    this.onLost(lost.map((append) => append.entry));
    for (const append of lost) append.failed(failure);
    if (!wasFine) return;
    this.options.report(
      `${failure.message}. Reads go on; writes are refused with 503, and each of them tries again.`,
    );
  }

  private noteSuccess(): void {
    if (this.failure) this.options.report(`The lake writes to ${this.folder} again.`);
    this.failure = null;
  }

  /** Reads the content of stored transactions. @throws BrokenRecordError when a line was damaged since */
  async read(entries: readonly LogEntry[]): Promise<TransactionContent[]> {
    await this.flushed();
    const handles = new Map<number, FileHandle>();
    try {
      const contents: TransactionContent[] = [];
      for (const entry of entries) {
        let handle = handles.get(entry.segment);
        if (!handle) {
          handle = await open(join(this.folder, segmentName(entry.segment)), 'r');
          handles.set(entry.segment, handle);
        }
        const line = Buffer.alloc(entry.length);
        await handle.read(line, 0, entry.length, entry.offset);
        contents.push(decodeContent(line));
      }
      return contents;
    } finally {
      await Promise.all([...handles.values()].map((handle) => handle.close()));
    }
  }

  /** Waits for queued transactions and closes the file. */
  async close(): Promise<void> {
    await this.writing;
    if (this.failure) await this.dropRemains().catch(() => undefined);
    await this.closeHandle();
  }
}
