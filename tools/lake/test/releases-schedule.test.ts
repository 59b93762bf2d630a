/** Scheduled releases: published when due, even if the lake was off. */

import { afterEach, expect, test } from 'vitest';
import { ReleaseSchedule, type Clock } from '../src/releases/release-schedule.ts';
import { ReleaseFixture } from './release-fixture.ts';
import { openDataset } from './stored-dataset.ts';
import { temporaryFolder, TemporaryLake, until } from './temporary-lake.ts';

const HOUR = 3_600_000;

/** A clock that a test advances. */
class ManualClock implements Clock {
  private time = Date.now();
  private readonly waiting = new Set<{ at: number; call: () => void }>();

  /** Called at each read of the clock. */
  whenAsked = (): void => {};

  now = (): number => {
    this.whenAsked();
    return this.time;
  };

  wait = (milliseconds: number, call: () => void): (() => void) => {
    const entry = { at: this.time + milliseconds, call };
    this.waiting.add(entry);
    return () => this.waiting.delete(entry);
  };

  /** The number of waiting callers. */
  get waiters(): number {
    return this.waiting.size;
  }

  forward(milliseconds: number): void {
    this.time += milliseconds;
    for (const entry of this.waiting) {
      if (entry.at > this.time) continue;
      this.waiting.delete(entry);
      entry.call();
    }
  }

  /** ISO 8601. */
  in(milliseconds: number): string {
    return new Date(this.time + milliseconds).toISOString();
  }
}

const running: TemporaryLake[] = [];

async function start(clock: Clock, dataDir?: string, log: string[] = []): Promise<ReleaseFixture> {
  const lake = await TemporaryLake.start({
    clock,
    log: (line) => log.push(line),
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  running.push(lake);
  return new ReleaseFixture(lake);
}

afterEach(async () => {
  for (const lake of running.splice(0)) await lake.stop();
});

const isPublished = (made: ReleaseFixture, releaseId: string) => async (): Promise<boolean> =>
  (await made.release(releaseId))?.state === 'published';

test('publishes a release when it is due, and not before @nightly', async () => {
  const clock = new ManualClock();
  const made = await start(clock);
  const releaseId = await made.releaseOf('a', 'b');
  await made.editor.releases.schedule({ releaseId, publishAt: clock.in(HOUR) });
  clock.forward(HOUR - 1);
  await until(() => clock.waiters === 1, 'the schedule has looked at the clock');
  expect(await made.release(releaseId)).toMatchObject({ state: 'scheduled' });
  expect(await made.stored('a')).toMatchObject({ title: 'Before' });
  clock.forward(1);
  await until(isPublished(made, releaseId), 'the release is published');
  const [a, b, release] = [await made.stored('a'), await made.stored('b'), await made.release(releaseId)];
  expect([a?.['title'], b?.['title']]).toEqual(['After', 'After']);
  expect(new Set([a?._rev, b?._rev, release?._rev]).size).toBe(1);
  const history = await made.lake.request(`/data/history/production/transactions/a?reverse=true&limit=1`);
  expect(JSON.parse(await history.text())).toMatchObject({ id: a?._rev, author: 'local-editor' });
  expect(clock.waiters).toBe(0);
});

test('does not publish an unscheduled or postponed release at its old time @nightly', async () => {
  const clock = new ManualClock();
  const made = await start(clock);
  const [first, second] = [await made.releaseOf('a'), await made.releaseOf('b')];
  for (const releaseId of [first, second])
    await made.editor.releases.schedule({ releaseId, publishAt: clock.in(HOUR) });
  await made.editor.releases.unschedule({ releaseId: first });
  await made.editor.releases.schedule({ releaseId: second, publishAt: clock.in(3 * HOUR) });
  clock.forward(2 * HOUR);
  await until(() => clock.waiters === 1, 'the schedule has looked at the clock');
  expect(await made.release(first)).toMatchObject({ state: 'active' });
  expect(await made.release(second)).toMatchObject({ state: 'scheduled' });
  clock.forward(HOUR);
  await until(isPublished(made, second), 'the second release is published');
  expect(await made.stored('a')).toMatchObject({ title: 'Before' });
});

test('unscheduling wins over a publish that is about to start @nightly', async () => {
  const { dataset, close } = openDataset(await temporaryFolder());
  const set = (fields: object) =>
    dataset.commit(
      (staging) =>
        staging.apply({ createOrReplace: { _id: '_.releases.r', _type: 'system.release', ...fields } }),
      { author: 'local-editor' },
    );
  await set({ name: 'r', state: 'scheduled', publishAt: '2026-01-01T00:00:00.000Z' });
  // The editor is faster than the schedule, which has already read the clock.
  const unscheduling: Promise<unknown>[] = [];
  const clock = new ManualClock();
  clock.whenAsked = () => {
    clock.whenAsked = () => {};
    unscheduling.push(set({ name: 'r', state: 'active', publishAt: null }));
  };
  const schedule = new ReleaseSchedule(dataset, clock, () => {});
  await schedule.start();
  await Promise.all(unscheduling);
  await schedule.close();
  expect(dataset.get('_.releases.r')).toMatchObject({ state: 'active' });
  await close();
});

test('publishes overdue releases at the next start, in the order of their times @nightly', async () => {
  const clock = new ManualClock();
  const made = await start(clock);
  const [late, early] = [await made.releaseOf('a'), await made.releaseOf('a')];
  await made.editor.patch(`versions.${early}.a`).set({ title: 'Early' }).commit();
  await made.editor.releases.schedule({ releaseId: late, publishAt: clock.in(2 * HOUR) });
  await made.editor.releases.schedule({ releaseId: early, publishAt: clock.in(HOUR) });
  const folder = made.lake.folder;
  running.splice(0);
  await made.lake.lake.close();
  clock.forward(3 * HOUR);
  const again = await start(clock, folder);
  // The next request sees it.
  expect(await again.release(late)).toMatchObject({ state: 'published' });
  expect(await again.release(early)).toMatchObject({ state: 'published' });
  expect(await again.stored('a')).toMatchObject({ title: 'After' });
});

test('a release that cannot be published is active again with a reason; the others go on @nightly', async () => {
  const clock = new ManualClock();
  const log: string[] = [];
  const made = await start(clock, undefined, log);
  const [broken, sound] = [await made.releaseOf('a'), await made.releaseOf('b')];
  const link = { _type: 'reference', _ref: 'nowhere', _weak: true, _strengthenOnPublish: { type: 'note' } };
  await made.editor.patch(`versions.${broken}.a`).set({ link }).commit();
  await made.editor.releases.schedule({ releaseId: broken, publishAt: clock.in(HOUR) });
  await made.editor.releases.schedule({ releaseId: sound, publishAt: clock.in(HOUR) });
  clock.forward(HOUR);
  await until(isPublished(made, sound), 'the sound release is published');
  expect(await made.release(broken)).toMatchObject({
    state: 'active',
    publishAt: null,
    error: { message: expect.stringContaining('non-existent document "nowhere"') },
  });
  expect(await made.stored('a')).toMatchObject({ title: 'Before' });
  expect(await made.stored(`versions.${broken}.a`)).toMatchObject({ title: 'After' });
  expect(log.join('\n')).toContain(`"${broken}" could not be published`);
  await made.editor.patch(`versions.${broken}.a`).unset(['link']).commit();
  await made.editor.releases.publish({ releaseId: broken });
  expect(await made.release(broken)).not.toHaveProperty('error');
});
