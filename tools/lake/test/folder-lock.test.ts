import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../src/store/folder-lock.ts';
import { temporaryFolder } from './temporary-lake.ts';

/** No process has it: Linux gives ids up to 4,194,304. */
const NOBODY = 4_999_999;

let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['a free folder', false],
  ['the lock of a killed lake', true],
])('of many who start together on %s, never two get it', async (_name, isStale) => {
  let won = 0;
  for (let round = 0; round < 40; round += 1) {
    if (isStale) await writeFile(join(folder, 'lock'), `${NOBODY} 1\n`);
    const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
    const winners = attempts.filter((attempt) => attempt.status === 'fulfilled');
    expect({ round, tooMany: winners.length > 1 }).toEqual({ round, tooMany: false });
    won += winners.length;
    for (const { value: unlock } of winners) await unlock();
    expect(await readdir(folder)).toEqual(winners.length === 0 && isStale ? ['lock'] : []);
  }
  expect(won).toBeGreaterThan(30);
});

test('what a killed lake left while it was locking is no obstacle', async () => {
  await writeFile(join(folder, `lock.${NOBODY}.01234567-89ab-4cde-8f01-23456789abcd`), `${NOBODY} 1\n`);
  const unlock = await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['lock']);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by another lake (process ${process.pid})`);
  await unlock();
});
