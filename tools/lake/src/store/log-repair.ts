/**
 * Checks the log and the snapshot of a dataset, and repairs them: everything that can still be read is
 * written to a new log, and what was there before is kept as evidence.
 */

import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LakeDocument } from '../documents/document.ts';
import { randomTransactionId } from '../documents/mutations.ts';
import { LakeStartError } from '../http/api-error.ts';
import { syncFolder, timeInFileName } from './durable-file.ts';
import { isTorn, repairAdvice, scanLog } from './log-scan.ts';
import {
  isBefore,
  missingSegment,
  segmentLines,
  segmentName,
  segmentNumbers,
  type LogPosition,
} from './log-segments.ts';
import { readSnapshot, SNAPSHOT_FILE, type Snapshot } from './snapshot.ts';
import {
  BrokenRecordError,
  CHAIN_START,
  declaredLength,
  decodeContent,
  decodeRecord,
  encodeRecord,
  type TransactionContent,
  type TransactionHeader,
} from './transaction-record.ts';

/** The log's folder inside a dataset's. */
export const LOG_FOLDER = 'log';
/** Where a repair writes the new log, until it is whole. */
const NEW_LOG_FOLDER = 'log.repairing';
/** Recorded as the author of what a repair takes from the snapshot. */
const REPAIR_AUTHOR = 'local-editor';
const SEGMENT_BYTES = 16 * 1024 * 1024;

/** What a check or a repair has to say. */
export interface RepairReport {
  /** Whether a lake starts on the dataset. */
  sound: boolean;
  sentences: string[];
}

/** A record that can still be read. */
interface SavedRecord extends LogPosition {
  header: TransactionHeader;
  content: TransactionContent;
  checksum: string;
  previous: string;
}

interface Salvage {
  /** In the order in which they were written. */
  records: SavedRecord[];
  /** What cannot be read, one sentence each. */
  damage: string[];
}

/** Reads every line on its own, whatever is wrong with the others. */
class LogSalvage {
  readonly damage: string[] = [];
  private readonly found: SavedRecord[] = [];
  private lastChecksum = CHAIN_START;

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async read(): Promise<Salvage> {
    const segments = await segmentNumbers(this.folder);
    const missing = missingSegment(segments);
    if (missing !== null) this.damage.push(`${join(this.folder, segmentName(missing))} is missing.`);
    for (const segment of segments) {
      for await (const { offset, line, complete } of segmentLines(join(this.folder, segmentName(segment)))) {
        if (complete || segment !== segments.at(-1) || !isTorn(line))
          this.readLine(line, { segment, offset });
      }
    }
    return { records: inOrder(withoutDoubles(this.found)), damage: this.damage };
  }

  private readLine(line: Buffer, place: LogPosition): void {
    const reason = this.readRecord(line, place);
    if (reason === null) return;
    // Without its line break, a record and the next one look like one line.
    const declared = declaredLength(line);
    const isTwo = declared !== null && declared < line.length;
    if (isTwo && this.readRecord(line.subarray(0, declared), place) === null) {
      this.note({ ...place, offset: place.offset + declared }, 1, 'the line break is damaged');
      const rest = line.subarray(declared + 1);
      if (rest.length > 0) this.readLine(rest, { ...place, offset: place.offset + declared + 1 });
      return;
    }
    this.note(place, line.length, reason);
  }

  /** @returns why it cannot be read, or null */
  private readRecord(line: Buffer, place: LogPosition): string | null {
    try {
      const { header, checksum, previous } = decodeRecord(line);
      const content = decodeContent(line);
      this.found.push({ ...place, header, content, checksum, previous: previous ?? this.lastChecksum });
      this.lastChecksum = checksum;
      return null;
    } catch (error) {
      if (error instanceof BrokenRecordError) return error.message;
      throw error;
    }
  }

