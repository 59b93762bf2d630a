/** A power cut keeps what was synced to disk, and of the rest as much as happens to be there. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Dataset } from '../src/store/dataset.ts';
import { Random } from './random.ts';
import { openDataset, titlesOf } from './stored-dataset.ts';
import { temporaryFolder } from './temporary-lake.ts';

const CUTS = 40;
const WRITERS = 6;
/** A segment ends after these many bytes, so that cuts fall between two of them as well. */
const SEGMENT_BYTES = 6000;

let root: string;
/** Bytes that a finished sync has covered, by inode. */
const synced = new Map<number, number>();

beforeAll(async () => {
  root = await temporaryFolder();
  const probe = await open(join(root, 'probe'), 'w');
  const prototype: FileHandle = Object.getPrototypeOf(probe);
  await probe.close();
  // fsync does what fdatasync does, and more; it stands in for it here.
  vi.spyOn(prototype, 'datasync').mockImplementation(async function sync(this: FileHandle) {
    const { size, ino } = await this.stat();
    await this.sync();
    synced.set(ino, size);
  });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

/** The log's files as a power cut at this moment leaves them, by name; read at once, so that nothing runs in between. */
function filesAfterCut(log: string, random: Random): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const name of readdirSync(log)) {
    const data = readFileSync(join(log, name));
    const safe = Math.min(synced.get(statSync(join(log, name)).ino) ?? 0, data.length);
    const kept = safe + random.whole(data.length - safe + 1);
    const zeros = random.chance(0.4) ? data.length - kept : 0;
    files.set(name, Buffer.concat([data.subarray(0, kept), Buffer.alloc(zeros)]));
  }
  return files;
}

function title(writer: number, n: number, random: Random): string {
  return `${writer} wrote ${n} ${'x'.repeat(random.whole(300))}`;
}

/** Which of a writer's transactions a title is from; -1 for none. */
function numberOf(text: unknown): number {
  return Number(/ wrote (\d+) /.exec(String(text))?.[1] ?? -1);
}

/** Writes two documents at a time, which must be there together. */
async function write(dataset: Dataset, writer: number, acknowledged: number[], isOver: () => boolean) {
  const random = new Random(writer + 1);
  for (let n = 0; !isOver(); n += 1) {
    const text = title(writer, n, random);
    await dataset.commit(
      (staging) => {
        for (const half of ['left', 'right']) {
          staging.apply({ createOrReplace: { _id: `${half}-${writer}`, _type: 'half', title: text } });
        }
      },
      { author: 'local-editor' },
    );
    acknowledged[writer] = n;
  }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

test(`after ${CUTS} power cuts, what was acknowledged is there, and no half of a transaction`, async () => {
  const random = new Random(11);
  let torn = 0;
  let promises = 0;
  for (let cut = 0; cut < CUTS; cut += 1) {
    const before = join(root, `before-${cut}`);
    const dataset = await openDataset(before, [], { segmentBytes: SEGMENT_BYTES });
    const acknowledged = Array.from({ length: WRITERS }, () => -1);
    let isOver = false;
    const writers = acknowledged.map((_, writer) => write(dataset, writer, acknowledged, () => isOver));
    const wanted = random.whole(12);
    while (Math.max(...acknowledged) < wanted) await turns(1);
    await turns(random.whole(6));
    const promised = [...acknowledged];
    const files = filesAfterCut(join(before, 'log'), random);
    isOver = true;
    await Promise.all(writers);
    await dataset.close();

    const after = join(root, `after-${cut}`);
    await mkdir(join(after, 'log'), { recursive: true });
    for (const [name, data] of files) await writeFile(join(after, 'log', name), data);
    const reports: string[] = [];
    const restarted = await openDataset(after, reports);
    const titles = titlesOf(restarted);
    await restarted.close();
    torn += reports.length;
    for (const [writer, n] of promised.entries()) {
      const left = titles[`left-${writer}`];
      const found = { isWhole: left === titles[`right-${writer}`], isThere: numberOf(left) >= n };
      expect({ cut, writer, ...found }).toEqual({ cut, writer, isWhole: true, isThere: true });
      promises += n + 1;
    }
  }
  expect(promises).toBeGreaterThan(CUTS * WRITERS);
  expect(torn).toBeGreaterThan(0);
}, 120_000);
