// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addressWritten } from '../../../../test/address-written.ts';
import { shortenedListing, useListing } from './listing-in-address.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const kept = () => new URLSearchParams(window.location.search).get('listing');

const LONG = `${'A bright projector for the whole family. '.repeat(20)}9500 lumens, $79`;

test('keeps the whole of a long listing and shortens it in the address alone', async () => {
  const { result } = renderHook(useListing);
  act(() => result.current[1](LONG));
  expect(result.current[0]).toBe(LONG);
  await addressWritten();
  expect(LONG.startsWith(kept() ?? '?')).toBe(true);
  expect(kept()?.length).toBeLessThanOrEqual(400);
  act(() => result.current[1](`${LONG} now`));
  expect(result.current[0]).toBe(`${LONG} now`);
  act(() => result.current[1](''));
  expect(result.current[0]).toBe('');
  await addressWritten();
  expect(window.location.search).toBe('');
});

test('reads the listing of an address on a reload and after Back', () => {
  window.history.replaceState(null, '', '/?listing=700+ANSI+lumens');
  const { result } = renderHook(useListing);
  expect(result.current[0]).toBe('700 ANSI lumens');
  act(() => result.current[1](LONG));
  act(() => {
    window.history.replaceState(null, '', '/?listing=9500+lumens');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current[0]).toBe('9500 lumens');
});

test('keeps the whole of a long listing for a reload and for Back from another page', () => {
  window.history.replaceState({ key: 'routers' }, '', '/');
  const { result, unmount } = renderHook(useListing);
  act(() => result.current[1](LONG));
  unmount();
  expect(window.history.state).toMatchObject({ key: 'routers' });
  const again = renderHook(useListing);
  expect(again.result.current[0]).toBe(LONG);
  act(() => again.result.current[1]('9500 lumens'));
  expect(window.history.state).toEqual({ key: 'routers' });
});

test('a link to a listing is not mistaken for what was typed before', () => {
  const { result, unmount } = renderHook(useListing);
  act(() => result.current[1](LONG));
  unmount();
  window.history.replaceState(window.history.state, '', '/?listing=9500+lumens');
  expect(renderHook(useListing).result.current[0]).toBe('9500 lumens');
});

test.each([
  ['an emoji', `${'x'.repeat(399)}😀 9500 lumens`],
  ['emojis', '😀'.repeat(300)],
  ['odd emojis', `x${'😀'.repeat(300)}`],
  ['one early space', `x ${'😀'.repeat(300)}`],
])('cuts a listing with %s to whole characters', async (_, text) => {
  const { result } = renderHook(useListing);
  act(() => result.current[1](text));
  expect(result.current[0]).toBe(text);
  await addressWritten();
  expect(kept()).toBe(shortenedListing(text));
  expect(kept()?.length).toBeGreaterThan(397);
  expect(kept()).not.toContain('\uFFFD');
});

test('keeps half of an emoji while it is typed', () => {
  const { result } = renderHook(useListing);
  act(() => result.current[1]('9500 lumens \uD83D'));
  expect(result.current[0]).toBe('9500 lumens \uD83D');
});

test('does not cut a number, which would be another number', () => {
  const start = 'word '.repeat(79);
  expect(shortenedListing(`${start}950000 lumens`)).toBe(start.trimEnd());
  expect(shortenedListing(`${start}95000 lumens`)).toBe(`${start}95000`);
});
