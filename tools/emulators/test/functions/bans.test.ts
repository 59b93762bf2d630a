/** Bans and lifts that meet each other or break off: the last act decides, and nothing stays behind. */
import { Timestamp } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BANNED_ADDRESS_DAYS } from '@lumen-throw/domain/member-state';
import type { Explanation } from '@lumen-throw/domain/moderation';
import { addressHash, bannedBefore, keepBannedAddress } from '../../../../functions/src/banned-addresses.ts';
import { banMember, finishLift, liftBan } from '../../../../functions/src/member-bans.ts';
import { hideSetup } from '../../../../functions/src/setup-hiding.ts';
import { clearProject, operator } from '../support/emulated-firebase.ts';
import { freshId, storedSetup } from '../support/sample-documents.ts';

const services = operator('demo-bans');
const { firestore } = services;
const ADMIN = { uid: 'ada', name: 'Ada' };
const NIA = { uid: 'nia', name: 'Nia', email: 'Nia+1@Example.test', confirmed: false };
const SPAM: Explanation = { reason: 'advertising', note: 'Sells lamps.' };
const member = firestore.doc('members/nia');

beforeEach(() => clearProject(services));
afterAll(() => services[Symbol.asyncDispose]());

/** What the deletion of an account does with its address. */
async function deleteMember(uid: string, email: string): Promise<void> {
  const ref = firestore.doc(`members/${uid}`);
  const hash = await addressHash(firestore, email);
  await firestore.runTransaction(async (transaction) => {
    keepBannedAddress(firestore, transaction, await transaction.get(ref), hash);
    transaction.set(ref, { state: 'gone' });
  });
}

async function publish(): Promise<string> {
  const id = freshId();
  await firestore.doc(`user_setups/${id}`).set({ ...storedSetup('nia'), created_at: Timestamp.now() });
  return id;
}
const statusOf = async (id: string): Promise<unknown> =>
  (await firestore.doc(`user_setups/${id}`).get()).get('status');

test('a ban given before a lift is finished stays, and can be lifted @nightly', async () => {
  const setup = await publish();
  await banMember(firestore, ADMIN, NIA, SPAM);
  const first = String((await member.get()).get('ban.entry'));
  await member.update({ state: 'active' });
  await banMember(firestore, ADMIN, NIA, SPAM);
  expect(await finishLift(firestore, 'nia', first)).toBe(false);
  expect((await member.get()).data()).toMatchObject({ state: 'banned', ban: SPAM });
  expect(await liftBan(firestore, ADMIN, NIA)).toBe(1);
  expect((await member.get()).get('state')).toBe('active');
  expect((await member.get()).get('ban')).toBeUndefined();
  expect(await statusOf(setup)).toBe('Published');
});

test('lifts a ban whose entry is lost, and shows its setups', async () => {
  const [hidden, byHand] = [await publish(), await publish()];
  await hideSetup(firestore, byHand, { ...SPAM, moderator: 'ada', moderator_name: 'Ada' });
  await banMember(firestore, ADMIN, NIA, SPAM);
  const { ban: _, ...withoutEntry } = (await member.get()).data() ?? {};
  await member.set(withoutEntry);
  expect(await liftBan(firestore, ADMIN, NIA)).toBe(1);
  expect((await member.get()).get('state')).toBe('active');
  expect((await member.get()).get('ban')).toBeUndefined();
  expect([await statusOf(hidden), await statusOf(byHand)]).toEqual(['Published', 'Hidden']);
});

test('a lift shows what an earlier ban hid whose lift broke off', async () => {
  const setup = await publish();
  await banMember(firestore, ADMIN, NIA, SPAM);
  await member.update({ state: 'active' });
  await banMember(firestore, ADMIN, NIA, SPAM);
  await liftBan(firestore, ADMIN, NIA);
  expect(await statusOf(setup)).toBe('Published');
});

test('hides nothing more with a ban that is lifted', async () => {
  const setup = await publish();
  await banMember(firestore, ADMIN, NIA, SPAM);
  const ban = String((await member.get()).get('ban.entry'));
  await liftBan(firestore, ADMIN, NIA);
  const late = { ...SPAM, moderator: 'ada', moderator_name: 'Ada', with_ban: ban };
  expect(await hideSetup(firestore, setup, late)).toBe(false);
  expect(await statusOf(setup)).toBe('Published');
});

test('the notice of a ban comes with the ban', async () => {
  await banMember(firestore, ADMIN, NIA, SPAM);
  const { ban } = (await member.get()).data() as { ban: { entry: string } };
  const notices: unknown = (await firestore.doc('member_notices/nia').get()).get('notices');
  expect(notices).toMatchObject([{ kind: 'banned', id: ban.entry, ...SPAM }]);
});

