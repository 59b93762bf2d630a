/**
 * The append-only log of transactions: segments of lines, never rewritten, so that it is the history
 * as well. Appends that arrive while the disk is busy share the next fsync (group commit).
 */

import { open, readdir, truncate, type FileHandle } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { LakeStartError } from '../http/api-error.ts';
import { syncFolder } from './durable-file.ts';
import {
  BrokenRecordError,
  decodeContent,
  decodeHeader,
  encodeRecord,
  type TransactionContent,
  type TransactionHeader,
} from './transaction-record.ts';

/** Where a record begins: segment number and byte offset. */
export interface LogPosition {
  segment: number;
  offset: number;
}

/** A transaction in the index: its header, and where its line is. */
export interface LogEntry extends TransactionHeader, LogPosition {
  /** Bytes of the line without its line break. */
  length: number;
}

interface PendingAppend {
  entry: LogEntry;
  line: Buffer;
  done: () => void;
  failed: (error: Error) => void;
}

/** How the log makes transactions durable; `each` is the baseline of the benchmark. */
export type CommitMode = 'group' | 'each';

const SEGMENT = /^(\d{8})\.log$/;
const NEW_LINE = 10;

/** How the log is written. */
export interface LogOptions {
  mode: CommitMode;
  /** Bytes of a segment after which the next one is begun. */
  segmentBytes: number;
}

function segmentName(segment: number): string {
  return `${String(segment).padStart(8, '0')}.log`;
}

/** Lines of a file with their byte offsets; the last one may lack its line break. */
async function* lines(path: string): AsyncGenerator<{ offset: number; line: Buffer; complete: boolean }> {
  let rest: Buffer = Buffer.alloc(0);
  let offset = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    if (!(chunk instanceof Buffer)) continue;
    const data: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    let end = data.indexOf(NEW_LINE);
    while (end >= 0) {
      yield { offset, line: data.subarray(start, end), complete: true };
      offset += end + 1 - start;
      start = end + 1;
      end = data.indexOf(NEW_LINE, start);
    }
    rest = data.subarray(start);
  }
  if (rest.length > 0) yield { offset, line: rest, complete: false };
}

export class TransactionLog {
  private readonly folder: string;
  private readonly options: LogOptions;
  private segment = 1;
  private offset = 0;
  private handle: FileHandle | null = null;
  private pending: PendingAppend[] = [];
  private writing: Promise<void> | null = null;
  /** Settles with the newest append. */
  private newest: Promise<void> = Promise.resolve();
  private failure: Error | null = null;

  private constructor(folder: string, options: LogOptions) {
    this.folder = folder;
    this.options = options;
  }

  /**
   * Opens a log, handing every stored transaction to `visit` in order. A torn last line, left by a
   * process that was killed, is cut off: it was never acknowledged.
   * @param contentFrom transactions from here on are handed over with their content
   * @throws LakeStartError when a line in the middle is damaged
   */
  static async open(
    folder: string,
    contentFrom: LogPosition,
    visit: (entry: LogEntry, content: TransactionContent | null) => void,
    options: LogOptions,
  ): Promise<TransactionLog> {
    const log = new TransactionLog(folder, options);
    const segments = (await readdir(folder))
      .map((name) => Number(SEGMENT.exec(name)?.[1] ?? 0))
      .filter((segment) => segment > 0)
      .toSorted((a, b) => a - b);
    const missing = segments.findIndex((segment, position) => segment !== position + 1);
    if (missing >= 0) {
      const path = join(folder, segmentName(missing + 1));
      throw new LakeStartError(`The transaction log lacks ${path}; restore it from a copy.`);
    }
    for (const segment of segments) {
      await log.scan(segment, segment === segments.at(-1), contentFrom, visit);
    }
    if (
      log.segment < contentFrom.segment ||
      (log.segment === contentFrom.segment && log.offset < contentFrom.offset)
    ) {
      throw new LakeStartError(
        `The transaction log in ${folder} is shorter than its snapshot says; restore the folder or run the reset.`,
      );
    }
    log.handle = await open(join(folder, segmentName(log.segment)), 'a+');
    await syncFolder(folder);
    return log;
  }

