// @vitest-environment jsdom
/** The Setup of the Month in the gallery: which months it requests and what the card shows. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { FeaturedSetup } from './featured-setup.tsx';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';

type Community = typeof import('@lumen-throw/community/index');

const { gallery } = vi.hoisted(() => ({ gallery: { findFeatured: vi.fn<() => Promise<unknown>>() } }));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadGallery: gallery });
});

const { motion } = vi.hoisted(() => ({
  motion: { enter: vi.fn<(...given: unknown[]) => void>(), loadMotion: () => Promise.resolve() },
}));
vi.mock('../../../shared/motion/entrance.ts', () => motion);

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  cleanup();
});

/** Label and digits of the countdown. */
function countdownOf(card: HTMLElement): (string | null)[] {
  const timer = within(card).getByRole('timer');
  const digits = within(timer).getAllByRole('definition');
  return [timer.getAttribute('aria-label'), ...digits.map(({ textContent }) => textContent)];
}

function show() {
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <CommunityData>
          <FeaturedSetup />
        </CommunityData>
      </EnvironmentProvider>
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'Setup of the Month' });
}

test("requests the month of the visitor's date first, then the site's [4-21]", async () => {
  // In Auckland it is already December, while the site's calendar has November.
  vi.stubEnv('TZ', 'Pacific/Auckland');
  vi.useFakeTimers({ now: new Date('2026-12-01T04:30:00Z'), toFake: ['Date'] });
  gallery.findFeatured.mockResolvedValue(null);
  const card = show();
  await waitFor(() => expect(gallery.findFeatured).toHaveBeenCalledOnce());
  expect(gallery.findFeatured).toHaveBeenCalledWith(environment.firebase, ['2026-12', '2026-11']);
  await waitFor(() => expect(card.textContent).toContain('No setup is featured this month yet.'));
});

test('shows the setup and the countdown to the next reveal [1-11 2.12-3 2.12-4]', async () => {
  gallery.findFeatured.mockResolvedValue(sampleSetup({ is_featured_month: true, like_count: 2 }));
  const card = show();
  await waitFor(() => expect(within(card).getByRole('heading', { name: 'Attic cinema' })).toBeDefined());
  expect(within(card).getByRole('link', { name: 'Attic cinema' }).getAttribute('href')).toBe(setupHref('a'));
  expect(within(card).getByRole('img').getAttribute('src')).toBe('https://example.com/a.webp');
  for (const text of ['A beam, a screen', 'Nia', 'Location not specified', '2 likes'])
    expect(card.textContent).toContain(text);
  expect(within(card).getByRole('timer', { name: 'Next reveal in' }).textContent).toMatch(/\d\d/);
});

test("leads to the page of the setup's month", async () => {
  gallery.findFeatured.mockResolvedValue(sampleSetup({ is_featured_month: true, featured_month: '2026-11' }));
  const card = show();
  const link = await within(card).findByRole('link', { name: 'Setup of the Month' });
  expect(link.getAttribute('href')).toBe('/inspiration/gallery/months/2026-11');
});

test('reloads the Setup of the Month at zero until the new one arrives [2.12-4]', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ now: new Date('2026-12-01T04:59:58Z') });
  gallery.findFeatured.mockResolvedValue(sampleSetup({ is_featured_month: true }));
  const card = show();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Attic cinema');
  const left = within(card).getAllByRole('definition');
  expect(left.map(({ textContent }) => textContent)).toEqual(['00', '00', '00', '01']);
  expect(gallery.findFeatured).toHaveBeenCalledOnce();
  // The scheduled function takes a while.
  gallery.findFeatured.mockResolvedValue(null);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(gallery.findFeatured).toHaveBeenCalledTimes(2);
  expect(gallery.findFeatured).toHaveBeenLastCalledWith(environment.firebase, ['2026-12', '2026-12']);
  expect(card.textContent).toContain('The next Setup of the Month is about to be revealed.');
  const december = { is_featured_month: true, featured_month: '2026-12' };
  gallery.findFeatured.mockResolvedValue(sampleSetup({ id: 'b', title: 'Shed cinema', ...december }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Shed cinema');
  const reads = gallery.findFeatured.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(gallery.findFeatured).toHaveBeenCalledTimes(reads);
});

test.each(['America/Chicago', 'America/Los_Angeles', 'Pacific/Kiritimati', 'America/New_York'])(
  "in %s, last month's setup stays until the new one replaces it",
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: new Date('2026-12-01T04:59:58Z') });
    const november = { is_featured_month: true, featured_month: '2026-11' };
    gallery.findFeatured.mockResolvedValue(sampleSetup(november));
    const card = show();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Attic cinema');
    // The countdown stays at zero and says what it waits for.
    const soon = 'The next Setup of the Month is about to be revealed.';
    expect(countdownOf(card)).toEqual([soon, '00', '00', '00', '00']);
    expect(within(card).getByRole('status').textContent).toBe('');
    expect(motion.enter).not.toHaveBeenCalled();
    // The rotation runs a few seconds late.
    const december = { is_featured_month: true, featured_month: '2026-12' };
    gallery.findFeatured.mockResolvedValue(sampleSetup({ id: 'b', title: 'Shed cinema', ...december }));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Shed cinema');
    // The new one comes in, is announced, and the next is counted down to.
    expect(motion.enter.mock.calls).toEqual([[card, 'below']]);
    expect(within(card).getByRole('status').textContent).toBe('The new Setup of the Month: Shed cinema');
    expect(countdownOf(card).slice(0, 2)).toEqual(['Next reveal in', '30']);
    const reads = gallery.findFeatured.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(gallery.findFeatured).toHaveBeenCalledTimes(reads);
  },
);

test('stops waiting when a month has no setup', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T04:59:58Z') });
  gallery.findFeatured.mockResolvedValue(null);
  const card = show();
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(card.textContent).toContain('No setup is featured this month yet.');
  expect(countdownOf(card).slice(0, 2)).toEqual(['Next reveal in', '30']);
  const reads = gallery.findFeatured.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(gallery.findFeatured).toHaveBeenCalledTimes(reads);
});
