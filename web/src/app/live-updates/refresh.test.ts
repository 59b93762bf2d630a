import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addressOf } from '../../../test/fixture/address-of.ts';
import { environment, hostedEnvironment } from '../../../test/fixture/environment.ts';
import type { Shown } from '../../shared/live-content/fresh-content.ts';

type Fresh = typeof import('../../shared/live-content/fresh-content.ts');

let fresh: Fresh;
let refresh: typeof import('./refresh.ts').refresh;
const built = { page: { head: null, count: 1, articles: [] }, site: null };
const request = { path: '/blog', kind: 'blog', parameters: {} } as const;
const shown = (): Shown => built;
const SINCE = 1000;
const options = { news: [], since: SINCE, signal: new AbortController().signal };

beforeEach(async () => {
  vi.resetModules();
  fresh = await import('../../shared/live-content/fresh-content.ts');
  ({ refresh } = await import('./refresh.ts'));
});

function answer(result: object) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ result: { changed: [], since: SINCE, ...result } }));
}

test('notifies nobody when nothing changed', async () => {
  const listener = vi.fn<() => void>();
  fresh.subscribeFresh(listener);
  answer({ page: { head: null, count: 1, articles: [] }, site: null });
  await refresh(environment.content, request, shown, options);
  expect(listener).not.toHaveBeenCalled();
  expect(fresh.freshPage('/blog')).toBeUndefined();
});

test('notifies about a change and about its reversal', async () => {
  const listener = vi.fn<() => void>();
  fresh.subscribeFresh(listener);
  const changed = { articles: [{ _id: 'a' }] };
  answer({ page: changed, site: null });
  await refresh(environment.content, request, shown, options);
  expect(fresh.freshPage('/blog')).toEqual({ content: changed });
  answer({ page: { head: null, count: 1, articles: [] }, site: null });
  await refresh(environment.content, request, shown, options);
  expect(fresh.freshPage('/blog')).toEqual({ content: { head: null, count: 1, articles: [] } });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('treats a page as gone after it was unpublished, even without settings', async () => {
  answer({ page: null, site: null });
  await refresh(environment.content, request, shown, options);
  expect(fresh.freshPage('/blog')).toBe('gone');
});

// A private dataset answers unauthorized queries as if it were empty, not with an error.
test.each([null, { head: null, count: 1, articles: [] }])(
  'ignores an answer without the settings that the page was built with: %j',
  async (page) => {
    const listener = vi.fn<() => void>();
    fresh.subscribeFresh(listener);
    const withSettings = {
      page: { head: { title: 'Guides' } },
      site: { brand: 'Lumen & Throw' },
    } as unknown as Shown;
    answer({ page, site: null });
    expect(await refresh(environment.content, request, () => withSettings, options)).toBeNull();
    expect(fresh.freshPage('/blog')).toBeUndefined();
    expect(listener).not.toHaveBeenCalled();
  },
);

test('treats a page as gone after it was unpublished, when the answer has settings', async () => {
  const site = { brand: 'Lumen & Throw' } as unknown as Shown['site'];
  answer({ page: null, site });
  await refresh(environment.content, request, () => ({ ...built, site }), options);
  expect(fresh.freshPage('/blog')).toBe('gone');
});

test.each([
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', () => Promise.resolve(new Response('no', { status: 500 }))],
  ['answers with invalid data', () => Promise.resolve(Response.json('?'))],
])('keeps the page when the content API %s', async (_, fetching) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetching);
  await refresh(environment.content, request, shown, options);
  expect(fresh.freshPage('/blog')).toBeUndefined();
});

describe('after a change', () => {
  const UPDATED = '2026-03-10T08:00:00.000Z';
  const changed = { id: 'a', type: 'article', at: 2000, updatedAt: UPDATED };
  const gone = { ...changed, updatedAt: null };
  const newer = { articles: [{ _id: 'a' }] };

  test.each([
    ['it has the change', changed, [{ _id: 'a', _updatedAt: UPDATED }], true],
    ['it has a later change', changed, [{ _id: 'a', _updatedAt: '2026-03-10T08:00:01Z' }], true],
    ['it is from before the change', changed, [{ _id: 'a', _updatedAt: '2026-03-10T07:59:59.999Z' }], false],
    ['it does not have the document yet', changed, [], false],
    ['it still has a deleted document', gone, [{ _id: 'a', _updatedAt: UPDATED }], false],
    ['it no longer has a deleted document', gone, [], true],
  ])('accepts or ignores an answer depending on whether %s', async (_, change, state, counts) => {
    answer({ page: newer, site: null, changed: state });
    const taken = await refresh(environment.content, request, shown, { ...options, news: [change] });
    expect(taken !== null).toBe(counts);
    expect(fresh.freshPage('/blog')).toEqual(counts ? { content: newer } : undefined);
  });

  test('ignores an answer to another query', async () => {
    answer({ page: newer, site: null, since: SINCE - 1 });
    expect(await refresh(environment.content, request, shown, options)).toBeNull();
    expect(fresh.freshPage('/blog')).toBeUndefined();
  });

  test('queries the CDN with the change and the time in the URL', async () => {
    const asked = answer({ page: newer, site: null, changed: [{ _id: 'a', _updatedAt: UPDATED }] });
    await refresh(hostedEnvironment.content, request, shown, { ...options, news: [changed] });
    expect(asked).toHaveBeenCalledTimes(1);
    const address = new URL(addressOf(asked.mock.calls[0]?.[0]));
    expect(address.hostname).toBe('abc12345.apicdn.sanity.io');
    expect(address.searchParams.get('$changed')).toBe('["a"]');
    expect(address.searchParams.get('$since')).toBe(String(SINCE));
  });
});
