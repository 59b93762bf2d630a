import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { rotate } from '../../../../functions/src/rotate-setup-of-the-month.ts';
import { featureSetup, unfeatureSetup } from '@lumen-throw/community/moderation';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator, runScheduled } from '../support/emulated-firebase.ts';
import { members } from '../support/members.ts';
import { addFans, addLikes, putLikedSetup } from '../support/liked-setups.ts';
import { freshId } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { arriveAsAdmin } = members(env, 'rotation');
const { firestore } = services;
afterAll(() => services[Symbol.asyncDispose]());
beforeEach(async () => {
  await clearProject(services);
  await addFans(services);
});

let [A, B, C] = ['', '', ''];
beforeEach(() => {
  [A, B, C] = [freshId(), freshId(), freshId()];
});

const KILLED_ROTATION = join(import.meta.dirname, '../support/killed-rotation.ts');

/** 00:00 of the site's calendar on 1 March 2026. */
const MARCH = '2026-03-01T05:00:00Z';

const put = (id: string, changes: Record<string, unknown>): Promise<void> =>
  putLikedSetup(services, id, changes);

const runSchedule = (at: string): Promise<void> => runScheduled('rotateSetupOfTheMonth', new Date(at));

async function featured(): Promise<Record<string, unknown>> {
  const found = await firestore.collection('user_setups').where('is_featured_month', '==', true).get();
  return Object.fromEntries(found.docs.map((setup) => [setup.id, setup.get('featured_month')]));
}

const pointer = async (month: string): Promise<unknown> =>
  (await firestore.doc(`featured_months/${month}`).get()).get('setup_id');

test('the schedule ends the old month and features the most liked setup [1-12 9-10]', async () => {
  await put(A, { is_featured_month: true, featured_month: '2026-02', like_count: 9 });
  await firestore.doc('featured_months/2026-02').set({ setup_id: A });
  await put(B, { like_count: 3 });
  await put(C, { like_count: 5 });
  await runSchedule(MARCH);
  expect(await featured()).toEqual({ [C]: '2026-03' });
  expect(await pointer('2026-03')).toBe(C);
  expect(await pointer('2026-02')).toBe(A);
  expect((await firestore.doc(`user_setups/${A}`).get()).get('featured_month')).toBe('2026-02');
});

test('a second run changes nothing @nightly', async () => {
  await put(A, { like_count: 3 });
  await put(B, { like_count: 5 });
  await runSchedule(MARCH);
  await runSchedule(MARCH);
  expect(await featured()).toEqual({ [B]: '2026-03' });
});

test("an admin's choice for the month stays", async () => {
  await put(A, { is_featured_month: true, featured_month: '2026-03' });
  await firestore.doc('featured_months/2026-03').set({ setup_id: A });
  await put(B, { like_count: 50 });
  await runSchedule(MARCH);
  expect(await featured()).toEqual({ [A]: '2026-03' });
});

test('skips hidden setups and former winners; without another, features none', async () => {
  await put(A, { like_count: 50, status: 'Hidden' });
  await put(B, { like_count: 40, featured_month: '2025-11' });
  await put(C, { like_count: 30 });
  await firestore.doc('featured_months/2025-12').set({ setup_id: C });
  await runSchedule(MARCH);
  expect(await featured()).toEqual({});
});

test('ends a flag without a month, also of the most liked setup, and features another @nightly', async () => {
  await put(A, { like_count: 9, is_featured_month: true, featured_month: null });
  await put(B, { like_count: 3 });
  await runSchedule(MARCH);
  expect(await featured()).toEqual({ [B]: '2026-03' });
});

