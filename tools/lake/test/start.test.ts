import { createServer } from 'node:net';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  exited,
  failToStart,
  lakeArguments,
  runToEnd,
  startChild,
  type ChildLake,
  type EndedRun,
} from './child-lake.ts';
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

/** What a refused start said, when it was one sentence on stderr and a non-zero exit; else everything. */
function sentenceOf({ code, stderr, stdout }: EndedRun): string {
  const isOne = code === 1 && stdout === '' && stderr.trim().split('\n').length === 1;
  return isOne ? stderr : `not one sentence: ${JSON.stringify({ code, stdout, stderr })}`;
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

test('everything is there after a stop and a start; SIGTERM and SIGINT end it cleanly', async () => {
  const folder = await filled('restart');
  expect(await readdir(folder)).not.toContain('lock');
  const lake = await startChild(lakeArguments(folder));
  expect(await clientOf(lake).fetch('*[_type == "note"].n')).toEqual([0, 1, 2]);
  lake.process.kill('SIGINT');
  expect(await exited(lake.process)).toBe(0);
});

test('a stop ends open event streams', async () => {
  const lake = await startChild(lakeArguments(join(root, 'streams')));
  const response = await fetch(`${lake.origin}/v2025-02-19/data/listen/production?query=*`);
  expect(response.status).toBe(200);
  lake.process.kill('SIGTERM');
  expect(await exited(lake.process)).toBe(0);
});

test('a taken port', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const folder = join(root, 'port');
  const args = ['--data', folder, '--port', String(port), '--project', 'lumen'];
  const sentence = sentenceOf(await failToStart(args));
  expect(sentence).toContain(`port ${port}`);
  expect(sentence).toContain('EADDRINUSE');
  expect(sentence).not.toContain('not one sentence');
  other.close();
  expect(await readdir(folder)).not.toContain('lock');
});

test('a data folder that cannot be', async () => {
  const file = join(root, 'a-file');
  await writeFile(file, '');
  const sentence = sentenceOf(await failToStart(lakeArguments(join(file, 'data'))));
  expect(sentence).toContain(join(file, 'data'));
  expect(sentence).toContain('cannot be written');
  expect(sentence).not.toContain('not one sentence');
});

test('a second lake on the same folder, and the lock of a killed one', async () => {
  const folder = join(root, 'twice');
  const first = await startChild(lakeArguments(folder));
  const sentence = sentenceOf(await failToStart(lakeArguments(folder)));
  expect(sentence).toContain(folder);
  expect(sentence).toContain('in use');
  expect(sentence).toContain(String(first.process.pid));
  expect(sentence).not.toContain('not one sentence');
  await clientOf(first, { token: TOKEN }).create({ _id: 'kept', _type: 'note' });
  first.process.kill('SIGKILL');
  await exited(first.process);
  expect(await readdir(folder)).toContain('lock');
  expect(await count(folder)).toBe(1);
});

test.each([
  [['--port', 'x', '--data', 'd', '--project', 'p'], "--port is 'x'"],
  [['--port', '0', '--project', 'p'], '--data is missing'],
  [['--nonsense'], '--nonsense'],
])('wrong arguments: %j', async (args, part) => {
  const sentence = sentenceOf(await failToStart(args));
  expect(sentence).toContain(part);
  expect(sentence).not.toContain('not one sentence');
});

test('a dataset name that would leave the folder', async () => {
  const sentence = sentenceOf(await failToStart(lakeArguments(join(root, 'name'), '--dataset', '../x')));
  expect(sentence).toContain('../x');
  expect(sentence).not.toContain('not one sentence');
});

