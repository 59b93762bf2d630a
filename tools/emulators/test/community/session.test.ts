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

test('signing up signs in, with the display name, and tells the observers', async () => {
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

test('failures name the field to blame and hide which accounts exist', async () => {
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

test('a name that nobody could see, or that is too long, is refused at its field', async () => {
  for (const displayName of ['\u200B', '\u3164', 'x'.repeat(81)]) {
    const attempt = signUp(env, { ...form('unseen'), displayName }, open);
    await expect(attempt).rejects.toMatchObject({ code: 'invalid-name', field: 'displayName' });
  }
  await signUp(env, { ...form('unseen'), displayName: ' Nia\u202E\tof the Loft ' }, open);
  expect((await currentMember(env))?.displayName).toBe('Nia of the Loft');
});

test('asking for a new password looks the same for known and unknown addresses', async () => {
  await signUp(env, form('forgetful'), open);
  await expect(requestPasswordReset(env, 'forgetful@example.test', open)).resolves.toBeUndefined();
  await expect(requestPasswordReset(env, 'stranger@example.test', open)).resolves.toBeUndefined();
  expect((await mails('forgetful@example.test')).map(({ requestType }) => requestType)).toEqual([
    'PASSWORD_RESET',
  ]);
  expect(await mails('stranger@example.test')).toEqual([]);
});

test('where addresses are confirmed, the link comes first and the session afterwards', async () => {
  expect(await signUp(env, form('careful'), strict)).toEqual({ kind: 'check-email' });
  expect(await currentMember(env)).toBeNull();
  const attempt = signIn(env, 'careful@example.test', 'secret-enough', strict);
  await expect(attempt).rejects.toMatchObject({ code: 'email-not-confirmed', field: 'email' });
  const [mail] = await mails('careful@example.test');
  // The link leads on to the site, which is not there.
  await fetch(mail?.oobLink ?? '', { redirect: 'manual' });
  const member = await signIn(env, 'careful@example.test', 'secret-enough', strict);
  expect(member.emailConfirmed).toBe(true);
});

test('an admin is whom an operator made one', async () => {
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

test('a banned member adds nothing more with an open session, and comes in again when it is lifted', async () => {
  await signUp(env, form('rude'), open);
  const member = await currentMember(env);
  const uid = member?.uid ?? '';
  await grantAdmin(env, 'rude@example.test', true);
  await uploadImage(env, uid, webp());
  await banMember(env, 'rude@example.test');
  await expect(uploadImage(env, uid, webp())).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await isAdmin(env, uid)).toBe(false);
  // Who is banned may sign in, and reads why.
  await signIn(env, 'rude@example.test', 'secret-enough', open);
  expect(await ownMember(env, uid)).toMatchObject({ state: 'banned', ban: { reason: 'other' } });
  await expect(uploadImage(env, uid, webp())).rejects.toMatchObject({ code: 'not-allowed' });
  await liftBan(env, 'rude@example.test');
  await signIn(env, 'rude@example.test', 'secret-enough', open);
  await uploadImage(env, uid, webp());
  expect(await isAdmin(env, uid)).toBe(false);
});

test('an account is deleted with the password, and is gone', async () => {
  await signUp(env, form('leaver'), open);
  await expect(deleteAccount(env, 'wrong')).rejects.toMatchObject({ code: 'wrong-credentials' });
  await deleteAccount(env, 'secret-enough');
  expect(await currentMember(env)).toBeNull();
  await expect(signIn(env, 'leaver@example.test', 'secret-enough', open)).rejects.toMatchObject({
    code: 'wrong-credentials',
  });
});

test('an unreachable service is told as such', async () => {
  const nothing = { ...inject('emulators'), auth: NOWHERE, firestore: NOWHERE };
  const away = { ...env, projectId: 'demo-away', emulators: nothing };
  await expect(signIn(away, 'a@example.test', 'secret-enough', open)).rejects.toMatchObject({
    code: 'offline',
  });
  await expect(listPublished(away, 'All')).rejects.toMatchObject({ code: 'offline' });
  expect(await isAdmin(away, 'anyone')).toBe(false);
});
