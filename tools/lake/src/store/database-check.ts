/** Looks for damage in a data folder's database without changing it. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LakeStartError } from '../http/api-error.ts';
import { textIn } from './rows.ts';
import { databasePath, hasTables, LOCK_TIMEOUT, openingError, primaryCode, SQLITE } from './sqlite-file.ts';
import { CHECKSUM_START, checksumAfter, type StoredRevision } from './transaction-checksum.ts';
import { findLostTransactions } from './write-ahead-log.ts';

/** Problems that are listed; there may be thousands of the same kind. */
const PROBLEMS_MAX = 20;

/** Bytes of the smallest page; SQLite takes a shorter file for an empty database. */
const PAGE_BYTES_MIN = 512;

/** What a check has to say. */
export interface CheckReport {
  /** Whether a lake starts on the folder. */
  sound: boolean;
  sentences: string[];
}

/** One sentence on damage and what to do. */
export function damageSentence(path: string, damage: string): string {
  return `The database ${path} is damaged (${damage}). Nothing was changed: restore the folder from a copy, or read what is left with \`sqlite3 ${path} .recover\`.`;
}

/** Without this, a database whose tables are still in a damaged log would look like a new one. */
function problemsOfLog(log: string): string[] {
  const lost = existsSync(log) ? findLostTransactions(readFileSync(log)) : null;
  return lost === null ? [] : [lost];
}

function* problemsOf(database: DatabaseSync): Generator<string> {
  for (const row of database.prepare(`PRAGMA integrity_check(${PROBLEMS_MAX})`).iterate()) {
    const found = textIn(row, 'integrity_check');
    if (found !== 'ok') yield found.replaceAll(/\s+/g, ' ');
  }
  for (const row of database.prepare('PRAGMA foreign_key_check').iterate())
    yield `a row of ${textIn(row, 'table')} belongs to no transaction`;
  const revisions = database.prepare('SELECT document, body FROM revisions WHERE number = ? ORDER BY rowid');
  let checksum = CHECKSUM_START;
  for (const row of database.prepare('SELECT * FROM transactions ORDER BY number').iterate()) {
    const id = textIn(row, 'id');
    checksum = checksumAfter(checksum, {
      dataset: textIn(row, 'dataset'),
      id,
      timestamp: textIn(row, 'timestamp'),
      author: textIn(row, 'author'),
      mutations: textIn(row, 'mutations'),
      revisions: revisions.all(row['number'] ?? null).map((revision): StoredRevision => ({
        document: textIn(revision, 'document'),
        body: revision['body'] === null ? null : textIn(revision, 'body'),
      })),
    });
    if (checksum === row['checksum']) continue;
    yield `the checksum of transaction ${id} is wrong: it or an earlier one was changed or is missing`;
    return;
  }
}

/** Reads a database that no lake holds, nor takes meanwhile. @param action is told whether it has its tables yet */
function read<T>(folder: string, action: (database: DatabaseSync, isMade: boolean) => T): T {
  const path = databasePath(folder);
  const database = new DatabaseSync(path, { readOnly: true, timeout: LOCK_TIMEOUT });
  try {
    return action(database, hasTables(database, path));
  } finally {
    database.close();
  }
}

/**
 * What is wrong with the database of a data folder, one phrase each; nothing when there is none.
 * @throws LakeStartError when a lake holds it, or it is of another version
 */
export function findDamage(folder: string): string[] {
  const path = databasePath(folder);
  if (!existsSync(path)) return [];
  const { size } = statSync(path);
  if (size > 0 && size < PAGE_BYTES_MIN) return [`it has only ${size} bytes`];
  try {
    return read(folder, (database, isMade) =>
      [...problemsOfLog(`${path}-wal`), ...(isMade ? problemsOf(database) : [])].slice(0, PROBLEMS_MAX),
    );
  } catch (error) {
    if (error instanceof LakeStartError || primaryCode(error) === SQLITE.busy)
      throw openingError(error, folder);
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Says whether a lake would start on a data folder, and if not, what is wrong with it.
 * @throws LakeStartError when a lake runs on it
 */
export function checkFolder(folder: string): CheckReport {
  const path = databasePath(folder);
  if (!existsSync(path)) return { sound: true, sentences: [`There is no database in ${folder} yet.`] };
  const damage = findDamage(folder);
  if (damage.length > 0)
    return { sound: false, sentences: damage.map((found) => damageSentence(path, found)) };
  const count = read(folder, (database, isMade) =>
    isMade ? database.prepare('SELECT count(*) AS count FROM transactions').get()?.['count'] : 0,
  );
  return { sound: true, sentences: [`The database ${path} is sound: ${String(count)} transactions.`] };
}
