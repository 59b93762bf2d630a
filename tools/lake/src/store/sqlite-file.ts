/** The lake's SQLite file, and what SQLite's errors about it mean. */

import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { LakeStartError } from '../http/api-error.ts';

/** The version of the schema, in the file's `user_version`. */
export const FORMAT = 1;

/** Milliseconds that a start waits for another one that is looking at the same file. */
export const LOCK_TIMEOUT = 1000;

/** Primary result codes (https://www.sqlite.org/rescode.html). */
export const SQLITE = { busy: 5, constraint: 19 } as const;

/** The database of a data folder. */
export function databasePath(folder: string): string {
  return join(folder, 'lake.sqlite');
}

/** The primary result code of SQLite's error, or null for any other error. */
export function primaryCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  // The rest of an extended code says more about the same.
  return error.errcode & 0xff;
}

/** Why a data folder's database can't be opened, as one sentence. */
export function openingError(error: unknown, folder: string): LakeStartError {
  if (error instanceof LakeStartError) return error;
  if (primaryCode(error) === SQLITE.busy)
    return new LakeStartError(`Another lake uses the data folder ${folder}; stop it first.`);
  const reason = error instanceof Error ? error.message : String(error);
  return new LakeStartError(`The data folder ${folder} is not writable (${reason}).`);
}

/**
 * Whether a database has its tables; a lake that was killed while it made them left none.
 * @throws LakeStartError when they are of another version
 */
export function hasTables(connection: DatabaseSync, path: string): boolean {
  if (!connection.prepare('SELECT 1 FROM sqlite_schema').get()) return false;
  const format = connection.prepare('PRAGMA user_version').get()?.['user_version'];
  if (format === FORMAT) return true;
  throw new LakeStartError(
    `The database ${path} has format ${String(format)} of another version of the lake; this one reads format ${FORMAT}.`,
  );
}
