/** A browser's database that never answers, as Firefox and Safari have had it, and calls that wait for it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { authService } from '../src/auth-service.ts';
import { callFunction } from '../src/call-function.ts';
import { prepareGoogle } from '../src/google-account.ts';
import { guardedAuth } from '../src/sdk-failures.ts';
import { sessionName } from '../src/session-name.ts';
import { currentMember, verifiedMember } from '../src/session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A request that answers with one event, or never. */
function database(answer: 'success' | 'error' | null) {
  return {
    open: () => ({
      result: { close: () => {} },
      addEventListener: (event: string, listener: () => void) => {
        if (event === answer) setTimeout(listener, 10);
      },
    }),
  };
}

const never = () => new Promise<never>(() => {});

/** Seconds until a call that never ends fails, with its code. */
async function failure(call = () => guardedAuth(never)): Promise<[seconds: number, code: unknown]> {
  const start = Date.now();
  const outcome = call().catch((error: unknown) => [
    (Date.now() - start) / 1000,
    (error as { code: unknown }).code,
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  return (await outcome) as [number, unknown];
}

test('is named within five seconds', async () => {
  vi.stubGlobal('indexedDB', database(null));
  expect(await failure()).toEqual([4, 'storage-hangs']);
});

const { firebase } = parseEnvironment({ LUMEN_BACKEND: 'local' });

test.each([
  ['the member is asked for', () => currentMember(firebase)],
  ['a session is verified', () => verifiedMember(firebase)],
  ['the name of a session is read', () => sessionName(firebase)],
  ['a function is called', () => callFunction(firebase, 'editSetup', {})],
  ['the window of Google is prepared', () => prepareGoogle(firebase)],
])('is named where %s', async (_, call) => {
  vi.stubGlobal('indexedDB', database(null));
  vi.spyOn(authService(firebase), 'authStateReady').mockImplementation(never);
  expect(await failure(call as () => Promise<never>)).toEqual([4, 'storage-hangs']);
});

test.each(['success', 'error'] as const)('is not blamed when it answers with %s', async (answer) => {
  vi.stubGlobal('indexedDB', database(answer));
  expect(await failure()).toEqual([30, 'offline']);
});

test('is not blamed where there is none, or where it throws', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await failure()).toEqual([30, 'offline']);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(await failure()).toEqual([30, 'offline']);
});

test('answers of a call come through', async () => {
  vi.stubGlobal('indexedDB', database(null));
  await expect(guardedAuth(() => Promise.resolve('member'))).resolves.toBe('member');
  expect(vi.getTimerCount()).toBe(0);
});
