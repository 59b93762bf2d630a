import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sizePath } from '@lumen-throw/domain/setup-images';
import { backUpAccounts } from '../../../../functions/src/account-backup.ts';
import { clearProject, operator, runScheduled, WEEKLY_UPKEEP } from '../support/emulated-firebase.ts';
import { eventually } from '../support/members.ts';
import { WEBP } from '../support/pictures.ts';
import { freshId, imagePath, storedSetup } from '../support/sample-documents.ts';

const services = operator();
const { auth, firestore, bucket } = services;
afterAll(() => services[Symbol.asyncDispose]());
let [first, second, maya] = ['', '', ''];
beforeEach(async () => {
  [first, second, maya] = [freshId(), freshId(), freshId()];
  await clearProject(services);
});

const DAY = 24 * 60 * 60 * 1000;

async function put(id: string, owner: string, changes: Record<string, unknown> = {}): Promise<void> {
  const created = Timestamp.fromMillis(1_767_225_600_000);
  await firestore.doc(`user_setups/${id}`).set({ ...storedSetup(owner), created_at: created, ...changes });
}

async function like(setupId: string, member: string): Promise<void> {
  await firestore.doc(`setup_likes/${setupId}_${member}`).set({ setup_id: setupId, user_id: member });
}

const counter = async (id: string): Promise<unknown> =>
  (await firestore.doc(`user_setups/${id}`).get()).get('like_count');

async function upload(path: string): Promise<void> {
  await bucket.file(path).save(WEBP, { resumable: false, contentType: 'image/webp' });
}

const exists = async (path: string): Promise<boolean> => (await bucket.file(path).exists())[0];

test('sweeps unused pictures after a day and keeps all others @nightly', async () => {
  const [used, hidden, orphan] = [imagePath(maya, 1), imagePath(maya, 2), imagePath('jonas', 3)];
  for (const path of [used, hidden, orphan]) await upload(path);
  await put(first, maya, { images: [used] });
  await put(second, maya, { images: [hidden], status: 'Hidden' });
  await runScheduled('nightlyUpkeep', new Date(Date.now() + DAY / 2));
  expect(await exists(orphan)).toBe(true);
  await runScheduled('nightlyUpkeep', new Date(Date.now() + 2 * DAY));
  expect(await exists(orphan)).toBe(false);
  expect([await exists(used), await exists(hidden)]).toEqual([true, true]);
});

test('backs up accounts with what a restore needs to sign them in @nightly', async () => {
  const { uid } = await auth.createUser({ email: 'kept@example.test', password: 'secret-enough' });
  const count = await backUpAccounts(auth, bucket, new Date('2026-05-02T08:15:00Z'));
  const [file] = await bucket.file('daily/accounts-2026-05-02.json').download();
  const { users } = JSON.parse(file.toString('utf8')) as { users: Record<string, unknown>[] };
  expect(count).toBe(users.length);
  expect(users).toContainEqual(
    expect.objectContaining({
      localId: uid,
      email: 'kept@example.test',
      passwordHash: expect.stringMatching(/./),
      salt: expect.stringMatching(/./),
    }),
  );
});

test('repairs a wrong counter and keeps a correct one @nightly', async () => {
  await put(first, maya, { like_count: 9 });
  await put(second, maya, { like_count: 1 });
  for (const member of ['jonas', 'petra']) await like(first, member);
  await like(second, 'jonas');
  await runScheduled('nightlyUpkeep', WEEKLY_UPKEEP);
  expect([await counter(first), await counter(second)]).toEqual([2, 1]);
});

test('withdraws a like without a counter below zero @nightly', async () => {
  const { uid } = await auth.createUser({ email: 'fan@example.test', password: 'secret-enough' });
  await put(second, maya, { like_count: 0 });
  await like(second, uid);
  await auth.deleteUser(uid);
  await eventually(async () => {
    expect((await firestore.doc(`setup_likes/${second}_${uid}`).get()).exists).toBe(false);
  });
  expect(await counter(second)).toBe(0);
});

test('an account deleted in the console takes its data along, and nothing of others @nightly', async () => {
  const { uid } = await auth.createUser({ email: 'leaver@example.test', password: 'secret-enough' });
  const [mine, others] = [imagePath(uid, 1), imagePath(maya, 2)];
  for (const path of [mine, others]) await upload(path);
  await put(first, uid, { images: [mine] });
  await put(second, maya, { images: [others], like_count: 2 });
  await like(second, uid);
  await like(second, 'jonas');
  await firestore.doc(`member_quota/${uid}`).set({ shared: 1 });
  await firestore.doc(`user_roles/${uid}`).set({ role: 'admin' });
  const left = ['setup_reports', 'moderation_answers', 'setup_edits'].map((name) => `${name}/of-${uid}`);
  for (const path of left) {
    await firestore.doc(path).set({ user_id: uid, owner: uid, setup_id: second, at: Timestamp.now() });
  }
  const own = [
    'like_quota',
    'report_quota',
    'details_quota',
    'saved_setups',
    'saved_models',
    'owned_models',
    'recreated_setups',
    'member_notices',
    'notices_seen',
    'moderation_queue',
  ].map((name) => `${name}/${uid}`);
  for (const path of own) await firestore.doc(path).set({ notices: [] });
  await auth.deleteUser(uid);
  await eventually(async () => {
    expect((await firestore.doc(`user_roles/${uid}`).get()).exists).toBe(false);
  });
  expect((await firestore.doc(`user_setups/${first}`).get()).exists).toBe(false);
  expect((await firestore.doc(`member_quota/${uid}`).get()).exists).toBe(false);
  expect((await firestore.doc(`setup_likes/${second}_${uid}`).get()).exists).toBe(false);
  expect((await firestore.doc(`gone_setups/${first}`).get()).exists).toBe(true);
  const noted = await firestore.doc(`members/${uid}`).get();
  expect(noted.data()).toEqual({ state: 'gone', expires_at: noted.get('expires_at') as unknown });
  expect((noted.get('expires_at') as Timestamp).toMillis()).toBeGreaterThan(Date.now() + 60 * 60 * 1000);
  expect(await counter(second)).toBe(1);
  expect([await exists(mine), await exists(others)]).toEqual([false, true]);
  for (const path of [...left, ...own])
    expect([path, (await firestore.doc(path).get()).exists]).toEqual([path, false]);
  await eventually(async () => {
    expect(await exists(sizePath(mine, 960))).toBe(false);
    expect(await exists(sizePath(others, 960))).toBe(true);
  });
});
