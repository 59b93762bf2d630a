/** A member's private lists, as the site keeps them. */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { changeList, readList, readSavedCards, type OwnList } from '@lumen-throw/community/own-lists';
import { readRecreations } from '@lumen-throw/community/setup-numbers';
import { COUNTED_LIMITS, SAVED_LIMITS } from '@lumen-throw/domain/community-limits';
import { cardOf } from '@lumen-throw/domain/gallery-card';
import type { SetupFields } from '@lumen-throw/domain/setup';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { members } from '../support/members.ts';
import { SETUP_A, SETUP_B, storedSetup } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { arrive } = members(env, 'saver');
const idOf = (number: number): string => `saved${String(number).padStart(15, '0')}`;

beforeEach(async () => {
  await clearProject(services);
  await services.firestore.doc('site_config/community').set({ require_confirmed_email: false });
});
afterAll(() => services[Symbol.asyncDispose]());

test.each<[OwnList, string, string]>([
  ['setups', SETUP_A, SETUP_B],
  ['models', 'projector-a', 'projector-b'],
  ['owned', 'projector-a', 'projector-b'],
])('of %s the last is first, twice is once, and what is taken off is gone', async (list, one, other) => {
  const { uid } = await arrive();
  expect(await readList(env, uid, list)).toEqual([]);
  await changeList(env, uid, list, one, true);
  expect(await changeList(env, uid, list, other, true)).toEqual([other, one]);
  expect(await changeList(env, uid, list, one, true)).toEqual([other, one]);
  expect(await changeList(env, uid, list, other, false)).toEqual([one]);
  expect(await changeList(env, uid, list, other, false)).toEqual([one]);
  expect(await readList(env, uid, list)).toEqual([one]);
});

test.each<[OwnList, string, number, (number: number) => string]>([
  ['setups', 'saved_setups', SAVED_LIMITS.setupsMax, idOf],
  ['models', 'saved_models', SAVED_LIMITS.modelsMax, String],
  ['owned', 'owned_models', COUNTED_LIMITS.ownedMax, String],
])('a full list of %s says so and stays as it is', async (list, collection, max, id) => {
  const { uid } = await arrive();
  const full = Array.from({ length: max }, (_, number) => id(number));
  await services.firestore
    .doc(`${collection}/${uid}`)
    .set({ [list === 'setups' ? 'setups' : 'models']: full, changed: 1, window_start: Timestamp.now() });
  await expect(changeList(env, uid, list, SETUP_A, true)).rejects.toMatchObject({ code: 'limit-reached' });
  expect(await readList(env, uid, list)).toEqual(full);
  expect(await changeList(env, uid, list, id(0), false)).toHaveLength(max - 1);
});

test('an owner reads how many members recreated each setup, where some have no number', async () => {
  const { uid } = await arrive();
  expect(await readRecreations(env, uid)).toEqual(new Map());
  const numbers = services.firestore.collection('setup_numbers');
  await numbers.doc(SETUP_A).set({ owner: uid, recreated: 2 });
  await numbers.doc(SETUP_B).set({ owner: 'somebody', recreated: 5 });
  expect(await readRecreations(env, uid)).toEqual(new Map([[SETUP_A, 2]]));
});

test('a full list of recreated setups drops the oldest', async () => {
  const { uid } = await arrive();
  const full = Array.from({ length: SAVED_LIMITS.setupsMax }, (_, number) => idOf(number));
  await services.firestore
    .doc(`recreated_setups/${uid}`)
    .set({ setups: full, changed: 1, window_start: Timestamp.now(), updated_at: Timestamp.now() });
  expect(await changeList(env, uid, 'recreated', SETUP_A, true)).toEqual([SETUP_A, ...full.slice(0, -1)]);
  expect(await readList(env, uid, 'recreated')).toHaveLength(SAVED_LIMITS.setupsMax);
});

test("the day's changes of owned projectors say when they are used up", async () => {
  const { uid } = await arrive();
  const begun = { models: [], changed: COUNTED_LIMITS.changesPerDay - 1, window_start: Timestamp.now() };
  await services.firestore.doc(`owned_models/${uid}`).set(begun);
  await changeList(env, uid, 'owned', 'projector-a', true);
  await expect(changeList(env, uid, 'owned', 'projector-b', true)).rejects.toMatchObject({
    code: 'limit-reached',
    reason: 'You can change this 60 times a day. Please come back tomorrow.',
  });
  expect(await readList(env, uid, 'owned')).toEqual(['projector-a']);
});

test('a device whose clock is a day ahead still changes what it owns', async () => {
  const { uid } = await arrive();
  await changeList(env, uid, 'owned', 'projector-a', true);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60 * 60 * 1000);
  const list = await changeList(env, uid, 'owned', 'projector-b', true);
  clock.mockRestore();
  expect(list).toHaveLength(2);
});

test('shows cards in the order of the list, without those that are not public', async () => {
  const card = { ...cardOf(storedSetup('maya') as SetupFields, null), created_at: Timestamp.now() };
  const many = Array.from({ length: 30 }, (_, number) => idOf(number));
  const batch = services.firestore.batch();
  for (const id of many) batch.set(services.firestore.doc(`gallery_cards/${id}`), card);
  await batch.commit();
  const asked = [...many.toReversed(), SETUP_A];
  const found = await readSavedCards(env, asked);
  expect(found.map(({ id }) => id)).toEqual(many.toReversed());
});
