// @vitest-environment jsdom
/** The data of a page for moving on inside the site, when connection and server are bad. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtPage, fetchPageAhead } from './built-pages.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const FILE = { page: { title: 'Brightness' } };
const data = () => Response.json(FILE);
const failure = () => new Response('overloaded', { status: 503 });
const ask = (path: string) => builtPage(path, new AbortController().signal);

test('only a 404 says that there is no page', async () => {
  fetched.mockImplementation(async () => new Response('not found', { status: 404 }));
  expect(await ask('/blog/gone')).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['an overloaded server', failure],
  [
    'a page of the network',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'data that are cut off',
    () => new Response('{"page":{"ti', { headers: { 'content-type': 'application/json' } }),
  ],
  [
    'no connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('asks once more after %s, and then says that it did not load', async (_what, answer) => {
  fetched.mockImplementationOnce(async () => answer()).mockImplementationOnce(async () => data());
  expect(await ask('/blog/a')).toEqual(FILE);
  fetched.mockImplementation(async () => answer());
  await expect(ask('/blog/a')).rejects.toThrow(/./);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('does not ask again for somebody who has gone elsewhere', async () => {
  const leaving = new AbortController();
  fetched.mockImplementation(async () => {
    leaving.abort();
    throw new DOMException('gone', 'AbortError');
  });
  await expect(builtPage('/blog/b', leaving.signal)).rejects.toThrow('gone');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('uses once what was fetched ahead, and forgets what did not come', async () => {
  fetched.mockImplementation(async () => data());
  fetchPageAhead('/blog/c');
  fetchPageAhead('/blog/c');
  expect(await ask('/blog/c')).toEqual(FILE);
  expect(fetched).toHaveBeenCalledTimes(1);
  await ask('/blog/c');
  expect(fetched).toHaveBeenCalledTimes(2);

  fetched.mockImplementationOnce(async () => failure());
  fetchPageAhead('/blog/d');
  expect(await ask('/blog/d')).toEqual(FILE);
});
