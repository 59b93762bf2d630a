// @vitest-environment jsdom
/** The admin page's cards and messages, with a mock community. */
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminDashboard } from './admin-dashboard.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { SubmissionRow } from './submission-row.tsx';
import { useModeration } from './use-moderation.ts';
import { CommunityData } from '../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../shared/environment/environment-context.tsx';
import { waitingToasts } from '../../shared/toasts/toast-store.ts';
import { addDialogMethods } from '../../../test/fixture/dialogs.ts';
import { environment } from '../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../test/fixture/setup.ts';

type Community = typeof import('@lumen-throw/community/index');
type Act = () => Promise<void>;

const { moderation, gallery, queue } = vi.hoisted(() => ({
  moderation: {
    listSubmissions: vi.fn<() => Promise<unknown>>(),
    featureSetup: vi.fn<Act>(),
    unfeatureSetup: vi.fn<Act>(),
    hideSetup: vi.fn<Act>(),
    publishSetup: vi.fn<Act>(),
    keepSetup: vi.fn<Act>(),
    undoDecision: vi.fn<Act>(),
    removeSetup: vi.fn<Act>(),
  },
  gallery: { findFeatured: vi.fn<() => Promise<unknown>>() },
  queue: { listQueue: vi.fn<() => Promise<unknown>>(() => Promise.resolve([])) },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../test/fixture/late-community.ts');
  return communityWith(original, {
    loadModeration: moderation,
    loadGallery: gallery,
    loadModerationQueue: queue,
  });
});

addDialogMethods();
beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  vi.useRealTimers();
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
const LONG = 'x'.repeat(500);

/** The part of the long description that is visible. */
const preview = () => screen.getByText(/^x+/).textContent;

test('the featured card shows image, title, badge and the first 200 characters [2.15-2..4 9-12]', () => {
  render(<FeaturedCard setup={sampleSetup({ description: LONG })} />, inPage);
  const card = screen.getByRole('region', { name: 'Setup of the Month' });
  expect(card.querySelector('img')?.getAttribute('src')).toBe('https://example.com/a.webp');
  expect(within(card).getByRole('heading', { name: 'Attic cinema' })).toBeDefined();
  expect(within(card).getByText('Featured until end of month')).toBeDefined();
  expect(preview()).toBe(`${'x'.repeat(200)}…`);
});

test('the featured card has an empty state [2.15-5]', () => {
  render(<FeaturedCard setup={null} />, inPage);
  expect(screen.getByText('No setup featured for this month')).toBeDefined();
});

test('the countdown to midnight EST on the 1st ticks every second [2.15-6..9 4-36 9-8 9-9]', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T02:56:55Z') });
  render(<FeaturedCard setup={null} />, inPage);
  const timer = screen.getByRole('timer', { name: 'Time Until Next Month (EST)' });
  const cells = () =>
    within(timer)
      .getAllByRole('definition')
      .map((cell) => cell.textContent);
  expect(
    within(timer)
      .getAllByRole('term')
      .map((cell) => cell.textContent),
  ).toEqual(['days', 'hours', 'minutes', 'seconds']);
  expect(cells()).toEqual(['03', '02', '03', '05']);
  act(() => void vi.advanceTimersByTime(999));
  expect(cells()).toEqual(['03', '02', '03', '05']);
  act(() => void vi.advanceTimersByTime(1));
  expect(cells()).toEqual(['03', '02', '03', '04']);
  expect(screen.getByText('The featured setup expires on the 1st of next month.')).toBeDefined();
});

