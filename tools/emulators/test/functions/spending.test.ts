/** The limits of the bill: the budget's pause and a day's uploads. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { budgetNotice } from '@lumen-throw/domain/spending';
import { pauseWhenSpent } from '../../../../functions/src/upload-pause.ts';
import { isBeyondDailyUploads } from '../../../../functions/src/upload-quota.ts';
import { configureCommunity } from '../../src/community-config.ts';
import { setUploadsPaused } from '../../src/uploads.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { webp } from '../support/pictures.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore, bucket } = services;

beforeEach(async () => {
  await clearProject(services);
  await configureCommunity(env, { requireConfirmedEmail: false });
});
afterAll(() => services[Symbol.asyncDispose]());

const MAY = { cost: 25, budget: 25, interval: '2026-05-01T07:00:00Z' };
const NOW = new Date('2026-05-20T10:00:00Z');

const paused = async (): Promise<unknown> =>
  (await firestore.doc('site_config/community').get()).get('uploads_paused');
const told = (change: Partial<typeof MAY>) => pauseWhenSpent(firestore, { ...MAY, ...change }, NOW);

test('a month at its budget pauses uploads, and one below it does not', async () => {
  expect(await told({ cost: 24.99 })).toBe(false);
  expect(await paused()).toBeUndefined();
  expect(await told({})).toBe(true);
  expect(await paused()).toBe(true);
  // The rules' configuration is beside it, also after the next deployment.
  await configureCommunity(env, { requireConfirmedEmail: true });
  const stored = await firestore.doc('site_config/community').get();
  expect(stored.data()).toMatchObject({ uploads_paused: true, require_confirmed_email: true });
});

test('uploads resumed by an operator stay so for the month, unless the budget changes', async () => {
  await told({});
  await setUploadsPaused(env, false);
  expect(await told({ cost: 26 })).toBe(false);
  expect(await paused()).toBe(false);
  expect(await told({ cost: 51, budget: 50 })).toBe(true);
  await setUploadsPaused(env, false);
  expect(await told({ interval: '2026-06-01T07:00:00Z' })).toBe(true);
});

test('accepts only a budget message', () => {
  const message = {
    budgetDisplayName: 'Lumen & Throw',
    costAmount: 25,
    costIntervalStart: MAY.interval,
    budgetAmount: 25,
    budgetAmountType: 'SPECIFIED_AMOUNT',
    currencyCode: 'USD',
  };
  expect(budgetNotice(message)).toEqual(MAY);
  for (const none of [null, {}, { ...message, costAmount: '25' }, { ...message, budgetAmount: 0 }])
    expect(budgetNotice(none)).toBeNull();
});

test("finds only the uploads beyond a member's daily quota", async () => {
  const now = Date.now();
  const path = (owner: string, number: number) =>
    `setups/${owner}/${now + number}-abcdefghij${String(number).padStart(2, '0')}.webp`;
  const paths = [path('maya', 1), path('maya', 2), path('maya', 3), path('jonas', 1)];
  // In sequence, because their order decides.
  const picture = Buffer.from(await webp().arrayBuffer());
  for (const name of paths)
    await bucket.file(name).save(picture, { resumable: false, contentType: 'image/webp' });
  const found = await Promise.all(paths.map((name) => isBeyondDailyUploads(bucket, name, new Date(), 2)));
  expect(found).toEqual([false, false, true, false]);
});
