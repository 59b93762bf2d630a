/** Signing in with Google: the emulator takes what stands in for Google's proof, and Firebase's SDK does the rest. */
import {
  GoogleAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
  type Auth,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { changePassword } from '@lumen-throw/community/account';
import { authService } from '@lumen-throw/community/auth-service';
import { linkGoogle, signInWithGoogle } from '@lumen-throw/community/google-account';
import { currentMember, signOut } from '@lumen-throw/community/session';
import { configureCommunity } from '../../src/community-config.ts';
import { clearProject, emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { eventually, members, PASSWORD } from '../support/members.ts';

const env = emulatedFirebase();
const services = operator();
const { firestore } = services;
const { arrive, share } = members(env, 'google');
const POLICY = { requireConfirmedEmail: false, continueUrl: 'http://localhost:5000/inspiration/gallery' };
const STRICT = { ...POLICY, requireConfirmedEmail: true };

beforeAll(async () => {
  await clearProject(services);
  await configureCommunity(env, { requireConfirmedEmail: false });
});
afterAll(() => services[Symbol.asyncDispose]());

interface GoogleAccount {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

let accounts = 0;
function googleAccount(changes: Partial<GoogleAccount> = {}): GoogleAccount {
  accounts += 1;
  return {
    sub: `10000${accounts}`,
    email: `guest-${accounts}@gmail.test`,
    email_verified: true,
    name: 'Ines Vidal',
    ...changes,
  };
}

const proof = (account: GoogleAccount) => GoogleAuthProvider.credential(JSON.stringify(account));

/** Signs in as somebody whom Google knows. */
function enter(account: GoogleAccount, displayName = '', policy = POLICY) {
  const prove = (auth: Auth) => signInWithCredential(auth, proof(account));
  return signInWithGoogle(env, { displayName, policy, prove });
}

test('a new member is confirmed, has the name of the Google account, and shares under it', async () => {
  const outcome = await enter(googleAccount());
  expect(outcome).toMatchObject({ kind: 'signed-in', isNew: true, shownName: 'Ines Vidal' });
  const member = await currentMember(env);
  expect(member).toMatchObject({ displayName: 'Ines Vidal', emailConfirmed: true, hasPassword: false });
  await eventually(async () =>
    expect((await firestore.doc(`members/${member?.uid}`).get()).data()).toMatchObject({
      shown_name: 'Ines Vidal',
      confirmed: true,
    }),
  );
  if (!member) throw new Error('Nobody is signed in.');
  expect((await share(member)).user_display_name).toBe('Ines Vidal');
});

test('the name that was typed goes before that of Google, for a new account alone', async () => {
  const account = googleAccount();
  expect(await enter(account, '  Ines of the Loft ')).toMatchObject({ shownName: 'Ines of the Loft' });
  await signOut(env);
  expect(await enter(account, 'Another name')).toMatchObject({ isNew: false, shownName: 'Ines of the Loft' });
});

test('a new account never shows its address: without a name it is Anonymous, and a long one is cut', async () => {
  const { name: _, ...nameless } = googleAccount();
  expect(await enter(nameless)).toMatchObject({ shownName: 'Anonymous' });
  const long = 'x'.repeat(SETUP_LIMITS.displayNameMax + 5);
  expect(await enter(googleAccount({ name: long }))).toMatchObject({
    shownName: 'x'.repeat(SETUP_LIMITS.displayNameMax),
  });
});

test('an account with a password takes Google in once its password was given, and no other password', async () => {
  const member = await arrive('Petra');
  await signOut(env);
  // Google does not vouch for this address, so Firebase asks.
  const account = googleAccount({ email: member.email, email_verified: false });
  const outcome = await enter(account);
  if (outcome.kind !== 'has-password') throw new Error(`It is ${outcome.kind}.`);
  expect(outcome.pending.email).toBe(member.email);
  expect(await currentMember(env)).toBeNull();
  await expect(linkGoogle(env, outcome.pending, 'wrong', POLICY)).rejects.toMatchObject({
    code: 'wrong-credentials',
    field: 'password',
  });
  expect(await currentMember(env)).toBeNull();
  expect(await linkGoogle(env, outcome.pending, PASSWORD, POLICY)).toMatchObject({
    uid: member.uid,
    displayName: 'Petra',
    hasPassword: true,
  });
  await signOut(env);
  expect(await enter(account)).toMatchObject({
    kind: 'signed-in',
    isNew: false,
    member: { uid: member.uid },
  });
});

test('where addresses must be confirmed, Google’s word is enough, and without it nobody is let in', async () => {
  expect(await enter(googleAccount(), '', STRICT)).toMatchObject({ kind: 'signed-in' });
  await signOut(env);
  const open = enter(googleAccount({ email_verified: false }), '', STRICT);
  await expect(open).rejects.toMatchObject({ code: 'email-not-confirmed' });
  expect(await currentMember(env)).toBeNull();
});

test('without a password nothing that asks for one is done', async () => {
  await enter(googleAccount());
  await expect(changePassword(env, '', 'another-one')).rejects.toMatchObject({
    name: 'CommunityError',
  });
  const { currentUser } = authService(env);
  expect(currentUser?.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
});

test('another Google account than the member’s own confirms nothing', async () => {
  await enter(googleAccount());
  const { currentUser } = authService(env);
  if (!currentUser) throw new Error('Nobody is signed in.');
  const other = reauthenticateWithCredential(currentUser, proof(googleAccount()));
  await expect(other).rejects.toMatchObject({ code: 'auth/user-mismatch' });
});

test.each([
  ['auth/popup-blocked', 'popup-blocked', 'allow pop-ups'],
  ['auth/popup-closed-by-user', 'cancelled', 'was closed'],
  ['auth/network-request-failed', 'offline', 'Check your connection'],
  ['auth/internal-error', 'offline', 'Check your connection'],
  ['auth/operation-not-allowed', 'not-offered', "doesn't work on this site"],
  ['auth/unauthorized-domain', 'not-offered', "doesn't work on this site"],
  ['auth/web-storage-unsupported', 'not-offered', 'needs cookies'],
  ['auth/user-mismatch', 'other-account', 'another Google account'],
  ['auth/user-disabled', 'account-disabled', 'disabled'],
] as const)('%s is told as what it is', async (code, failure, words) => {
  const prove = () => Promise.reject(Object.assign(new Error(code), { code }));
  const open = signInWithGoogle(env, { displayName: '', policy: POLICY, prove });
  await expect(open).rejects.toMatchObject({
    code: failure,
    reason: expect.stringContaining(words) as string,
  });
});
