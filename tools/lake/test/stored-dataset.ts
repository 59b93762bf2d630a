/** A dataset's folder on its own, without a server: what the tests of damage open a thousand times. */

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Dataset, type StorageOptions } from '../src/store/dataset.ts';
import { temporaryFolder } from './temporary-lake.ts';

/** The one segment that a small log has. */
export const SEGMENT = '00000001.log';

/** What became of opening a dataset. */
export type Opening =
  | { refused: string; reports: readonly string[] }
  | { titles: Readonly<Record<string, unknown>>; reports: readonly string[]; transactions: number };

/** Opens a folder's dataset. */
export function openDataset(
  folder: string,
  reports: string[] = [],
  storage: Partial<StorageOptions> = {},
): Promise<Dataset> {
  return Dataset.open({
    projectId: 'lumen',
    name: 'production',
    folder,
    adapt: (document) => document,
    log: (line) => reports.push(line),
    storage,
  });
}

/** Stores one document in a transaction of its own. */
export async function writeTitle(dataset: Dataset, id: string, title: string): Promise<void> {
  await dataset.commit((staging) => staging.apply({ createOrReplace: { _id: id, _type: 'note', title } }), {
    author: 'local-editor',
  });
}

/** The title of every document, by id. */
export function titlesOf(dataset: Dataset): Record<string, unknown> {
  return Object.fromEntries([...dataset.all()].map((document) => [document._id, document['title']]));
}

/** Tries to open a folder's dataset, and leaves the folder as the opening left it. */
export async function tryToOpen(folder: string): Promise<Opening> {
  const reports: string[] = [];
  let dataset: Dataset;
  try {
    dataset = await openDataset(folder, reports);
  } catch (error) {
    return { refused: error instanceof Error ? `${error.name}: ${error.message}` : String(error), reports };
  }
  const titles = titlesOf(dataset);
  const transactions = dataset.history.numbersOf(Object.keys(titles), null, null).length;
  await dataset.close();
  return { titles, reports, transactions };
}

/** A folder whose files are set, and looked at, by name. */
export class StoredDataset {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<StoredDataset> {
    return new StoredDataset(await temporaryFolder());
  }

  /** Makes the folder hold this log and, unless it is null, this snapshot, and nothing else. */
  async set(log: Uint8Array, snapshot: Uint8Array | null): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(join(this.folder, 'log'), { recursive: true });
    await writeFile(join(this.folder, 'log', SEGMENT), log);
    if (snapshot) await writeFile(join(this.folder, 'snapshot.ndjson'), snapshot);
  }

  async read(name: string): Promise<Buffer> {
    return readFile(join(this.folder, name));
  }

  log(): Promise<Buffer> {
    return this.read(`log/${SEGMENT}`);
  }

  async names(folder = 'log'): Promise<string[]> {
    return (await readdir(join(this.folder, folder))).toSorted();
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** A log as lakes before 2026-11-23 wrote it: a checksum for each line, no chain and no length. */
export function inOldFormat(log: Buffer): Buffer {
  const lines = log.toString('utf8').trimEnd().split('\n');
  const old = lines.map((line) => {
    const body = line.slice(line.indexOf('\t') + 1);
    return `${crc32(body).toString(16).padStart(8, '0')}\t${body}\n`;
  });
  return Buffer.from(old.join(''));
}
