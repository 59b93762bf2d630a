/** With cookies blocked, Chrome throws a SecurityError at the mere mention of `localStorage`. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { authService } from '../src/auth-service.ts';
import { canStoreSession, maybeSignedIn, rememberSession } from '../src/session-hint.ts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

const storage = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

beforeEach(() => {
  storage(blocked);
});
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

test('starts Firebase Auth with blocked storage', async () => {
  const auth = authService(parseEnvironment({ LUMEN_BACKEND: 'local' }).firebase);
  await auth.authStateReady();
  expect(auth.currentUser).toBeNull();
});

test('blocked storage keeps no session and no hint', () => {
  expect(canStoreSession()).toBe(false);
  rememberSession(true);
  expect(maybeSignedIn()).toBe(false);
});

test('storage that refuses to write keeps no session', () => {
  storage(() => ({ setItem: blocked, removeItem: () => {} }));
  expect(canStoreSession()).toBe(false);
});

test('working storage keeps the session', () => {
  const kept = new Map<string, string>();
  storage(() => ({
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }));
  expect(canStoreSession()).toBe(true);
  expect(kept.size).toBe(0);
});
