/** Google's window, as Firebase opens it, and what can go wrong with it. Loads Firebase Auth. */
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { CommunityError, type CommunityFailure } from './community-error.ts';
import { codeOf, communityError, offlineError } from './sdk-failures.ts';

const NOT_OFFERED = [
  'not-offered',
  "Signing in with Google doesn't work on this site at the moment. Use your email address and a password.",
] as const;

const BLOCKED = [
  'popup-blocked',
  "Your browser held back Google's window. Press the button again, or allow pop-ups for this site.",
] as const;

const CLOSED = ['cancelled', "Google's window was closed before you were signed in."] as const;

const KNOWN: Readonly<Record<string, readonly [CommunityFailure, string]>> = {
  'auth/popup-blocked': BLOCKED,
  'auth/popup-closed-by-user': CLOSED,
  'auth/cancelled-popup-request': CLOSED,
  'auth/user-cancelled': CLOSED,
  'auth/operation-not-allowed': NOT_OFFERED,
  'auth/unauthorized-domain': NOT_OFFERED,
  'auth/auth-domain-config-required': NOT_OFFERED,
  'auth/operation-not-supported-in-this-environment': NOT_OFFERED,
  'auth/web-storage-unsupported': [
    'not-offered',
    'Signing in with Google needs cookies, which this browser refuses. Use your email address and a password.',
  ],
  'auth/user-mismatch': ['other-account', 'That is another Google account than the one you signed in with.'],
  'auth/credential-already-in-use': ['other-account', 'Another account uses this Google account already.'],
};

/** The error in terms of a page; Google's own script that did not load is told like a lost connection. */
export function googleError(error: unknown): CommunityError {
  const code = codeOf(error);
  if (code === 'auth/internal-error') return offlineError(error);
  const known = KNOWN[code];
  return known ? new CommunityError(known[0], known[1], null, error) : communityError(error);
}

/** Opens the window in which one chooses a Google account. Without a time limit: somebody types in there. */
export function openGoogle(auth: Auth): Promise<UserCredential> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return signInWithPopup(auth, provider, browserPopupRedirectResolver);
}

/**
 * Has Google ask the signed-in member once more.
 * @throws CommunityError 'other-account', or whatever the window ended with
 */
export async function confirmWithGoogle(user: User): Promise<void> {
  const provider = new GoogleAuthProvider();
  if (user.email !== null) provider.setCustomParameters({ login_hint: user.email });
  try {
    await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  } catch (error) {
    throw googleError(error);
  }
}
