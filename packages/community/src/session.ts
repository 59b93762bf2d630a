/** Accounts and the session. Loads Firebase Auth. */
import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as endSession,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { authService, readyAuth } from './auth-service.ts';
import { CommunityError } from './community-error.ts';
import { communityError, guarded, guardedAuth } from './sdk-failures.ts';
import { checkedName, type Member } from './member.ts';
import { rememberSession } from './session-hint.ts';

/** A signed-in account as pages see it. */
export function memberOf(user: User): Member {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    emailConfirmed: user.emailVerified,
    hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
  };
}

/**
 * Follows the session: called once as soon as it is known, then at every sign-in, sign-out, token
 * refresh and change of the profile.
 * @returns ends the subscription
 */
export function observeSession(
  env: FirebaseEnvironment,
  onChange: (member: Member | null) => void,
): () => void {
  return onIdTokenChanged(authService(env), (user) => {
    rememberSession(user !== null);
    onChange(user ? memberOf(user) : null);
  });
}

/** The member now, once the stored session has been read. */
export async function currentMember(env: FirebaseEnvironment): Promise<Member | null> {
  const auth = await readyAuth(env);
  return auth.currentUser ? memberOf(auth.currentUser) : null;
}

/**
 * The member, once it is certain that the session still holds: asks for a new token where the old
 * one has run out. Call it before anything long; the other parts do not always tell of an end.
 * @throws CommunityError 'recent-sign-in-needed' when nobody is signed in any more
 */
export function verifiedMember(env: FirebaseEnvironment): Promise<Member> {
  return guarded(async () => {
    const auth = await readyAuth(env);
    if (!auth.currentUser)
      throw new CommunityError('recent-sign-in-needed', 'Your session has ended. Sign in again.');
    await auth.currentUser.getIdToken();
    return memberOf(auth.currentUser);
  });
}

/** How e-mail addresses are confirmed. */
export interface ConfirmationPolicy {
  /** Whether a member must confirm the address before being let in (PageEnvironment has it). */
  requireConfirmedEmail: boolean;
  /** Page that the link in the e-mail leads back to: the gallery's full address. */
  continueUrl: string;
}

async function askForConfirmation(user: User, { continueUrl }: ConfirmationPolicy): Promise<void> {
  await sendEmailVerification(user, { url: continueUrl });
}

/** Writes the member's document where it is missing or old; that it fails is no failure of signing in. */
async function noteMember(env: FirebaseEnvironment): Promise<void> {
  try {
    await (await import('./own-member.ts')).keepMember(env);
  } catch {
    // The next time somebody signs in, changes the name or shares it is written.
  }
}

export interface SignUpForm {
  displayName: string;
  email: string;
  password: string;
}

/** Either a session at once, or an e-mail with a link to confirm first. */
export type SignUpOutcome = { kind: 'signed-in'; member: Member } | { kind: 'check-email' };

/**
 * Creates an account and signs in, or sends the confirmation link where that is required.
 * @throws CommunityError with the form's field where one is to blame
 */
export function signUp(
  env: FirebaseEnvironment,
  { displayName, email, password }: SignUpForm,
  policy: ConfirmationPolicy,
): Promise<SignUpOutcome> {
  return guardedAuth(async () => {
    const auth = authService(env);
    const shown = checkedName(displayName);
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: shown });
    if (policy.requireConfirmedEmail) {
      await askForConfirmation(user, policy);
      await endSession(auth);
      return { kind: 'check-email' };
    }
    // A new token carries the name, and observers are told of it.
    await user.getIdToken(true);
    void noteMember(env);
    return { kind: 'signed-in', member: memberOf(user) };
  });
}

/**
 * Lets an account in that has just shown who it is.
 * @throws CommunityError 'email-not-confirmed' after sending the link again, without a session
 */
export async function admit(
  env: FirebaseEnvironment,
  user: User,
  policy: ConfirmationPolicy,
): Promise<Member> {
  if (policy.requireConfirmedEmail && !user.emailVerified) {
    await askForConfirmation(user, policy);
    await endSession(authService(env));
    throw new CommunityError(
      'email-not-confirmed',
      'Confirm your email address first. We sent you the link again.',
      'email',
    );
  }
  void noteMember(env);
  return memberOf(user);
}

/**
 * Signs in.
 * @throws CommunityError 'wrong-credentials', or 'email-not-confirmed' after sending the link again
 */
export function signIn(
  env: FirebaseEnvironment,
  email: string,
  password: string,
  policy: ConfirmationPolicy,
): Promise<Member> {
  return guardedAuth(async () => {
    const { user } = await signInWithEmailAndPassword(authService(env), email, password);
    return admit(env, user, policy);
  });
}

export function signOut(env: FirebaseEnvironment): Promise<void> {
  return guardedAuth(() => endSession(authService(env)));
}

/** Sends a link to set a new password; resolves the same way whether the account exists or not. */
export async function requestPasswordReset(
  env: FirebaseEnvironment,
  email: string,
  policy: ConfirmationPolicy,
): Promise<void> {
  try {
    await sendPasswordResetEmail(authService(env), email, { url: policy.continueUrl });
  } catch (error) {
    const failure = communityError(error);
    if (failure.code !== 'wrong-credentials') throw failure;
  }
}
