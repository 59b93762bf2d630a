/** Snapshots: all documents at one place of the log, so that a start need not replay everything. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { LakeStartError } from '../http/api-error.ts';
import { isJsonObject, type LakeDocument } from '../documents/document.ts';
import { replaceFile } from './durable-file.ts';
import { repairAdvice, type LogPlace, type SnapshotPlace } from './log-scan.ts';
import { LOG_START } from './log-segments.ts';
import { CHAIN_START } from './transaction-record.ts';

export const SNAPSHOT_FILE = 'snapshot.ndjson';
/** The first format did not name the checksum that the log continues from. */
const FORMATS = { withoutChain: 1, current: 2 } as const;

/** Documents that are written in one turn. */
const DOCUMENTS_AT_ONCE = 100;

/** The documents of a snapshot, and where in the log they stand. */
export interface Snapshot {
  place: SnapshotPlace;
  documents: LakeDocument[];
}

/** Writes a snapshot in place of the last one; a reader sees the one or the other. */
export async function writeSnapshot(
  folder: string,
  snapshot: { place: LogPlace; documents: readonly LakeDocument[] },
): Promise<void> {
  const hash = createHash('sha256');
  const body: Buffer[] = [];
  for (let from = 0; from < snapshot.documents.length; from += DOCUMENTS_AT_ONCE) {
    const lines = snapshot.documents
      .slice(from, from + DOCUMENTS_AT_ONCE)
      .map((document) => `${JSON.stringify(document)}\n`);
    const part = Buffer.from(lines.join(''));
    hash.update(part);
    body.push(part);
    // Requests have their turn in between.
    await setImmediate();
  }
  const header = {
    format: FORMATS.current,
    position: snapshot.place,
    count: snapshot.documents.length,
    sha256: hash.digest('hex'),
  };
  await replaceFile(join(folder, SNAPSHOT_FILE), [Buffer.from(`${JSON.stringify(header)}\n`), ...body]);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Reads the snapshot of a dataset's folder; an empty one at the log's start when there is none.
 * @throws LakeStartError when the file does not hold what was written
 */
export async function readSnapshot(folder: string): Promise<Snapshot> {
  const path = join(folder, SNAPSHOT_FILE);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return { place: { ...LOG_START, chain: CHAIN_START }, documents: [] };
    throw error;
  }
  const refuse = (reason: string): LakeStartError =>
    new LakeStartError(`The snapshot ${path} is broken (${reason}). ${repairAdvice(folder)}`);
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  let header: unknown;
  let documents: LakeDocument[];
  try {
    header = JSON.parse(text.slice(0, end));
    documents = body
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  } catch {
    throw refuse('it is not JSON');
  }
  const format = isJsonObject(header) ? header['format'] : null;
  if (!isJsonObject(header) || !Object.values<unknown>(FORMATS).includes(format)) {
    throw refuse('its format is unknown');
  }
  if (header['sha256'] !== createHash('sha256').update(body).digest('hex'))
    throw refuse('its checksum is wrong');
  const position = header['position'];
  if (!isJsonObject(position)) throw refuse('it names no place in the log');
  const { segment, offset, chain } = position;
  if (typeof segment !== 'number' || typeof offset !== 'number') throw refuse('it names no place in the log');
  if (format === FORMATS.withoutChain) return { place: { segment, offset, chain: null }, documents };
  if (typeof chain !== 'string') throw refuse('it names no checksum of the log');
  return { place: { segment, offset, chain }, documents };
}
