/**
 * A transaction as one line of the log: checksum, header and content, separated by tabs (JSON never
 * holds a raw tab). The header alone is enough for the history's index; the content is read when asked.
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

/** The rest of a transaction: what was asked for, and each changed document afterwards. */
export interface TransactionContent {
  mutations: unknown[];
  /** By document id; null for a deletion. */
  documents: Record<string, LakeDocument | null>;
}

/** A line that is torn, changed or not ours. */
export class BrokenRecordError extends Error {
  override name = 'BrokenRecordError';
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}

/** The line, with its line break, that stores a transaction. */
export function encodeRecord(header: TransactionHeader, content: TransactionContent): string {
  const body = `${JSON.stringify(header)}\t${JSON.stringify(content)}`;
  return `${checksum(body)}\t${body}\n`;
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenRecordError('not JSON');
  }
}

/**
 * Reads a line's header after checking the whole line.
 * @param line without its line break
 * @throws BrokenRecordError when the checksum or the form is wrong
 */
export function decodeHeader(line: string): TransactionHeader {
  const headerStart = line.indexOf('\t') + 1;
  const contentStart = line.indexOf('\t', headerStart) + 1;
  if (headerStart !== 9 || contentStart === 0 || checksum(line.slice(headerStart)) !== line.slice(0, 8)) {
    throw new BrokenRecordError('the checksum is wrong');
  }
  const header = parse(line.slice(headerStart, contentStart - 1));
  if (!isHeader(header)) throw new BrokenRecordError('the header is malformed');
  return header;
}

/** Reads the content of a line whose header was read before. @throws BrokenRecordError */
export function decodeContent(line: string): TransactionContent {
  const content = parse(line.slice(line.indexOf('\t', 9) + 1));
  if (!isContent(content)) throw new BrokenRecordError('the content is malformed');
  return content;
}
