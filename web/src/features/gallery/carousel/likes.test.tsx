// @vitest-environment jsdom
/** Likes: what shows at once, what is carried out, and what shows when the server says otherwise. */
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** Likes of one setup as a member sees them who has not liked it, as far as was read. */
async function asMember(onGone: (id: string) => void = () => {}) {
  likes.likedAmong.mockResolvedValue(new Set());
  act(() => tell(NIA));
  const { result } = renderHook(() => useLikes(SETUPS, onGone), inPage);
  await waitFor(() => expect(likes.likedAmong).toHaveBeenCalledOnce());
  return { result, toggle: () => act(() => result.current.toggle(SETUP)) };
}

test('likes are loaded on signing in, reloaded after each change, and gone on signing out', async () => {
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
  // What was taken back elsewhere meanwhile is known on coming back.
  likes.likedAmong.mockResolvedValue(new Set());
  act(() => tell(NIA));
  await waitFor(() => expect(likes.likedAmong).toHaveBeenCalledTimes(2));
  expect(result.current.of(setup).liked).toBe(false);
});

test('a page of setups is looked up in one read, and those that follow without those before', async () => {
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

test('who is not signed in is asked to, and nothing is written', async () => {
  const setup = sampleSetup();
  const { result } = renderHook(() => useLikes([setup], () => {}), inPage);
  await act(async () => {
    result.current.toggle(setup);
    // Time enough for a like to be on its way.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(result.current.of(setup).liked).toBe(false);
  expect(lastToast()).toMatchObject({
    title: 'Sign in required',
    description: 'Please sign in to like setups.',
  });
  expect(likes.like).not.toHaveBeenCalled();
});

test('a heart that another tab has filled fills here too, without a complaint', async () => {
  likes.like.mockRejectedValue(new Error('refused'));
  likes.likeState.mockResolvedValue({ liked: true, count: 9 });
  const { result, toggle } = await asMember();
  toggle();
  await waitFor(() => expect(result.current.of(SETUP)).toEqual({ liked: true, count: 9 }));
  expect(likes.likeState).toHaveBeenCalledWith(environment.firebase, 'nia', 'a');
  expect(lastToast()).toBeUndefined();
});

test.each([
  ['what is true is shown', () => Promise.resolve({ liked: false, count: 7 }), 7],
  ['without an answer all is as before', () => Promise.reject(new Error('no way')), 5],
])('a like that fails says so, and %s', async (_what, truth, count) => {
  likes.like.mockRejectedValue(new Error('refused'));
  likes.likeState.mockImplementation(truth);
  const { result, toggle } = await asMember();
  toggle();
  expect(result.current.of(SETUP)).toEqual({ liked: true, count: 6 });
  await waitFor(() => expect(result.current.of(SETUP)).toEqual({ liked: false, count }));
  expect(lastToast()).toMatchObject({ title: 'Error', description: 'Failed to like setup.' });
});

test('a click while the server is busy is the last wish, and is carried out', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  likes.like.mockReturnValue(promise);
  likes.unlike.mockResolvedValue(5);
  const { result, toggle } = await asMember();
  toggle();
  toggle();
  expect(result.current.of(SETUP)).toEqual({ liked: false, count: 5 });
  expect(likes.unlike).not.toHaveBeenCalled();
  await act(async () => {
    resolve(6);
    await promise;
  });
  await waitFor(() => expect(likes.unlike).toHaveBeenCalledOnce());
  expect(result.current.of(SETUP)).toEqual({ liked: false, count: 5 });
  // Back and forth and back in one round trip is one like.
  likes.like.mockClear();
  likes.unlike.mockClear();
  const again = Promise.withResolvers<number>();
  likes.like.mockReturnValue(again.promise);
  for (let click = 0; click < 3; click++) toggle();
  await act(async () => {
    again.resolve(6);
    await again.promise;
  });
  await waitFor(() => expect(result.current.of(SETUP)).toEqual({ liked: true, count: 6 }));
  expect(likes.like).toHaveBeenCalledOnce();
  expect(likes.unlike).not.toHaveBeenCalled();
});

test('a like of a setup that is gone says that it failed, and hands the setup over', async () => {
  likes.like.mockRejectedValue(new Error('refused'));
  likes.likeState.mockResolvedValue({ liked: false, count: null });
  const onGone = vi.fn<(id: string) => void>();
  const { toggle } = await asMember(onGone);
  toggle();
  await waitFor(() => expect(onGone).toHaveBeenCalledWith('a'));
  expect(lastToast()).toMatchObject({ description: 'Failed to like setup.' });
});
