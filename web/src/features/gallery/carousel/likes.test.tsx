// @vitest-environment jsdom
/** Likes: the optimistic update, the request, and the rollback when the server disagrees. */
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommunityError } from '@lumen-throw/community/index';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { useLikes } from './use-likes.ts';
import { connectSession, startSession, type SessionBackend } from '../../../shared/session/session-store.ts';
import { takeToast, waitingToasts } from '../../../shared/toasts/toast-store.ts';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';

type Community = typeof import('@lumen-throw/community/index');

const { likes } = vi.hoisted(() => ({
  likes: {
    likedAmong: vi.fn<(...asked: unknown[]) => Promise<Set<string>>>(),
    likeState: vi.fn<() => Promise<unknown>>(),
    like: vi.fn<() => Promise<number>>(),
    unlike: vi.fn<() => Promise<number>>(),
  },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadLikes: likes });
});

let tell: Parameters<SessionBackend['watch']>[0] = () => {};
beforeEach(async () => {
  vi.clearAllMocks();
  for (const toast of waitingToasts()) takeToast(toast);
  connectSession({
    expected: false,
    load: () =>
      Promise.resolve({
        watch: (onChange) => ((tell = onChange), () => {}),
        lookAgain: () => {},
        signOut: () => Promise.resolve(),
      }),
  });
  await startSession();
  act(() => tell(null));
});
afterEach(cleanup);

const NIA = { user: { id: 'nia', displayName: 'Nia', email: null }, isAdmin: false };
const inPage = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <EnvironmentProvider value={environment}>
      <CommunityData>{children}</CommunityData>
    </EnvironmentProvider>
  ),
};
const lastToast = () => waitingToasts().at(-1);
const SETUP = sampleSetup({ like_count: 5 });
const SETUPS = [SETUP];

/** One setup's likes, as loaded by a member who has not liked it. */
async function asMember(
  onGone: (id: string) => void = () => {},
  lookup: Promise<Set<string>> = Promise.resolve(new Set()),
) {
  likes.likedAmong.mockReturnValue(lookup);
  act(() => tell(NIA));
  const { result } = renderHook(() => useLikes(SETUPS, onGone), inPage);
  await waitFor(() => expect(likes.likedAmong).toHaveBeenCalledOnce());
  return { result, toggle: () => act(() => result.current.toggle(SETUP)) };
}

test('loads likes at sign-in, reloads after each change, clears them at sign-out [4-7 4-9 4-22..24 7-4]', async () => {
  likes.likedAmong.mockResolvedValue(new Set(['a']));
  likes.like.mockResolvedValue(8);
  likes.unlike.mockResolvedValue(4);
  const setup = sampleSetup({ like_count: 5 });
  const setups = [setup];
  const { result } = renderHook(() => useLikes(setups, () => {}), inPage);
  expect(result.current.of(setup)).toEqual({ liked: false, count: 5 });
  act(() => tell(NIA));
  await waitFor(() => expect(result.current.of(setup).liked).toBe(true));
  expect(likes.likedAmong).toHaveBeenCalledWith(environment.firebase, 'nia', ['a']);
  act(() => result.current.toggle(setup));
  await waitFor(() => expect(result.current.of(setup)).toEqual({ liked: false, count: 4 }));
  expect(likes.unlike).toHaveBeenCalledWith(environment.firebase, 'nia', 'a');
  // Others have liked it meanwhile: the count is the server's.
  act(() => result.current.toggle(setup));
  await waitFor(() => expect(result.current.of(setup)).toEqual({ liked: true, count: 8 }));
  act(() => tell(null));
  expect(result.current.of(setup).liked).toBe(false);
  // A like that was removed elsewhere is reloaded when the tab becomes visible.
  likes.likedAmong.mockResolvedValue(new Set());
  act(() => tell(NIA));
  await waitFor(() => expect(likes.likedAmong).toHaveBeenCalledTimes(2));
  expect(result.current.of(setup).liked).toBe(false);
});

test('looks up a page of setups in one read, and the next page without the previous one', async () => {
  likes.likedAmong.mockResolvedValueOnce(new Set(['b'])).mockResolvedValue(new Set(['c']));
  act(() => tell(NIA));
  const page = ['a', 'b', 'c'].map((id) => sampleSetup({ id }));
  const { result, rerender } = renderHook(({ count }) => useLikes(page.slice(0, count), () => {}), {
    ...inPage,
    initialProps: { count: 2 },
  });
  const liked = () => page.map((setup) => result.current.of(setup).liked);
  await waitFor(() => expect(liked()).toEqual([false, true, false]));
  rerender({ count: 3 });
  await waitFor(() => expect(liked()).toEqual([false, true, true]));
  expect(likes.likedAmong.mock.calls).toEqual([
    [environment.firebase, 'nia', ['a', 'b']],
    [environment.firebase, 'nia', ['c']],
  ]);
});

