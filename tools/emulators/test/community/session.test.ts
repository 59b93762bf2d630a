import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { deleteAccount } from '@lumen-throw/community/account';
import { listPublished } from '@lumen-throw/community/gallery';
import { ownMember } from '@lumen-throw/community/own-member';
import type { Member } from '@lumen-throw/community/member';
import { isAdmin } from '@lumen-throw/community/roles';
import {
  currentMember,
  observeSession,
  requestPasswordReset,
  signIn,
  signOut,
  signUp,
} from '@lumen-throw/community/session';
import { lookUpMember } from '@lumen-throw/community/member-decisions';
import { uploadImage } from '@lumen-throw/community/uploads';
import { banMember, liftBan } from '../../src/ban-member.ts';
import { configureCommunity } from '../../src/community-config.ts';
import { grantAdmin } from '../../src/grant-admin.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { webp } from '../support/pictures.ts';

const env = emulatedFirebase();
const services = operator();
const open = { requireConfirmedEmail: false, continueUrl: 'http://localhost:5000/inspiration/gallery' };
/** Nothing listens there. */
const NOWHERE = 'http://localhost:1';
const strict = { ...open, requireConfirmedEmail: true };
const form = (name: string) => ({
  displayName: 'Nia',
  email: `${name}@example.test`,
  password: 'secret-enough',
});

beforeAll(async () => {
  await clearProject(services);
  await configureCommunity(env, { requireConfirmedEmail: false });
});
afterEach(() => signOut(env));
afterAll(() => services[Symbol.asyncDispose]());

interface OutOfBand {
  oobCodes: { email: string; requestType: string; oobLink: string }[];
}

async function mails(email: string): Promise<OutOfBand['oobCodes']> {
  const response = await fetch(
    `${inject('emulators').auth}/emulator/v1/projects/${LOCAL_PROJECT_ID}/oobCodes`,
  );
  const { oobCodes } = (await response.json()) as OutOfBand;
  return oobCodes.filter((mail) => mail.email === email);
}

test('signing up signs in with the display name and notifies observers [1-5 3-19 3-20 4-1 4-12 7-1 7-2]', async () => {
  const seen: (Member | null)[] = [];
  const stop = observeSession(env, (member) => seen.push(member));
  const outcome = await signUp(env, form('nia'), open);
  expect(outcome).toMatchObject({
    kind: 'signed-in',
    member: { displayName: 'Nia', email: 'nia@example.test' },
  });
  await vi.waitFor(() => expect(seen.at(-1)?.displayName).toBe('Nia'));
  await signOut(env);
  await vi.waitFor(() => expect(seen.at(-1)).toBeNull());
  stop();
});

test('failures name the field and hide which accounts exist [3-18 5-15 7-23]', async () => {
  await signUp(env, form('taken'), open);
  await expect(signUp(env, form('taken'), open)).rejects.toMatchObject({
    code: 'email-in-use',
    field: 'email',
  });
  await expect(signUp(env, { ...form('new'), password: '12345' }, open)).rejects.toMatchObject({
    code: 'weak-password',
    field: 'password',
  });
  await expect(signUp(env, { ...form('new'), email: 'nonsense' }, open)).rejects.toMatchObject({
    field: 'email',
  });
  const wrongPassword = await signIn(env, 'taken@example.test', 'wrong', open).catch(
    (error: unknown) => error,
  );
  const noAccount = await signIn(env, 'nobody@example.test', 'wrong', open).catch((error: unknown) => error);
  expect(wrongPassword).toMatchObject({ code: 'wrong-credentials' });
  expect(String(noAccount)).toBe(String(wrongPassword));
});

test('refuses an invisible or too long name at its field', async () => {
  for (const displayName of ['\u200B', '\u3164', 'x'.repeat(81)]) {
    const attempt = signUp(env, { ...form('unseen'), displayName }, open);
    await expect(attempt).rejects.toMatchObject({ code: 'invalid-name', field: 'displayName' });
  }
  await signUp(env, { ...form('unseen'), displayName: ' Nia\u202E\tof the Loft ' }, open);
  expect((await currentMember(env))?.displayName).toBe('Nia of the Loft');
});

test('a password reset looks the same for known and unknown addresses [4-3]', async () => {
  await signUp(env, form('forgetful'), open);
  await expect(requestPasswordReset(env, 'forgetful@example.test', open)).resolves.toBeUndefined();
  await expect(requestPasswordReset(env, 'stranger@example.test', open)).resolves.toBeUndefined();
  expect((await mails('forgetful@example.test')).map(({ requestType }) => requestType)).toEqual([
    'PASSWORD_RESET',
  ]);
  expect(await mails('stranger@example.test')).toEqual([]);
});

