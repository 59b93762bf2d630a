/** A member's own account: name, address, password, copy of the data, deletion. Loads Firebase Auth and Firestore (lite). */
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signOut as endSession,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type User,
} from 'firebase/auth';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { authService, readyAuth } from './auth-service.ts';
import { callFunction } from './call-function.ts';
import { CommunityError } from './community-error.ts';
import { communityError, guarded, LONG_TIMEOUT } from './sdk-failures.ts';
import { confirmWithGoogle } from './google-popup.ts';
import { checkedName, type Member } from './member.ts';
import { keepMember } from './own-member.ts';
import { readOwnData, type OwnData } from './own-data.ts';
import { memberOf } from './session.ts';

async function signedIn(env: FirebaseEnvironment): Promise<User> {
  const auth = await readyAuth(env);
  if (!auth.currentUser) throw new CommunityError('recent-sign-in-needed', 'Sign in again to do this.');
  return auth.currentUser;
}

/**
 * Changes the display name: of the account, and of what is shared from now on. Setups shared before
 * keep the name they were shared under. Observers of the session are told.
 * @throws CommunityError 'invalid-name' for one that is empty or too long, with the field
 */
export function changeDisplayName(env: FirebaseEnvironment, name: string): Promise<Member> {
  return guarded(async () => {
    const displayName = checkedName(name);
    if (displayName === '') throw new CommunityError('invalid-name', 'Enter a name.', 'displayName');
    const user = await signedIn(env);
    await updateProfile(user, { displayName });
    // A new token carries the name, and observers hear of it.
    await user.getIdToken(true);
    await keepMember(env);
    return memberOf(user);
  });
}

/**
 * Asks once more who it is, as Firebase wants before it changes an account.
 * @param password null asks Google, in its window
 */
async function confirmed(env: FirebaseEnvironment, password: string | null): Promise<User> {
  const user = await signedIn(env);
  if (password === null) await confirmWithGoogle(user);
  else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return user;
}

/**
 * Changes the password; sessions elsewhere end within the hour.
 * @throws CommunityError 'wrong-credentials' when the present password is not right, 'weak-password'
 */
export function changePassword(env: FirebaseEnvironment, present: string, next: string): Promise<void> {
  return guarded(async () => updatePassword(await confirmed(env, present), next));
}

/**
 * Begins to change the e-mail address: a link goes to the new one, and the account keeps the old one until
 * it is followed. The answer is the same for an address that another account has.
 * @param continueUrl page that the link leads back to
 * @throws CommunityError 'wrong-credentials', 'invalid-email'
 */
export function changeEmail(
  env: FirebaseEnvironment,
  password: string,
  email: string,
  continueUrl: string,
): Promise<void> {
  return guarded(async () => {
    const user = await confirmed(env, password);
    try {
      await verifyBeforeUpdateEmail(user, email, { url: continueUrl });
    } catch (error) {
      // Nobody learns here which addresses have an account.
      const failure = communityError(error);
      if (failure.code !== 'email-in-use') throw failure;
    }
  });
}

/** Everything that the community keeps of the signed-in member, ready for `JSON.stringify`. */
export function ownData(env: FirebaseEnvironment): Promise<OwnData> {
  return guarded(async () => {
    const user = await signedIn(env);
    const { creationTime, lastSignInTime } = user.metadata;
    return readOwnData(env, {
      ...memberOf(user),
      createdAt: creationTime ?? null,
      lastSignInAt: lastSignInTime ?? null,
    });
  }, LONG_TIMEOUT);
}

/**
 * Deletes the account with all its setups, likes and pictures, and ends the session. What was begun
 * and not finished is finished by calling again.
 * @param password the member's password, asked for once more; null for a member who has none: Google asks
 * @throws CommunityError 'wrong-credentials' when the password is not right
 */
export function deleteAccount(env: FirebaseEnvironment, password: string | null): Promise<void> {
  return guarded(async () => {
    const user = await confirmed(env, password);
    await user.getIdToken(true);
    try {
      await callFunction(env, 'deleteAccount', null);
    } catch (error) {
      const failure = communityError(error);
      if (failure.code === 'offline') throw failure;
      throw new CommunityError(
        'unexpected',
        'The account was not deleted completely. Please try again.',
        null,
        error,
      );
    }
    await endSession(authService(env));
  }, LONG_TIMEOUT);
}
