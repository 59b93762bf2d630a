/** Taking a decision back: only the last one about its subject, and with everything that it changed. */
import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Explanation } from '@lumen-throw/domain/moderation';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { takeBack } from '../../../../functions/src/decision-undo.ts';
import { banMember, liftBan } from '../../../../functions/src/member-bans.ts';
import { rotate } from '../../../../functions/src/rotate-setup-of-the-month.ts';
import { hideForPictures, hideSetup } from '../../../../functions/src/setup-hiding.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { freshId, storedSetup } from '../support/sample-documents.ts';

const services = operator('demo-undo');
const { firestore, auth } = services;
const ADMIN = { uid: 'ada', name: 'Ada' };
const NIA = { uid: 'nia', name: 'Nia', email: '', confirmed: false };
const WHY: Explanation = { reason: 'other', note: '' };
const MONTH = siteMonthKey(new Date());
const pointer = firestore.doc(`featured_months/${MONTH}`);
const log = firestore.collection('moderation_log');

beforeEach(() => clearProject(services));
afterAll(() => services[Symbol.asyncDispose]());

const setupDoc = (id: string) => firestore.doc(`user_setups/${id}`);
async function publish(): Promise<string> {
  const id = freshId();
  await setupDoc(id).set({ ...storedSetup('nia'), created_at: Timestamp.now() });
  return id;
}
const statusOf = async (id: string): Promise<unknown> => (await setupDoc(id).get()).get('status');

/** The newest entry of an act about a setup or a member. */
async function entryOf(action: string, id: string): Promise<string> {
  const { docs } = await log.orderBy('at', 'desc').get();
  const found = docs.find(
    (each) => each.get('action') === action && [each.get('setup_id'), each.get('owner')].includes(id),
  );
  return String(found?.id);
}

async function hide(id: string): Promise<string> {
  await hideSetup(firestore, id, { ...WHY, moderator: 'ada', moderator_name: 'Ada' });
  return entryOf('hide', id);
}

/** What an admin's page writes. */
async function write(action: string, id: string, fields: DocumentData = {}): Promise<string> {
  const entry = await log.add({
    action,
    setup_id: id,
    setup_title: 'Garage cinema',
    owner: 'nia',
    replaced_setup_id: null,
    month: null,
    reason: null,
    note: '',
    moderator: 'ada',
    moderator_name: 'Ada',
    at: FieldValue.serverTimestamp(),
    ...fields,
  });
  return entry.id;
}

async function feature(id: string, replaced: string | null = null): Promise<string> {
  if (replaced !== null) await setupDoc(replaced).update({ is_featured_month: false, featured_month: null });
  await setupDoc(id).update({ is_featured_month: true, featured_month: MONTH });
  await pointer.set({ setup_id: id });
  return write('feature', id, { month: MONTH, replaced_setup_id: replaced });
}

async function unfeature(id: string): Promise<string> {
  await setupDoc(id).update({ is_featured_month: false, featured_month: null });
  await pointer.delete();
  return write('unfeature', id, { month: MONTH });
}

/** The one setup that carries the flag and that the month names; '' for none. */
async function holder(): Promise<string> {
  const found = await firestore.collection('user_setups').where('is_featured_month', '==', true).get();
  const named = await pointer.get();
  const flagged = found.docs.map(({ id }) => id);
  expect(flagged).toEqual(named.exists ? [named.get('setup_id')] : []);
  return flagged.join(', ');
}

const undo = async (entry: string): Promise<boolean> =>
  takeBack(firestore, ADMIN, await log.doc(entry).get());

test('a hide is undone by its own entry, and not by that of an earlier hide @nightly', async () => {
  const setup = await publish();
  const first = await hide(setup);
  await setupDoc(setup).update({ status: 'Published' });
  await write('publish', setup);
  const last = await hide(setup);
  expect(await undo(first)).toBe(false);
  expect(await statusOf(setup)).toBe('Hidden');
  expect(await undo(last)).toBe(true);
  expect(await statusOf(setup)).toBe('Published');
  expect((await log.doc(await entryOf('publish', setup)).get()).data()).toMatchObject({ undoes: last });
  expect(await undo(last)).toBe(false);
});

