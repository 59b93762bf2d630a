// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Store = typeof import('./session-store.ts');

let store: Store;

beforeEach(async () => {
  vi.resetModules();
  store = await import('./session-store.ts');
});

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['sessionHint'];
});

const member = { user: { id: 'u', displayName: 'Dana', email: 'd@example.com' }, isAdmin: true };

test('loads nothing and signs nobody in without a hint [4-6]', () => {
  const load = vi.fn<() => Promise<never>>();
  store.connectSession({ load, expected: false });
  expect(load).not.toHaveBeenCalled();
  expect(store.currentSession().status).toBe('signed-out');
});

test('follows the session when there is a hint [4-1 4-4 4-8 7-1]', async () => {
  document.documentElement.dataset['sessionHint'] = '';
  const watchers: Parameters<Awaited<ReturnType<Store['startSession']>>['watch']>[0][] = [];
  const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const lookAgain = vi.fn<() => void>();
  store.connectSession({
    expected: true,
    load: () =>
      Promise.resolve({
        watch: (onChange) => {
          watchers.push(onChange);
          return () => {};
        },
        lookAgain,
        signOut,
      }),
  });
  expect(store.currentSession().status).toBe('unknown');
  await store.startSession();
  watchers[0]?.(member);
  expect(store.currentSession()).toEqual({ status: 'signed-in', ...member });
  expect(document.documentElement.dataset['sessionHint']).toBeUndefined();
  await (await import('./standing.ts')).lookUpStanding();
  expect(lookAgain).toHaveBeenCalledOnce();
  await store.signOut();
  expect(signOut).toHaveBeenCalledOnce();
  watchers[0]?.(null);
  expect(store.currentSession()).toEqual({ status: 'signed-out', user: null, isAdmin: false });
});

test('a visitor stays signed out when accounts fail to load, and loading is retried', async () => {
  let fail = true;
  store.connectSession({
    expected: true,
    load: () =>
      fail
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({
            watch: (onChange) => (onChange(member), () => {}),
            lookAgain: () => {},
            signOut: () => Promise.resolve(),
          }),
  });
  await expect(store.startSession()).rejects.toThrow('offline');
  expect(store.currentSession().status).toBe('signed-out');
  fail = false;
  await store.startSession();
  expect(store.currentSession().status).toBe('signed-in');
});
