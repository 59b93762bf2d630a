// @vitest-environment jsdom
/** Community reads: which failures are retried, their messages, and no automatic refetching. */
import { CommunityError } from '@lumen-throw/community/community-error';
import { focusManager, onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectSession, startSession } from '../session/session-store.ts';
import { takeToast, waitingToasts } from '../toasts/toast-store.ts';
import { CommunityData } from './community-data.tsx';

const read = vi.fn<() => Promise<string>>();
const logged = vi.fn<() => void>();
const lookAgain = vi.fn<() => void>();

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(logged);
  for (const toast of waitingToasts()) takeToast(toast);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const MESSAGE = { title: 'Error', description: 'Failed to load setups' };
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

async function open() {
  const query = { queryKey: ['setups'], queryFn: read, meta: { log: 'Not read.', toast: MESSAGE } };
  const { result } = renderHook(() => useQuery(query), { wrapper: CommunityData });
  await wait(10);
  return result;
}

test('retries once after a server error without a message', async () => {
  read.mockRejectedValueOnce(new CommunityError('server-error', 'no')).mockResolvedValue('setups');
  const result = await open();
  expect(result.current.isPending).toBe(true);
  await wait(2000);
  expect(result.current.data).toBe('setups');
  expect(waitingToasts()).toEqual([]);
});

test.each(['not-allowed', 'offline', 'too-many-attempts', 'recent-sign-in-needed', 'unexpected'] as const)(
  'reports a read that fails with %s without a retry',
  async (code) => {
    const failure = new CommunityError(code, 'no');
    read.mockRejectedValue(failure);
    const result = await open();
    expect(result.current.isError).toBe(true);
    expect(waitingToasts()).toMatchObject([{ ...MESSAGE, variant: 'destructive' }]);
    expect(logged).toHaveBeenCalledExactlyOnceWith('Not read.', failure);
    await wait(60_000);
    expect(read).toHaveBeenCalledOnce();
  },
);

test('fails offline with a message instead of waiting for the connection', async () => {
  read.mockRejectedValue(new CommunityError('offline', 'no'));
  onlineManager.setOnline(false);
  const result = await open();
  onlineManager.setOnline(true);
  expect(result.current).toMatchObject({ isError: true, fetchStatus: 'idle' });
  expect(waitingToasts()).toMatchObject([MESSAGE]);
});

test('does not refetch on focus or reconnect', async () => {
  read.mockResolvedValue('setups');
  await open();
  await wait(3_600_000);
  for (const there of [false, true]) {
    focusManager.setFocused(there);
    onlineManager.setOnline(there);
    await wait(1000);
  }
  expect(read).toHaveBeenCalledOnce();
});

test('keeps the data on screen when a reload fails, and logs the failure', async () => {
  read.mockResolvedValueOnce('setups').mockRejectedValue(new Error('no'));
  const result = await open();
  await act(() => result.current.refetch());
  await wait(10);
  expect(result.current.data).toBe('setups');
  expect(waitingToasts()).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
});

test.each([
  ['not-allowed', 1],
  ['offline', 0],
] as const)('an act that ends with %s looks up the member %i times', async (code, times) => {
  const backend = { watch: () => () => {}, lookAgain, signOut: () => Promise.resolve() };
  connectSession({ expected: false, load: () => Promise.resolve(backend) });
  await startSession();
  const mutationFn = () => Promise.reject(new CommunityError(code, 'no'));
  const { result } = renderHook(() => useMutation({ mutationFn }), { wrapper: CommunityData });
  act(() => result.current.mutate());
  await wait(10);
  expect(result.current.isError).toBe(true);
  expect(lookAgain).toHaveBeenCalledTimes(times);
});