  private note({ segment, offset }: LogPosition, bytes: number, reason: string): void {
    const path = join(this.folder, segmentName(segment));
    this.damage.push(`${path}, byte ${offset}: ${bytes} bytes cannot be read (${reason}).`);
  }
}

function withoutDoubles(records: readonly SavedRecord[]): SavedRecord[] {
  return [...new Map(records.toReversed().map((record) => [record.header.id, record])).values()].toReversed();
}

/** Follows the chain; where it is broken, the place in the file decides. */
function inOrder(records: readonly SavedRecord[]): SavedRecord[] {
  const next = new Map(records.map((record) => [record.previous, record]));
  const checksums = new Set(records.map((record) => record.checksum));
  const ordered = new Set<SavedRecord>();
  for (const head of records.filter((record) => !checksums.has(record.previous))) {
    for (
      let record: SavedRecord | undefined = head;
      record && !ordered.has(record);
      record = next.get(record.checksum)
    ) {
      ordered.add(record);
    }
  }
  return [...ordered];
}

/** How many of the records a snapshot has taken in. */
function recordsBefore(records: readonly SavedRecord[], { place }: Snapshot): number {
  const last = place.chain === null ? -1 : records.findIndex((record) => record.checksum === place.chain);
  return last >= 0 ? last + 1 : records.findLastIndex((record) => isBefore(record, place)) + 1;
}

/** Documents whose revision in the snapshot is not the one that the records give. */
function lostDocuments(
  records: readonly SavedRecord[],
  snapshot: Snapshot,
): Record<string, LakeDocument | null> {
  const state = new Map<string, LakeDocument>();
  for (const { content } of records) {
    for (const [id, document] of Object.entries(content.documents)) {
      if (document) state.set(id, document);
      else state.delete(id);
    }
  }
  const kept = new Map(snapshot.documents.map((document) => [document._id, document]));
  const lost: Record<string, LakeDocument | null> = {};
  for (const [id, document] of kept) if (state.get(id)?._rev !== document._rev) lost[id] = document;
  for (const id of state.keys()) if (!kept.has(id)) lost[id] = null;
  return lost;
}

type Transaction = Pick<SavedRecord, 'header' | 'content'>;