test('asks a visitor to sign in and writes nothing [6-4 8-1]', async () => {
  const setup = sampleSetup();
  const { result } = renderHook(() => useLikes([setup], () => {}), inPage);
  await act(async () => {
    result.current.toggle(setup);
    // Enough time for a like to be sent.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(result.current.of(setup).liked).toBe(false);
  expect(lastToast()).toMatchObject({
    title: 'Sign in required',
    description: 'Please sign in to like setups.',
  });
  expect(likes.like).not.toHaveBeenCalled();
});

test('a like or unlike from another tab shows here without an error', async () => {
  likes.like.mockRejectedValue(new Error('refused'));
  likes.likeState.mockResolvedValue({ liked: true, count: 9 });
  const { result, toggle } = await asMember();
  toggle();
  await waitFor(() => expect(result.current.of(SETUP)).toEqual({ liked: true, count: 9 }));
  expect(likes.likeState).toHaveBeenCalledWith(environment.firebase, 'nia', 'a');
  likes.unlike.mockRejectedValue(new Error('refused'));
  likes.likeState.mockResolvedValue({ liked: false, count: 7 });
  toggle();
  await waitFor(() => expect(result.current.of(SETUP)).toEqual({ liked: false, count: 7 }));
  expect(lastToast()).toBeUndefined();
});

test.each([
  ["shows the server's state", () => Promise.resolve({ liked: false, count: 7 }), 7],
  ['restores the previous state when there is no answer', () => Promise.reject(new Error('no way')), 5],
])('a failed like shows an error and %s [8-2]', async (_what, truth, count) => {
  likes.like.mockRejectedValue(new Error('refused'));
  likes.likeState.mockImplementation(truth);
  const { result, toggle } = await asMember();
  toggle();
  expect(result.current.of(SETUP)).toEqual({ liked: true, count: 6 });
  await waitFor(() => expect(result.current.of(SETUP)).toEqual({ liked: false, count }));
  expect(lastToast()).toMatchObject({ title: 'Error', description: 'Failed to like setup.' });
});

test('says why no more likes can be given today', async () => {
  likes.like.mockRejectedValue(new CommunityError('limit-reached', 'No more today.'));
  likes.likeState.mockResolvedValue({ liked: false, count: 5 });
  const { result, toggle } = await asMember();
  toggle();
  await waitFor(() => expect(result.current.of(SETUP)).toEqual({ liked: false, count: 5 }));
  expect(lastToast()).toMatchObject({
    title: 'Enough likes for today',
    description: 'No more today.',
  });
});

test('sends the latest click after the current request', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  likes.like.mockReturnValue(promise);
  likes.unlike.mockResolvedValue(5);
  const { result, toggle } = await asMember();
  toggle();
  await waitFor(() => expect(likes.like).toHaveBeenCalledOnce());
  toggle();
  expect(result.current.of(SETUP)).toEqual({ liked: false, count: 5 });
  expect(likes.unlike).not.toHaveBeenCalled();
  await act(async () => {
    resolve(6);
    await promise;
  });
  await waitFor(() => expect(likes.unlike).toHaveBeenCalledOnce());
  expect(result.current.of(SETUP)).toEqual({ liked: false, count: 5 });
  // Toggling twice during one request still sends one like.
  likes.like.mockClear();
  likes.unlike.mockClear();
  const again = Promise.withResolvers<number>();
  likes.like.mockReturnValue(again.promise);
  toggle();
  await waitFor(() => expect(likes.like).toHaveBeenCalledOnce());
  toggle();
  toggle();
  expect(result.current.of(SETUP)).toEqual({ liked: true, count: 6 });
  await act(async () => {
    again.resolve(6);
    await again.promise;
  });
  await waitFor(() => expect(result.current.of(SETUP)).toEqual({ liked: true, count: 6 }));
  expect(likes.like).toHaveBeenCalledOnce();
  expect(likes.unlike).not.toHaveBeenCalled();
});

test('liking a deleted setup shows an error and reports the setup', async () => {
  likes.like.mockRejectedValue(new Error('refused'));
  likes.likeState.mockResolvedValue({ liked: false, count: null });
  const onGone = vi.fn<(id: string) => void>();
  const { toggle } = await asMember(onGone);
  toggle();
  await waitFor(() => expect(onGone).toHaveBeenCalledWith('a'));
  expect(lastToast()).toMatchObject({ description: 'Failed to like setup.' });
});

test('a lookup that answers after a click does not undo the like', async () => {
  const lookup = Promise.withResolvers<Set<string>>();
  likes.like.mockResolvedValue(6);
  const { result, toggle } = await asMember(() => {}, lookup.promise);
  toggle();
  await waitFor(() => expect(likes.like).toHaveBeenCalledOnce());
  await act(async () => {
    lookup.resolve(new Set());
    // Enough time for the answer to appear.
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(result.current.of(SETUP)).toEqual({ liked: true, count: 6 });
});

test('a like that fails after sign-out shows no message', async () => {
  const truth = Promise.withResolvers<unknown>();
  likes.like.mockRejectedValue(new Error('refused'));
  likes.likeState.mockReturnValue(truth.promise);
  const { toggle } = await asMember();
  toggle();
  await waitFor(() => expect(likes.likeState).toHaveBeenCalledOnce());
  act(() => tell(null));
  await act(async () => {
    truth.resolve({ liked: false, count: null });
    await truth.promise;
  });
  expect(lastToast()).toBeUndefined();
});

test('a banned member gives no like, and takes an earlier one back', async () => {
  likes.likedAmong.mockResolvedValue(new Set(['b']));
  likes.unlike.mockResolvedValue(0);
  act(() => tell({ user: { id: 'nia', displayName: 'Nia', email: null, isBanned: true }, isAdmin: false }));
  const setups = [sampleSetup({ id: 'a' }), sampleSetup({ id: 'b', like_count: 1 })] as const;
  const { result } = renderHook(() => useLikes(setups, () => {}), inPage);
  await waitFor(() => expect(result.current.of(setups[1]).liked).toBe(true));
  act(() => result.current.toggle(setups[0]));
  expect(waitingToasts().at(-1)).toMatchObject({ title: 'Account banned' });
  expect(result.current.of(setups[0]).liked).toBe(false);
  act(() => result.current.toggle(setups[1]));
  await waitFor(() => expect(result.current.of(setups[1]).liked).toBe(false));
  expect(likes.like).not.toHaveBeenCalled();
  expect(likes.unlike).toHaveBeenCalledOnce();
});
