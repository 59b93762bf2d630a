/** A member's own account: name, copy of the data, deletion. Loads Firebase Auth and Firestore (lite). */
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signOut as endSession,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { authService } from './auth-service.ts';
import { CommunityError, guarded, LONG_PATIENCE } from './community-error.ts';
import type { Member } from './member.ts';
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
    const displayName = name.trim();
    if (displayName === '') throw new CommunityError('invalid-name', 'Enter a name.', 'displayName');
    if (displayName.length > SETUP_LIMITS.displayNameMax) {
      throw new CommunityError(
        'invalid-name',
        `The name can have at most ${SETUP_LIMITS.displayNameMax} characters.`,
        'displayName',
      );
    }
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
  }, LONG_PATIENCE);
}

function functionAddress({ projectId, region, emulators }: FirebaseEnvironment, name: string): string {
  return emulators
    ? `${emulators.functions}/${projectId}/${region}/${name}`
    : `https://${region}-${projectId}.cloudfunctions.net/${name}`;
}

/** With App Check, functions want to see that a page of this site calls them. */
async function pageProof(env: FirebaseEnvironment): Promise<Record<string, string>> {
  return env.appCheckSiteKey === null ? {} : (await import('./app-check.ts')).appCheckHeader(env);
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
    const response = await fetch(functionAddress(env, 'deleteAccount'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await user.getIdToken(true)}`,
        ...(await pageProof(env)),
      },
      body: JSON.stringify({ data: null }),
    });
    if (!response.ok) {
      throw new CommunityError('unexpected', 'The account was not deleted completely. Please try again.');
    }
    await endSession(authService(env));
  }, LONG_PATIENCE);
}