test('a torn last line of the log is put aside: it was never acknowledged', async () => {
  const folder = await filled('torn');
  const log = join(folder, 'datasets/production/log/00000001.log');
  const whole = await readFile(log, 'utf8');
  await rm(join(folder, 'datasets/production/snapshot.ndjson'));
  await truncate(log, Buffer.byteLength(whole) - 7);
  const { stderr } = await withLake(folder, async (lake) => {
    expect(await clientOf(lake).fetch('count(*)')).toBe(2);
    return lake;
  });
  expect((await readFile(log, 'utf8')).endsWith('\n')).toBe(true);
  const [, aside = ''] = (await readdir(join(folder, 'datasets/production/log'))).toSorted();
  expect(stderr()).toBe(
    `The last ${Buffer.byteLength(await readFile(join(folder, 'datasets/production/log', aside)))} bytes of ${log} are of a transaction that was cut short before it was acknowledged; they are now in ${join(folder, 'datasets/production/log', aside)}.\n`,
  );
});

test('a damaged line in the middle of the log', async () => {
  const folder = await filled('damaged');
  const log = join(folder, 'datasets/production/log/00000001.log');
  const text = await readFile(log, 'utf8');
  await writeFile(log, text.replace('"n":1', '"n":7'));
  const sentence = sentenceOf(await failToStart(lakeArguments(folder)));
  expect(sentence).toContain(log);
  expect(sentence).toContain('damaged');
  expect(sentence).toContain('checksum');
  expect(sentence).not.toContain('not one sentence');
});

