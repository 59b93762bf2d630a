import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

/** The failing server in a separate process. */
async function start() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'failing-server.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const get = async (path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${Number(line.toString())}${path}`)).status;
  return { child, get, log: () => log };
}

test('an error in a callback or a promise fails its own request, and the log names it', async () => {
  const { get, log } = await start();
  const [callback, promise, other] = await Promise.all([get('/callback'), get('/promise'), get('/')]);
  expect([callback, promise, other]).toEqual([500, 500, 200]);
  expect(log()).toContain('GET /callback failed: Error: in a callback');
  expect(log()).toContain('GET /promise failed: Error: in a promise');
  expect(await get('/')).toBe(200);
});

test('an unhandled error of an abandoned connection does not end the process', async () => {
  const { child, get, log } = await start();
  expect(await get('/connection')).toBe(200);
  await delay(200);
  expect(log()).toContain('Uncaught error: Error: of a connection');
  expect(child.exitCode).toBeNull();
  expect(await get('/')).toBe(200);
});

test('an error outside of any request ends the process', async () => {
  const { child, get, log } = await start();
  const exit = once(child, 'exit');
  expect(await get('/itself')).toBe(200);
  expect(await exit).toEqual([1, null]);
  expect(log()).toContain('Error: of the process itself');
});