test('of two admins who take one decision back at once, one does @nightly', async () => {
  const setup = await publish();
  const entry = await hide(setup);
  const done = await Promise.all([undo(entry), undo(entry), undo(entry)]);
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await statusOf(setup)).toBe('Published');
  const written = await log.where('undoes', '==', entry).get();
  expect(written.size).toBe(1);
});

test('what the picture check hid since stays hidden', async () => {
  const setup = await publish();
  const first = await hide(setup);
  await setupDoc(setup).update({ status: 'Published' });
  await hideForPictures(firestore, setup, 'missing');
  expect(await undo(first)).toBe(false);
  expect(await undo(await entryOf('hide', setup))).toBe(false);
  expect(await statusOf(setup)).toBe('Hidden');
});

test('a hide of a member who is banned since is not undone, nor a hide that belongs to the ban @nightly', async () => {
  const [alone, shown] = [await publish(), await publish()];
  const first = await hide(alone);
  await banMember(firestore, ADMIN, NIA, WHY);
  expect(await undo(first)).toBe(false);
  expect(await undo(await entryOf('hide', shown))).toBe(false);
  for (const id of [alone, shown]) expect(await statusOf(id)).toBe('Hidden');
  await liftBan(firestore, ADMIN, NIA);
  expect(await undo(first)).toBe(true);
});

test('a ban is undone by its own entry, and not by that of an earlier ban @nightly', async () => {
  const setup = await publish();
  const { entry: first } = await banMember(firestore, ADMIN, NIA, WHY);
  await liftBan(firestore, ADMIN, NIA);
  const { entry: last } = await banMember(firestore, ADMIN, NIA, WHY);
  expect(await liftBan(firestore, ADMIN, NIA, first)).toBeNull();
  expect(await statusOf(setup)).toBe('Hidden');
  expect(await liftBan(firestore, ADMIN, NIA, last)).toBe(1);
  expect(await statusOf(setup)).toBe('Published');
});

test('an item goes back into the queue unless it was decided since', async () => {
  const setup = await publish();
  const kept = await write('keep', setup);
  expect(await undo(kept)).toBe(true);
  expect(await undo(kept)).toBe(false);
  const again = await write('keep', setup);
  await hide(setup);
  expect(await undo(again)).toBe(false);
});

test('an undone feature gives the month back to the setup that it replaced', async () => {
  const [before, after] = [await publish(), await publish()];
  await feature(before);
  const entry = await feature(after, before);
  expect(await undo(entry)).toBe(true);
  expect(await holder()).toBe(before);
  // The month has somebody: a rotation leaves it alone.
  await rotate(firestore, auth, new Date());
  expect(await holder()).toBe(before);
});

test('an undone feature leaves the month empty where the setup before is hidden', async () => {
  const [before, after] = [await publish(), await publish()];
  await feature(before);
  const entry = await feature(after, before);
  await hide(before);
  expect(await undo(entry)).toBe(true);
  expect(await holder()).toBe('');
});

test('a month taken from a setup comes back, unless another one has it since', async () => {
  const [first, second] = [await publish(), await publish()];
  await feature(first);
  const taken = await unfeature(first);
  await feature(second);
  expect(await undo(taken)).toBe(false);
  expect(await holder()).toBe(second);
  const again = await unfeature(second);
  expect(await undo(again)).toBe(true);
  expect(await holder()).toBe(second);
});

test('an undone hide gives the month back, from the next in line and not from the choice of an admin', async () => {
  const [winner, next] = [await publish(), await publish()];
  await feature(winner);
  const hidden = await hide(winner);
  await rotate(firestore, auth, new Date());
  expect(await holder()).toBe(next);
  expect(await undo(hidden)).toBe(true);
  expect(await holder()).toBe(winner);

  const again = await hide(winner);
  await feature(next);
  expect(await undo(again)).toBe(true);
  expect(await statusOf(winner)).toBe('Published');
  expect(await holder()).toBe(next);
});

test('what is a day old, final or gone is not undone', async () => {
  const setup = await publish();
  const entry = await hide(setup);
  await log.doc(entry).update({ at: Timestamp.fromMillis(Date.now() - 25 * 60 * 60 * 1000) });
  expect(await undo(entry)).toBe(false);
  expect(await undo(await write('delete', setup))).toBe(false);
  await log.doc(entry).update({ at: Timestamp.now() });
  expect(await undo(entry)).toBe(true);
  const last = await hide(setup);
  await setupDoc(setup).delete();
  expect(await undo(last)).toBe(false);
});