test('check says what is wrong, and repair puts it right and keeps what was there', async () => {
  const folder = await filled('repair');
  expect(await runToEnd(['check', '--data', folder])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('is sound: 3 transactions'),
  });
  const log = join(folder, 'datasets/production/log/00000001.log');
  const text = await readFile(log, 'utf8');
  await writeFile(log, text.replace('"n":1', '"n":7'));
  // The sentence of a refused start has the whole command.
  const refusal = sentenceOf(await failToStart(lakeArguments(folder)));
  const [, advised = ''] = /`node tools\/lake\/src\/main\.ts (check [^`]*)`/.exec(refusal) ?? [];
  expect(advised).toBe(`check --data ${folder} --dataset production`);
  const check = await runToEnd(advised.split(' '));
  expect(check).toMatchObject({ code: 1, stderr: '' });
  expect(check.stdout).toContain(`${log}, byte ${text.indexOf('\n') + 1}: `);
  expect(check.stdout).toContain('2 transactions of the log can be read.');
  const repair = await runToEnd(['repair', '--data', folder]);
  expect(repair).toMatchObject({ code: 0, stderr: '' });
  const evidence = /what was there before is in (\S+)\.\n/.exec(repair.stdout)?.[1] ?? '';
  expect(await readFile(join(evidence, 'log/00000001.log'), 'utf8')).toContain('"n":7');
  await withLake(folder, async (lake) => {
    expect(await clientOf(lake).fetch('*[_type == "note"]|order(_id).n')).toEqual([0, 1, 2]);
    expect(await runToEnd(['check', '--data', folder])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('in use by another lake'),
    });
  });
});

test('check and repair of a folder that is not there do not make it', async () => {
  const folder = join(root, 'nowhere');
  for (const command of ['check', 'repair']) {
    expect(sentenceOf(await runToEnd([command, '--data', folder]))).toBe(`There is no folder ${folder}.\n`);
  }
  expect(await readdir(root)).not.toContain('nowhere');
  expect(sentenceOf(await runToEnd(['mend', '--data', folder]))).toContain("'mend' is not a command");
});

test('a repair that was interrupted is finished before a lake starts', async () => {
  const folder = await filled('half-repaired');
  const dataset = join(folder, 'datasets/production');
  await rename(join(dataset, 'log'), join(dataset, 'log.repairing'));
  const sentence = sentenceOf(await failToStart(lakeArguments(folder)));
  expect(sentence).toContain('was interrupted');
  expect(await readdir(dataset)).not.toContain('log');
  expect(await runToEnd(['repair', '--data', folder])).toMatchObject({ code: 0 });
  expect(await count(folder)).toBe(3);
});

/** A lake that was killed right after it was seeded: all there is, is the log. */
async function seeded(name: string): Promise<{ folder: string; seed: string[]; dataset: string }> {
  const file = join(root, `${name}.ndjson`);
  await writeFile(file, '{"_id":"one","_type":"note"}\n{"_id":"two","_type":"note"}\n');
  const folder = join(root, name);
  const seed = ['--seed', file];
  const lake = await startChild(lakeArguments(folder, ...seed));
  lake.process.kill('SIGKILL');
  await exited(lake.process);
  return { folder, seed, dataset: join(folder, 'datasets/production') };
}

describe('a seeded lake', () => {
  test('a byte that changes in its one transaction stops the start', async () => {
    const { folder, seed, dataset } = await seeded('seeded-damaged');
    const log = join(dataset, 'log/00000001.log');
    const damaged = (await readFile(log, 'utf8')).replace('"two"', '"twi"');
    await writeFile(log, damaged);
    const sentence = sentenceOf(await failToStart(lakeArguments(folder, ...seed)));
    expect(sentence).toContain(`${log} is damaged at byte 0`);
    expect(await readFile(log, 'utf8')).toBe(damaged);
  });

  test('is seeded again when its documents are gone', async () => {
    const { folder, seed, dataset } = await seeded('seeded-empty');
    await rm(join(dataset, 'log'), { recursive: true });
    expect(await readdir(dataset)).toContain('seed.json');
    expect(await withLake(folder, (lake) => clientOf(lake).fetch<unknown>('count(*)'), ...seed)).toBe(2);
  });
});

test('a segment of the log that is gone', async () => {
  const folder = await filled('gap');
  const log = join(folder, 'datasets/production/log');
  await writeFile(join(log, '00000003.log'), '');
  const sentence = sentenceOf(await failToStart(lakeArguments(folder)));
  expect(sentence).toContain(join(log, '00000002.log'));
  expect(sentence).not.toContain('not one sentence');
});

test('a broken snapshot, which can be rebuilt from the log', async () => {
  const folder = await filled('snapshot');
  const snapshot = join(folder, 'datasets/production/snapshot.ndjson');
  const text = await readFile(snapshot, 'utf8');
  for (const broken of [text.slice(0, -20), text.replace('"n":1', '"n":7'), 'nonsense', '{"format":9}\n']) {
    await writeFile(snapshot, broken);
    const sentence = sentenceOf(await failToStart(lakeArguments(folder)));
    expect(sentence).toContain(snapshot);
    expect(sentence).toContain('broken');
    expect(sentence).not.toContain('not one sentence');
    expect(await readFile(snapshot, 'utf8')).toBe(broken);
  }
  await rm(snapshot);
  expect(await count(folder)).toBe(3);
});

test('a half-written snapshot beside the real one is ignored', async () => {
  const folder = await filled('half');
  await writeFile(join(folder, 'datasets/production/snapshot.ndjson.tmp'), '{"format":1,"pos');
  expect(await count(folder)).toBe(3);
});

test('a log that is shorter than its snapshot', async () => {
  const folder = await filled('short');
  await truncate(join(folder, 'datasets/production/log/00000001.log'), 0);
  const sentence = sentenceOf(await failToStart(lakeArguments(folder)));
  expect(sentence).toContain('shorter');
  expect(sentence).not.toContain('not one sentence');
});

test('addresses of pictures follow the port', async () => {
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

test('an error in a part of a query that nobody reads any more ends nothing', async () => {
  const query = '[1 in [1, 2, {"hasOwnProperty": 1}.a], diff::changedAny({"a": 1}, {}, a)]';
  await withLake(join(root, 'late-error'), async (lake) => {
    expect(await clientOf(lake).fetch(query)).toEqual([true, true]);
    expect((await fetch(`${lake.origin}/v1/ping`)).status).toBe(200);
  });
});
