import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommunityError } from '../src/community-error.ts';
import { guarded, isRetryable } from '../src/sdk-failures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function firestoreError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

test('a call without an answer fails like a lost connection', async () => {
  const { promise } = Promise.withResolvers<never>();
  const failure = guarded(() => promise).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  const waiting = Promise.resolve('still waiting');
  await expect(Promise.race([failure, waiting])).resolves.toBe('still waiting');
  await vi.advanceTimersByTimeAsync(2_000);
  const error = await failure;
  expect(error).toBeInstanceOf(CommunityError);
  expect(error).toMatchObject({ code: 'offline' });
});

test('passes an answer on and leaves no timer behind', async () => {
  await expect(guarded(() => Promise.resolve(7))).resolves.toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [{ code: 'permission-denied' }, 'not-allowed'],
  [{ code: 'unavailable' }, 'offline'],
  [new TypeError('Failed to fetch'), 'offline'],
  ['nonsense', 'unexpected'],
  // Firestore has one code for a server that answered 500 and for a request without an answer.
  [firestoreError('unknown', 'Request failed with error: Internal'), 'server-error'],
  [firestoreError('unknown', 'Request failed with error: Failed to fetch'), 'offline'],
  [firestoreError('unknown', 'Request failed with error: fetch failed (ECONNREFUSED)'), 'offline'],
  [firestoreError('unknown', 'Request failed with error: Load failed'), 'offline'],
  [firestoreError('internal', 'Request failed with error: Bad Gateway'), 'server-error'],
])('turns what an SDK throws into a sentence: %o', async (thrown, code) => {
  const failed = () => Promise.reject(thrown);
  await expect(guarded(failed)).rejects.toMatchObject({ name: 'CommunityError', code });
});

test.each([
  ['auth/invalid-credential', 'The email address or the password is not right.', 'password'],
  ['auth/user-disabled', 'This account has been disabled.', 'email'],
  ['auth/invalid-email', 'This is not a valid email address.', 'email'],
  ['auth/too-many-requests', 'Too many attempts. Wait a little and try again.', null],
])('a refusal of the accounts becomes a sentence at its field: %s', async (code, reason, field) => {
  await expect(guarded(() => Promise.reject({ code }))).rejects.toMatchObject({ reason, field });
});

test.each([
  [firestoreError('internal', 'Request failed with error: Bad Gateway'), true],
  [new CommunityError('server-error', 'no'), true],
  [{ code: 'permission-denied' }, false],
  [{ code: 'unauthenticated' }, false],
  [{ code: 'not-found' }, false],
  [{ code: 'resource-exhausted' }, false],
  [new TypeError('Failed to fetch'), false],
  [new Error('nonsense'), false],
])('retries a read only after a server error: %o', (error, retryable) => {
  expect(isRetryable(error)).toBe(retryable);
});
