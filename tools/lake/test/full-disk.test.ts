/** A disk that takes no more: reads go on, nothing half-written stays, and writes come back by themselves. */

import { open, readdir, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDataset, titlesOf, writeTitle } from './stored-dataset.ts';
import { TemporaryLake, until } from './temporary-lake.ts';

let fixture: TemporaryLake;
let said: string[];
/** Of every open file in this process. */
let fileHandles: FileHandle;

beforeEach(async () => {
  said = [];
  fixture = await TemporaryLake.start({ log: (line) => said.push(line) });
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

/** From now on the disk takes a few bytes of what is appended to a file, and fails. */
function fillDisk(): { empty: () => void } {
  const spies = (['appendFile', 'writeFile'] as const).map((name) =>
    vi.spyOn(fileHandles, name).mockImplementation(async function write(this: FileHandle) {
      await this.write(Buffer.from('{"half":"a transact'));
      throw noSpace();
    }),
  );
  return { empty: () => spies.forEach((spy) => spy.mockRestore()) };
}

async function ping(): Promise<unknown> {
  return (await fetch(`${fixture.lake.origin}/v1/ping`)).json();
}

test('writes are refused, reads go on, and everything comes back when there is space', async () => {
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

  const disk = fillDisk();
  const writes = await Promise.allSettled([
    fixture.editor.create({ _id: 'lost', _type: 'note' }),
    fixture.editor.patch('before').set({ title: 'Changed' }).commit(),
    fixture.editor.create({ _id: 'lost-too', _type: 'note', of: { _type: 'reference', _ref: 'before' } }),
  ]);
  for (const write of writes) expect(write).toMatchObject({ reason: { statusCode: 503 } });
  expect(await fixture.editor.fetch('*[_type == "note"]{...}')).toEqual([before]);
  expect(await fixture.editor.getDocument('before')).toEqual(before);
  const history = await fixture.request('/data/history/production/transactions/before,lost');
  expect(await history.text()).not.toContain('"lost"');
  expect(await ping()).toEqual({ ok: true, writable: false, problem: expect.stringContaining('ENOSPC') });
  expect(said).toEqual([expect.stringMatching(/cannot write to its data folder \(ENOSPC.*Reads go on/)]);

  disk.empty();
  await fixture.editor.create({ _id: 'lost', _type: 'note', title: 'Second try' });
  await fixture.editor.delete('before');
  expect(await ping()).toEqual({ ok: true, writable: true });
  expect(said).toHaveLength(2);
  expect(said[1]).toContain('again');
  await until(() => heard.includes('lost'), 'the listener hears of the second try');
  expect(heard).not.toContain('lost-too');
  listening.unsubscribe();

  // What the failed writes left in the log is gone: the next start finds nothing to complain about.
  await fixture.lake.close();
  fixture = await TemporaryLake.start({ dataDir: fixture.folder, log: (line) => said.push(line) });
  expect(await fixture.editor.fetch('*{_id, title}')).toEqual([{ _id: 'lost', title: 'Second try' }]);
  expect(said).toHaveLength(2);
});

test('an upload that does not fit is a 503 and leaves nothing behind', async () => {
  const disk = fillDisk();
  await expect(fixture.editor.assets.upload('file', Buffer.alloc(5000, 1))).rejects.toMatchObject({
    statusCode: 503,
  });
  disk.empty();
  expect(await readdir(join(fixture.folder, 'assets/files/production'))).toEqual([]);
  expect(said).toEqual([expect.stringContaining('ENOSPC')]);
  await fixture.editor.assets.upload('file', Buffer.alloc(5000, 1));
});

test('what a killed lake left half-written is removed at the start', async () => {
  await fixture.editor.assets.upload('file', Buffer.from('one'));
  const folder = join(fixture.folder, 'assets/files/production');
  await writeFile(join(folder, 'half.bin.tmp'), 'half');
  await fixture.lake.close();
  fixture = await TemporaryLake.start({ dataDir: fixture.folder });
  expect(await readdir(folder)).toHaveLength(1);
});

test('no reader sees a transaction that is not on disk yet, however many are being written', async () => {
  const syncs: (() => void)[] = [];
  vi.spyOn(fileHandles, 'datasync').mockImplementation(
    () =>
      new Promise((resolve) => {
        syncs.push(resolve);
      }),
  );
  const dataset = await openDataset(join(fixture.folder, 'another'));
  const writes = [writeTitle(dataset, 'first', 'one')];
  await until(() => syncs.length === 1, 'the first transaction is being written');
  const seen = dataset.settled().then(() => titlesOf(dataset));
  writes.push(writeTitle(dataset, 'second', 'two'));
  syncs[0]?.();
  expect(await seen).toEqual({ first: 'one' });
  await until(() => syncs.length === 2, 'the second transaction is being written');
  syncs[1]?.();
  await Promise.all(writes);
  await dataset.settled();
  expect(titlesOf(dataset)).toEqual({ first: 'one', second: 'two' });
  await dataset.close();
});
