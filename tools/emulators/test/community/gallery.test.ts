import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import {
  countPublished,
  findFeatured,
  findSetup,
  listOwnHidden,
  listPublished,
} from '@lumen-throw/community/gallery';
import { signIn, signOut } from '@lumen-throw/community/session';
import { DEMO_PASSWORD } from '../../demo/accounts.ts';
import { DEMO_SETUPS } from '../../demo/setups.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { eventually } from '../support/members.ts';

const env = emulatedFirebase();
const services = operator();
const policy = { requireConfirmedEmail: false, continueUrl: 'http://localhost:5000/inspiration/gallery' };
const published = DEMO_SETUPS.filter(({ hidden }) => !hidden);

beforeAll(async () => {
  await clearProject(services);
  await seedDemo(env);
});
afterAll(() => services[Symbol.asyncDispose]());

test('seeds the demo once @nightly', async () => {
  expect(await seedDemo(env)).toBe(false);
});

test('pages through setups, newest first, without a gap or repetition @nightly [7-6 7-8]', async () => {
  const first = await listPublished(env, 'All');
  expect(first.setups[0]?.title).toBe(published[0]?.title);
  const second = first.next ? await listPublished(env, 'All', first.next) : null;
  const all = [...first.setups, ...(second?.setups ?? [])];
  expect(all).toHaveLength(published.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(published.length);
  const times = all.map((setup) => setup.created_at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('a filter narrows the list and the count @nightly [2.12-6 7-7]', async () => {
  const { setups } = await listPublished(env, 'Gaming');
  const gaming = published.filter(({ type_tag }) => type_tag === 'Gaming');
  expect(setups.map(({ title }) => title)).toEqual(gaming.map(({ title }) => title));
  expect(await countPublished(env, 'Gaming')).toBe(gaming.length);
  expect(await countPublished(env, 'All')).toBe(published.length);
});

test('a gallery beyond the list limit has its true total @nightly [2.12-9]', async () => {
  const { firestore } = services;
  const [sample] = (
    await firestore.collection('user_setups').where('type_tag', '==', 'Outdoor').limit(1).get()
  ).docs;
  const ids = Array.from({ length: 60 }, (_, index) => `manySetups${String(index).padStart(10, '0')}`);
  const add = firestore.batch();
  for (const id of ids) add.set(firestore.doc(`user_setups/${id}`), sample?.data() ?? {});
  await add.commit();
  // A function counts after each change of a setup.
  await eventually(async () => expect(await countPublished(env, 'All')).toBe(published.length + 60));
  const remove = firestore.batch();
  for (const id of ids) remove.delete(firestore.doc(`user_setups/${id}`));
  await remove.commit();
  expect(await countPublished(env, 'All')).toBe(published.length);
});

test('finds the Setup of the Month under the latest month that has one @nightly [4-21 7-5]', async () => {
  const featured = await findFeatured(env, ['1999-01', siteMonthKey(new Date())]);
  expect(featured?.title).toBe(DEMO_SETUPS.find(({ featuredMonthsAgo }) => featuredMonthsAgo === 0)?.title);
  expect(await findFeatured(env, ['1999-01'])).toBeNull();
});

test('pictures have public URLs that respond @nightly [3-7 3-39 3-40 7-17]', async () => {
  const [setup] = (await listPublished(env, 'All')).setups;
  const response = await fetch(setup?.images[0] ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(setup?.image_paths[0]).toMatch(/^setups\/demo-maya\//);
});

test("a reader's search for a setup is answered, never refused @nightly", async () => {
  const hidden = (await services.firestore.collection('user_setups').where('status', '==', 'Hidden').get())
    .docs[0]?.id;
  const [shown] = (await listPublished(env, 'All')).setups;
  const refused: string[] = [];
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
    const response = await real(...given);
    // Signing in also writes a member's name, which the next sign-in may overtake: that is no search.
    if (!response.ok && !response.url.includes('documents:commit'))
      refused.push(`${response.status} ${response.url} ${await response.clone().text()}`);
    return response;
  });
  const visitor = { uid: null };
  expect((await findSetup(env, shown?.id ?? '', visitor))?.id).toBe(shown?.id);
  for (const id of [String(hidden), 'x'.repeat(20)]) expect(await findSetup(env, id, visitor)).toBeNull();
  const other = await signIn(env, 'maya@demo.test', DEMO_PASSWORD, policy);
  expect(await findSetup(env, String(hidden), { uid: other.uid })).toBeNull();
  const owner = await signIn(env, 'jonas@demo.test', DEMO_PASSWORD, policy);
  expect((await findSetup(env, String(hidden), { uid: owner.uid }))?.status).toBe('Hidden');
  const admin = await signIn(env, 'admin@demo.test', DEMO_PASSWORD, policy);
  expect((await findSetup(env, String(hidden), { uid: admin.uid, isAdmin: true }))?.status).toBe('Hidden');
  await signOut(env);
  spy.mockRestore();
  expect(refused).toEqual([]);
});

test('a deleted, hidden or misspelled setup is null @nightly', async () => {
  const hidden = await services.firestore.collection('user_setups').where('status', '==', 'Hidden').get();
  expect(await findSetup(env, hidden.docs[0]?.id ?? '')).toBeNull();
  expect(await findSetup(env, 'x'.repeat(20))).toBeNull();
  expect(await findSetup(env, '../user_roles/demo-admin')).toBeNull();
  expect(await findSetup(env, '')).toBeNull();
});

test('the owner finds their own hidden setup @nightly', async () => {
  const member = await signIn(env, 'jonas@demo.test', DEMO_PASSWORD, policy);
  const own = await listOwnHidden(env, member.uid);
  expect(own.map(({ status }) => status)).toEqual(['Hidden']);
  expect((await findSetup(env, own[0]?.id ?? ''))?.title).toBe(own[0]?.title);
  await signOut(env);
});
