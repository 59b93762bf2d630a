import { beforeEach, expect, test, vi } from 'vitest';
import { environment } from '../../../test/fixture/environment.ts';
import type { Shown } from '../../shared/live-content/fresh-content.ts';

type Fresh = typeof import('../../shared/live-content/fresh-content.ts');

let fresh: Fresh;
let refresh: typeof import('./refresh.ts').refresh;
const shown = { page: { head: null, articles: [] }, site: null };
const request = { path: '/blog', kind: 'blog', parameters: {} } as const;
const options = { signal: new AbortController().signal };

beforeEach(async () => {
  vi.resetModules();
  fresh = await import('../../shared/live-content/fresh-content.ts');
  ({ refresh } = await import('./refresh.ts'));
});

function answer(result: unknown, status = 200): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ result }, { status })),
  );
}

test('nothing is told when nothing has changed', async () => {
  const listener = vi.fn<() => void>();
  fresh.subscribeFresh(listener);
  answer({ page: { head: null, articles: [] }, site: null });
  await refresh(environment.content, request, shown, options);
  expect(listener).not.toHaveBeenCalled();
  expect(fresh.freshPage('/blog')).toBeUndefined();
});

test('a change is told and kept, and the way back too', async () => {
  const listener = vi.fn<() => void>();
  fresh.subscribeFresh(listener);
  const changed = { articles: [{ _id: 'a' }] };
  answer({ page: changed, site: null });
  await refresh(environment.content, request, shown, options);
  expect(fresh.freshPage('/blog')).toEqual({ content: changed });
  answer({ page: { head: null, articles: [] }, site: null });
  await refresh(environment.content, request, shown, options);
  expect(fresh.freshPage('/blog')).toEqual({ content: { head: null, articles: [] } });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a page that was unpublished is gone, also where there never were settings', async () => {
  answer({ page: null, site: null });
  await refresh(environment.content, request, shown, options);
  expect(fresh.freshPage('/blog')).toBe('gone');
});

// A private dataset answers a stranger's questions as if it were empty, not with an error.
test.each([null, { head: null, articles: [] }])(
  'an answer without the settings that the page was built with is none: %j',
  async (page) => {
    const listener = vi.fn<() => void>();
    fresh.subscribeFresh(listener);
    const built = {
      page: { head: { title: 'Guides' } },
      site: { brand: 'Lumen & Throw' },
    } as unknown as Shown;
    answer({ page, site: null });
    await refresh(environment.content, request, built, options);
    expect(fresh.freshPage('/blog')).toBeUndefined();
    expect(listener).not.toHaveBeenCalled();
  },
);

test('a page that was unpublished is gone where the answer has the settings', async () => {
  const site = { brand: 'Lumen & Throw' } as unknown as Shown['site'];
  answer({ page: null, site });
  await refresh(environment.content, request, { ...shown, site }, options);
  expect(fresh.freshPage('/blog')).toBe('gone');
});

test.each([
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', () => Promise.resolve(new Response('no', { status: 500 }))],
  ['answers nonsense', () => Promise.resolve(Response.json('?'))],
])('the page stands when the content API %s', async (_, fetching) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetching);
  await refresh(environment.content, request, shown, options);
  expect(fresh.freshPage('/blog')).toBeUndefined();
});
