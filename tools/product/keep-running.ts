import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds in which ends are counted. */
const WITHIN = 300_000;

/** A part of the product as it runs now. */
export interface Part {
  stop(): Promise<void>;
  /** Resolves when it has ended, whatever the reason, and has left nothing behind. */
  ended: Promise<unknown>;
}

interface KeptPart<P> {
  /** The part as it runs now, or ran last. */
  readonly now: P;
  /** Ends it for good. */
  stop(): Promise<void>;
  /** Resolves with a sentence when it was given up: it ended again and again. */
  givenUp: Promise<string>;
}

interface Keeping<P> {
  /** For sentences, like 'the content lake'. */
  name: string;
  /** The signal ends a start that is under way. */
  start: (signal: AbortSignal) => Promise<P>;
  /** Takes a sentence for each end and each return. */
  say: (line: string) => void;
  /** File with what the part itself says. */
  log: string;
  /** How many ends within five minutes are too many. */
  limit: number;
  /** Milliseconds before a part that has ended before is started again. */
  pause?: number;
}

/**
 * Starts a part and starts it again whenever it ends by itself, with the state that it has kept.
 * @throws what the first start throws
 */
export async function keepRunning<P extends Part>({
  name,
  start,
  say,
  log,
  limit,
  pause = 1000,
}: Keeping<P>): Promise<KeptPart<P>> {
  const title = name.slice(0, 1).toUpperCase() + name.slice(1);
  const stopped = new AbortController();
  let now = await start(stopped.signal);
  let ends: number[] = [];
  let starting: Promise<void> = Promise.resolve();

  const again = async (): Promise<boolean> => {
    const began = Date.now();
    try {
      now = await start(stopped.signal);
    } catch (error) {
      if (!stopped.signal.aborted)
        say(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
    if (stopped.signal.aborted) await now.stop();
    else say(`${name} restarted after ${((Date.now() - began) / 1000).toFixed(1)} s`);
    return true;
  };

  const watch = async (): Promise<string> => {
    for (;;) {
      await now.ended;
      for (let runs = false; !runs;) {
        // Nothing is said, and nothing started, once it is told to stop.
        if (stopped.signal.aborted) return new Promise<string>(() => {});
        ends = [...ends.filter((time) => time > Date.now() - WITHIN), Date.now()];
        if (ends.length >= limit)
          return `${title} ended ${ends.length} times in ${Math.ceil((Date.now() - (ends[0] ?? 0)) / 1000)} s, so it is not started again: see ${log}.`;
        say(`${name} exited unexpectedly; restarting it with its saved data (see ${log})`);
        if (ends.length > 1) await delay(pause);
        if (stopped.signal.aborted) continue;
        const attempt = again();
        starting = attempt.then(() => {});
        runs = await attempt;
      }
    }
  };

  const givenUp = watch();
  return {
    get now() {
      return now;
    },
    stop: async () => {
      stopped.abort();
      await now.stop();
      await starting;
    },
    givenUp,
  };
}