test('concurrent bans and lifts leave a member who can be banned and lifted @nightly', async () => {
  const setups = [await publish(), await publish(), await publish()];
  await Promise.allSettled(
    [1, 2].flatMap(() => [banMember(firestore, ADMIN, NIA, SPAM), liftBan(firestore, ADMIN, NIA)]),
  );
  await liftBan(firestore, ADMIN, NIA);
  expect((await member.get()).get('state')).not.toBe('banned');
  for (const id of setups) expect(await statusOf(id)).toBe('Published');
});

/** The entries about Nia with one act. */
const entriesOf = async (action: string) =>
  (await firestore.collection('moderation_log').where('owner', '==', 'nia').get()).docs.filter(
    (entry) => entry.get('action') === action,
  );

test('a lift names the ban that it takes back', async () => {
  await banMember(firestore, ADMIN, NIA, SPAM);
  const ban = String((await member.get()).get('ban.entry'));
  await liftBan(firestore, ADMIN, NIA);
  expect((await entriesOf('lift')).map((entry) => entry.get('undoes') as unknown)).toEqual([ban]);
});

test('a role ends with the ban that takes it, and with no other', async () => {
  const role = firestore.doc('user_roles/nia');
  await role.set({ role: 'admin' });
  await banMember(firestore, ADMIN, NIA, SPAM);
  expect((await role.get()).exists).toBe(true);
  await liftBan(firestore, ADMIN, NIA);
  await banMember(firestore, ADMIN, NIA, SPAM, true);
  expect((await role.get()).exists).toBe(false);
});

test('concurrent bans of one member leave one entry, which the state names @nightly', async () => {
  await Promise.all([1, 2, 3].map(() => banMember(firestore, ADMIN, NIA, SPAM, true)));
  const [entry, ...more] = await entriesOf('ban');
  expect(more).toEqual([]);
  expect((await member.get()).get('ban.entry')).toBe(entry?.id);
});

const known = async (email: string, now?: Date, uid = 'new') => bannedBefore(firestore, { uid, email }, now);
const inDays = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);

test('the address of a ban that stands is known, also after the account has another one', async () => {
  await banMember(firestore, ADMIN, NIA, SPAM);
  expect(await known('nia+2@example.test')).toEqual({ deleted: null, reason: 'advertising' });
  expect(await known('nia@example.test', undefined, 'nia')).toBeNull();
  expect(await known('jonas@example.test')).toBeNull();
  await liftBan(firestore, ADMIN, NIA);
  expect(await known('nia+2@example.test')).toBeNull();
});

describe('after a banned account is deleted', () => {
  test('its address is known in each spelling, and no other', async () => {
    await banMember(firestore, ADMIN, NIA, SPAM);
    await deleteMember('nia', 'nia@example.test');
    for (const email of ['nia@example.test', ' NIA@example.TEST ', 'nia+2@example.test'])
      expect(await known(email)).toMatchObject({ reason: 'advertising' });
    for (const email of ['jonas@example.test', 'nia@example.org', '', '+@example.test'])
      expect(await known(email)).toBeNull();
  });

  test('a Gmail address is known wherever its dots stand', async () => {
    await banMember(firestore, ADMIN, { ...NIA, email: 'nia.lamp@gmail.com' }, SPAM);
    await deleteMember('nia', 'nia.lamp@gmail.com');
    for (const email of ['n.i.a.lamp@gmail.com', 'nialamp+2@googlemail.com'])
      expect(await known(email)).not.toBeNull();
    for (const email of ['nialam@gmail.com', 'nia.lamp@example.test']) expect(await known(email)).toBeNull();
  });

  test('the address of the ban is known, also where another one was set before the end', async () => {
    await banMember(firestore, ADMIN, NIA, SPAM);
    await deleteMember('nia', 'other@example.test');
    expect(await known('nia@example.test')).not.toBeNull();
    expect(await known('other@example.test')).not.toBeNull();
  });

  test('only a keyed hash is kept, and only for the stated time', async () => {
    await banMember(firestore, ADMIN, NIA, SPAM);
    await deleteMember('nia', NIA.email);
    // A second run, after a failure, finds a member who is gone.
    await deleteMember('nia', NIA.email);
    const { docs } = await firestore.collection('banned_addresses').get();
    expect(docs.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const unkeyed = createHash('sha256').update('nia@example.test').digest('hex');
    expect(docs[0]?.id).not.toBe(unkeyed);
    expect(JSON.stringify(docs[0]?.data()).toLowerCase()).not.toContain('nia');
    expect(await known(NIA.email, inDays(BANNED_ADDRESS_DAYS - 1))).not.toBeNull();
    expect(await known(NIA.email, inDays(BANNED_ADDRESS_DAYS + 1))).toBeNull();
  });

  test('of a member who is active, or whose ban was lifted, nothing is kept', async () => {
    await deleteMember('maya', 'maya@example.test');
    await banMember(firestore, ADMIN, NIA, SPAM);
    await liftBan(firestore, ADMIN, NIA);
    await deleteMember('nia', NIA.email);
    expect((await firestore.collection('banned_addresses').get()).empty).toBe(true);
  });
});
