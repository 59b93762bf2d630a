/** Reads a whole log at a start and tells a torn tail from damage; nothing on disk is changed. */

import { basename, dirname, join, resolve } from 'node:path';
import { LakeStartError } from '../http/api-error.ts';
import {
  isBefore,
  LOG_START,
  missingSegment,
  segmentLines,
  segmentName,
  segmentNumbers,
  type LogPosition,
} from './log-segments.ts';
import {
  BrokenRecordError,
  CHAIN_START,
  declaredLength,
  decodeContent,
  decodeRecord,
  type TransactionContent,
  type TransactionHeader,
} from './transaction-record.ts';

/** A transaction in the index: its header, and where its line is. */
export interface LogEntry extends TransactionHeader, LogPosition {
  /** Bytes of the line without its line break. */
  length: number;
}

/** A place between two records, with the checksum that the next record continues from. */
export interface LogPlace extends LogPosition {
  chain: string;
}

/** Where a log ends, and what a crash left behind that. */
export interface LogScan {
  end: LogPlace;
  /** Bytes of a record that was never written whole, hence never acknowledged; null without any. */
  torn: Buffer | null;
}

/** What a snapshot says about the log that it belongs to. */
export interface SnapshotPlace extends LogPosition {
  /** null in snapshots of the format before 2026-11-23. */
  chain: string | null;
}

/**
 * What to do, for the sentences that refuse a start.
 * @param folder the dataset's: `<data>/datasets/<name>`
 */
export function repairAdvice(folder: string): string {
  const options = `--data ${resolve(folder, '../..')} --dataset ${basename(folder)}`;
  return `Nothing was changed: \`node tools/lake/src/main.ts check ${options}\` says what is left; \`repair\` in place of \`check\` keeps that and puts the rest aside.`;
}

function damage(path: string, offset: number, reason: string): LakeStartError {
  return new LakeStartError(
    `The transaction log ${path} is damaged at byte ${offset} (${reason}). ${repairAdvice(dirname(dirname(path)))}`,
  );
}

function isWhole(line: Buffer): boolean {
  try {
    decodeRecord(line);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the last line of a log, which has no line break, is one that a crash cut short: bytes are
 * missing at its end, or zeros stand in their place. A record that is all there, with one other byte where
 * its line break belongs, is damaged instead.
 */
export function isTorn(line: Buffer): boolean {
  const declared = declaredLength(line);
  if (declared === null) return !isWhole(line.subarray(0, -1));
  if (line.length <= declared) return true;
  const written = line.findLastIndex((byte) => byte !== 0) + 1;
  return written < declared || (written === declared && line.length > declared + 1);
}

/**
 * Hands every stored transaction to `visit`, in order, after checking it.
 * @param snapshot transactions from there on are handed over with their content
 * @throws LakeStartError that names file and byte, when anything but the tail is wrong
 */
export async function scanLog(
  folder: string,
  snapshot: SnapshotPlace,
  visit: (entry: LogEntry, content: TransactionContent | null) => void,
): Promise<LogScan> {
  const segments = await segmentNumbers(folder);
  const missing = missingSegment(segments);
  if (missing !== null) {
    throw new LakeStartError(
      `The transaction log lacks ${join(folder, segmentName(missing))}; restore it from a copy. ${repairAdvice(dirname(folder))}`,
    );
  }
  let end: LogPlace = { ...LOG_START, chain: CHAIN_START };
  let chained = false;
  let torn: Buffer | null = null;
  let isSnapshotPlace = false;
  const compare = (place: LogPlace): void => {
    if (place.segment !== snapshot.segment || place.offset !== snapshot.offset) return;
    isSnapshotPlace = snapshot.chain === null || snapshot.chain === place.chain;
  };
  compare(end);
  for (const segment of segments) {
    const path = join(folder, segmentName(segment));
    end = { segment, offset: 0, chain: end.chain };
    compare(end);
    for await (const { offset, line, complete } of segmentLines(path)) {
      if (!complete) {
        if (segment !== segments.at(-1) || !isTorn(line)) {
          throw damage(path, offset, 'a line break is missing or another byte stands there');
        }
        torn = line;
        break;
      }
      try {
        const { header, checksum, previous } = decodeRecord(line);
        if (previous === null ? chained : previous !== end.chain) {
          throw new BrokenRecordError('the records before it are missing, doubled or in another order');
        }
        chained ||= previous !== null;
        const content = isBefore({ segment, offset }, snapshot) ? null : decodeContent(line);
        visit({ ...header, segment, offset, length: line.length }, content);
        end = { segment, offset: offset + line.length + 1, chain: checksum };
        compare(end);
      } catch (error) {
        if (error instanceof BrokenRecordError) throw damage(path, offset, error.message);
        throw error;
      }
    }
  }
  if (isBefore(end, snapshot)) {
    throw new LakeStartError(
      `The transaction log in ${folder} is shorter than its snapshot says: acknowledged transactions are missing after byte ${end.offset} of ${segmentName(end.segment)}. ${repairAdvice(dirname(folder))}`,
    );
  }
  if (!isSnapshotPlace) {
    throw new LakeStartError(
      `The transaction log in ${folder} is not the one that its snapshot was taken of, which ends at byte ${snapshot.offset} of ${segmentName(snapshot.segment)}. ${repairAdvice(dirname(folder))}`,
    );
  }
  return { end, torn };
}
