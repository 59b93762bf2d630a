// @vitest-environment jsdom
/** The page of a month: its setup, what it says without one, and its head. */
import { PATHS, setupHref } from '@lumen-throw/domain/site-paths';
import { monthHref } from '@lumen-throw/domain/featured-months';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { SITE_ROUTE_ID } from '../../../shared/live-content/use-site.ts';
import { Component } from './month-page.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { months } = vi.hoisted(() => ({
  months: { readMonth: vi.fn<(...asked: unknown[]) => Promise<unknown>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadFeaturedMonths: months });
});

const NOTHING = { setup: null, before: null, after: null };

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

async function renderMonth(month: string): Promise<void> {
  const routes = [{ id: SITE_ROUTE_ID, path: PATHS.galleryMonth, element: <Component /> }];
  const router = createMemoryRouter(routes, { initialEntries: [monthHref(month)] });
  await act(async () => {
    render(
      <HelmetProvider>
        <EnvironmentProvider value={environment}>
          <RouterProvider router={router} />
        </EnvironmentProvider>
      </HelmetProvider>,
    );
    await Promise.resolve();
  });
}

const head = (selector: string): string | null =>
  document.querySelector(selector)?.getAttribute('content') ?? null;

test("shows the month's setup with all its pictures and the months beside it", async () => {
  const images = ['https://example.com/a.webp', 'https://example.com/b.webp'];
  const image_paths = ['setups/nia/a.webp', 'setups/nia/b.webp'];
  const setup = sampleSetup({ images, image_paths, like_count: 2, featured_month: '2026-10' });
  months.readMonth.mockResolvedValue({ setup, before: '2026-09', after: '2026-11' });
  await renderMonth('2026-10');
  const shown = await screen.findByRole('article', { name: 'Attic cinema' });
  expect(months.readMonth.mock.calls).toEqual([[environment.firebase, '2026-10']]);
  expect(screen.getByText('October 2026')).toBeDefined();
  expect(within(shown).getAllByRole('img')).toHaveLength(2);
  for (const text of ['A beam, a screen', 'Nia', '2 likes']) expect(shown.textContent).toContain(text);
  const opened = within(shown).getByRole('link', { name: 'Open in the gallery' });
  expect(opened.getAttribute('href')).toBe(setupHref('a'));
  const beside = within(screen.getByRole('navigation', { name: 'Other months' })).getAllByRole('link');
  expect(beside.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['September 2026', monthHref('2026-09')],
    ['November 2026', monthHref('2026-11')],
  ]);
});

test('the head names setup and month, with the picture for sharing', async () => {
  months.readMonth.mockResolvedValue({ ...NOTHING, setup: sampleSetup() });
  await renderMonth('2026-10');
  await screen.findByRole('article');
  expect(document.title).toMatch(/^Attic cinema: Setup of the Month, October 2026/);
  expect(head('meta[property="og:image"]')).toBe(`${environment.siteUrl}/api/setup-picture/a.jpg`);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${environment.siteUrl}/inspiration/gallery/months/2026-10`,
  );
  expect(head('meta[name=robots]')).toBeNull();
});

test.each([
  ['2026-10', 'This month has no setup: none was chosen, or the one that was is no longer shown.'],
  ['2026-12', 'This month has not begun yet. Its setup is revealed on the 1st.'],
  ['2026-13', 'There is no such month.'],
  ['soon', 'There is no such month.'],
])('says why there is no setup at %s, and is not for search engines', async (month, words) => {
  months.readMonth.mockResolvedValue(NOTHING);
  await renderMonth(month);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the gallery' }).getAttribute('href')).toBe(PATHS.gallery);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(head('meta[name=robots]')).toBe('noindex');
});

test('asks for nothing at an address that is no month', async () => {
  await renderMonth('2026-13');
  expect(months.readMonth).not.toHaveBeenCalled();
});

test('offers to try again when the month cannot be read', async () => {
  months.readMonth.mockRejectedValueOnce(new Error('offline'));
  await renderMonth('2026-10');
  months.readMonth.mockResolvedValue({ ...NOTHING, setup: sampleSetup() });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Attic cinema' })).toBeDefined();
});
