/** A full disk: reads continue, nothing half-written stays, and writes recover by themselves. */

import { open, readdir, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exited, lakeArguments, startChild, startLimitedChild } from './child-lake.ts';
import { clientOf, temporaryFolder, TemporaryLake, TOKEN, until } from './temporary-lake.ts';

/** More than the free space in the pages that a database has. */
const LONG = 'x'.repeat(50_000);

let fixture: TemporaryLake;
let said: string[];
/** Of every open file in this process. */
let fileHandles: FileHandle;
/** The lake's connection. */
let connection: DatabaseSync | undefined;

beforeEach(async () => {
  said = [];
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  fixture = await TemporaryLake.start({ log: (line) => said.push(line) });
  connection = exec.mock.contexts.find((context) => context instanceof DatabaseSync);
  exec.mockRestore();
  const probe = await open(join(fixture.folder, 'probe'), 'w');
  fileHandles = Object.getPrototypeOf(probe);
  await probe.close();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.stop();
});

function noSpace(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

/** From now on, the database may not grow. */
function fillDatabase(): { empty: () => void } {
  // SQLite makes that the pages that there are.
  connection?.exec('PRAGMA max_page_count = 1');
  return { empty: () => connection?.exec('PRAGMA max_page_count = 1000000') };
}

/** From now on, the disk accepts a few bytes of each upload and fails. */
function fillDisk(): { empty: () => void } {
  const spy = vi.spyOn(fileHandles, 'writeFile').mockImplementation(async function write(this: FileHandle) {
    await this.write(Buffer.from('half a pict'));
    throw noSpace();
  });
  return { empty: () => spy.mockRestore() };
}

async function ping(): Promise<unknown> {
  return (await fetch(`${fixture.lake.origin}/v1/ping`)).json();
}

test('refuses writes and serves reads on a full disk, and recovers with new space @nightly', async () => {
  await fixture.editor.create({ _id: 'before', _type: 'note', title: 'Kept' });
  const heard: unknown[] = [];
  const listening = fixture.editor.listen('*').subscribe((event) => {
    if (event.type === 'mutation') heard.push(event.documentId);
  });
  await until(async () => {
    await fixture.editor.patch('before').inc({ n: 1 }).setIfMissing({ n: 0 }).commit();
    return heard.length > 0;
  }, 'the listener hears of changes');
  const before = await fixture.editor.getDocument('before');
  expect(await ping()).toEqual({ ok: true, writable: true });

  const disk = fillDatabase();
  const writes = await Promise.allSettled([
    fixture.editor.create({ _id: 'lost', _type: 'note', text: LONG }),
    fixture.editor.patch('before').set({ title: 'Changed', text: LONG }).commit(),
    fixture.editor.create({
      _id: 'lost-too',
      _type: 'note',
      text: LONG,
      of: { _type: 'reference', _ref: 'before' },
    }),
  ]);
  for (const write of writes) expect(write).toMatchObject({ reason: { statusCode: 503 } });
  expect(await fixture.editor.fetch('*[_type == "note"]{...}')).toEqual([before]);
  expect(await fixture.editor.getDocument('before')).toEqual(before);
  const history = await fixture.request('/data/history/production/transactions/before,lost');
  expect(await history.text()).not.toContain('"lost"');
  expect(await ping()).toEqual({
    ok: true,
    writable: false,
    problem: expect.stringContaining('disk is full'),
  });
  expect(said).toEqual([
    expect.stringMatching(/cannot write to its data folder \(database or disk is full.*Reads go on/),
  ]);

  disk.empty();
  await fixture.editor.create({ _id: 'lost', _type: 'note', title: 'Second try' });
  await fixture.editor.delete('before');
  expect(await ping()).toEqual({ ok: true, writable: true });
  expect(said).toHaveLength(2);
  expect(said[1]).toContain('again');
  await until(() => heard.includes('lost'), 'the listener hears of the second try');
  expect(heard).not.toContain('lost-too');
  listening.unsubscribe();

  // Nothing is left of the failed writes: the next start reports nothing.
  await fixture.lake.close();
  fixture = await TemporaryLake.start({ dataDir: fixture.folder, log: (line) => said.push(line) });
  expect(await fixture.editor.fetch('*{_id, title}')).toEqual([{ _id: 'lost', title: 'Second try' }]);
  expect(said).toHaveLength(2);
});

test('answers an upload that does not fit with 503 and leaves nothing behind @nightly', async () => {
  const disk = fillDisk();
  await expect(fixture.editor.assets.upload('file', Buffer.alloc(5000, 1))).rejects.toMatchObject({
    statusCode: 503,
  });
  disk.empty();
  expect(await readdir(join(fixture.folder, 'assets/files/production'))).toEqual([]);
  expect(said).toEqual([expect.stringContaining('ENOSPC')]);
  await fixture.editor.assets.upload('file', Buffer.alloc(5000, 1));
});

test('the start removes files that a killed lake left half-written @nightly', async () => {
  await fixture.editor.assets.upload('file', Buffer.from('one'));
  const folder = join(fixture.folder, 'assets/files/production');
  await writeFile(join(folder, 'half.bin.tmp'), 'half');
  await fixture.lake.close();
  fixture = await TemporaryLake.start({ dataDir: fixture.folder });
  expect(await readdir(folder)).toHaveLength(1);
});

test('keeps what it acknowledged when the file system takes no more @nightly', async () => {
  const folder = await temporaryFolder();
  const limited = await startLimitedChild(lakeArguments(folder), 3000);
  const editor = clientOf(limited, { token: TOKEN });
  const acknowledged: string[] = [];
  let refusal: unknown;
  for (let n = 0; refusal === undefined && n < 100; n += 1) {
    try {
      await editor.create({ _id: `d${n}`, _type: 'note', text: LONG });
      acknowledged.push(`d${n}`);
    } catch (error) {
      refusal = error;
    }
  }
  expect(refusal).toMatchObject({ statusCode: 503 });
  expect(limited.stderr()).toContain('Reads go on');
  expect(await editor.fetch('*[_type == "note"]._id')).toHaveLength(acknowledged.length);
  limited.process.kill('SIGKILL');
  await exited(limited.process);

  const lake = await startChild(lakeArguments(folder));
  const after = clientOf(lake, { token: TOKEN });
  expect(await after.fetch('count(*[_type == "note" && _id in $acknowledged])', { acknowledged })).toBe(
    acknowledged.length,
  );
  expect(acknowledged.length).toBeGreaterThan(2);
  await after.create({ _id: 'more', _type: 'note', text: LONG });
  lake.process.kill('SIGTERM');
  expect(await exited(lake.process)).toBe(0);
  await rm(folder, { recursive: true });
});
