import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { keepRunning, type Part } from './keep-running.ts';

/** A process that ends when a test ends it. */
class FakeProcess implements Part {
  readonly stop = vi.fn<() => Promise<void>>(async () => this.die());
  die!: () => void;
  readonly ended = new Promise<void>((resolve) => (this.die = resolve));
}

function kept({ limit = 5, fails = [] as number[] } = {}) {
  const parts: FakeProcess[] = [];
  const said: string[] = [];
  let starts = 0;
  const start = async (): Promise<FakeProcess> => {
    starts += 1;
    if (fails.includes(starts)) throw new Error('no room');
    const part = new FakeProcess();
    parts.push(part);
    return part;
  };
  const options = {
    name: 'the lake',
    start,
    say: (line: string) => said.push(line),
    log: 'lake.log',
    limit,
    pause: 1,
  };
  return { parts, said, keeping: keepRunning(options) };
}

test('restarts a process that ends and reports it in one sentence', async () => {
  const { parts, said, keeping } = kept();
  const part = await keeping;
  parts[0]?.die();
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said[0]).toBe('the lake exited unexpectedly; restarting it with its saved data (see lake.log)');
  expect(said[1]).toMatch(/^the lake restarted after \d+\.\d s$/);
  expect(part.now).toBe(parts[1]);
});

test('retries a failed start', async () => {
  const { parts, said, keeping } = kept({ fails: [2] });
  await keeping;
  parts[0]?.die();
  await vi.waitFor(() => expect(parts).toHaveLength(2));
  expect(said).toContain('the lake did not start: no room');
});

test('gives up on a process that ends repeatedly, with a sentence', async () => {
  const { parts, keeping } = kept({ limit: 3 });
  const part = await keeping;
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(parts).toHaveLength(count));
    parts.at(-1)?.die();
  }
  expect(await part.givenUp).toMatch(
    /^The lake ended 3 times in \d+ s, so it is not started again: see lake\.log\.$/,
  );
  expect(parts).toHaveLength(3);
});

test('does not restart a stopped process', async () => {
  const { parts, said, keeping } = kept();
  const part = await keeping;
  await part.stop();
  await setImmediate();
  expect(said).toEqual([]);
  expect(parts).toHaveLength(1);
});

test('a stop ends a restart in progress', async () => {
  const first = new FakeProcess();
  const said: string[] = [];
  let told = false;
  const start = vi
    .fn<(signal: AbortSignal) => Promise<FakeProcess>>()
    .mockResolvedValueOnce(first)
    .mockImplementationOnce(async (signal) => {
      await once(signal, 'abort');
      told = true;
      throw new Error('ended');
    });
  const part = await keepRunning({
    name: 'the lake',
    start,
    say: (line) => said.push(line),
    log: 'lake.log',
    limit: 5,
  });
  first.die();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  await part.stop();
  await setImmediate();
  expect(told).toBe(true);
  expect(said).toHaveLength(1);
  expect(start).toHaveBeenCalledTimes(2);
});

test('throws what the first start throws', async () => {
  await expect(kept({ fails: [1] }).keeping).rejects.toThrow('no room');
});
