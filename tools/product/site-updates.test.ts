import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteUpdates } from './site-updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Updates of which each takes as long, and ends as it is told. */
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

test('a burst of publishes is one update, and what comes during it is one more', async () => {
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

test('publishes that never pause wait for two seconds at most', async () => {
  const { site, begun } = updates();
  site.open();
  for (let count = 0; count < 25; count += 1) {
    site.notice();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(begun).toEqual([2000]);
});

test('a publish before the site is there is made up for when it is', async () => {
  const { site, begun } = updates();
  site.notice();
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toEqual([]);
  site.open();
  await vi.advanceTimersByTimeAsync(300);
  expect(begun).toHaveLength(1);
});

test('a failure is said once, tried again, and its end is said', async () => {
  const { site, begun, said } = updates({ takes: 0, ends: ['no room', 'no room', null] });
  site.open();
  site.notice();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toHaveLength(3);
  expect(said).toEqual([
    'what was published is not on every page yet, readers get the earlier ones (no room)',
    'what was published is on every page again',
  ]);
});

test('an end waits for the update that is under way, and begins no other', async () => {
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
