// @vitest-environment jsdom
/** After sharing, the gallery reloads and shows the new setup first. */
import { PATHS } from '@lumen-throw/domain/site-paths';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environment } from '../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../test/fixture/setup.ts';
import { EnvironmentProvider } from '../../shared/environment/environment-context.tsx';
import { SITE_ROUTE_ID } from '../../shared/live-content/use-site.ts';
import { connectSession } from '../../shared/session/session-store.ts';
import { Component } from './gallery-page.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { gallery } = vi.hoisted(() => ({
  gallery: {
    listPublished: vi.fn<() => Promise<unknown>>(),
    countPublished: () => Promise.resolve(1),
    findSetup: vi.fn<(...asked: unknown[]) => Promise<unknown>>(),
    findFeatured: vi.fn<() => Promise<unknown>>(),
  },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../test/fixture/late-community.ts');
  return communityWith(original, { loadGallery: gallery });
});

vi.mock('./submission/submit-or-sign-in.tsx', () => ({
  TakingPart: ({ onShared }: { onShared: () => void }) => (
    <button type="button" onClick={onShared}>
      Share it
    </button>
  ),
}));

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  connectSession({ expected: false, load: () => Promise.reject(new Error('Nobody signs in here.')) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

/** The gallery page. @param query of its address */
async function renderGallery(query = ''): Promise<void> {
  const routes = [{ id: SITE_ROUTE_ID, path: PATHS.gallery, element: <Component /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`${PATHS.gallery}${query}`] });
  await act(async () => {
    render(
      <HelmetProvider>
        <EnvironmentProvider value={environment}>
          <RouterProvider router={router} />
        </EnvironmentProvider>
      </HelmetProvider>,
    );
    // The script of its parts.
    await import('./gallery-setups.tsx');
  });
}

test('after sharing, reloads all types and the Setup of the Month and drops the link', async () => {
  gallery.findFeatured.mockResolvedValue(null);
  gallery.findSetup.mockResolvedValue(null);
  gallery.listPublished.mockResolvedValue({ setups: [sampleSetup()], next: null });
  await renderGallery('?id=abc');
  await screen.findByRole('heading', { name: 'Attic cinema' });
  await screen.findByText(/^This setup isn't here anymore/);
  fireEvent.click(screen.getByRole('radio', { name: 'Gaming' }));
  await waitFor(() => expect(gallery.listPublished).toHaveBeenLastCalledWith(environment.firebase, 'Gaming'));
  gallery.listPublished.mockResolvedValue({ setups: [sampleSetup({ title: 'New cinema' })], next: null });
  fireEvent.click(screen.getByRole('button', { name: 'Share it' }));
  await screen.findByRole('heading', { name: 'New cinema' });
  expect(gallery.listPublished).toHaveBeenLastCalledWith(environment.firebase, 'All');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  expect(screen.queryByText(/^This setup isn't here anymore/)).toBeNull();
  expect(gallery.findFeatured).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('renders the carousel after the Setup of the Month to prevent layout shift', async () => {
  const featured = Promise.withResolvers<null>();
  gallery.findFeatured.mockReturnValue(featured.promise);
  gallery.listPublished.mockResolvedValue({ setups: [sampleSetup({ details: null })], next: null });
  await renderGallery();
  await waitFor(() => expect(gallery.listPublished).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(screen.queryByRole('article')).toBeNull();
  featured.resolve(null);
  await screen.findByRole('article');
});

test('shows setups even when the Setup of the Month never answers', async () => {
  gallery.findFeatured.mockReturnValue(new Promise(() => {}));
  gallery.listPublished.mockResolvedValue({ setups: [sampleSetup({ details: null })], next: null });
  await renderGallery();
  await screen.findByRole('article');
  expect(screen.getByRole('region', { name: 'Setup of the Month' }).ariaBusy).toBe('true');
});

test('the Setup of the Month links to its setup, which the carousel then shows', async () => {
  const featured = sampleSetup({ id: 'f', title: 'Lawn cinema', is_featured_month: true, details: null });
  gallery.findFeatured.mockResolvedValue(featured);
  gallery.findSetup.mockResolvedValue(featured);
  gallery.listPublished.mockResolvedValue({
    setups: [sampleSetup({ details: null }), featured],
    next: null,
  });
  await renderGallery();
  const shown = await screen.findByRole('article');
  expect(shown.textContent).toContain('Attic cinema');
  const link = await screen.findByRole('link', { name: 'Lawn cinema' });
  // A click starts a transition, which React's `act` runs only when awaited.
  await act(async () => {
    fireEvent.click(link);
    await Promise.resolve();
  });
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Lawn cinema'));
  expect(gallery.findSetup).toHaveBeenCalledWith(environment.firebase, 'f', { uid: null, isAdmin: false });
});
