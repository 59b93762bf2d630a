import { createServer } from 'node:net';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exited, lakeArguments, runToEnd, startChild, type ChildLake } from './child-lake.ts';
import { clientOf, TOKEN } from './temporary-lake.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lake-start-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function withLake<T>(
  folder: string,
  action: (lake: ChildLake) => Promise<T>,
  ...more: string[]
): Promise<T> {
  const lake = await startChild(lakeArguments(folder, ...more));
  try {
    return await action(lake);
  } finally {
    lake.process.kill('SIGTERM');
    expect(await exited(lake.process)).toBe(0);
  }
}

/** The message of a refused command: one sentence on stderr with a non-zero exit. */
async function refusalOf(args: readonly string[]): Promise<string> {
  const { code, stderr, stdout } = await runToEnd(args);
  const lines = stderr.trim().split('\n').length;
  expect({ code, stdout, lines, stderr }).toEqual({ code: 1, stdout: '', lines: 1, stderr });
  return stderr;
}

async function filled(name: string, documents = 3): Promise<string> {
  const folder = join(root, name);
  await withLake(folder, async (lake) => {
    const editor = clientOf(lake, { token: TOKEN });
    for (let n = 0; n < documents; n += 1) await editor.create({ _id: `d${n}`, _type: 'note', n });
  });
  return folder;
}

function count(folder: string): Promise<number> {
  return withLake(folder, (lake) => clientOf(lake).fetch('count(*)'));
}

test('a restart finds everything after SIGTERM or SIGINT, which end the lake cleanly @nightly', async () => {
  const folder = await filled('restart');
  expect(await readdir(folder)).not.toContain('lake.sqlite-wal');
  const lake = await startChild(lakeArguments(folder));
  expect(await clientOf(lake).fetch('*[_type == "note"].n')).toEqual([0, 1, 2]);
  lake.process.kill('SIGINT');
  expect(await exited(lake.process)).toBe(0);
});

test('a stop ends open event streams @nightly', async () => {
  const lake = await startChild(lakeArguments(join(root, 'streams')));
  const response = await fetch(`${lake.origin}/v2025-02-19/data/listen/production?query=*`);
  expect(response.status).toBe(200);
  lake.process.kill('SIGTERM');
  expect(await exited(lake.process)).toBe(0);
});

test('refuses a taken port @nightly', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const folder = join(root, 'port');
  const args = ['--data', folder, '--port', String(port), '--project', 'lumen'];
  const sentence = await refusalOf(args);
  expect(sentence).toContain(`port ${port}`);
  expect(sentence).toContain('EADDRINUSE');
  other.close();
  expect(await count(folder)).toBe(0);
});

test('refuses a data folder that cannot be created @nightly', async () => {
  const file = join(root, 'a-file');
  await writeFile(file, '');
  const sentence = await refusalOf(lakeArguments(join(file, 'data')));
  expect(sentence).toContain(join(file, 'data'));
  expect(sentence).toContain('is not writable');
});

test('refuses a second lake on a folder, but not after a killed one @nightly', async () => {
  const folder = join(root, 'twice');
  const first = await startChild(lakeArguments(folder));
  const sentence = await refusalOf(lakeArguments(folder));
  expect(sentence).toContain(folder);
  expect(sentence).toContain('uses the data folder');
  await clientOf(first, { token: TOKEN }).create({ _id: 'kept', _type: 'note' });
  first.process.kill('SIGKILL');
  await exited(first.process);
  expect(await count(folder)).toBe(1);
});

test.each([
  [['--port', 'x', '--data', 'd', '--project', 'p'], "--port is 'x'"],
  [['--port', '0', '--project', 'p'], '--data is missing'],
  [['--nonsense'], '--nonsense'],
])('refuses wrong arguments: %j @nightly', async (args, part) => {
  const sentence = await refusalOf(args);
  expect(sentence).toContain(part);
});

test('refuses a dataset name that leads out of the folder @nightly', async () => {
  const sentence = await refusalOf(lakeArguments(join(root, 'name'), '--dataset', '../x'));
  expect(sentence).toContain('../x');
});

test('one of several lakes that start at the same time gets the folder @nightly', async () => {
  for (let round = 0; round < 6; round += 1) {
    const folder = join(root, `race-${round}`);
    const starts = await Promise.allSettled(
      Array.from({ length: 3 }, () => startChild(lakeArguments(folder))),
    );
    const started = starts.filter((start) => start.status === 'fulfilled');
    const refused = starts.filter((start) => start.status === 'rejected');
    expect(started).toHaveLength(1);
    for (const { reason } of refused) expect(String(reason)).toContain('uses the data folder');
    for (const { value: lake } of started) {
      lake.process.kill('SIGKILL');
      await exited(lake.process);
    }
  }
});

