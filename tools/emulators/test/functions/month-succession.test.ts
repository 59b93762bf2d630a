/** The next in line: who has the month after its setup was hidden, deleted or taken the month from. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hideSetup, unfeatureSetup } from '@lumen-throw/community/moderation';
import { deleteOwnSetup } from '@lumen-throw/community/sharing';
import { loadGallery } from '@lumen-throw/community/index';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { fillMonthAfter } from '../../../../functions/src/month-succession.ts';
import { rotate } from '../../../../functions/src/rotate-setup-of-the-month.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { addFans, putLikedSetup } from '../support/liked-setups.ts';
import { eventually, members } from '../support/members.ts';
import { freshId } from '../support/sample-documents.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore, auth } = services;
const { arrive, arriveAsAdmin } = members(env, 'succession');
afterAll(() => services[Symbol.asyncDispose]());

const WHY = { reason: 'other', note: '' } as const;
const MONTH = siteMonthKey(new Date());

let [first, second, third] = ['', '', ''];
beforeEach(async () => {
  await clearProject(services);
  await addFans(services);
  [first, second, third] = [freshId(), freshId(), freshId()];
});

/** Three setups, the first with the most likes and the month. @param owner of the first */
async function threeSetups(owner = 'maya'): Promise<void> {
  await putLikedSetup(services, first, { like_count: 5 }, owner);
  await putLikedSetup(services, second, { like_count: 4 });
  await putLikedSetup(services, third, { like_count: 3 });
  await rotate(firestore, auth, new Date());
  expect(await holder()).toBe(first);
}

/** The one setup that carries the flag and that the month names; '' for none. */
async function holder(): Promise<string> {
  const found = await firestore.collection('user_setups').where('is_featured_month', '==', true).get();
  const pointer = await firestore.doc(`featured_months/${MONTH}`).get();
  const named: unknown[] = pointer.exists ? [pointer.get('setup_id')] : [];
  const flagged = found.docs.map(({ id }) => id);
  expect(flagged).toEqual(named);
  return flagged.join(', ');
}

// The first test of the file: the deployed function may answer what the others change when they have ended.
test('hiding the winner of another month changes nothing', async () => {
  await putLikedSetup(services, first, { is_featured_month: true, featured_month: '2026-03' });
  await putLikedSetup(services, second, { like_count: 4 });
  const setup = firestore.doc(`user_setups/${first}`);
  const before = await setup.get();
  await setup.update({ status: 'Hidden', is_featured_month: false });
  await fillMonthAfter(firestore, auth, { before, after: await setup.get() });
  expect(await holder()).toBe('');
});

test('the next setup gets the month when an admin hides its winner, and the one after that in turn @nightly', async () => {
  const admin = await arriveAsAdmin();
  await threeSetups();
  await hideSetup(env, admin.uid, first, WHY);
  await eventually(async () => expect(await holder()).toBe(second));
  await hideSetup(env, admin.uid, second, WHY);
  await eventually(async () => expect(await holder()).toBe(third));
});

test('the next setup gets the month when its owner deletes the winner @nightly', async () => {
  const owner = await arrive('winner');
  await threeSetups(owner.uid);
  const { findFeatured } = await loadGallery();
  const setup = await findFeatured(env, [MONTH]);
  if (!setup) throw new Error('No setup has the month.');
  await deleteOwnSetup(env, setup);
  await eventually(async () => expect(await holder()).toBe(second));
});

test('the next setup gets the month when an operator deletes the winner @nightly', async () => {
  await threeSetups();
  await firestore.doc(`user_setups/${first}`).delete();
  await eventually(async () => expect(await holder()).toBe(second));
});

test('no setup follows when an admin takes the month away @nightly', async () => {
  const admin = await arriveAsAdmin();
  await threeSetups();
  const before = await firestore.doc(`user_setups/${first}`).get();
  await unfeatureSetup(env, admin.uid, first);
  const change = { before, after: await firestore.doc(`user_setups/${first}`).get() };
  await fillMonthAfter(firestore, auth, change);
  // Nor when it is hidden afterwards.
  await hideSetup(env, admin.uid, first, WHY);
  const hidden = { before, after: await firestore.doc(`user_setups/${first}`).get() };
  await fillMonthAfter(firestore, auth, hidden);
  expect(await holder()).toBe('');
});

test('several runs for one hidden winner leave exactly one setup @nightly', async () => {
  await threeSetups();
  const setup = firestore.doc(`user_setups/${first}`);
  const before = await setup.get();
  await firestore.doc(`featured_months/${MONTH}`).delete();
  // In two steps, neither of which the deployed function fills the month after.
  await setup.update({ is_featured_month: false, featured_month: null });
  await setup.update({ status: 'Hidden' });
  const change = { before, after: await setup.get() };
  await Promise.all([1, 2, 3].map(() => fillMonthAfter(firestore, auth, change)));
  await eventually(async () => expect(await holder()).toBe(second));
});
