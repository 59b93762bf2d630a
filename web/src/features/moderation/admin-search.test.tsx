// @vitest-environment jsdom
/** The admins' search over all submissions, loaded or not. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminDashboard } from './admin-dashboard.tsx';
import { CommunityError } from '@lumen-throw/community/community-error';
import { EnvironmentProvider } from '../../shared/environment/environment-context.tsx';
import { addDialogMethods } from '../../../test/fixture/dialogs.ts';
import { environment } from '../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../test/fixture/setup.ts';

type Community = typeof import('@lumen-throw/community/index');

const { moderation, gallery, searching } = vi.hoisted(() => ({
  moderation: {
    listSubmissions: vi.fn<() => Promise<unknown>>(),
    publishSetup: vi.fn<() => Promise<void>>(),
    hideSetup: vi.fn<() => Promise<void>>(),
  },
  gallery: { findFeatured: vi.fn<() => Promise<unknown>>(), findSetup: vi.fn<() => Promise<unknown>>() },
  searching: { searchSubmissions: vi.fn<() => Promise<unknown>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../test/fixture/late-community.ts');
  return communityWith(original, {
    loadModeration: moderation,
    loadGallery: gallery,
    loadSetupSearch: searching,
    loadModerationQueue: { listQueue: () => Promise.resolve([]) },
  });
});

const LOADED = sampleSetup({ id: 'near', title: 'Loft cinema' });
const OLD = sampleSetup({ id: 'far', title: 'Loft of long ago', created_at: new Date('2020-01-01') });

addDialogMethods();
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  moderation.listSubmissions.mockResolvedValue({ setups: [LOADED, sampleSetup()], next: null });
  gallery.findFeatured.mockResolvedValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const inPage = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
    </MemoryRouter>
  ),
};

const region = () => within(screen.getByRole('region', { name: 'All Submissions' }));
const titles = () =>
  region()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent?.trim());

/** Settles pending work and the debounced input. */
async function settle(time = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time));
  // What the timers start is fetched first and rendered one turn later.
  await act(() => vi.advanceTimersByTimeAsync(1));
}

async function openAndType(...searches: string[]): Promise<void> {
  render(<AdminDashboard moderator="admin" />, inPage);
  await settle();
  const box = screen.getByRole('searchbox', { name: 'Search by title, place or member' });
  for (const value of searches) fireEvent.change(box, { target: { value } });
}

test('filters loaded submissions immediately and searches the server once for the rest', async () => {
  searching.searchSubmissions.mockResolvedValue({ setups: [LOADED, OLD], next: null });
  await openAndType('l', 'lo', 'LÖFT');
  expect(titles()).toEqual(['Loft cinema']);
  expect(screen.getByText('Searching all submissions...')).toBeDefined();
  expect(searching.searchSubmissions).not.toHaveBeenCalled();
  await settle(1000);
  expect(searching.searchSubmissions).toHaveBeenCalledOnce();
  expect(searching.searchSubmissions).toHaveBeenCalledWith(environment.firebase, 'LÖFT', null, null);
  expect(titles()).toEqual(['Loft cinema', 'Loft of long ago']);
  expect(screen.getByText('2 found among all submissions.')).toBeDefined();
});