test('check and the start report the same damage, and change nothing @nightly', async () => {
  const folder = await filled('damaged');
  expect(await runToEnd(['check', '--data', folder])).toEqual({
    code: 0,
    stderr: '',
    stdout: `The database ${join(folder, 'lake.sqlite')} is sound: 3 transactions.\n`,
  });
  const path = join(folder, 'lake.sqlite');
  const whole = await readFile(path);
  const at = whole.indexOf('"n":1');
  whole[at + 4] = '7'.charCodeAt(0);
  await writeFile(path, whole);
  const sentence = await refusalOf(lakeArguments(folder));
  expect(sentence).toContain(path);
  expect(sentence).toContain('is damaged (the checksum of transaction');
  expect(await runToEnd(['check', '--data', folder])).toEqual({ code: 1, stderr: '', stdout: sentence });
  expect((await readFile(path)).equals(whole)).toBe(true);
});

test('check does not create a missing folder, and leaves a running lake alone @nightly', async () => {
  const folder = join(root, 'nowhere');
  expect(await refusalOf(['check', '--data', folder])).toBe(`There is no folder ${folder}.\n`);
  expect(await readdir(root)).not.toContain('nowhere');
  expect(await refusalOf(['mend', '--data', folder])).toContain("'mend' is not a lake command");
  await withLake(folder, async () => {
    expect(await runToEnd(['check', '--data', folder])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('uses the data folder'),
    });
  });
});

test('refuses a folder of text files from an earlier version, and leaves it alone @nightly', async () => {
  const folder = join(root, 'text');
  await mkdir(join(folder, 'datasets/production/log'), { recursive: true });
  const sentence = await refusalOf(lakeArguments(folder));
  expect(sentence).toContain(folder);
  expect(sentence).toContain('move it away');
  expect(await readdir(folder)).toEqual(['datasets']);
});

test('refuses a database of another version @nightly', async () => {
  const folder = await filled('version');
  const database = new DatabaseSync(join(folder, 'lake.sqlite'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(await refusalOf(lakeArguments(folder))).toContain('has format 99');
});

test('a lake that was killed right after seeding has the seed; only an empty one is seeded again @nightly', async () => {
  const file = join(root, 'seed.ndjson');
  await writeFile(file, '{"_id":"one","_type":"note"}\n{"_id":"two","_type":"note"}\n');
  const folder = join(root, 'seeded');
  const lake = await startChild(lakeArguments(folder, '--seed', file));
  lake.process.kill('SIGKILL');
  await exited(lake.process);
  await withLake(
    folder,
    async (again) => {
      const editor = clientOf(again, { token: TOKEN });
      expect(await editor.fetch('count(*)')).toBe(2);
      await editor.delete('two');
    },
    '--seed',
    file,
  );
  await withLake(
    folder,
    async (again) => {
      const editor = clientOf(again, { token: TOKEN });
      expect(await editor.fetch('*._id')).toEqual(['one']);
      await editor.delete('one');
    },
    '--seed',
    file,
  );
  expect(await withLake(folder, (again) => clientOf(again).fetch<unknown>('count(*)'), '--seed', file)).toBe(
    2,
  );
});

test('URLs of pictures follow the port @nightly', async () => {
  const folder = join(root, 'address');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await mkdir(folder, { recursive: true });
  const first = await withLake(folder, async (lake) => {
    const asset = await clientOf(lake, { token: TOKEN }).assets.upload('image', png);
    return { origin: lake.origin, url: asset.url };
  });
  expect(first.url.startsWith(first.origin)).toBe(true);
  await withLake(folder, async (lake) => {
    const url: string = await clientOf(lake).fetch('*[_type == "sanity.imageAsset"][0].url');
    expect(url.startsWith(`${lake.origin}/images/`)).toBe(true);
    expect((await fetch(url)).status).toBe(200);
  });
});

test('an unread error in a part of a query does not end the lake @nightly', async () => {
  const query = '[1 in [1, 2, {"hasOwnProperty": 1}.a], diff::changedAny({"a": 1}, {}, a)]';
  await withLake(join(root, 'late-error'), async (lake) => {
    expect(await clientOf(lake).fetch(query)).toEqual([true, true]);
    expect((await fetch(`${lake.origin}/v1/ping`)).status).toBe(200);
  });
});