test("a repeated run keeps an admin's none, until an admin features another @nightly", async () => {
  const admin = await arriveAsAdmin();
  const now = new Date();
  const month = siteMonthKey(now);
  await put(A, { like_count: 9 });
  await put(B, { like_count: 3 });
  await rotate(firestore, services.auth, now);
  expect(await featured()).toEqual({ [A]: month });
  await unfeatureSetup(env, admin.uid, A);
  expect(await rotate(firestore, services.auth, now)).toMatchObject({ outcome: 'none-by-admin' });
  expect(await featured()).toEqual({});
  await featureSetup(env, admin.uid, B);
  expect(await rotate(firestore, services.auth, now)).toMatchObject({ outcome: 'already-featured' });
  expect(await featured()).toEqual({ [B]: month });
});

test('several simultaneous runs leave exactly one', async () => {
  await put(A, { like_count: 3 });
  await put(B, { like_count: 3 });
  await Promise.all([1, 2, 3, 4].map(() => rotate(firestore, services.auth, new Date(MARCH))));
  expect(Object.values(await featured())).toEqual(['2026-03']);
});

async function lastMonth(): Promise<void> {
  await put(A, { is_featured_month: true, featured_month: '2026-02', like_count: 9 });
  await firestore.doc('featured_months/2026-02').set({ setup_id: A });
  await put(B, { like_count: 3 });
  await put(C, { like_count: 5 });
}

async function expectRotated(): Promise<void> {
  expect(await featured()).toEqual({ [C]: '2026-03' });
  expect(await pointer('2026-03')).toBe(C);
  expect(await pointer('2026-02')).toBe(A);
}

test('a run that ends before its write changes nothing, and the next one rotates @nightly', async () => {
  await lastMonth();
  const ending = Object.create(firestore, {
    runTransaction: {
      value: <T>(update: (transaction: Transaction) => Promise<T>) =>
        firestore.runTransaction(async (transaction) => {
          await update(transaction);
          throw new Error('the instance ended');
        }),
    },
  }) as Firestore;
  await expect(rotate(ending, services.auth, new Date(MARCH))).rejects.toThrow('the instance ended');
  expect(await featured()).toEqual({ [A]: '2026-02' });
  expect(await pointer('2026-03')).toBeUndefined();
  await runSchedule(MARCH);
  await expectRotated();
});

