/** A member's private list of setups, as the site keeps it. */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readSaved, readSavedCards, saveSetup } from '@lumen-throw/community/saved-setups';
import { SAVED_LIMITS } from '@lumen-throw/domain/community-limits';
import { cardOf } from '@lumen-throw/domain/gallery-card';
import type { SetupFields } from '@lumen-throw/domain/setup';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { members } from '../support/members.ts';
import { SETUP_A, SETUP_B, storedSetup } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { arrive } = members(env, 'saver');
const idOf = (number: number): string => `saved${String(number).padStart(15, '0')}`;

beforeEach(() => clearProject(services));
afterAll(() => services[Symbol.asyncDispose]());

test('the last saved is first, twice is once, and what is taken off is gone', async () => {
  const { uid } = await arrive();
  expect(await readSaved(env, uid)).toEqual([]);
  await saveSetup(env, uid, SETUP_A, true);
  expect(await saveSetup(env, uid, SETUP_B, true)).toEqual([SETUP_B, SETUP_A]);
  expect(await saveSetup(env, uid, SETUP_A, true)).toEqual([SETUP_B, SETUP_A]);
  expect(await saveSetup(env, uid, SETUP_B, false)).toEqual([SETUP_A]);
  expect(await saveSetup(env, uid, SETUP_B, false)).toEqual([SETUP_A]);
  expect(await readSaved(env, uid)).toEqual([SETUP_A]);
});

test('a full list says so and stays as it is', async () => {
  const { uid } = await arrive();
  const full = Array.from({ length: SAVED_LIMITS.setupsMax }, (_, number) => idOf(number));
  await services.firestore.doc(`saved_setups/${uid}`).set({ setups: full });
  await expect(saveSetup(env, uid, SETUP_A, true)).rejects.toMatchObject({ code: 'limit-reached' });
  expect(await readSaved(env, uid)).toEqual(full);
  expect(await saveSetup(env, uid, idOf(0), false)).toHaveLength(SAVED_LIMITS.setupsMax - 1);
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
