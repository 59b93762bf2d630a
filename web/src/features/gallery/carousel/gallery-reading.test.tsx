// @vitest-environment jsdom
/** Loading and stepping through the gallery, with a mock community. */
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { GalleryFilter } from '@lumen-throw/domain/setup';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { SetupCarousel } from './setup-carousel.tsx';
import { SetupView } from './setup-view.tsx';
import { shareTargets } from './share-links.ts';
import { useSetups } from './use-setups.ts';
import { useSwipe } from './use-swipe.ts';
import { connectSession, startSession, type SessionBackend } from '../../../shared/session/session-store.ts';
import { takeToast, waitingToasts } from '../../../shared/toasts/toast-store.ts';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';

type Community = typeof import('@lumen-throw/community/index');

const { gallery, likes } = vi.hoisted(() => ({
  gallery: {
    listPublished: vi.fn<() => Promise<unknown>>(),
    countPublished: vi.fn<(...asked: unknown[]) => Promise<number>>(),
    listOwnHidden: vi.fn<() => Promise<unknown>>(),
    findSetup: vi.fn<(...asked: unknown[]) => Promise<unknown>>(),
  },
  likes: {
    likedAmong: () => Promise.resolve(new Set()),
    like: () => Promise.reject(new Error('refused')),
    likeState: () => Promise.resolve({ liked: false, count: null }),
  },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadGallery: gallery, loadLikes: likes });
});

let tell: Parameters<SessionBackend['watch']>[0] = () => {};
beforeEach(async () => {
  vi.resetAllMocks();
  for (const toast of waitingToasts()) takeToast(toast);
  gallery.listOwnHidden.mockResolvedValue([]);
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
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const inPage = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <CommunityData>{children}</CommunityData>
      </EnvironmentProvider>
    </MemoryRouter>
  ),
};
const lastToast = () => waitingToasts().at(-1);

/** The carousel with its filter in state, as the address keeps it. */
function useCarousel(linkedId: string | null) {
  const [filter, setFilter] = useState<GalleryFilter>('All');
  return useSetups(linkedId, filter, setFilter);
}

test('shows a loading state until setups arrive, then the first setup [2.12-14 4-25 4-28]', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  gallery.listPublished.mockReturnValue(promise);
  gallery.countPublished.mockResolvedValue(2);
  const { result } = renderHook(() => useCarousel(null), inPage);
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

test("shows a red error, logs it and ends loading when the gallery can't be read [8-15 8-16]", async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reason = new Error('no database');
  gallery.listPublished.mockRejectedValue(reason);
  gallery.countPublished.mockResolvedValue(0);
  const { result } = renderHook(() => useCarousel(null), inPage);
  await waitFor(() => expect(result.current.state.phase).toBe('failed'));
  expect(lastToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to load gallery',
    variant: 'destructive',
  });
  expect(logged).toHaveBeenCalledWith('Failed to load gallery', reason);
});

const CURSOR = { seconds: 1, nanoseconds: 0, id: 'c' };
const setupsOf = (...ids: string[]) => ids.map((id) => sampleSetup({ id }));
const idsOf = ({ setups }: ReturnType<typeof useSetups>) => setups.map(({ id }) => id);

/** A gallery whose first page has loaded. */
async function openGallery(
  page: { setups: unknown[]; next: unknown },
  counted = 9,
  linkedId: string | null = null,
) {
  gallery.listPublished.mockResolvedValue(page);
  gallery.countPublished.mockResolvedValue(counted);
  const { result } = renderHook(() => useCarousel(linkedId), inPage);
  await waitFor(() => expect(result.current.state.phase).toBe('ready'));
  return result;
}

test('loads the next page at the end; a failure keeps what is loaded until retried [7-8]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  gallery.listPublished
    .mockResolvedValueOnce({ setups: setupsOf('a', 'b', 'c', 'd'), next: CURSOR })
    .mockRejectedValueOnce(new Error('no connection'));
  const result = await openGallery({ setups: setupsOf('e'), next: null });
  expect(gallery.listPublished).toHaveBeenCalledOnce();
  act(() => result.current.move(1));
  await waitFor(() => expect(lastToast()).toMatchObject({ description: 'Failed to load gallery' }));
  expect(result.current.state).toMatchObject({ phase: 'ready', index: 1 });
  expect(idsOf(result.current)).toEqual(['a', 'b', 'c', 'd']);
  expect(result.current.total).toBe(9);
  for (let step = 0; step < 2; step++) act(() => result.current.move(1));
  expect(gallery.listPublished).toHaveBeenCalledTimes(2);
  act(() => result.current.move(1));
  await waitFor(() => expect(idsOf(result.current)).toEqual(['a', 'b', 'c', 'd', 'e']));
  expect(gallery.listPublished).toHaveBeenLastCalledWith(environment.firebase, 'All', CURSOR);
  // The requested step follows once the page has loaded.
  expect(result.current.state.index).toBe(4);
});