test('older matches load on request', async () => {
  const next = '8232774399999-x';
  searching.searchSubmissions
    .mockResolvedValueOnce({ setups: [LOADED], next })
    .mockResolvedValueOnce({ setups: [OLD], next: null });
  await openAndType('loft');
  await settle(1000);
  expect(screen.getByText('1 found so far.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await settle();
  expect(searching.searchSubmissions).toHaveBeenLastCalledWith(environment.firebase, 'loft', null, next);
  expect(titles()).toEqual(['Loft cinema', 'Loft of long ago']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('says that nothing matches only after searching all submissions', async () => {
  searching.searchSubmissions.mockResolvedValue({ setups: [], next: null });
  await openAndType('nothing of the kind');
  expect(screen.queryByText(/^No submission matches/)).toBeNull();
  await settle(1000);
  expect(screen.getByText('No submission matches "nothing of the kind".')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await settle(1000);
  expect(titles()).toEqual(['Loft cinema', 'Attic cinema']);
});

test.each([
  ['offline', "There's no connection, so only this page was searched."],
  ['server-error', 'The search failed, so only this page was searched.'],
] as const)('a search that is %s says what it covered and can be retried', async (code, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  searching.searchSubmissions.mockRejectedValueOnce(new CommunityError(code, 'no'));
  await openAndType('loft');
  await settle(1000);
  expect(screen.getByText(words)).toBeDefined();
  expect(titles()).toEqual(['Loft cinema']);
  searching.searchSubmissions.mockResolvedValue({ setups: [OLD], next: null });
  fireEvent.click(screen.getByRole('button', { name: /^Try again: Search/ }));
  await settle();
  expect(titles()).toEqual(['Loft cinema', 'Loft of long ago']);
});

test('ignores an answer to an earlier search', async () => {
  const first = Promise.withResolvers<unknown>();
  searching.searchSubmissions.mockReturnValueOnce(first.promise);
  searching.searchSubmissions.mockResolvedValueOnce({ setups: [], next: null });
  await openAndType('loft');
  await settle(1000);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'shed' } });
  await settle(1000);
  first.resolve({ setups: [OLD], next: null });
  await settle();
  expect(titles()).toEqual([]);
  expect(screen.getByText('No submission matches "shed".')).toBeDefined();
});

test('a cancelled search reads no further page', async () => {
  const first = Promise.withResolvers<unknown>();
  searching.searchSubmissions.mockReturnValueOnce(first.promise);
  await openAndType('loft');
  await settle(1000);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await settle();
  first.resolve({ setups: [], next: { seconds: 1, nanoseconds: 0, id: 'x' } });
  await settle();
  expect(searching.searchSubmissions).toHaveBeenCalledOnce();
});

test('updates a found setup that is not loaded after an action', async () => {
  searching.searchSubmissions.mockResolvedValue({ setups: [OLD], next: null });
  moderation.hideSetup.mockResolvedValue(undefined);
  gallery.findSetup.mockResolvedValue({ ...OLD, status: 'Hidden' });
  await openAndType('long ago');
  await settle(1000);
  fireEvent.click(region().getByRole('button', { name: 'Hide' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide this setup?' }));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'other' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  await settle();
  expect(region().getByRole('button', { name: 'Publish' })).toBeDefined();
});

test("leaves no unhandled rejection when a list can't be read", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const unheard = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', unheard);
  moderation.listSubmissions.mockRejectedValue(new Error('no list'));
  gallery.findFeatured.mockRejectedValue(new Error('no card'));
  render(<AdminDashboard moderator="admin" />, inPage);
  await settle(10);
  vi.useRealTimers();
  // Unhandled rejections are reported in a later turn.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unheard);
  expect(screen.getByText("We can't reach the submissions right now.")).toBeDefined();
  expect(unheard).not.toHaveBeenCalled();
});

const card = () => screen.getByRole('region', { name: 'Setup of the Month' });

test('shows the Setup of the Month and the countdown when the submissions fail to load, and the other way round', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  moderation.listSubmissions.mockRejectedValue(new Error('no list'));
  gallery.findFeatured.mockResolvedValue(sampleSetup({ title: 'Shed cinema' }));
  const { unmount } = render(<AdminDashboard moderator="admin" />, inPage);
  await settle(10);
  expect(within(card()).getByRole('heading', { level: 3 }).textContent).toBe('Shed cinema');
  expect(within(card()).getByRole('timer')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again: All Submissions' })).toBeDefined();
  unmount();
  moderation.listSubmissions.mockResolvedValue({ setups: [sampleSetup({ title: 'Attic' })], next: null });
  gallery.findFeatured.mockRejectedValue(new Error('no card'));
  render(<AdminDashboard moderator="admin" />, inPage);
  await settle(10);
  expect(card().textContent).toContain("We can't load the Setup of the Month right now.");
  expect(within(card()).getByRole('button', { name: 'Try again: Setup of the Month' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Attic' })).toBeDefined();
});

test('reloads the Setup of the Month when the countdown reaches zero', async () => {
  vi.setSystemTime(new Date('2026-12-01T04:59:58Z'));
  await openAndType();
  const card = screen.getByRole('region', { name: 'Setup of the Month' });
  expect(card.textContent).toContain('No setup featured for this month');
  gallery.findFeatured.mockResolvedValue(sampleSetup({ title: 'Shed cinema' }));
  await settle(3000);
  expect(gallery.findFeatured).toHaveBeenLastCalledWith(environment.firebase, ['2026-12']);
  expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Shed cinema');
});
