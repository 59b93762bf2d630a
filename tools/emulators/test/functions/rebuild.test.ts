import { encodeSignatureHeader } from '@sanity/webhook';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { NOTICE_BYTES_MAX, takeNotice, type NoticeAnswer } from '../../../../functions/src/publish-notice.ts';
import { LONGEST_WAIT, QUIET, startDueBuild } from '../../../../functions/src/waiting-build.ts';
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

test('a signed announcement is taken', async () => {
  expect(await deliver()).toBe('accepted');
  expect(await waiting()).toBe(1);
});

describe('nothing waits after an announcement that', () => {
  test.each<[string, Delivery, NoticeAnswer]>([
    ['is only asked for', { method: 'GET' }, 'wrong-method'],
    ['has no signature', { signature: undefined }, 'unsigned'],
    ['has an empty signature', { signature: '' }, 'unsigned'],
    ['has nonsense for a signature', { signature: 't=now,v1=x' }, 'wrong-signature'],
    ['is signed in seconds', { signature: 't=1773129600,v1=abc' }, 'wrong-signature'],
    ['is signed with another secret', { secret: 'guessed' }, 'wrong-signature'],
    ['was changed on its way', { sent: BODY.replace('one', 'two') }, 'wrong-signature'],
    ['is too large', { sent: 'x'.repeat(NOTICE_BYTES_MAX + 1) }, 'too-large'],
    ['is old', { signedAt: later(-41 * 60_000) }, 'stale'],
    ['comes from the future', { signedAt: later(6 * 60_000) }, 'stale'],
  ])('%s', async (_name, delivery, answer) => {
    expect(await deliver(delivery)).toBe(answer);
    expect(await waiting()).toBe(0);
  });
});

test('the same announcement again is refused, also many at the same moment', async () => {
  const signature = await encodeSignatureHeader(BODY, NOW.getTime(), SECRET);
  const answers = await Promise.all(Array.from({ length: 5 }, () => deliver({ signature })));
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'replayed')).toHaveLength(4);
  expect(await deliver({ signature }, later(30 * 60_000))).toBe('replayed');
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

  test('starts once for many publishes, when the editors have paused', async () => {
    for (const minute of [0, 1, 2]) await deliver({}, later(minute * 60_000));
    expect(await startDueBuild(firestore, later(2 * 60_000 + QUIET - 1), start)).toBeNull();
    expect(await startDueBuild(firestore, later(2 * 60_000 + QUIET), start)).toBe(3);
    expect(await startDueBuild(firestore, later(60 * 60_000), start)).toBeNull();
    expect(builds).toEqual([3]);
  });

  test('does not wait for ever while editors go on', async () => {
    for (let minute = 0; minute <= 15; minute++) await deliver({}, later(minute * 60_000));
    expect(await startDueBuild(firestore, later(LONGEST_WAIT - 1), start)).toBeNull();
    expect(await startDueBuild(firestore, later(LONGEST_WAIT), start)).toBe(16);
  });

  test('that could not start is tried again', async () => {
    await deliver();
    await expect(startDueBuild(firestore, later(QUIET), refuse)).rejects.toThrow('HTTP 500');
    expect(await startDueBuild(firestore, later(2 * QUIET), start)).toBe(1);
  });

  test('leaves what is published while it starts to the next one', async () => {
    await deliver();
    const at = later(QUIET);
    await startDueBuild(firestore, at, async () => {
      await deliver({}, at);
    });
    expect(await waiting()).toBe(1);
    expect(await startDueBuild(firestore, later(2 * QUIET), start)).toBe(1);
  });
});
