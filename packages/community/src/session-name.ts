/** The names that requests of this session carry. Loads Firebase Auth. */
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { memberName } from '@lumen-throw/domain/member-text';
import { readyAuth } from './auth-service.ts';
import { communityError } from './sdk-failures.ts';

/** The rules compare them with what is written. */
export interface SessionName {
  uid: string;
  /** Whether the account's address is confirmed. */
  confirmed: boolean;
  /** The account's display name; '' when it has none. */
  name: string;
  /** The name that stands with the member's setups. */
  shown: string;
}

function nameIn(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}

/**
 * Reads the names out of the session's token. A token from before the name was given, as right
 * after signing up, is replaced first.
 * @throws CommunityError 'recent-sign-in-needed' without a session
 */
export async function sessionName(env: FirebaseEnvironment): Promise<SessionName> {
  const auth = await readyAuth(env);
  const user = auth.currentUser;
  if (!user) throw communityError({ code: 'unauthenticated' });
  let { claims } = await user.getIdTokenResult();
  if (nameIn(claims['name']) !== (user.displayName ?? '')) ({ claims } = await user.getIdTokenResult(true));
  const name = nameIn(claims['name']);
  return {
    uid: user.uid,
    confirmed: claims['email_verified'] === true,
    name,
    shown: memberName(name, nameIn(claims['email'])),
  };
}
