/**
 * A transaction as one line of the log: `<checksum> <checksum of the record before> <bytes>`, header and
 * content, separated by tabs (JSON never holds a raw tab). The checksum of the record before chains the
 * records, so that missing, doubled and swapped lines show; the number of bytes tells a torn line from a
 * damaged one. The header alone is enough for the history's index; the content is read on demand.
 */

import { crc32 } from 'node:zlib';
import { isJsonObject, type LakeDocument } from '../documents/document.ts';

/** What the history's index keeps of a transaction. */
export interface TransactionHeader {
  id: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  /** Id of the user who wrote it. */
  author: string;
  /** Ids of the documents that it changed. */
  documentIds: string[];
}

/** The rest of a transaction: what was requested, and each changed document afterwards. */
export interface TransactionContent {
  mutations: unknown[];
  /** By document id; null for a deletion. */
  documents: Record<string, LakeDocument | null>;
}

/** A line that is damaged, or that the lake didn't write. */
export class BrokenRecordError extends Error {
  override name = 'BrokenRecordError';
}

/** A line of the log whose checksum is right. */
export interface LogRecord {
  header: TransactionHeader;
  checksum: string;
  /** Checksum of the record before; null in the format before 2026-11-23, which had no chain. */
  previous: string | null;
}

/** What the first record of a log has instead of the checksum of the record before. */
export const CHAIN_START = '00000000';

const CHECKSUM_BYTES = 8;
const TAB = 9;
const SPACE = 32;
/** The checksum covers everything from its own end on. */
const PREFIX = /^[0-9a-f]{8} ([0-9a-f]{8}) (\d{1,10})\t/;
const PREFIX_BYTES_MAX = 29;

function checksumOf(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(CHECKSUM_BYTES, '0');
}

/**
 * The line, with its line break, that stores a transaction.
 * @param previous checksum of the record before, or `CHAIN_START`
 */
export function encodeRecord(
  header: TransactionHeader,
  content: TransactionContent,
  previous: string,
): { line: Buffer; checksum: string } {
  const body = `${JSON.stringify(header)}\t${JSON.stringify(content)}`;
  const covered = Buffer.from(` ${previous} ${Buffer.byteLength(body)}\t${body}`, 'utf8');
  const checksum = checksumOf(covered);
  return { line: Buffer.concat([Buffer.from(checksum), covered, Buffer.from('\n')]), checksum };
}

/** How long a line says it is, without its line break; null when it doesn't get that far, or is of the old format. */
export function declaredLength(line: Buffer): number | null {
  const prefix = PREFIX.exec(line.toString('latin1', 0, PREFIX_BYTES_MAX));
  return prefix ? prefix[0].length + Number(prefix[2]) : null;
}

function isHeader(value: unknown): value is TransactionHeader {
  return (
    isJsonObject(value) &&
    typeof value['id'] === 'string' &&
    typeof value['timestamp'] === 'string' &&
    typeof value['author'] === 'string' &&
    Array.isArray(value['documentIds'])
  );
}

function isContent(value: unknown): value is TransactionContent {
  return isJsonObject(value) && Array.isArray(value['mutations']) && isJsonObject(value['documents']);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BrokenRecordError('it is not JSON');
  }
}

/** Where header and content begin, after checking the whole line. */
function layoutOf(line: Buffer): { header: number; content: number; previous: string | null } {
  const isOld = line[CHECKSUM_BYTES] === TAB;
  const prefix = isOld ? null : PREFIX.exec(line.toString('latin1', 0, PREFIX_BYTES_MAX));
  const header = isOld ? CHECKSUM_BYTES + 1 : (prefix?.[0].length ?? 0);
  const covered = line.subarray(isOld ? header : CHECKSUM_BYTES);
  if (
    (!isOld && line[CHECKSUM_BYTES] !== SPACE) ||
    checksumOf(covered) !== line.toString('latin1', 0, CHECKSUM_BYTES)
  ) {
    throw new BrokenRecordError('the checksum is wrong');
  }
  const content = line.indexOf(TAB, header) + 1;
  if (header === 0 || content === 0) throw new BrokenRecordError('its form is unknown');
  return { header, content, previous: prefix?.[1] ?? null };
}

/**
 * Reads a line's header after checking the whole line.
 * @param line without its line break
 * @throws BrokenRecordError when the checksum or the form is wrong
 */
export function decodeRecord(line: Buffer): LogRecord {
  const { header, content, previous } = layoutOf(line);
  const value = parse(line.subarray(header, content - 1));
  if (!isHeader(value)) throw new BrokenRecordError('its header is malformed');
  return { header: value, checksum: line.toString('latin1', 0, CHECKSUM_BYTES), previous };
}

/** Reads a line's content after checking the whole line. @throws BrokenRecordError */
export function decodeContent(line: Buffer): TransactionContent {
  const content = parse(line.subarray(layoutOf(line).content));
  if (!isContent(content)) throw new BrokenRecordError('its content is malformed');
  return content;
}
