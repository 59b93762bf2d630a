import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processOf } from '../emulators/src/process-tree.ts';
import {
  endLeftovers,
  isInUse,
  requireInside,
  ROOT,
  stateFolder,
  takeStateFolder,
  type StateFolder,
} from './state-folder.ts';

let folder: StateFolder;
beforeEach(() => {
  folder = stateFolder(mkdtempSync(join(tmpdir(), 'lumen-state-')));
});
const sleepers: ChildProcess[] = [];
afterEach(() => {
  for (const child of sleepers.splice(0)) child.kill('SIGKILL');
  rmSync(folder.dir, { recursive: true, force: true });
});

/** A process that runs until it is ended; @param stubborn ignores SIGTERM */
async function sleeper(stubborn = false): Promise<ChildProcess> {
  const script = `${stubborn ? "process.on('SIGTERM', () => {});" : ''} setInterval(() => {}, 1000); console.log('up')`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  sleepers.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('accepts only a folder inside of the repository', () => {
  for (const inside of ['.local', '.local/a/b', '..local', join(ROOT, 'state')])
    expect(() => requireInside(stateFolder(inside))).not.toThrow();
  for (const outside of ['..', '../elsewhere', '.', tmpdir(), `${ROOT}-2`])
    expect(() => requireInside(stateFolder(outside))).toThrow(
      /^LUMEN_STATE_DIR is .+; it must be a folder inside /,
    );
});

test("records a run's processes, including those that lost their parent", async () => {
  const release = takeStateFolder(folder, 'http://localhost:1');
  const notes = (): { parts: { pid: number }[] } => JSON.parse(readFileSync(folder.running, 'utf8'));
  const parts = (): number[] => notes().parts.map(({ pid }) => pid);
  const script = `const { spawn } = require('node:child_process');
    console.log(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).pid);`;
  const parent = spawn(process.execPath, ['-e', `${script} setInterval(() => {}, 1000)`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const orphan = Number(line.toString());
  await vi.waitFor(() => expect(parts()).toEqual(expect.arrayContaining([parent.pid, orphan])), {
    timeout: 5000,
  });
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(parts()).not.toContain(parent.pid), { timeout: 20_000 });
  expect(parts()).toContain(orphan);
  expect(isInUse(folder)).toBe(true);
  release();
  expect(existsSync(folder.running)).toBe(false);
  process.kill(orphan, 'SIGKILL');
});

test('the next start ends what a killed run left, whatever it does', async () => {
  const children = [await sleeper(), await sleeper()];
  const stranger = await sleeper();
  const ids = children.map(({ pid = 0 }) => pid);
  const gone = { pid: 2 ** 22 + 1, started: '1', parent: 1, name: 'node', site: 'http://localhost:1' };
  // Its id is recorded, but for an earlier process.
  const reused = { ...processOf(stranger.pid ?? 0), started: '1' };
  writeFileSync(folder.running, JSON.stringify({ ...gone, parts: [...ids.map(processOf), reused] }));
  expect(isInUse(folder)).toBe(false);
  const say = vi.fn<(line: string) => void>();
  await endLeftovers(folder, say);
  expect(ids.map(processOf)).toEqual([null, null]);
  expect(stranger.exitCode).toBeNull();
  expect(say.mock.calls[0]?.[0]).toMatch(/^stopping processes of an earlier run \(\d+, \d+\)$/);
});

test('force-ends a process that does not end', async () => {
  const child = await sleeper(true);
  const { pid = 0 } = child;
  const gone = { pid: 2 ** 22 + 1, started: '1', parent: 1, name: 'node', site: 'http://localhost:1' };
  writeFileSync(folder.running, JSON.stringify({ ...gone, parts: [processOf(pid)] }));
  await endLeftovers(folder, () => {}, 300);
  expect(processOf(pid)).toBeNull();
});
