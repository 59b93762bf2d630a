// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenAPartIsMissing } from './missing-chunk.ts';

const PART = 'https://lumen.example/assets/guide-0123.js';
const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 404 })));
const reload = vi.fn<() => void>();

reloadWhenAPartIsMissing();

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', { href: 'https://lumen.example/blog', reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  asked.mockClear();
  reload.mockClear();
});

/** A chunk fails to load, as Vite reports it. @returns whether the error is handled */
function missing(address: string): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new TypeError(`Failed to fetch dynamically imported module: ${address}`),
  });
  return !window.dispatchEvent(event);
}

test('reloads the page once for a chunk of an earlier release, bypassing the cached 404', async () => {
  expect(missing(PART)).toBe(true);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(asked).toHaveBeenCalledWith(PART, { cache: 'reload' });
});

test('leaves a chunk that is still missing after the reload to the page', async () => {
  missing(PART);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(missing(PART)).toBe(false);
  expect(asked).toHaveBeenCalledOnce();
});

test.each(['<textarea>A report.</textarea>', '<input type="password" value="a-long-password">'])(
  'does not reload while a page holds words: %s',
  (field) => {
    document.body.innerHTML = field;
    expect(missing(PART)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    document.body.innerHTML = '<textarea></textarea>';
    expect(missing(PART)).toBe(true);
    document.body.innerHTML = '';
  },
);

test('does not reload offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(missing(PART)).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
