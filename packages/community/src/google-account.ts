/** Signing in with a Google account. Loads Firebase Auth. */
import {
  getAdditionalUserInfo,
  GoogleAuthProvider,
  linkWithCredential,
  signInWithEmailAndPassword,
  signOut as endSession,
  updateProfile,
  type Auth,
  type OAuthCredential,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { cleanLine } from '@lumen-throw/domain/member-text';
import { authService, expectPopups, readyAuth } from './auth-service.ts';
import { guarded } from './sdk-failures.ts';
import { googleError, openGoogle } from './google-popup.ts';
import { shownName, type Member } from './member.ts';
import { admit, type ConfirmationPolicy } from './session.ts';

/** A Google account whose address has an account with a password: it gets in once that is given. */
export interface PendingLink {
  email: string;
  credential: OAuthCredential;
}

/** A session, or what is missing for one. */
export type GoogleOutcome =
  | { kind: 'signed-in'; member: Member; shownName: string; isNew: boolean }
  | { kind: 'has-password'; pending: PendingLink };

/** Makes Auth ready, so that the window can open within the click. Call it where the button shows. */
export async function prepareGoogle(env: FirebaseEnvironment): Promise<void> {
  expectPopups();
  await readyAuth(env);
}

/** Where an account exists that Google may not take over, Firebase says which, and keeps the proof. */
function pendingLink(error: unknown): PendingLink | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  if (error.code !== 'auth/account-exists-with-different-credential') return null;
  // The SDK's own errors alone have this code.
  const failure = error as Parameters<typeof GoogleAuthProvider.credentialFromError>[0];
  const credential = GoogleAuthProvider.credentialFromError(failure);
  const email = failure.customData?.['email'];
  return credential && typeof email === 'string' ? { email, credential } : null;
}

/** A name that can stand with setups; never the address, which nobody asked to publish. */
function firstName(wanted: string, user: User): string {
  const name = [wanted, user.displayName ?? ''].map((text) => cleanLine(text)).find((text) => text !== '');
  return Array.from(name ?? 'Anonymous')
    .slice(0, SETUP_LIMITS.displayNameMax)
    .join('')
    .trim();
}

/** What registering asks for and Google does not: the name that others see. */
async function nameNewMember(user: User, wanted: string): Promise<void> {
  await updateProfile(user, { displayName: firstName(wanted, user) });
  // A new token carries the name, and observers are told of it.
  await user.getIdToken(true);
}

interface GoogleSignIn {
  /** Name for a new account, as typed; '' takes the one of the Google account. */
  displayName: string;
  policy: ConfirmationPolicy;
  /** Shows who it is: in Google's window unless a test says otherwise. */
  prove?: (auth: Auth) => Promise<UserCredential>;
}

/**
 * Signs in with a Google account, and makes an account where there is none.
 * @throws CommunityError for a window that was blocked or closed, without a connection, and as `signIn` does
 */
export async function signInWithGoogle(
  env: FirebaseEnvironment,
  { displayName, policy, prove = openGoogle }: GoogleSignIn,
): Promise<GoogleOutcome> {
  let shown: UserCredential;
  try {
    shown = await prove(authService(env));
  } catch (error) {
    const pending = pendingLink(error);
    if (pending) return { kind: 'has-password', pending };
    throw googleError(error);
  }
  const isNew = getAdditionalUserInfo(shown)?.isNewUser ?? false;
  return guarded(async () => {
    if (isNew) await nameNewMember(shown.user, displayName);
    const member = await admit(env, shown.user, policy);
    return { kind: 'signed-in', member, shownName: shownName(member), isNew };
  });
}

/**
 * Adds a Google account to the account with a password that has its address, and signs in.
 * @throws CommunityError 'wrong-credentials'; 'other-account', without a session
 */
export function linkGoogle(
  env: FirebaseEnvironment,
  { email, credential }: PendingLink,
  password: string,
  policy: ConfirmationPolicy,
): Promise<Member> {
  return guarded(async () => {
    const auth = authService(env);
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    try {
      await linkWithCredential(user, credential);
    } catch (error) {
      await endSession(auth);
      throw googleError(error);
    }
    await user.reload();
    return admit(env, user, policy);
  });
}
