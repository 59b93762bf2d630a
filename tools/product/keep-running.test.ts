import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { keepRunning, type Part } from './keep-running.ts';

/** A part that ends when it is told to die. */
class Mortal implements Part {
  readonly stop = vi.fn<() => Promise<void>>(async () => this.die());
  die!: () => void;
  readonly ended = new Promise<void>((resolve) => (this.die = resolve));
}

function kept({ limit = 5, fails = [] as number[] } = {}) {
  const parts: Mortal[] = [];
  const said: string[] = [];
  let starts = 0;
  const start = async (): Promise<Mortal> => {
    starts += 1;
    if (fails.includes(starts)) throw new Error('no room');
    const part = new Mortal();
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

test('a part that ends is started again, and the terminal says so in a sentence', async () => {
  const { parts, said, keeping } = kept();
  const part = await keeping;
  parts[0]?.die();
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said[0]).toBe('the lake ended by itself and is started again with what it has kept (see lake.log)');
  expect(said[1]).toMatch(/^the lake runs again, after \d+\.\d s$/);
  expect(part.now).toBe(parts[1]);
});

test('a start that fails is tried again', async () => {
  const { parts, said, keeping } = kept({ fails: [2] });
  await keeping;
  parts[0]?.die();
  await vi.waitFor(() => expect(parts).toHaveLength(2));
  expect(said).toContain('the lake did not start: no room');
});

test('one that ends again and again is given up with a sentence', async () => {
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

test('what is stopped stays stopped', async () => {
  const { parts, said, keeping } = kept();
  const part = await keeping;
  await part.stop();
  await setImmediate();
  expect(said).toEqual([]);
  expect(parts).toHaveLength(1);
});

test('a new start that is under way is ended with the rest', async () => {
  const first = new Mortal();
  const said: string[] = [];
  let told = false;
  const start = vi
    .fn<(signal: AbortSignal) => Promise<Mortal>>()
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

test('what the first start throws is thrown', async () => {
  await expect(kept({ fails: [1] }).keeping).rejects.toThrow('no room');
});
