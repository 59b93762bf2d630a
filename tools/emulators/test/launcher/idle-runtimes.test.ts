import { expect, test } from 'vitest';
import { IdleRuntimes } from '../../src/idle-runtimes.ts';
import type { RunningProcess } from '../../src/process-tree.ts';

const MINUTE = 60_000;

/** As many runtimes; the first ones have worked for so many seconds. */
function runtimes(count: number, busySeconds: readonly number[] = []): RunningProcess[] {
  return Array.from({ length: count }, (_, index) => ({
    pid: index + 1,
    parent: 0,
    started: 'today',
    name: 'node',
    busySeconds: busySeconds[index] ?? 1,
  }));
}

const pids = (found: readonly RunningProcess[]): number[] => found.map(({ pid }) => pid);

test('ends those beyond the limit that have been idle for a minute, and no others', () => {
  const idle = new IdleRuntimes();
  expect(idle.beyondLimit(runtimes(35), 0)).toEqual([]);
  expect(idle.beyondLimit(runtimes(35), MINUTE - 1)).toEqual([]);
  expect(pids(idle.beyondLimit(runtimes(35), MINUTE))).toEqual([1, 2, 3]);
});

test('keeps all that are within the limit, however idle', () => {
  const idle = new IdleRuntimes();
  idle.beyondLimit(runtimes(32), 0);
  expect(idle.beyondLimit(runtimes(32), 60 * MINUTE)).toEqual([]);
});

test('one that has worked meanwhile stays, and the longest idle goes first', () => {
  const idle = new IdleRuntimes();
  idle.beyondLimit(runtimes(34), 0);
  // The first two work; the third only waits.
  idle.beyondLimit(runtimes(34, [2, 3, 1.01]), MINUTE / 2);
  expect(pids(idle.beyondLimit(runtimes(34, [2, 3, 1.02]), MINUTE))).toEqual([3, 4]);
});

test('a later process with the id of an earlier one is not it', () => {
  const idle = new IdleRuntimes();
  idle.beyondLimit(runtimes(33), 0);
  const later = runtimes(33).map((one) => ({ ...one, started: 'later' }));
  expect(idle.beyondLimit(later, MINUTE)).toEqual([]);
});