test('a submission shows title, date, first image and 150 characters, with three controls [2.15-11..16 9-12]', () => {
  const acts = {
    onFeature: vi.fn<() => void>(),
    onStatus: vi.fn<() => void>(),
    onDelete: vi.fn<() => void>(),
  };
  const row = (setup = sampleSetup({ description: LONG }), featured = false) => (
    <ul>
      <SubmissionRow setup={setup} featured={featured} busy={false} {...acts} />
    </ul>
  );
  const { rerender } = render(row(), inPage);
  expect(screen.getByRole('heading', { name: 'Attic cinema' })).toBeDefined();
  expect(screen.getByText('Mar 4, 2026')).toBeDefined();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('https://example.com/a.webp');
  expect(preview()).toBe(`${'x'.repeat(150)}…`);
  fireEvent.click(screen.getByRole('button', { name: 'Feature "Attic cinema" as Setup of the Month' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  for (const act of Object.values(acts)) expect(act).toHaveBeenCalledOnce();
  rerender(row(sampleSetup(), true));
  const star = screen.getByRole('button', { name: 'Stop featuring "Attic cinema"' });
  expect(star.getAttribute('aria-pressed')).toBe('true');
  rerender(row(sampleSetup({ status: 'Hidden' })));
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDefined();
});

test('shows a loading text until the submissions arrive [2.15-10 2.15-17 4-29]', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  moderation.listSubmissions.mockReturnValue(promise);
  gallery.findFeatured.mockResolvedValue(null);
  render(<AdminDashboard moderator="admin" />, inPage);
  expect(screen.getByText('Loading...')).toBeDefined();
  await act(async () => {
    resolve({ setups: [sampleSetup()], next: null });
    await promise;
  });
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(screen.getByRole('region', { name: 'All Submissions' }).textContent).toContain('Attic cinema');
});

const published = sampleSetup();
const WHY = { reason: 'other', note: '' } as const;
const hidden = sampleSetup({ status: 'Hidden' });

test('reloads the submissions after an action [4-16]', async () => {
  moderation.listSubmissions
    .mockResolvedValueOnce({ setups: [published], next: null })
    .mockResolvedValue({ setups: [hidden], next: null });
  moderation.hideSetup.mockResolvedValue(undefined);
  gallery.findFeatured.mockResolvedValue(null);
  render(<AdminDashboard moderator="admin" />, inPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  const dialog = screen.getByRole('dialog', { name: 'Hide this setup?' });
  const confirm = within(dialog).getByRole('button', { name: 'Hide' });
  fireEvent.click(confirm);
  expect(moderation.hideSetup).not.toHaveBeenCalled();
  expect(within(dialog).getByText('Choose a reason: the owner is told.')).toBeDefined();
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'offensive' } });
  fireEvent.change(within(dialog).getByLabelText(/Note to the owner/), { target: { value: ' The title. ' } });
  fireEvent.click(confirm);
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  const why = { reason: 'offensive', note: 'The title.' };
  expect(moderation.hideSetup).toHaveBeenCalledExactlyOnceWith(environment.firebase, 'admin', 'a', why);
});

