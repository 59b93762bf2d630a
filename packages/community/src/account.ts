/** A member's own account: name, copy of the data, deletion. Loads Firebase Auth and Firestore (lite). */
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signOut as endSession,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { authService } from './auth-service.ts';
import { callFunction } from './call-function.ts';
import { CommunityError, communityError, guarded, LONG_TIMEOUT } from './community-error.ts';
import { checkedName, type Member } from './member.ts';
import { readOwnData, type OwnData } from './own-data.ts';
import { memberOf } from './session.ts';

async function signedIn(env: FirebaseEnvironment): Promise<User> {
  const auth = authService(env);
  await auth.authStateReady();
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
    return memberOf(user);
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
 * @param password the member's password, asked for once more
 * @throws CommunityError 'wrong-credentials' when the password is not right
 */
export function deleteAccount(env: FirebaseEnvironment, password: string): Promise<void> {
  return guarded(async () => {
    const user = await signedIn(env);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
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
