import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServices } from '../../src/admin-services.ts';
import { mergeHosting } from '../../src/firebase-config.ts';
import { EmulatorError, startEmulators, type RunningEmulators } from '../../src/launcher.ts';
import { isAlive } from '../../src/process-tree.ts';
import { ROOT } from '../../src/repository-paths.ts';
import { findSavedState } from '../../src/saved-state.ts';

const PROJECT = 'demo-launcher-test';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumen-launcher-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (): Promise<RunningEmulators> =>
  startEmulators({
    projectId: PROJECT,
    only: ['auth', 'firestore', 'storage'],
    stateDir: join(folder, 'state'),
    logFile: join(folder, 'emulators.log'),
  });

const services = ({ origins }: RunningEmulators) =>
  adminServices({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com`, emulators: origins });

test(
  'accounts, documents and files survive a restart, and no process does',
  { timeout: 90_000 },
  async () => {
    const first = await start();
    const pids = first.pids();
    {
      await using filled = services(first);
      await filled.auth.createUser({ uid: 'maya', email: 'maya@example.test', password: 'secret-enough' });
      await filled.firestore.doc('notes/one').set({ text: 'kept' });
      await filled.bucket.file('a/b.txt').save('kept', { resumable: false });
    }
    await first.stop();
    expect(pids.length).toBeGreaterThanOrEqual(4);
    expect(pids.filter(isAlive)).toEqual([]);
    const second = await start();
    {
      await using found = services(second);
      expect((await found.auth.getUser('maya')).email).toBe('maya@example.test');
      expect((await found.firestore.doc('notes/one').get()).get('text')).toBe('kept');
      expect(String((await found.bucket.file('a/b.txt').download())[0])).toBe('kept');
    }
    await second.stop();
    expect(readdirSync(ROOT).filter((name) => name.startsWith(`firebase.local-${process.pid}`))).toEqual([]);
  },
);

test('a launcher that is killed leaves no process and a saved state', { timeout: 60_000 }, async () => {
  const script = `
    import { startEmulators } from ${JSON.stringify(join(ROOT, 'emulators/src/launcher.ts'))};
    const run = await startEmulators(${JSON.stringify({
      projectId: PROJECT,
      only: ['auth', 'firestore'],
      stateDir: join(folder, 'state'),
      logFile: join(folder, 'emulators.log'),
    })});
    console.log(JSON.stringify(run.pids()));
    await run.ended;`;
  const launcher = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: launcher.stdout }), 'line')) as [string];
  const pids = JSON.parse(line) as number[];
  expect(pids.filter(isAlive)).toEqual(pids);
  launcher.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 30_000, interval: 200 });
  expect(findSavedState(join(folder, 'state'))).toBe(join(folder, 'state'));
});

test('hosting without a built site is refused before anything starts', async () => {
  const attempt = startEmulators({ projectId: PROJECT, only: ['hosting'], logFile: join(folder, 'log') });
  await expect(attempt).rejects.toThrow(EmulatorError);
});

test('what the site build says of hosting joins what the repository says', () => {
  const merged = mergeHosting(
    { cleanUrls: true, redirects: [{ source: '/a' }] },
    { redirects: [{ source: '/b' }], headers: [{ source: '**' }], cleanUrls: false },
  );
  expect(merged).toEqual({
    cleanUrls: false,
    redirects: [{ source: '/a' }, { source: '/b' }],
    headers: [{ source: '**' }],
  });
});