test('ignores an answer to a filter that is no longer active', async () => {
  const late = Promise.withResolvers<unknown>();
  const result = await openGallery({ setups: setupsOf('a', 'b'), next: null });
  gallery.listPublished.mockReturnValueOnce(late.promise);
  act(() => result.current.choose('Gaming'));
  gallery.listPublished.mockResolvedValue({ setups: setupsOf('o'), next: null });
  act(() => result.current.choose('Outdoor'));
  await waitFor(() => expect(idsOf(result.current)).toEqual(['o']));
  await act(async () => {
    late.resolve({ setups: setupsOf('g'), next: null });
    await late.promise;
  });
  expect(idsOf(result.current)).toEqual(['o']);
  expect(result.current.state).toMatchObject({ filter: 'Outdoor', index: 0, phase: 'ready' });
});

test('a recently shown type needs no second read and starts at its first setup [2.12-14]', async () => {
  const result = await openGallery({ setups: setupsOf('a', 'b'), next: null });
  act(() => result.current.move(1));
  act(() => result.current.choose('Gaming'));
  await waitFor(() => expect(result.current.state.phase).toBe('ready'));
  act(() => result.current.choose('All'));
  expect(result.current.state).toMatchObject({ phase: 'ready', index: 0 });
  act(() => result.current.choose('Outdoor'));
  await waitFor(() => expect(result.current.state.phase).toBe('ready'));
  const asked = gallery.countPublished.mock.calls.map(([, filter]) => filter);
  expect(asked).toEqual(['All', 'Gaming', 'Outdoor']);
});

test("reloads other types' lists after a removal, because they may count the setup", async () => {
  const result = await openGallery({ setups: setupsOf('a', 'b'), next: null });
  act(() => result.current.choose('Indoor'));
  await waitFor(() => expect(result.current.state.phase).toBe('ready'));
  act(() => result.current.remove('a'));
  expect(idsOf(result.current)).toEqual(['b']);
  const reads = gallery.countPublished.mock.calls.length;
  act(() => result.current.choose('All'));
  await waitFor(() => expect(result.current.state.phase).toBe('ready'));
  expect(gallery.countPublished).toHaveBeenCalledTimes(reads + 1);
});

test('retrying reloads and keeps the chosen type', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const result = await openGallery({ setups: setupsOf('a'), next: null });
  gallery.listPublished.mockRejectedValueOnce(new Error('no database'));
  act(() => result.current.choose('Gaming'));
  await waitFor(() => expect(result.current.state.phase).toBe('failed'));
  gallery.listPublished.mockResolvedValue({ setups: setupsOf('g'), next: null });
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'ready', filter: 'Gaming' }));
  expect(idsOf(result.current)).toEqual(['g']);
});

test('signing in adds own hidden setups and keeps the position; signing out removes them', async () => {
  const result = await openGallery({ setups: setupsOf('a', 'b'), next: null }, 2);
  act(() => result.current.move(1));
  gallery.listOwnHidden.mockResolvedValue([sampleSetup({ id: 'h', status: 'Hidden' })]);
  act(() => tell({ user: { id: 'nia', displayName: 'Nia', email: null }, isAdmin: false }));
  await waitFor(() => expect(idsOf(result.current)).toEqual(['h', 'a', 'b']));
  expect(result.current).toMatchObject({ total: 3, state: { phase: 'ready', index: 2 } });
  act(() => tell(null));
  expect(idsOf(result.current)).toEqual(['a', 'b']);
  expect(result.current.state.index).toBe(1);
  expect(gallery.listPublished).toHaveBeenCalledOnce();
});

test('following another share link shows its setup; without one, the first is shown', async () => {
  gallery.listPublished.mockResolvedValue({ setups: setupsOf('a', 'b'), next: null });
  gallery.countPublished.mockResolvedValue(2);
  gallery.findSetup.mockImplementation((_, id) => Promise.resolve(sampleSetup({ id: String(id) })));
  const initialProps: { id: string | null } = { id: 'far' };
  const { result, rerender } = renderHook(({ id }) => useCarousel(id), { ...inPage, initialProps });
  const shown = () => result.current.setups[result.current.state.index]?.id;
  await waitFor(() => expect(shown()).toBe('far'));
  act(() => result.current.move(1));
  rerender({ id: 'near' });
  await waitFor(() => expect(shown()).toBe('near'));
  rerender({ id: null });
  await waitFor(() => expect(shown()).toBe('a'));
  expect(gallery.listPublished).toHaveBeenCalledOnce();
});

