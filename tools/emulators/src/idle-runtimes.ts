/**
 * Runtimes of functions that can go. firebase-tools starts another one whenever all of a function are busy and
 * ends none (firebase-tools#8113): after a hundred uploads at once a hundred of them would stay, with 90 MB each.
 */
import type { RunningProcess } from './process-tree.ts';

/** Runtimes that stay, busy or not: one for each function, and some more for a handful of members. */
const KEPT = 32;

/** How long one beyond these stays without work, in milliseconds. */
const IDLE_FOR = 60_000;

/** Seconds of processor time below which a process has done nothing but wait. */
const WAITING = 0.05;

interface Seen {
  busySeconds: number;
  /** When it had worked last, in milliseconds. */
  at: number;
}

const keyOf = ({ pid, started }: RunningProcess): string => `${pid} ${started}`;

/** Remembers since when each runtime has been idle. */
export class IdleRuntimes {
  #seen = new Map<string, Seen>();

  /** Those to end, the longest idle first. @param now in milliseconds */
  beyondLimit(runtimes: readonly RunningProcess[], now: number): RunningProcess[] {
    this.#seen = new Map(
      runtimes.map((runtime) => {
        const before = this.#seen.get(keyOf(runtime));
        const isWaiting = before && runtime.busySeconds - before.busySeconds < WAITING;
        return [keyOf(runtime), isWaiting ? before : { busySeconds: runtime.busySeconds, at: now }];
      }),
    );
    const idleSince = (runtime: RunningProcess): number => this.#seen.get(keyOf(runtime))?.at ?? now;
    return runtimes
      .filter((runtime) => now - idleSince(runtime) >= IDLE_FOR)
      .toSorted((one, other) => idleSince(one) - idleSince(other))
      .slice(0, Math.max(0, runtimes.length - KEPT));
  }
}
