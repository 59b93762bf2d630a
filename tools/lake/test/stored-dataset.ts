/** A dataset without a server, and its database file. */

import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { LakeDocument } from '../src/documents/document.ts';
import { Dataset } from '../src/store/dataset.ts';
import type { HistoricTransaction } from '../src/store/history.ts';
import { LakeDatabase, type StorageOptions } from '../src/store/lake-database.ts';
import { databasePath } from '../src/store/sqlite-file.ts';

export interface OpenDataset {
  dataset: Dataset;
  close: () => Promise<void>;
}

/** Opens a folder's dataset. @throws LakeStartError */
export function openDataset(
  folder: string,
  reports: string[] = [],
  storage: StorageOptions = {},
): OpenDataset {
  const report = (line: string): void => void reports.push(line);
  const database = LakeDatabase.open(folder, report, storage);
  const dataset = new Dataset({
    projectId: 'lumen',
    name: 'production',
    database,
    adapt: (document) => document,
    log: report,
  });
  const close = async (): Promise<void> => {
    await dataset.close();
    database.close();
  };
  return { dataset, close };
}

/** Stores documents with one title in a transaction of their own. */
export async function writeTitle(dataset: Dataset, ids: string | string[], title: string): Promise<void> {
  await dataset.commit(
    (staging) => {
      for (const _id of [ids].flat()) staging.apply({ createOrReplace: { _id, _type: 'note', title } });
    },
    { author: 'local-editor' },
  );
}

/** The title of every document, by id. */
export function titlesOf(dataset: Dataset): Record<string, unknown> {
  return Object.fromEntries([...dataset.all()].map((document) => [document._id, document['title']]));
}

/** A dataset's documents, in the order of their ids, and their history. */
export interface DatasetState {
  documents: LakeDocument[];
  history: HistoricTransaction[];
}

/** A folder's documents and the history of those that are there, or why its start is refused. */
export async function tryToOpen(folder: string): Promise<{ refused: string } | { state: DatasetState }> {
  let opened: OpenDataset;
  try {
    opened = openDataset(folder);
  } catch (error) {
    return { refused: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
  const { dataset, close } = opened;
  const documents = [...dataset.all()].toSorted((a, b) => (a._id < b._id ? -1 : 1));
  const ids = documents.map(({ _id }) => _id);
  const history = dataset.history.transactions(dataset.history.numbersOf(ids, null, null), ids);
  await close();
  return { state: { documents, history } };
}

/** What is on disk of a database: the file and its write-ahead log. */
export interface DatabaseFiles {
  database: Buffer;
  log: Buffer;
}

function bytesOf(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}

/** Reads a database's files; all at once, so that no transaction comes in between. */
export function readFiles(folder: string): DatabaseFiles {
  const path = databasePath(folder);
  return { database: bytesOf(path), log: bytesOf(`${path}-wal`) };
}

/** Puts files in place of what a folder has. */
export async function writeFiles(folder: string, { database, log }: DatabaseFiles): Promise<void> {
  const path = databasePath(folder);
  for (const suffix of ['', '-wal', '-shm']) await rm(path + suffix, { force: true });
  await writeFile(path, database);
  if (log.length > 0) await writeFile(`${path}-wal`, log);
}
