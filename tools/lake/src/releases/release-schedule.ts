/**
 * Publishes scheduled releases when they are due. What is due stands in the release documents, so that a lake
 * that was off at the time, or was killed, publishes at its next start.
 */

import { ApiError } from '../http/api-error.ts';
import type { LakeDocument } from '../documents/document.ts';
import type { Dataset } from '../store/dataset.ts';
import { publishRelease } from './publish-release.ts';
import { dueAt, isReleaseId, releaseState } from './release-document.ts';

/** What time it is, and how to wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back after so many milliseconds. @returns takes it back */
  wait: (milliseconds: number, call: () => void) => () => void;
}

/** The machine's own. */
export const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  wait: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Longest wait between two looks at the clock: timers stand still while a laptop sleeps. */
const LOOK_AGAIN = 30_000;

/** Who the transaction is by when the release's own history does not tell. */
const NOBODY = '<system>';

interface Due {
  release: LakeDocument;
  time: number;
}

export class ReleaseSchedule {
  private readonly dataset: Dataset;
  private readonly clock: Clock;
  private readonly log: (line: string) => void;
  private unlisten: (() => void) | null = null;
  private cancel: (() => void) | null = null;
  private isEnded = false;
  private working: Promise<void> = Promise.resolve();

  /** @param log takes a line for each release that could not be published */
  constructor(dataset: Dataset, clock: Clock, log: (line: string) => void) {
    this.dataset = dataset;
    this.clock = clock;
    this.log = log;
  }

  /** Publishes what came due before, and whatever comes due from now on. */
  async start(): Promise<void> {
    this.unlisten = this.dataset.listen(({ changes }) => {
      if (changes.some(({ id }) => isReleaseId(id))) void this.look();
    });
    await this.look();
  }

  /** Ends it, once a release that is being published is done. */
  async close(): Promise<void> {
    this.isEnded = true;
    this.unlisten?.();
    this.cancel?.();
    await this.working;
  }

  /** The scheduled releases, the one that is due first at the front. */
  private scheduled(): Due[] {
    return this.dataset
      .releases()
      .flatMap((release) => {
        const time = dueAt(release);
        return time === null ? [] : [{ release, time }];
      })
      .toSorted((a, b) => a.time - b.time);
  }

  private look(): Promise<void> {
    this.working = this.working.then(() => this.publishDue());
    return this.working;
  }

  private async publishDue(): Promise<void> {
    this.cancel?.();
    this.cancel = null;
    let wait = LOOK_AGAIN;
    for (const due of this.scheduled()) {
      if (this.isEnded) return;
      const left = due.time - this.clock.now();
      if (left > 0) {
        wait = Math.min(left, LOOK_AGAIN);
        break;
      }
      // The other releases do not wait for one that the disk did not take.
      await this.publish(due.release);
    }
    if (this.isEnded || this.scheduled().length === 0) return;
    this.cancel = this.clock.wait(wait, () => void this.look());
  }

  private async publish(release: LakeDocument): Promise<void> {
    const name = String(release['name']);
    const author = this.authorOf(release);
    try {
      await this.dataset.commit(
        (staging) => {
          const current = staging.get(release._id);
          // It was unscheduled, or put off, since it was looked at.
          if (!current || (dueAt(current) ?? Infinity) > this.clock.now()) return;
          publishRelease(staging, name);
        },
        { author },
      );
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.log(`The scheduled release "${name}" could not be published: ${message}`);
      if (error instanceof ApiError && error.status < 500) await this.giveBack(release._id, author, message);
    }
  }

  /** A release that cannot be published is active again and says why; the Studio shows the sentence. */
  private async giveBack(id: string, author: string, message: string): Promise<void> {
    try {
      await this.dataset.commit(
        (staging) => {
          if (releaseState(staging.get(id)) !== 'scheduled') return;
          const set = { state: 'active', publishAt: null, error: { message } };
          staging.apply({ patch: { id, set } });
        },
        { author },
      );
    } catch (error) {
      this.log(`The release "${id}" could not be marked: ${String(error)}`);
    }
  }

  /** Whoever changed the release last: scheduling is such a change. */
  private authorOf({ _id, _rev }: LakeDocument): string {
    const { history } = this.dataset;
    const numbers = history.numbersOf([_id], _rev, _rev);
    const [last] = history.transactions(numbers, [_id]);
    return last?.author ?? NOBODY;
  }
}
