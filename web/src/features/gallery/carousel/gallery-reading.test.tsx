// @vitest-environment jsdom
/** The gallery's reading and stepping, with a community that answers as the test says. */
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { SetupView } from './setup-view.tsx';
import { shareTargets } from './share-links.ts';
import { useSetups } from './use-setups.ts';
import { useSwipe } from './use-swipe.ts';
import { connectSession, startSession, type SessionBackend } from '../../../shared/session/session-store.ts';
import { waitingToasts } from '../../../shared/toasts/toast-store.ts';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';

type Community = typeof import('@lumen-throw/community/index');

const { gallery } = vi.hoisted(() => ({
  gallery: {
    listPublished: vi.fn<() => Promise<unknown>>(),
    countPublished: vi.fn<() => Promise<number>>(),
    listOwnHidden: () => Promise.resolve([]),
    findSetup: vi.fn<() => Promise<unknown>>(),
  },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadGallery: gallery });
});

let tell: Parameters<SessionBackend['watch']>[0] = () => {};
beforeEach(async () => {
  vi.clearAllMocks();
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

const inPage = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
  ),
};
const lastToast = () => waitingToasts().at(-1);

test('loading holds while setups are read, and starts at the first of them', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  gallery.listPublished.mockReturnValue(promise);
  gallery.countPublished.mockResolvedValue(2);
  const { result } = renderHook(() => useSetups(null), inPage);
  expect(result.current.state.phase).toBe('loading');
  await act(async () => {
    resolve({ setups: [sampleSetup(), sampleSetup({ id: 'b' })], next: null });
    await promise;
  });
  await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'ready', index: 0 }));
  act(() => result.current.move(1));
  expect(result.current.state.index).toBe(1);
  act(() => result.current.choose('Gaming'));
  expect(result.current.state).toMatchObject({ phase: 'loading', index: 0, filter: 'Gaming' });
  await waitFor(() => expect(gallery.listPublished).toHaveBeenLastCalledWith(environment.firebase, 'Gaming'));
});

test('a gallery that cannot be read says so in red, logs the error and ends loading', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reason = new Error('no database');
  gallery.listPublished.mockRejectedValue(reason);
  gallery.countPublished.mockResolvedValue(0);
  const { result } = renderHook(() => useSetups(null), inPage);
  await waitFor(() => expect(result.current.state.phase).toBe('failed'));
  expect(lastToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to load gallery',
    variant: 'destructive',
  });
  expect(logged).toHaveBeenCalledWith('Failed to load gallery', reason);
});

/** A surface on which a finger moves sideways. @returns the steps that it made */
function swipe(across: number, down = 0): number[] {
  const steps: number[] = [];
  const { result } = renderHook(() => useSwipe((step) => steps.push(step)));
  render(<div data-testid="surface" {...result.current} />);
  const surface = screen.getByTestId('surface');
  fireEvent.touchStart(surface, { touches: [{ clientX: 200, clientY: 100 }] });
  fireEvent.touchEnd(surface, { changedTouches: [{ clientX: 200 + across, clientY: 100 + down }] });
  cleanup();
  return steps;
}

test('a swipe counts beyond 50 pixels sideways, and not at 50', () => {
  expect(swipe(-51)).toEqual([1]);
  expect(swipe(51)).toEqual([-1]);
  expect(swipe(50)).toEqual([]);
  expect(swipe(-50)).toEqual([]);
  expect(swipe(-60, 80)).toEqual([]);
});

test('share links have the text, the address, the subject and the body', () => {
  const targets = shareTargets('https://example.com', sampleSetup({ id: 'x1', type_tag: 'Gaming' }));
  const text = 'Check out this Gaming projector setup: Attic cinema';
  const url = 'https://example.com/inspiration/gallery?id=x1';
  const twitter = new URL(targets.twitter);
  expect(twitter.origin + twitter.pathname).toBe('https://twitter.com/intent/tweet');
  expect(Object.fromEntries(twitter.searchParams)).toEqual({ text, url });
  const facebook = new URL(targets.facebook);
  expect(facebook.origin + facebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
  expect(Object.fromEntries(facebook.searchParams)).toEqual({ u: url });
  const mail = new URL(targets.email);
  expect(mail.protocol).toBe('mailto:');
  expect(Object.fromEntries(mail.searchParams)).toEqual({
    subject: 'Attic cinema',
    body: `${text}\n${url}`,
  });
});

test('a setup that is gone leaves the screen with a word, and one that is there stays', async () => {
  gallery.listPublished.mockResolvedValue({ setups: [sampleSetup(), sampleSetup({ id: 'b' })], next: null });
  gallery.countPublished.mockResolvedValue(2);
  const { result } = renderHook(() => useSetups(null), inPage);
  await waitFor(() => expect(result.current.state.phase).toBe('ready'));
  gallery.findSetup.mockResolvedValueOnce(sampleSetup());
  await act(async () => expect(await result.current.recheck('a')).toBe(false));
  expect(result.current.setups.map(({ id }) => id)).toEqual(['a', 'b']);
  gallery.findSetup.mockResolvedValueOnce(null);
  await act(async () => expect(await result.current.recheck('a')).toBe(true));
  expect(result.current.setups.map(({ id }) => id)).toEqual(['b']);
  expect(result.current.state.left).toBe(true);
  expect(gallery.findSetup).toHaveBeenLastCalledWith(environment.firebase, 'a', {
    uid: null,
    isAdmin: false,
  });
});

test('a setup shows what its member told of it, and Delete only to who may', () => {
  const setup = sampleSetup({
    location_city: 'Oslo',
    location_country: 'Norway',
    projector_model: 'Beamer 5',
    screen_size_inches: 110,
    size_tag: 'Large',
    type_tag: 'Other',
  });
  const view = (mayDelete: boolean) => (
    <SetupView
      setup={setup}
      likes={{ of: () => ({ liked: false, count: 3 }), toggle: () => {} }}
      mayDelete={mayDelete}
      onDelete={() => {}}
    />
  );
  const { rerender } = render(view(false), inPage);
  const text = screen.getByRole('article').textContent ?? '';
  for (const part of [
    'Attic cinema',
    'Nia',
    'Oslo, Norway',
    'Beamer 5',
    '110 in',
    'Large',
    'Other',
    '3 likes',
  ])
    expect(text).toContain(part);
  for (const place of ['Twitter', 'Facebook', 'E-mail', 'Copy link'])
    expect(screen.getByRole('button', { name: place })).toBeDefined();
  for (const name of ['Attic cinema', 'A beam, a screen and a very long cable.', 'Beamer 5'])
    expect(screen.getByText(name).getAttribute('dir')).toBe('auto');
  for (const name of ['Nia', 'Oslo, Norway']) expect(screen.getByText(name).tagName).toBe('BDI');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Like, 3 likes' })).toBeDefined();
  rerender(view(true));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Like, 3 likes' })).toBeDefined();
});
