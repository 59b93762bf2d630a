/** Damage of the database: nothing acknowledged is lost without a word, and nothing is touched before it. */

import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasePath } from '../src/store/sqlite-file.ts';
import { findLostTransactions } from '../src/store/write-ahead-log.ts';
import { Random } from './random.ts';
import {
  openDataset,
  readFiles,
  tryToOpen,
  writeFiles,
  writeTitle,
  type DatabaseFiles,
  type DatasetState,
} from './stored-dataset.ts';
import { temporaryFolder } from './temporary-lake.ts';

/** Transactions; each changes one of three documents. */
const TRANSACTIONS = 12;
/** As SQLite's format says. */
const [LOG_HEADER, FRAME] = [32, 24 + 4096];
const REFUSAL =
  /^LakeStartError: The database .*lake\.sqlite (?:is damaged \(.*Nothing was changed|has format )/s;

let folder: string;
/** After a clean stop: everything is in the database. */
let stopped: DatabaseFiles;
/** After a kill: everything is in the write-ahead log. */
let killed: DatabaseFiles;
/** Where each transaction ends in the log of `killed`. */
const ends: number[] = [];
let state: DatasetState;

beforeAll(async () => {
  folder = await temporaryFolder();
  const { dataset, close } = openDataset(folder);
  ends.push(readFiles(folder).log.length);
  for (let n = 1; n <= TRANSACTIONS; n += 1) {
    // With letters of several bytes, and long enough for pages of their own.
    await writeTitle(dataset, `d${n % 3}`, `Größe ${n} \uFFFD ${'x'.repeat(n * 500)}`);
    ends.push(readFiles(folder).log.length);
  }
  killed = readFiles(folder);
  await close();
  stopped = readFiles(folder);
  state = await wholeState();
});

afterAll(() => rm(folder, { recursive: true }));

/** What a start finds that is not refused. */
async function wholeState(): Promise<DatasetState> {
  const opening = await tryToOpen(folder);
  if ('refused' in opening) throw new Error(opening.refused);
  return opening.state;
}

/** What a start makes of files: everything is there, or it is refused and they are as they were. */
async function startOn(files: DatabaseFiles): Promise<'whole' | 'refused' | { wrong: unknown }> {
  await writeFiles(folder, files);
  const opening = await tryToOpen(folder);
  if ('state' in opening)
    return JSON.stringify(opening.state) === JSON.stringify(state) ? 'whole' : { wrong: opening.state };
  const now = readFiles(folder);
  const isUnchanged = now.database.equals(files.database) && now.log.equals(files.log);
  return REFUSAL.test(opening.refused) && isUnchanged ? 'refused' : { wrong: opening.refused };
}

function withByte(source: Buffer, offset: number, value: number): Buffer {
  const copy = Buffer.from(source);
  copy[offset] = value;
  return copy;
}

test('a changed byte of the database stops the start, or changes nothing @nightly', async () => {
  const random = new Random(23);
  const { database } = stopped;
  const header = Array.from({ length: 100 }, (_, offset) => offset);
  const offsets = [...header, ...Array.from({ length: 500 }, () => random.whole(database.length))];
  const wrong: unknown[] = [];
  let refused = 0;
  for (const offset of offsets) {
    const value = ((database[offset] ?? 0) + 1 + random.whole(255)) % 256;
    const outcome = await startOn({ ...stopped, database: withByte(database, offset, value) });
    if (outcome === 'refused') refused += 1;
    else if (outcome !== 'whole') wrong.push({ offset, value, outcome });
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(offsets.length / 4);
});

test('a database that was cut short stops the start @nightly', async () => {
  const { database } = stopped;
  for (const length of [1, 99, 512, 4096, database.length - 4096, database.length - 1])
    expect([length, await startOn({ ...stopped, database: database.subarray(0, length) })]).toEqual([
      length,
      'refused',
    ]);
});

test.each([
  ['a changed document', "UPDATE revisions SET body = replace(body, 'e 4 ', 'e 5 ') WHERE number = 4"],
  ['a changed author', "UPDATE transactions SET author = 'nobody' WHERE number = 4"],
  ['a transaction that is missing', 'DELETE FROM transactions WHERE number = 4'],
  ['a revision that is missing', 'DELETE FROM revisions WHERE number = 4'],
  [
    'two transactions in another order',
    'UPDATE transactions SET number = 99 WHERE number = 4; UPDATE revisions SET number = 99 WHERE number = 4',
  ],
])('%s stops the start', async (_name, sql) => {
  await writeFiles(folder, stopped);
  const database = new DatabaseSync(databasePath(folder), { enableForeignKeyConstraints: false });
  database.exec(sql);
  database.close();
  expect(await startOn(readFiles(folder))).toBe('refused');
});

describe('in the write-ahead log', () => {
  test('everything is there after a kill', async () => {
    expect(killed.log.length).toBe(ends.at(-1));
    expect(state.documents.map(({ _id }) => _id)).toEqual(['d0', 'd1', 'd2']);
    expect(state.history).toHaveLength(TRANSACTIONS);
    expect(await startOn(killed)).toBe('whole');
  });

  test('a changed byte before the last transaction stops the start @nightly', async () => {
    const random = new Random(7);
    const last = ends.at(-2) ?? 0;
    for (let n = 0; n < 300; n += 1) {
      // Of a page, for SQLite knows a frame by its header.
      const frame = random.whole((last - LOG_HEADER) / FRAME);
      const offset = LOG_HEADER + frame * FRAME + 24 + random.whole(FRAME - 24);
      const log = withByte(killed.log, offset, (killed.log[offset] ?? 0) ^ 1);
      expect({ offset, outcome: await startOn({ ...killed, log }) }).toEqual({ offset, outcome: 'refused' });
    }
  });

  test('a changed byte of its header stops the start', () => {
    for (let offset = 0; offset < LOG_HEADER; offset += 1) {
      const log = withByte(killed.log, offset, (killed.log[offset] ?? 0) ^ 1);
      expect([offset, findLostTransactions(log)]).toEqual([offset, expect.stringContaining('write-ahead')]);
    }
  });

  test('a transaction that was cut short is left out, and those before it are there @nightly', async () => {
    for (let cut = LOG_HEADER; cut < killed.log.length; cut += 1021) {
      await writeFiles(folder, { ...killed, log: killed.log.subarray(0, cut) });
      const whole = Math.max(
        0,
        ends.findLastIndex((end) => end <= cut),
      );
      expect([cut, (await wholeState()).history]).toEqual([cut, state.history.slice(0, whole)]);
    }
  });
});
