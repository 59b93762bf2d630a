/** A power cut keeps what was synced to disk, and any of the sectors that were written since. */

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from './random.ts';
import { openDataset, readFiles, titlesOf, writeFiles, writeTitle } from './stored-dataset.ts';
import { temporaryFolder } from './temporary-lake.ts';

const CUTS = 150;
const SECTOR = 512;
/** SQLite syncs the log's header before it writes the frames that follow. */
const LOG_HEADER = 32;
/** Few, so that cuts also happen while the log is moved to the database. */
const CHECKPOINT_PAGES = 12;

let root: string;

beforeAll(async () => {
  root = await temporaryFolder();
});

afterAll(() => rm(root, { recursive: true }));

/** A file after a cut in the middle of a write: each sector is the old or the new one, and some of its growth is missing. */
function cutWhileWriting(before: Buffer, after: Buffer, random: Random): Buffer {
  const reach = random.chance(0.5) ? 1 : random.whole(100) / 100;
  const growth = Math.max(0, after.length - before.length);
  const mixed = Buffer.alloc(after.length - (random.chance(0.5) ? 0 : random.whole(growth + 1)));
  for (let at = 0; at < mixed.length; at += SECTOR) {
    const source = random.chance(reach) ? after : before;
    source.subarray(at, at + SECTOR).copy(mixed, at);
  }
  return mixed;
}

/** A title of some length. */
function title(n: number, random: Random): string {
  return `number ${n} ${'x'.repeat(random.whole(9000))}`;
}

test(`after ${CUTS} power cuts, what was acknowledged is there, and no half of a transaction @nightly`, async () => {
  const random = new Random(11);
  const { dataset, close } = openDataset(join(root, 'running'), [], { checkpointPages: CHECKPOINT_PAGES });
  const found = { old: 0, new: 0, checkpoints: 0 };
  await writeTitle(dataset, ['left', 'right'], title(0, random));
  for (let cut = 1; cut <= CUTS; cut += 1) {
    const before = readFiles(join(root, 'running'));
    const transactions = dataset.history.numbersOf(['left', 'right'], null, null).length;
    const old = titlesOf(dataset);
    await writeTitle(dataset, ['left', 'right'], title(cut, random));
    const after = readFiles(join(root, 'running'));
    // The log is synced before any of it is moved to the database.
    const isCheckpoint = !after.database.equals(before.database) && random.chance(0.7);
    const log = isCheckpoint ? after.log : cutWhileWriting(before.log, after.log, random);
    if (log.length >= LOG_HEADER) after.log.copy(log, 0, 0, LOG_HEADER);
    const database = isCheckpoint
      ? cutWhileWriting(before.database, after.database, random)
      : before.database;

    const folder = join(root, `cut-${cut}`);
    await mkdir(folder);
    await writeFiles(folder, { database, log });
    const restarted = openDataset(folder);
    const titles = titlesOf(restarted.dataset);
    const { length } = restarted.dataset.history.numbersOf(['left', 'right'], null, null);
    await restarted.close();
    const isNew = length === transactions + 1;
    expect({ cut, titles, length }).toEqual({
      cut,
      titles: isNew || isCheckpoint ? titlesOf(dataset) : old,
      length: isNew || isCheckpoint ? transactions + 1 : transactions,
    });
    found[isNew ? 'new' : 'old'] += 1;
    if (isCheckpoint) found.checkpoints += 1;
  }
  await close();
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(10);
});
