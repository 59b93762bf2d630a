// @vitest-environment jsdom
/** An open gallery learns of admins' decisions from the public answer. */
import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GalleryStart, StartSetup } from '@lumen-throw/domain/gallery-start';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { environment } from '../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../test/fixture/setup.ts';
import { EnvironmentProvider } from '../../shared/environment/environment-context.tsx';
import { goneBetween, isBeyond, isWithdrawn, useFollowedNews, type GalleryNews } from './gallery-news.ts';
import { featuredQuery, GALLERY_KEYS } from './gallery-queries.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000);

function startSetup(id: string, minutes: number): StartSetup {
  const { images: _addresses, image_paths: images, ...fields } = sampleSetup();
  return { ...fields, id, details: null, images, created_at: ago(minutes).toISOString() };
}

/** An answer with setups ten minutes apart. @param more whether there are older ones */
function start(ids: string, more: boolean, featured: StartSetup | null = null): GalleryStart {
  const setups = ids.split('').map((id) => startSetup(id, (id.charCodeAt(0) - 96) * 10));
  return {
    month: siteMonthKey(new Date()),
    featured,
    setups,
    counted: setups.length,
    next: more ? { seconds: 1, nanoseconds: 0, id: 'z' } : null,
  };
}
const news = (ids: string, more = true): GalleryNews => ({ ...start(ids, more), at: NOW });
const listed = (id: string, minutes: number) => ({ id, created_at: ago(minutes) });

test('withdraws a missing setup unless it may be too new or too old for the answer', () => {
  expect(isWithdrawn(news('acd'), listed('b', 20))).toBe(true);
  expect(isWithdrawn(news('acd'), listed('c', 30))).toBe(false);
  expect(isWithdrawn(news('acd'), listed('new', 0.5))).toBe(false);
  expect(isWithdrawn(news('acd'), listed('old', 90))).toBe(false);
  expect(isBeyond(news('acd'), listed('old', 90))).toBe(true);
  expect(isBeyond(news('acd'), listed('b', 20))).toBe(false);
  // A complete answer withdraws old setups as well.
  expect(isWithdrawn(news('acd', false), listed('old', 90))).toBe(true);
});

test('between two answers, withdraws what disappeared, not what newer setups pushed out', () => {
  expect([...goneBetween(news('bcd'), news('bd'))]).toEqual(['c']);
  expect([...goneBetween(news('bcd'), news('abc'))]).toEqual([]);
});

const answer = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(newsInterval: number | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const key = featuredQuery(environment.firebase).queryKey;
  client.setQueryData(key, null);
  const cards = [...GALLERY_KEYS.cards, 'any'];
  client.setQueryData(cards, { pages: [{ cards: [{ id: 'a' }, { id: 'b' }], next: null }], pageParams: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentProvider value={{ ...environment, newsInterval }}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </EnvironmentProvider>
  );
  renderHook(
    () => {
      useFollowedNews();
      useQuery({ queryKey: cards, queryFn: skipToken });
    },
    { wrapper },
  );
  return { featured: () => client.getQueryData(key), cards: () => client.getQueryData(cards) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('updates the Setup of the Month after a minute and removes a hidden card after the next', async () => {
  answer.mockImplementation(() => Promise.resolve(Response.json(start('abc', true, startSetup('f', 50)))));
  const page = open(60_000);
  await pass(59_000);
  expect(answer).not.toHaveBeenCalled();
  await pass(2000);
  expect(answer.mock.calls).toEqual([['/api/gallery', expect.anything()]]);
  await waitFor(() => expect(page.featured()).toMatchObject({ id: 'f' }));
  answer.mockImplementation(() => Promise.resolve(Response.json(start('ac', true))));
  await pass(60_000);
  await waitFor(() => expect(page.cards()).toMatchObject({ pages: [{ cards: [{ id: 'a' }] }] }));
  await waitFor(() => expect(page.featured()).toBeNull());
  expect(answer).toHaveBeenCalledTimes(2);
});

test('sends no request without an endpoint, and ignores an invalid answer', async () => {
  open(null);
  await pass(300_000);
  expect(answer).not.toHaveBeenCalled();
  cleanup();
  answer.mockImplementation(() => Promise.resolve(new Response('no', { status: 500 })));
  const page = open(60_000);
  await pass(61_000);
  expect(answer).toHaveBeenCalledOnce();
  expect(page.cards()).toMatchObject({ pages: [{ cards: [{ id: 'a' }, { id: 'b' }] }] });
});