  private async scan(
    segment: number,
    isLast: boolean,
    contentFrom: LogPosition,
    visit: (entry: LogEntry, content: TransactionContent | null) => void,
  ): Promise<void> {
    const path = join(this.folder, segmentName(segment));
    this.segment = segment;
    this.offset = 0;
    let broken: { offset: number; reason: string } | null = null;
    for await (const { offset, line, complete } of lines(path)) {
      if (broken) {
        throw new LakeStartError(
          `The transaction log ${path} is damaged at byte ${broken.offset} (${broken.reason}); restore it from a copy.`,
        );
      }
      try {
        if (!complete) throw new BrokenRecordError('the line is torn');
        const text = line.toString('utf8');
        const header = decodeHeader(text);
        const wanted =
          segment > contentFrom.segment || (segment === contentFrom.segment && offset >= contentFrom.offset);
        visit({ ...header, segment, offset, length: line.length }, wanted ? decodeContent(text) : null);
        this.offset = offset + line.length + 1;
      } catch (error) {
        if (!(error instanceof BrokenRecordError)) throw error;
        broken = { offset, reason: error.message };
      }
    }
    if (!broken) return;
    if (!isLast) {
      throw new LakeStartError(
        `The transaction log ${path} is damaged at byte ${broken.offset} (${broken.reason}); restore it from a copy.`,
      );
    }
    await truncate(path, broken.offset);
  }

  /** Where the next transaction will be written. */
  get position(): LogPosition {
    return { segment: this.segment, offset: this.offset };
  }

  /**
   * Queues a transaction. Its place is fixed at once, so callers apply it in memory right away.
   * @returns its index entry, and a promise that settles once it is on disk
   */
  append(
    header: TransactionHeader,
    content: TransactionContent,
  ): { entry: LogEntry; durable: Promise<void> } {
    if (this.failure) throw this.failure;
    const line = Buffer.from(encodeRecord(header, content), 'utf8');
    if (this.offset > this.options.segmentBytes) {
      this.segment += 1;
      this.offset = 0;
    }
    const entry: LogEntry = {
      ...header,
      segment: this.segment,
      offset: this.offset,
      length: line.length - 1,
    };
    this.offset += line.length;
    const durable = new Promise<void>((resolve, reject) => {
      this.pending.push({ entry, line, done: resolve, failed: reject });
    });
    this.newest = durable;
    this.writing ??= this.drain();
    return { entry, durable };
  }

  /** Settles when everything appended so far is on disk. @throws the error of a failed write */
  async flushed(): Promise<void> {
    // Not until the log is idle: under steady writes it never is.
    await this.newest;
  }

  private async drain(): Promise<void> {
    // One turn later, so that appends of the same turn share the first write.
    await Promise.resolve();
    while (this.pending.length > 0) {
      const segment = this.pending[0]?.entry.segment ?? this.segment;
      const batch: PendingAppend[] = [];
      while (this.pending[0]?.entry.segment === segment) {
        const next = this.pending.shift();
        if (next) batch.push(next);
        if (this.options.mode === 'each') break;
      }
      try {
        if (this.failure) throw this.failure;
        await this.write(segment, batch);
        for (const append of batch) append.done();
      } catch (error) {
        this.failure = error instanceof Error ? error : new Error(String(error));
        for (const append of batch) append.failed(this.failure);
      }
    }
    this.writing = null;
  }

  private async write(segment: number, batch: readonly PendingAppend[]): Promise<void> {
    const first = batch[0]?.entry;
    if (!first) return;
    if (first.offset === 0 || !this.handle) {
      await this.handle?.close();
      this.handle = await open(join(this.folder, segmentName(segment)), 'a+');
      await syncFolder(this.folder);
    }
    await this.handle.appendFile(Buffer.concat(batch.map((append) => append.line)));
    await this.handle.datasync();
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
        contents.push(decodeContent(line.toString('utf8')));
      }
      return contents;
    } finally {
      await Promise.all([...handles.values()].map((handle) => handle.close()));
    }
  }

  /** Waits for queued transactions and closes the file. */
  async close(): Promise<void> {
    await this.writing;
    await this.handle?.close();
    this.handle = null;
  }
}