test('a run that is killed right after its write and repeated leaves exactly one @nightly', async () => {
  await lastMonth();
  const child = spawn(process.execPath, [KILLED_ROTATION, MARCH], {
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: new URL(inject('emulators').firestore).host.replace('localhost', '127.0.0.1'),
      FIREBASE_AUTH_EMULATOR_HOST: new URL(inject('emulators').auth).host.replace('localhost', '127.0.0.1'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const signal = await new Promise((resolve) => {
    child.once('exit', (_, by) => resolve(by));
  });
  expect(signal).toBe('SIGKILL');
  await expectRotated();
  await runSchedule(MARCH);
  await expectRotated();
});

/** The database, with a change between the search for candidates and the decision. */
function withChange(change: () => Promise<unknown>): Firestore {
  return Object.create(firestore, {
    runTransaction: {
      value: async <T>(update: (transaction: Transaction) => Promise<T>) => {
        await change();
        return firestore.runTransaction(update);
      },
    },
  }) as Firestore;
}

test('features the next best when the best setup is hidden during the run @nightly', async () => {
  await put(A, { like_count: 3 });
  await put(B, { like_count: 5 });
  await put(C, { like_count: 4 });
  const hiding = withChange(() => firestore.doc(`user_setups/${B}`).update({ status: 'Hidden' }));
  await rotate(hiding, services.auth, new Date(MARCH));
  expect(await featured()).toEqual({ [C]: '2026-03' });
  expect(await pointer('2026-03')).toBe(C);
});

test('features the next best when the best setup wins the month before during the run @nightly', async () => {
  await put(A, { like_count: 3 });
  await put(B, { like_count: 5 });
  const featuring = withChange(async () => {
    await firestore.doc(`user_setups/${B}`).update({ is_featured_month: true, featured_month: '2026-02' });
    await firestore.doc('featured_months/2026-02').set({ setup_id: B });
  });
  await rotate(featuring, services.auth, new Date(MARCH));
  expect(await featured()).toEqual({ [A]: '2026-03' });
});

test('fails and changes nothing when each best setup is deleted during the run @nightly', async () => {
  await put(A, { is_featured_month: true, featured_month: '2026-02' });
  const best = Array.from({ length: 6 }, freshId);
  for (const [place, id] of best.entries()) await put(id, { like_count: 6 - place });
  const deletingBest = withChange(() => firestore.doc(`user_setups/${best.shift() ?? ''}`).delete());
  await expect(rotate(deletingBest, services.auth, new Date(MARCH))).rejects.toThrow('each attempt');
  expect(await featured()).toEqual({ [A]: '2026-02' });
  expect(await pointer('2026-03')).toBeUndefined();
});

test('hiding the best setup at the same moment leaves exactly one @nightly', async () => {
  await put(A, { like_count: 3 });
  await put(B, { like_count: 5 });
  const [, rotated] = await Promise.all([
    firestore.doc(`user_setups/${B}`).update({ status: 'Hidden' }),
    rotate(firestore, services.auth, new Date(MARCH)),
  ]);
  // In either order, the rotation decides on the state at its write.
  expect(await featured()).toEqual({ [String(rotated.feature)]: '2026-03' });
  expect((await firestore.doc(`user_setups/${B}`).get()).get('status')).toBe('Hidden');
});

test('a late run leaves the month that has begun since alone @nightly', async () => {
  await put(A, { is_featured_month: true, featured_month: '2026-04' });
  await firestore.doc('featured_months/2026-04').set({ setup_id: A });
  await put(B, { like_count: 5 });
  await runSchedule(MARCH);
  expect(await featured()).toEqual({ [A]: '2026-04' });
  expect(await pointer('2026-03')).toBeUndefined();
});

test("a rotation and an admin's simultaneous click leave exactly one", async () => {
  await configureCommunity(env, { requireConfirmedEmail: false });
  const admin = await arriveAsAdmin();
  const month = siteMonthKey(new Date());
  await put(A, { like_count: 3 });
  await put(B, { like_count: 5 });
  await Promise.all([rotate(firestore, services.auth, new Date()), featureSetup(env, admin.uid, A)]);
  // The admin's click wins, before or after the rotation.
  expect(await featured()).toEqual({ [A]: month });
  expect(await pointer(month)).toBe(A);
});

test('ignores likes of unconfirmed, disabled, banned and deleted accounts, and of the owner', async () => {
  const others = ['unconfirmed', 'disabled', 'banned', 'gone'].flatMap((kind) =>
    [1, 2].map((n) => `${kind}-${n}`),
  );
  for (const uid of others.filter((name) => !name.startsWith('gone'))) {
    await services.auth.createUser({
      uid,
      email: `${uid}@example.test`,
      emailVerified: !uid.startsWith('unconfirmed'),
      disabled: uid.startsWith('disabled'),
    });
  }
  for (const uid of ['banned-1', 'banned-2']) await firestore.doc(`members/${uid}`).set({ state: 'banned' });
  await put(A, { like_count: 0 });
  await addLikes(services, A, [...others, 'maya']);
  await put(B, { like_count: 2 });
  await put(C, { like_count: 1 });
  await runSchedule(MARCH);
  expect(await featured()).toEqual({ [B]: '2026-03' });
  expect((await firestore.doc(`user_setups/${A}`).get()).get('like_count')).toBe(others.length + 1);
});

test('features the older of two setups with equal counted likes, whatever the counter @nightly', async () => {
  const later = Timestamp.fromMillis(1_767_225_700_000);
  await put(A, { like_count: 1, created_at: later });
  await addLikes(services, A, ['gone-1', 'gone-2']);
  await put(B, { like_count: 1 });
  await runSchedule(MARCH);
  expect(await featured()).toEqual({ [B]: '2026-03' });
});
