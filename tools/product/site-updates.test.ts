import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteUpdates } from './site-updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Updates with a given duration and result. */
function updates({ takes = 1000, ends = [] as (string | null)[] } = {}) {
  const begun: number[] = [];
  const said: string[] = [];
  const started = Date.now();
  let end: (() => void) | null = null;
  const site = new SiteUpdates({
    update: async () => {
      begun.push(Date.now() - started);
      await new Promise<void>((resolve) => {
        setTimeout(resolve, takes);
        end = resolve;
      });
      return ends.shift() ?? null;
    },
    end: () => end?.(),
    say: (line) => said.push(line),
    quiet: 250,
    longest: 2000,
    again: 10_000,
  });
  return { site, begun, said };
}

test('a burst of publishes is one update; publishes during it are one more', async () => {
  const { site, begun } = updates();
  site.open();
  for (let count = 0; count < 5; count += 1) {
    site.notice();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(300);
  expect(begun).toEqual([650]);
  site.notice();
  site.notice();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(begun).toEqual([650, 1900]);
});

test('continuous publishes wait for two seconds at most', async () => {
  const { site, begun } = updates();
  site.open();
  for (let count = 0; count < 25; count += 1) {
    site.notice();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(begun).toEqual([2000]);
});

test("applies a publish from before the site's first build after that build", async () => {
  const { site, begun } = updates();
  site.notice();
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toEqual([]);
  site.open();
  await vi.advanceTimersByTimeAsync(300);
  expect(begun).toHaveLength(1);
});

test('reports a failure once, retries it, and reports the recovery', async () => {
  const { site, begun, said } = updates({ takes: 0, ends: ['no room', 'no room', null] });
  site.open();
  site.notice();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toHaveLength(3);
  expect(said).toEqual([
    'some pages do not show the latest publish yet (no room)',
    'all pages show the latest publish again',
  ]);
});

test('a stop waits for the update in progress and starts no other', async () => {
  const { site, begun, said } = updates({ takes: 60_000, ends: ['broken off'] });
  site.open();
  site.notice();
  await vi.advanceTimersByTimeAsync(300);
  site.notice();
  await site.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toHaveLength(1);
  expect(said).toEqual([]);
});
