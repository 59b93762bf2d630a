import { encodeSignatureHeader } from '@sanity/webhook';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { LIVE_WAIT } from '@lumen-throw/domain/published-state';
import { NOTICE_BYTES_MAX, takeNotice, type NoticeAnswer } from '../../../../functions/src/publish-notice.ts';
import {
  isBuildOverdue,
  LONGEST_WAIT,
  QUIET,
  startDueBuild,
} from '../../../../functions/src/waiting-build.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';

const services = operator();
const { firestore } = services;
afterAll(() => services[Symbol.asyncDispose]());
beforeEach(() => clearProject(services));

const SECRET = 'a-secret-shared-with-sanity';
const NOW = new Date('2026-03-10T08:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

interface Delivery {
  method?: string;
  signedAt?: Date;
  secret?: string;
  signature?: string | undefined;
  sent?: string;
}

const BODY = '{"_id":"article-one","_type":"article","updatedAt":null}';

async function deliver(delivery: Delivery = {}, now = NOW): Promise<NoticeAnswer> {
  const { method = 'POST', signedAt = now, secret = SECRET, sent = BODY } = delivery;
  const signature =
    'signature' in delivery
      ? delivery.signature
      : await encodeSignatureHeader(BODY, signedAt.getTime(), secret);
  return takeNotice(firestore, { method, signature, body: Buffer.from(sent) }, SECRET, now);
}

async function waiting(): Promise<unknown> {
  return (await firestore.doc('site_builds/pending').get()).data()?.['publishes'] ?? 0;
}

test('accepts a signed announcement', async () => {
  expect(await deliver()).toBe('accepted');
  expect(await waiting()).toBe(1);
});

describe('schedules nothing after an announcement that', () => {
  test.each<[string, Delivery, NoticeAnswer]>([
    ['is a GET request', { method: 'GET' }, 'wrong-method'],
    ['has no signature', { signature: undefined }, 'unsigned'],
    ['has an empty signature', { signature: '' }, 'unsigned'],
    ['has an invalid signature', { signature: 't=now,v1=x' }, 'wrong-signature'],
    ['is signed in seconds', { signature: 't=1773129600,v1=abc' }, 'wrong-signature'],
    ['is signed with another secret', { secret: 'guessed' }, 'wrong-signature'],
    ['was tampered with', { sent: BODY.replace('one', 'two') }, 'wrong-signature'],
    ['is too large', { sent: 'x'.repeat(NOTICE_BYTES_MAX + 1) }, 'too-large'],
    ['is old', { signedAt: later(-11 * 60_000) }, 'stale'],
    ['comes from the future', { signedAt: later(6 * 60_000) }, 'stale'],
  ])('%s', async (_name, delivery, answer) => {
    expect(await deliver(delivery)).toBe(answer);
    expect(await waiting()).toBe(0);
  });
});

test('refuses a repeated announcement, also many at the same moment @nightly', async () => {
  const signature = await encodeSignatureHeader(BODY, NOW.getTime(), SECRET);
  const answers = await Promise.all(Array.from({ length: 5 }, () => deliver({ signature })));
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'replayed')).toHaveLength(4);
  expect(await deliver({ signature }, later(5 * 60_000))).toBe('replayed');
  expect(await waiting()).toBe(1);
});

async function refuse(): Promise<void> {
  throw new Error('HTTP 500');
}

describe('a build', () => {
  const builds: number[] = [];
  const start = async (publishes: number): Promise<void> => {
    builds.push(publishes);
  };
  beforeEach(() => {
    builds.length = 0;
  });

  test('does not start without a publish', async () => {
    expect(await startDueBuild(firestore, NOW, start)).toBeNull();
    expect(builds).toEqual([]);
  });

  test('starts once for many publishes, after the editors pause', async () => {
    for (const minute of [0, 1, 2]) await deliver({}, later(minute * 60_000));
    expect(await startDueBuild(firestore, later(2 * 60_000 + QUIET - 1), start)).toBeNull();
    expect(await startDueBuild(firestore, later(2 * 60_000 + QUIET), start)).toBe(3);
    expect(await startDueBuild(firestore, later(60 * 60_000), start)).toBeNull();
    expect(builds).toEqual([3]);
  });

  test('does not wait forever while editors continue', async () => {
    for (let minute = 0; minute <= 15; minute++) await deliver({}, later(minute * 60_000));
    expect(await startDueBuild(firestore, later(LONGEST_WAIT - 1), start)).toBeNull();
    expect(await startDueBuild(firestore, later(LONGEST_WAIT), start)).toBe(16);
  });

  test('that could not start is retried', async () => {
    await deliver();
    await expect(startDueBuild(firestore, later(QUIET), refuse)).rejects.toThrow('HTTP 500');
    expect(await startDueBuild(firestore, later(2 * QUIET), start)).toBe(1);
  });

  test('that is not live in time is reported, once, and watched from the first that is not', async () => {
    const sent = (minute: number) =>
      `{"_id":"article-one","_type":"article","updatedAt":"${later(minute * 60_000).toISOString()}"}`;
    const publish = async (minute: number): Promise<void> => {
      const [now, text] = [later(minute * 60_000), sent(minute)];
      const signature = await encodeSignatureHeader(text, now.getTime(), SECRET);
      expect(await deliver({ signature, sent: text }, now)).toBe('accepted');
    };
    const overdue = (minutes: number, live: number | null): Promise<boolean> =>
      isBuildOverdue(firestore, later(minutes * 60_000), async () =>
        live === null ? null : later(live * 60_000).toISOString(),
      );
    await publish(0);
    await startDueBuild(firestore, later(QUIET), start);
    await publish(20);
    await startDueBuild(firestore, later(20 * 60_000 + QUIET), start);
    const inTime = (QUIET + LIVE_WAIT) / 60_000;
    expect(await overdue(inTime - 1, null)).toBe(false);
    expect(await overdue(inTime, null)).toBe(true);
    expect(await overdue(inTime + 1, null)).toBe(false);
    await publish(60);
    await startDueBuild(firestore, later(60 * 60_000 + QUIET), start);
    expect(await overdue(60 + inTime, 60)).toBe(false);
  });

  test('leaves publishes during its start to the next one', async () => {
    await deliver();
    const at = later(QUIET);
    await startDueBuild(firestore, at, async () => {
      await deliver({}, at);
    });
    expect(await waiting()).toBe(1);
    expect(await startDueBuild(firestore, later(2 * QUIET), start)).toBe(1);
  });
});
