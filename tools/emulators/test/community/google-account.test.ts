/** Signing in with Google: the emulator accepts a stand-in for Google's proof, and Firebase's SDK does the rest. */
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

/** Signs in with a Google account. */
function enterWithGoogle(account: GoogleAccount, displayName = '', policy = POLICY) {
  const prove = (auth: Auth) => signInWithCredential(auth, proof(account));
  return signInWithGoogle(env, { displayName, policy, prove });
}

test("a new member is confirmed, has the Google account's name, and shares under it", async () => {
  const outcome = await enterWithGoogle(googleAccount());
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

test("prefers the typed name to Google's, for a new account only", async () => {
  const account = googleAccount();
  expect(await enterWithGoogle(account, '  Ines of the Loft ')).toMatchObject({
    shownName: 'Ines of the Loft',
  });
  await signOut(env);
  expect(await enterWithGoogle(account, 'Another name')).toMatchObject({
    isNew: false,
    shownName: 'Ines of the Loft',
  });
});

test('a new account never shows its address: no name becomes Anonymous, and a long one is cut', async () => {
  const { name: _, ...nameless } = googleAccount();
  expect(await enterWithGoogle(nameless)).toMatchObject({ shownName: 'Anonymous' });
  const long = 'x'.repeat(SETUP_LIMITS.displayNameMax + 5);
  expect(await enterWithGoogle(googleAccount({ name: long }))).toMatchObject({
    shownName: 'x'.repeat(SETUP_LIMITS.displayNameMax),
  });
});

test('links Google to a password account only after its password', async () => {
  const member = await arrive('Petra');
  await signOut(env);
  // Google doesn't vouch for this address, so Firebase requires the password.
  const account = googleAccount({ email: member.email, email_verified: false });
  const outcome = await enterWithGoogle(account);
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
  expect(await enterWithGoogle(account)).toMatchObject({
    kind: 'signed-in',
    isNew: false,
    member: { uid: member.uid },
  });
});

test("where addresses must be confirmed, Google's confirmation is enough and required", async () => {
  expect(await enterWithGoogle(googleAccount(), '', STRICT)).toMatchObject({ kind: 'signed-in' });
  await signOut(env);
  const open = enterWithGoogle(googleAccount({ email_verified: false }), '', STRICT);
  await expect(open).rejects.toMatchObject({ code: 'email-not-confirmed' });
  expect(await currentMember(env)).toBeNull();
});

test('does nothing that requires a password without it', async () => {
  await enterWithGoogle(googleAccount());
  await expect(changePassword(env, '', 'another-one')).rejects.toMatchObject({
    name: 'CommunityError',
  });
  const { currentUser } = authService(env);
  expect(currentUser?.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
});

test("another Google account than the member's own confirms nothing", async () => {
  await enterWithGoogle(googleAccount());
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
] as const)('explains %s', async (code, failure, words) => {
  const prove = () => Promise.reject(Object.assign(new Error(code), { code }));
  const open = signInWithGoogle(env, { displayName: '', policy: POLICY, prove });
  await expect(open).rejects.toMatchObject({
    code: failure,
    reason: expect.stringContaining(words) as string,
  });
});
