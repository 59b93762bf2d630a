/**
 * The lake's database: one SQLite file for each data folder. Whoever opens it holds it alone, until it is closed
 * or the process ends.
 */

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { LakeStartError, storageError } from '../http/api-error.ts';
import { damageSentence, findDamage } from './database-check.ts';
import {
  databasePath,
  FORMAT,
  hasTables,
  LOCK_TIMEOUT,
  openingError,
  primaryCode,
  SQLITE,
} from './sqlite-file.ts';

const SCHEMA = `
CREATE TABLE transactions (
  number INTEGER PRIMARY KEY,
  dataset TEXT NOT NULL,
  id TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  author TEXT NOT NULL,
  mutations TEXT NOT NULL,
  checksum INTEGER NOT NULL,
  UNIQUE (dataset, id)
) STRICT;
CREATE TABLE revisions (
  number INTEGER NOT NULL REFERENCES transactions,
  dataset TEXT NOT NULL,
  document TEXT NOT NULL,
  body TEXT,
  UNIQUE (dataset, document, number)
) STRICT;
CREATE INDEX revisions_of_transaction ON revisions (number);
CREATE TABLE seeds (dataset TEXT PRIMARY KEY, sha256 TEXT NOT NULL) STRICT;
CREATE TABLE key_values (
  user TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (user, key)
) STRICT;
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
PRAGMA user_version = ${FORMAT};
`;

/** How the database is kept on disk, where that is not as usual: tests. */
export interface StorageOptions {
  /** Pages of the write-ahead log after which they are moved to the database; SQLite's 1000 unless given. */
  checkpointPages?: number;
}

/** Takes sentences for whoever runs the lake. */
type Report = (sentence: string) => void;

/** @throws LakeStartError when the folder can't be made, or holds what an earlier version wrote */
function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new LakeStartError(`The data folder ${folder} is not writable (${code}).`);
  }
  if (existsSync(join(folder, 'datasets')) && !existsSync(databasePath(folder))) {
    throw new LakeStartError(
      `The data folder ${folder} was written by a version of the lake that kept its documents as text; move it away to start with the seed, or export its documents with that version (export-main.ts) and pass them as --seed.`,
    );
  }
}

export class LakeDatabase implements Disposable {
  private readonly connection: DatabaseSync;
  private readonly path: string;
  private readonly report: Report;
  private failure: string | null = null;

  private constructor(connection: DatabaseSync, path: string, report: Report) {
    this.connection = connection;
    this.path = path;
    this.report = report;
  }

  /**
   * Opens the database of a data folder, and makes both if need be.
   * @throws LakeStartError when another lake holds it, or it is damaged or can't be written; nothing is changed then
   */
  static open(folder: string, report: Report, { checkpointPages = 1000 }: StorageOptions = {}): LakeDatabase {
    prepareFolder(folder);
    const path = databasePath(folder);
    const [damage] = findDamage(folder);
    if (damage !== undefined) throw new LakeStartError(damageSentence(path, damage));
    let connection: DatabaseSync | null = null;
    try {
      connection = new DatabaseSync(path, { timeout: LOCK_TIMEOUT });
      // The lock comes first: with it, the index of the write-ahead log needs no file that others could read.
      connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
      // On macOS, only F_FULLFSYNC reaches the disk.
      connection.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1');
      connection.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}`);
      connection.exec('BEGIN IMMEDIATE');
      if (!hasTables(connection, path)) connection.exec(SCHEMA);
      connection.exec('COMMIT');
      return new LakeDatabase(connection, path, report);
    } catch (error) {
      connection?.close();
      throw openingError(error, folder);
    }
  }

  /** Why the last write could not be stored, or null when it was. */
  get problem(): string | null {
    return this.failure;
  }

  prepare(sql: string): StatementSync {
    return this.connection.prepare(sql);
  }

  /**
   * Runs statements as one transaction: all are on disk (fsync) when this returns, or none is kept.
   * @throws ApiError 503 when the disk doesn't take them
   */
  write(statements: () => void): void {
    try {
      this.connection.exec('BEGIN IMMEDIATE');
      statements();
      this.connection.exec('COMMIT');
    } catch (error) {
      // On some errors SQLite has done so by itself.
      if (this.connection.isTransaction) this.connection.exec('ROLLBACK');
      if (primaryCode(error) === null || primaryCode(error) === SQLITE.constraint) throw error;
      const refusal = storageError(error);
      if (this.failure === null) {
        this.report(
          `${refusal.message}. Reads go on; writes are refused with 503, and each of them tries again.`,
        );
      }
      this.failure = refusal.message;
      throw refusal;
    }
    if (this.failure !== null) this.report(`The lake writes to ${this.path} again.`);
    this.failure = null;
  }

  /** Moves the write-ahead log to the database and gives both back. */
  close(): void {
    if (this.connection.isOpen) this.connection.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}
