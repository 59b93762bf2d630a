import { spawn, type ChildProcess } from 'node:child_process';
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

const options = () => ({
  projectId: PROJECT,
  only: ['auth', 'firestore', 'storage'] as const,
  stateDir: join(folder, 'state'),
  logFile: join(folder, 'emulators.log'),
});

const services = (origins: RunningEmulators['origins']) =>
  adminServices({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com`, emulators: origins });

/** A launcher in a separate process, which a test can kill. */
async function startInOwnProcess(): Promise<
  Pick<RunningEmulators, 'origins'> & { launcher: ChildProcess; pids: number[] }
> {
  const script = `
    import { startEmulators } from ${JSON.stringify(join(ROOT, 'tools/emulators/src/launcher.ts'))};
    const run = await startEmulators(${JSON.stringify(options())});
    console.log(JSON.stringify({ pids: run.pids(), origins: run.origins }));
    await run.ended;`;
  const launcher = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: launcher.stdout }), 'line')) as [string];
  return { launcher, ...(JSON.parse(line) as Pick<RunningEmulators, 'origins'> & { pids: number[] }) };
}

test('accounts, documents and files survive a restart, and no process does, even after SIGKILL @nightly', async () => {
  const failures: string[] = [];
  const first = await startEmulators({
    ...options(),
    // Some of the regular saves are due while it stops.
    saveEvery: 0.5,
    onSaveFailed: (reason) => failures.push(reason),
  });
  const pids = first.pids();
  {
    await using filled = services(first.origins);
    await filled.auth.createUser({ uid: 'maya', email: 'maya@example.test', password: 'secret-enough' });
    await filled.firestore.doc('notes/one').set({ text: 'kept' });
    await filled.bucket.file('a/b.txt').save('kept', { resumable: false });
  }
  await first.stop();
  expect(failures).toEqual([]);
  expect(pids.length).toBeGreaterThanOrEqual(4);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(readdirSync(ROOT).filter((name) => name.startsWith(`firebase.local-${process.pid}`))).toEqual([]);

  const second = await startInOwnProcess();
  {
    await using found = services(second.origins);
    expect((await found.auth.getUser('maya')).email).toBe('maya@example.test');
    expect((await found.firestore.doc('notes/one').get()).get('text')).toBe('kept');
    expect(String((await found.bucket.file('a/b.txt').download())[0])).toBe('kept');
  }
  expect(second.pids.filter(isAlive)).toEqual(second.pids);
  rmSync(options().stateDir, { recursive: true });
  second.launcher.kill('SIGKILL');
  await vi.waitFor(() => expect(second.pids.filter(isAlive)).toEqual([]), {
    timeout: 30_000,
    interval: 200,
  });
  expect(findSavedState(options().stateDir)).toBe(options().stateDir);
});

test('refuses hosting without a built site before starting anything @nightly', async () => {
  const attempt = startEmulators({ projectId: PROJECT, only: ['hosting'], logFile: join(folder, 'log') });
  await expect(attempt).rejects.toThrow(EmulatorError);
});

test("merges the site build's hosting settings with the repository's @nightly", () => {
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