/** Writes a log whole and durable, without anybody looking at it yet. */
async function writeLog(folder: string, transactions: readonly Transaction[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  let chain = CHAIN_START;
  let segment = 0;
  let offset = Infinity;
  let handle = null;
  for (const { header, content } of transactions) {
    if (offset > SEGMENT_BYTES || !handle) {
      await handle?.sync();
      await handle?.close();
      segment += 1;
      offset = 0;
      handle = await open(join(folder, segmentName(segment)), 'wx');
    }
    const { line, checksum } = encodeRecord(header, content, chain);
    await handle.appendFile(line);
    chain = checksum;
    offset += line.length;
  }
  await handle?.sync();
  await handle?.close();
  await syncFolder(folder);
}

/** Reads the snapshot, or says why it can't be read. */
async function snapshotOf(folder: string): Promise<{ snapshot: Snapshot | null; problem: string | null }> {
  try {
    return { snapshot: await readSnapshot(folder), problem: null };
  } catch (error) {
    if (!(error instanceof LakeStartError)) throw error;
    return { snapshot: null, problem: `The snapshot ${join(folder, SNAPSHOT_FILE)} cannot be read.` };
  }
}

/** What a start would do; null when it would succeed. */
async function refusalOf(
  folder: string,
): Promise<{ refusal: string | null; transactions: number; torn: number }> {
  let transactions = 0;
  try {
    const { place } = await readSnapshot(folder);
    const { torn } = await scanLog(join(folder, LOG_FOLDER), place, () => {
      transactions += 1;
    });
    return { refusal: null, transactions, torn: torn?.length ?? 0 };
  } catch (error) {
    if (!(error instanceof LakeStartError)) throw error;
    return { refusal: error.message, transactions, torn: 0 };
  }
}

/** What a repair would write, and what is wrong now. */
async function plan(folder: string): Promise<{ transactions: Transaction[]; sentences: string[] }> {
  const { records, damage } = await new LogSalvage(join(folder, LOG_FOLDER)).read();
  const { snapshot, problem } = await snapshotOf(folder);
  const transactions: Transaction[] = [...records];
  const sentences = [...damage, ...(problem === null ? [] : [problem])];
  sentences.push(`${records.length} transactions of the log can be read.`);
  const before = snapshot ? recordsBefore(records, snapshot) : 0;
  const documents = snapshot ? lostDocuments(records.slice(0, before), snapshot) : {};
  const ids = Object.keys(documents);
  if (ids.length > 0) {
    const timestamp = records[before - 1]?.header.timestamp ?? new Date().toISOString();
    const header = { id: randomTransactionId(), timestamp, author: REPAIR_AUTHOR, documentIds: ids };
    transactions.splice(before, 0, { header, content: { mutations: [], documents } });
    sentences.push(`The snapshot has ${ids.length} documents as lost transactions left them.`);
  }
  return { transactions, sentences };
}

/**
 * Says whether a lake would start on a dataset, and if not, everything that is wrong with it.
 * @param folder the dataset's; nothing in it is changed
 */
export async function checkDataset(folder: string): Promise<RepairReport> {
  if (isHalfRepaired(folder)) return { sound: false, sentences: [halfRepaired(folder)] };
  if (![LOG_FOLDER, SNAPSHOT_FILE].some((name) => existsSync(join(folder, name)))) {
    return { sound: true, sentences: [`There is no dataset in ${folder} yet.`] };
  }
  const { refusal, transactions, torn } = await refusalOf(folder);
  if (refusal !== null) return { sound: false, sentences: [refusal, ...(await plan(folder)).sentences] };
  const sentences = [`The log in ${folder} is sound: ${transactions} transactions.`];
  if (torn > 0) sentences.push(`Its last ${torn} bytes were cut short; the next start puts them aside.`);
  return { sound: true, sentences };
}

/**
 * Writes a new log of everything that can be read, and takes from the snapshot what is lost in the log.
 * Nothing is done to a sound dataset.
 * @param folder the dataset's; no lake may run on it
 */
export async function repairDataset(folder: string): Promise<RepairReport> {
  const damaged = join(folder, `damaged-${timeInFileName()}`);
  const sentences: string[] = [];
  const aside = async (name: string): Promise<void> => {
    await mkdir(damaged, { recursive: true });
    if (existsSync(join(folder, name))) await rename(join(folder, name), join(damaged, name));
    await syncFolder(folder);
  };
  if (!isHalfRepaired(folder)) {
    const check = await checkDataset(folder);
    if (check.sound) return check;
    const planned = await plan(folder);
    sentences.push(...planned.sentences);
    await writeLog(join(folder, NEW_LOG_FOLDER), planned.transactions);
    await aside(LOG_FOLDER);
  }
  await aside(SNAPSHOT_FILE);
  await rename(join(folder, NEW_LOG_FOLDER), join(folder, LOG_FOLDER));
  await syncFolder(folder);
  sentences.push(`A new log holds what can be read; what was there before is in ${damaged}.`);
  return { sound: true, sentences };
}

/** Whether a repair was ended between putting the old log aside and putting the new one in its place. */
function isHalfRepaired(folder: string): boolean {
  return !existsSync(join(folder, LOG_FOLDER)) && existsSync(join(folder, NEW_LOG_FOLDER));
}

function halfRepaired(folder: string): string {
  return `The repair of ${folder} was interrupted before it was done. ${repairAdvice(folder)}`;
}

/** Refuses to start on a dataset whose repair is not finished. @throws LakeStartError */
export function refuseHalfRepaired(folder: string): void {
  if (isHalfRepaired(folder)) throw new LakeStartError(halfRepaired(folder));
}