test('where addresses must be confirmed, the link comes first and the session later [4-13 7-23 7-24]', async () => {
  expect(await signUp(env, form('careful'), strict)).toEqual({ kind: 'check-email' });
  expect(await currentMember(env)).toBeNull();
  const attempt = signIn(env, 'careful@example.test', 'secret-enough', strict);
  await expect(attempt).rejects.toMatchObject({ code: 'email-not-confirmed', field: 'email' });
  const [mail] = await mails('careful@example.test');
  // The link continues to the site, which isn't running.
  await fetch(mail?.oobLink ?? '', { redirect: 'manual' });
  const member = await signIn(env, 'careful@example.test', 'secret-enough', strict);
  expect(member.emailConfirmed).toBe(true);
});

test('only an operator makes an admin [3-17 4-5 6-13 7-3]', async () => {
  await signUp(env, form('chief'), open);
  const member = await currentMember(env);
  expect(await isAdmin(env, member?.uid ?? '')).toBe(false);
  await grantAdmin(env, 'chief@example.test', true);
  expect(await isAdmin(env, member?.uid ?? '')).toBe(true);
  await grantAdmin(env, 'chief@example.test', false);
  expect(await isAdmin(env, member?.uid ?? '')).toBe(false);
  await services.firestore.doc(`user_roles/${member?.uid}`).set({ role: 'editor' });
  expect(await isAdmin(env, member?.uid ?? '')).toBe(false);
  expect(await isAdmin(env, 'somebody-else')).toBe(false);
});

test('a ban stops sharing in an open session, and lifting it lets the member in again', async () => {
  await signUp(env, form('rude'), open);
  const member = await currentMember(env);
  const uid = member?.uid ?? '';
  await grantAdmin(env, 'rude@example.test', true);
  // A setup without its picture would be hidden for that, sooner or later.
  const images = [await uploadImage(env, uid, webp())];
  const setup = services.firestore.doc('user_setups/ruderuderuderuderude');
  await setup.set({ created_by: uid, title: 'Rude', images, status: 'Published' });
  await banMember(env, 'rude@example.test');
  expect((await setup.get()).get('status')).toBe('Hidden');
  await expect(uploadImage(env, uid, webp())).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await isAdmin(env, uid)).toBe(false);
  // A banned member can sign in, and reads why.
  await signIn(env, 'rude@example.test', 'secret-enough', open);
  expect(await ownMember(env, uid)).toMatchObject({ state: 'banned', ban: { reason: 'other' } });
  await expect(uploadImage(env, uid, webp())).rejects.toMatchObject({ code: 'not-allowed' });
  await liftBan(env, 'rude@example.test');
  expect((await setup.get()).get('status')).toBe('Published');
  await signIn(env, 'rude@example.test', 'secret-enough', open);
  await uploadImage(env, uid, webp());
  expect(await isAdmin(env, uid)).toBe(false);
});

test('an address is known after its banned account is deleted and signs up again', async () => {
  const member = await signUp(env, form('evader'), open);
  expect(member.kind).toBe('signed-in');
  await banMember(env, 'evader@example.test');
  await signIn(env, 'evader@example.test', 'secret-enough', open);
  await deleteAccount(env, 'secret-enough');
  const again = await signUp(env, form('evader'), open);
  const uid = again.kind === 'signed-in' ? again.member.uid : '';
  await signOut(env);
  await signUp(env, form('watcher'), open);
  await grantAdmin(env, 'watcher@example.test', true);
  await signIn(env, 'watcher@example.test', 'secret-enough', open);
  const history = await lookUpMember(env, uid);
  expect(history).toMatchObject({ state: 'active', banned_before: { reason: 'other' } });
});

test('deletes an account with its password', async () => {
  await signUp(env, form('leaver'), open);
  await expect(deleteAccount(env, 'wrong')).rejects.toMatchObject({ code: 'wrong-credentials' });
  await deleteAccount(env, 'secret-enough');
  expect(await currentMember(env)).toBeNull();
  await expect(signIn(env, 'leaver@example.test', 'secret-enough', open)).rejects.toMatchObject({
    code: 'wrong-credentials',
  });
});

test('reports an unreachable service as such [4-6 8-35]', async () => {
  const nothing = { ...inject('emulators'), auth: NOWHERE, firestore: NOWHERE };
  const away = { ...env, projectId: 'demo-away', emulators: nothing };
  await expect(signIn(away, 'a@example.test', 'secret-enough', open)).rejects.toMatchObject({
    code: 'offline',
  });
  await expect(listPublished(away, 'All')).rejects.toMatchObject({ code: 'offline' });
  expect(await isAdmin(away, 'anyone')).toBe(false);
});
