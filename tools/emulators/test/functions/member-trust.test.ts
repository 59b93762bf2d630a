/** Who is credited with a setup that stayed, and who loses that. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { STAYED_DAYS } from '@lumen-throw/domain/trust';
import { creditStayedSetups } from '../../../../functions/src/member-trust.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { putSetup } from '../support/liked-setups.ts';
import { eventually } from '../support/members.ts';
import { freshId } from '../support/sample-documents.ts';

const services = operator();
const { firestore } = services;
afterAll(() => services[Symbol.asyncDispose]());

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date();
const daysAgo = (days: number): Timestamp => Timestamp.fromMillis(NOW.getTime() - days * DAY);

beforeEach(async () => {
  await clearProject(services);
  for (const uid of ['maya', 'jonas'])
    await firestore
      .doc(`members/${uid}`)
      .set({ shown_name: uid, since: daysAgo(90), confirmed: true, state: 'active' });
});

const stayed = async (uid: string): Promise<unknown> =>
  (await firestore.doc(`members/${uid}`).get()).get('stayed');

/** A setup that was shared so many days ago. */
async function shared(owner: string, days: number, changes: object = {}): Promise<string> {
  const id = freshId();
  await putSetup(services, id, owner, { created_at: daysAgo(days), ...changes });
  return id;
}

test('the owner of a published setup is credited once it has stayed', async () => {
  await shared('maya', STAYED_DAYS + 0.1);
  await shared('jonas', STAYED_DAYS - 0.1);
  await shared('jonas', STAYED_DAYS + 1, { status: 'Hidden' });
  expect(await creditStayedSetups(firestore, NOW)).toBe(1);
  expect([await stayed('maya'), await stayed('jonas')]).toEqual([true, undefined]);
  // Again: nothing is left to do.
  expect(await creditStayedSetups(firestore, NOW)).toBe(0);
});

test('setups are gone through page by page', async () => {
  for (const owner of ['jonas', 'jonas', 'jonas', 'maya']) await shared(owner, STAYED_DAYS + 1);
  expect(await creditStayedSetups(firestore, NOW, 2)).toBe(2);
});

test('an account that is gone, or has no document, is left alone', async () => {
  await firestore.doc('members/maya').set({ state: 'gone' });
  await shared('maya', STAYED_DAYS + 1);
  await shared('petra', STAYED_DAYS + 1);
  expect(await creditStayedSetups(firestore, NOW)).toBe(0);
  expect((await firestore.doc('members/maya').get()).data()).toEqual({ state: 'gone' });
  expect((await firestore.doc('members/petra').get()).exists).toBe(false);
});

test('a setup that is hidden takes the credit away, and gives it back when it is shown again @nightly', async () => {
  const old = await shared('maya', STAYED_DAYS + 30);
  const young = await shared('maya', 1);
  await firestore.doc('members/maya').update({ stayed: true });
  for (const id of [young, old]) {
    await firestore.doc('members/maya').update({ stayed: true });
    await firestore.doc(`user_setups/${id}`).update({ status: 'Hidden' });
    await eventually(async () => expect(await stayed('maya')).toBe(false));
  }
  await firestore.doc(`user_setups/${old}`).update({ status: 'Published' });
  await eventually(async () => expect(await stayed('maya')).toBe(true));
});