test('asks why a setup is deleted, offers to hide it first, and keeps what was typed after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  moderation.listSubmissions.mockResolvedValue({ setups: [published], next: null });
  moderation.removeSetup.mockRejectedValueOnce(new Error('refused')).mockResolvedValue(undefined);
  gallery.findFeatured.mockResolvedValue(null);
  render(<AdminDashboard moderator="admin" />, inPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = { name: 'Are you sure you want to delete this setup?' };
  const dialog = within(screen.getByRole('dialog', question));
  const names = dialog.getAllByRole('button').map((button) => button.textContent);
  expect(names.indexOf('Hide instead')).toBeLessThan(names.indexOf('Delete setup'));
  const confirm = dialog.getByRole('button', { name: 'Delete setup' });
  fireEvent.click(confirm);
  expect(dialog.getByText('Choose a reason: the owner is told.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'stolen' } });
  fireEvent.change(dialog.getByLabelText(/Note to the owner/), { target: { value: 'Not yours.' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(lastToast()).toMatchObject({ description: 'Failed to delete setup' }));
  expect(dialog.getByLabelText(/Note to the owner/)).toHaveProperty('value', 'Not yours.');
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());
  const why = { reason: 'stolen', note: 'Not yours.' };
  expect(moderation.removeSetup).toHaveBeenLastCalledWith(environment.firebase, 'admin', 'a', why);
  expect(moderation.hideSetup).not.toHaveBeenCalled();
});

test('hiding in place of deleting takes the reason that was given', async () => {
  moderation.listSubmissions.mockResolvedValue({ setups: [published], next: null });
  moderation.hideSetup.mockResolvedValue(undefined);
  gallery.findFeatured.mockResolvedValue(null);
  render(<AdminDashboard moderator="admin" />, inPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'private' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Hide instead' }));
  const why = { reason: 'private', note: '' };
  await waitFor(() =>
    expect(moderation.hideSetup).toHaveBeenCalledExactlyOnceWith(environment.firebase, 'admin', 'a', why),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(moderation.removeSetup).not.toHaveBeenCalled();
});

/** Opens the question for the reason to hide a setup. @param row of the list, from 0 */
async function askWhy(row: number) {
  fireEvent.click((await screen.findAllByRole('button', { name: 'Hide' }))[row] as Element);
  return within(screen.getByRole('dialog', { name: 'Hide this setup?' }));
}

test("a late answer about one setup keeps the next one's question and what was typed", async () => {
  const answer = Promise.withResolvers<undefined>();
  moderation.listSubmissions.mockResolvedValue({
    setups: [sampleSetup(), sampleSetup({ id: 'b', title: 'Lawn cinema' })],
    next: null,
  });
  moderation.hideSetup.mockReturnValue(answer.promise);
  gallery.findFeatured.mockResolvedValue(null);
  render(<AdminDashboard moderator="admin" />, inPage);
  const first = await askWhy(0);
  fireEvent.change(first.getByLabelText(/Reason/), { target: { value: 'offensive' } });
  fireEvent.click(first.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(moderation.hideSetup).toHaveBeenCalledOnce());
  fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
  const second = await askWhy(1);
  expect(second.getByText('Lawn cinema')).toBeDefined();
  fireEvent.change(second.getByLabelText(/Note to the owner/), { target: { value: 'Your house number.' } });
  await act(async () => {
    answer.resolve(undefined);
    await answer.promise;
  });
  await waitFor(() => expect(lastToast()).toMatchObject({ description: 'Setup hidden' }));
  expect(screen.getByLabelText(/Note to the owner/)).toHaveProperty('value', 'Your house number.');
});

test.each([
  ['Setup featured for this month', (acts: Acts) => acts.toggleFeatured(published, false)],
  ['Setup unfeatured', (acts: Acts) => acts.toggleFeatured(published, true)],
  ['Setup hidden', (acts: Acts) => acts.hide([published], WHY)],
  ['Setup published', (acts: Acts) => acts.publish(hidden)],
  ['Setup deleted', (acts: Acts) => acts.remove(published, WHY)],
] as const)(
  'a successful action shows Success: %s and reloads the list [4-16 8-7 8-30..33]',
  async (description, perform) => {
    for (const act of Object.values(moderation)) act.mockResolvedValue(undefined);
    const onDone = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { result } = renderHook(() => useModeration('admin', onDone), inPage);
    act(() => void perform(result.current));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(lastToast()).toMatchObject({ title: 'Success', description, variant: 'default' });
  },
);

type Acts = ReturnType<typeof useModeration>;

test.each([
  ['Failed to update featured status', (acts: Acts) => acts.toggleFeatured(published, false)],
  ['Failed to update status', (acts: Acts) => acts.hide([published], WHY)],
  ['Failed to delete setup', (acts: Acts) => acts.remove(published, WHY)],
] as const)('a failed action shows a red Error: %s [8-27..29]', async (description, perform) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const act of Object.values(moderation)) act.mockRejectedValue(new Error('refused'));
  const onDone = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { result } = renderHook(() => useModeration('admin', onDone), inPage);
  act(() => void perform(result.current));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(lastToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' });
});

test('an action sends the setup and its target state [7-22]', async () => {
  for (const act of Object.values(moderation)) act.mockResolvedValue(undefined);
  const { result } = renderHook(() => useModeration('admin', () => Promise.resolve()), inPage);
  act(() => void result.current.hide([published], WHY));
  const { firebase } = environment;
  await waitFor(() => expect(moderation.hideSetup).toHaveBeenLastCalledWith(firebase, 'admin', 'a', WHY));
  act(() => result.current.publish(hidden));
  await waitFor(() => expect(moderation.publishSetup).toHaveBeenLastCalledWith(firebase, 'admin', 'a'));
});

test('undoing a decision makes an item pending again', async () => {
  moderation.undoDecision.mockResolvedValue(undefined);
  const onReopened = vi.fn<(id: string) => void>();
  const { result } = renderHook(
    () => useModeration('admin', () => Promise.resolve(), undefined, onReopened),
    inPage,
  );
  const kept = {
    id: 'e',
    action: 'keep',
    setup_id: 'a',
    setup_title: 'Attic cinema',
    replaced_setup_id: null,
    month: null,
    moderator: 'admin',
    at: new Date(),
  } as const;
  act(() => result.current.undo(kept));
  await waitFor(() => expect(onReopened).toHaveBeenCalledExactlyOnceWith('a'));
  expect(moderation.undoDecision).toHaveBeenCalledWith(environment.firebase, 'e');
});