test('follows a share link once the session is known, and until a type is chosen', async () => {
  gallery.findSetup.mockResolvedValue(sampleSetup({ id: 'far' }));
  const result = await openGallery({ setups: setupsOf('a'), next: null }, 2, 'far');
  expect(idsOf(result.current)).toEqual(['far', 'a']);
  expect(gallery.findSetup).toHaveBeenCalledWith(environment.firebase, 'far', { uid: null, isAdmin: false });
  const { promise, resolve } = Promise.withResolvers<null>();
  gallery.findSetup.mockReturnValue(promise);
  act(() => tell({ user: { id: 'nia', displayName: 'Nia', email: null }, isAdmin: false }));
  expect(idsOf(result.current)).toEqual(['far', 'a']);
  resolve(null);
  await waitFor(() => expect(result.current.state.missing).toBe(true));
  act(() => result.current.choose('Indoor'));
  await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'ready', missing: false }));
});

/** A surface for horizontal swipes. @returns the steps they cause */
function swipe(across: number, down = 0, surface = <div data-testid="touched" />): number[] {
  const steps: number[] = [];
  const { result } = renderHook(() => useSwipe((step) => steps.push(step)));
  render(<div {...result.current}>{surface}</div>);
  const touched = screen.getByTestId('touched');
  fireEvent.touchStart(touched, { touches: [{ clientX: 200, clientY: 100 }] });
  fireEvent.touchEnd(touched, { changedTouches: [{ clientX: 200 + across, clientY: 100 + down }] });
  cleanup();
  return steps;
}

test('a swipe counts when it moves more than 50 pixels sideways [2.12-10 4-27 9-6]', () => {
  expect(swipe(-51)).toEqual([1]);
  expect(swipe(51)).toEqual([-1]);
  expect(swipe(50)).toEqual([]);
  expect(swipe(-50)).toEqual([]);
  expect(swipe(-60, 80)).toEqual([]);
});

function Carousel() {
  return <SetupCarousel isSettled control={useCarousel(null)} />;
}

/** Shows the carousel over two setups, whose titles are the ids. */
async function showCarousel(): Promise<void> {
  // No motion, as a visitor may ask for.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  const setups = ['a', 'b'].map((id) => sampleSetup({ id, title: id, details: null }));
  gallery.listPublished.mockResolvedValue({ setups, next: null });
  gallery.countPublished.mockResolvedValue(2);
  render(<Carousel />, inPage);
  await screen.findByRole('heading', { name: 'a' });
}

test('a swipe over the shown setup turns to the next [2.12-10]', async () => {
  await showCarousel();
  const touched = screen.getByRole('article');
  fireEvent.touchStart(touched, { touches: [{ clientX: 200, clientY: 100 }] });
  fireEvent.touchEnd(touched, { changedTouches: [{ clientX: 130, clientY: 100 }] });
  expect(await screen.findByRole('heading', { name: 'b' })).toBeDefined();
});

test('a like of a setup that was deleted meanwhile takes it off the screen', async () => {
  await showCarousel();
  act(() => tell({ user: { id: 'nia', displayName: 'Nia', email: null }, isAdmin: false }));
  gallery.findSetup.mockResolvedValue(null);
  fireEvent.click(screen.getByRole('button', { name: /^Like,/ }));
  expect(await screen.findByText("This setup isn't here anymore.")).toBeDefined();
  expect(screen.getByRole('heading', { name: 'b' })).toBeDefined();
  expect(lastToast()).toMatchObject({ description: 'Failed to like setup.' });
});

test('a finger in a dialog over the setup turns nothing: what is typed there would be lost', () => {
  const report = (
    <dialog open>
      <textarea data-testid="touched" />
    </dialog>
  );
  expect(swipe(-120, 0, report)).toEqual([]);
  expect(swipe(-120)).toEqual([1]);
});

test('share links have the text, the URL, the subject and the body [7-27..31]', () => {
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

test('a deleted setup leaves with a notice, and an existing one stays', async () => {
  gallery.listPublished.mockResolvedValue({ setups: [sampleSetup(), sampleSetup({ id: 'b' })], next: null });
  gallery.countPublished.mockResolvedValue(2);
  const { result } = renderHook(() => useCarousel(null), inPage);
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

test('shows the details of a setup, and Delete only to its owner and admins [2.12-17..19 3-1 3-2 3-5 6-3 6-18]', () => {
  const setup = sampleSetup({
    location_city: 'Oslo',
    location_country: 'Norway',
    projector_model: 'Beamer 5',
    screen_size_inches: 110,
    size_tag: 'Large',
    type_tag: 'Other',
    details: null,
  });
  const view = (mayDelete: boolean, own = false) => (
    <SetupView
      setup={setup}
      likes={{ of: () => ({ liked: false, count: 3 }), toggle: () => {} }}
      mayDelete={mayDelete}
      isOwn={own}
      mayEdit={own}
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
  expect(screen.getByRole('link', { name: 'Report' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  rerender(view(true, true));
  expect(screen.queryByRole('link', { name: 'Report' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/account?edit=a');
  expect(screen.getByRole('link', { name: 'Nia' }).getAttribute('href')).toBe('/members/nia');
});
