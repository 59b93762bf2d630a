/** What Firebase's SDKs throw, as failures that a page can act upon, and calls that never wait for ever. */
import { CommunityError, type AuthField, type CommunityFailure } from './community-error.ts';

type Known = readonly [CommunityFailure, string, AuthField?];

const OFFLINE: Known = ['offline', 'The service cannot be reached. Check your connection and try again.'];
const SERVER_ERROR: Known = [
  'server-error',
  'The service answered with an error. Please try again in a moment.',
];
const NOT_ALLOWED: Known = ['not-allowed', 'You are not allowed to do this.'];
const CANCELLED: Known = ['cancelled', 'The upload was cancelled.'];
const BUSY: Known = ['too-many-attempts', 'Too many attempts. Wait a little and try again.'];
const WRONG: Known = ['wrong-credentials', 'The email address or the password is not right.', 'password'];

/** What to throw where the browser itself says that there is no connection. */
export function offlineError(cause?: unknown): CommunityError {
  return new CommunityError(OFFLINE[0], OFFLINE[1], null, cause);
}

/** The SDKs' error codes: Auth and Storage prefix theirs, Firestore's stand alone. */
const KNOWN: Readonly<Record<string, Known>> = {
  'auth/network-request-failed': OFFLINE,
  'auth/email-already-in-use': [
    'email-in-use',
    'An account with this email address already exists.',
    'email',
  ],
  'auth/invalid-email': ['invalid-email', 'This is not a valid email address.', 'email'],
  'auth/missing-email': ['invalid-email', 'Enter your email address.', 'email'],
  'auth/missing-password': ['weak-password', 'Enter your password.', 'password'],
  'auth/weak-password': ['weak-password', 'The password must have at least 6 characters.', 'password'],
  'auth/invalid-credential': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/wrong-password': WRONG,
  'auth/user-not-found': WRONG,
  'auth/user-disabled': ['account-disabled', 'This account has been disabled.', 'email'],
  'auth/too-many-requests': BUSY,
  'auth/requires-recent-login': ['recent-sign-in-needed', 'Sign in again to do this.'],
  'auth/user-token-expired': ['recent-sign-in-needed', 'Your session has ended. Sign in again.'],
  unavailable: OFFLINE,
  unknown: SERVER_ERROR,
  internal: SERVER_ERROR,
  'deadline-exceeded': OFFLINE,
  'permission-denied': NOT_ALLOWED,
  unauthenticated: ['recent-sign-in-needed', 'Your session has ended. Sign in again.'],
  'not-found': ['not-found', 'It is no longer there.'],
  'resource-exhausted': BUSY,
  aborted: ['too-many-attempts', 'Somebody else was changing the same thing. Try again.'],
  'storage/unauthorized': NOT_ALLOWED,
  'storage/unauthenticated': NOT_ALLOWED,
  'storage/canceled': CANCELLED,
  'storage/retry-limit-exceeded': OFFLINE,
  'storage/object-not-found': ['not-found', 'The image is no longer there.'],
  'storage/quota-exceeded': ['limit-reached', 'The image store is full. Try again later.'],
};

/** The code that an SDK gave its error; '' without one. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** What browsers and Node say of a request that got no answer at all. */
const NO_ANSWER = /failed to fetch|fetch failed|networkerror|load failed|network (?:error|request failed)/i;

/** Firestore (lite) has one code, 'unknown', for a request without an answer and for an answer of 500. */
function isUnanswered(error: unknown): boolean {
  return codeOf(error) === 'unknown' && error instanceof Error && NO_ANSWER.test(error.message);
}

/** The SDK's code for 'the rules refuse this'. */
export function isDenied(error: unknown): boolean {
  return codeOf(error) === 'permission-denied' || codeOf(error) === 'storage/unauthorized';
}

/** Turns whatever an SDK threw into a `CommunityError`; one that is already is returned as it is. */
export function communityError(error: unknown): CommunityError {
  if (error instanceof CommunityError) return error;
  if (isUnanswered(error)) return offlineError(error);
  const known = KNOWN[codeOf(error)];
  if (known) return new CommunityError(known[0], known[1], known[2] ?? null, error);
  // A request that never left: what `fetch` throws.
  if (error instanceof TypeError) return offlineError(error);
  return new CommunityError('unexpected', 'Something went wrong. Please try again.', null, error);
}

/**
 * Whether the same read may succeed a moment later without anybody doing anything. A refusal stays a
 * refusal, and a lost connection is said at once instead of being waited out.
 */
export function isRetryable(error: unknown): boolean {
  return communityError(error).code === 'server-error';
}

/** Longest that a call may go without an answer, in milliseconds; Firestore's SDK waits for ever. */
const TIMEOUT = 30_000;

/** The same for what goes through everything that a member has. */
export const LONG_TIMEOUT = 300_000;

/**
 * Runs a call to an SDK; every failure comes out as a `CommunityError`, and so does an answer that does
 * not come. The server may still do what was asked: a second try then finds it done.
 * @param timeout milliseconds
 */
export async function guarded<T>(call: () => Promise<T>, timeout = TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(offlineError()), timeout);
  });
  try {
    return await Promise.race([call(), silence]);
  } catch (error) {
    throw communityError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** How long the browser's database may take to open, in milliseconds: where it hangs, Firebase Auth hangs too. */
const DATABASE_TIMEOUT = 4000;

/** Rejects where the browser's database never answers; in all other cases it never settles. */
function hangingDatabase(): { failure: Promise<never>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const failure = new Promise<never>((_, reject) => {
    try {
      const request = indexedDB.open('lumen-throw-probe');
      const hangs = () =>
        reject(
          new CommunityError(
            'storage-hangs',
            "Your browser's storage does not answer. Close this site's other tabs, or restart the browser, and try again.",
          ),
        );
      timer = setTimeout(hangs, DATABASE_TIMEOUT);
      request.addEventListener('success', () => {
        stop();
        request.result.close();
      });
      for (const event of ['error', 'blocked']) request.addEventListener(event, stop);
    } catch {
      // Without a database Firebase Auth does not wait for it.
    }
  });
  return { failure, stop };
}

/**
 * Waits for something that waits for the browser's database.
 * @throws CommunityError 'storage-hangs' where that does not answer
 */
export async function unlessStorageHangs<T>(call: () => Promise<T>): Promise<T> {
  const { failure, stop } = hangingDatabase();
  try {
    return await Promise.race([call(), failure]);
  } finally {
    stop();
  }
}

/** As `guarded`, for calls to Firebase Auth, which wait for the browser's database. */
export function guardedAuth<T>(call: () => Promise<T>): Promise<T> {
  return guarded(() => unlessStorageHangs(call));
}

/**
 * Runs a read inside of a transaction. Without an answer it fails at once, where the SDK would try
 * the whole transaction again and again for many seconds.
 */
export async function readOnce<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const failure = communityError(error);
    throw failure.code === 'offline' || failure.code === 'server-error' ? failure : error;
  }
}
