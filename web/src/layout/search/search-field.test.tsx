// @vitest-environment jsdom
/** The header's search with mouse and keyboard: a combobox with links as options. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_INDEX_PATH } from '@lumen-throw/domain/site-paths';
import { searchFile, type SearchEntry } from './search-entry.ts';

function entry(title: string, href: string, more: Partial<SearchEntry> = {}): SearchEntry {
  return { kind: 'guide', href, title, line: 'A line', text: '', ...more };
}

const ENTRIES = [
  entry('Lumens and screens', '/blog/brightness-guide#lumens'),
  entry('Lumens', '/glossary#term-lumens', { kind: 'term' }),
  entry('Throw', '/glossary#term-throw', { kind: 'term' }),
  ...Array.from({ length: 12 }, (_, number) => entry(`Curtain ${number}`, `/ambiance/curtain-${number}`)),
];

const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json(searchFile({ entries: ENTRIES, synonyms: [] }))),
  );
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened() {
  // Each test loads the module anew, because it caches the index.
  const { SearchField } = await import('./search-field.tsx');
  const router = createMemoryRouter([{ path: '*', element: <SearchField /> }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  return router;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search this site' });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const options = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent;

async function type(text: string): Promise<void> {
  act(() => field().focus());
  await act(async () => {
    fireEvent.input(field(), { target: { value: text } });
    await Promise.resolve();
  });
}

const untilFound = () => waitFor(() => expect(options().length).toBeGreaterThan(0));

test('fetches the index once, when the field gets the focus', async () => {
  await opened();
  expect(fetched).not.toHaveBeenCalled();
  act(() => field().focus());
  await waitFor(() => expect(fetched.mock.calls).toEqual([[SEARCH_INDEX_PATH]]));
  await type('lumens');
  await untilFound();
  act(() => field().blur());
  act(() => field().focus());
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('is a combobox with a list of links and announces their number', async () => {
  await opened();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await type('lumens');
  await untilFound();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().getAttribute('aria-autocomplete')).toBe('list');
  const list = screen.getByRole('listbox', { name: 'Results' });
  expect(field().getAttribute('aria-controls')).toBe(list.id);
  expect(options()).toEqual(['Lumens', 'Lumens and screens', 'All results for “lumens”']);
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
    '/glossary#term-lumens',
    '/blog/brightness-guide#lumens',
    '/search?q=lumens',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 results');
});

test('arrow keys move through the results and back to the field; Enter opens the current one', async () => {
  const router = await opened();
  await type('lumens');
  await untilFound();
  expect(active()).toBeUndefined();
  press('ArrowDown');
  expect(active()).toBe('Lumens');
  press('ArrowDown');
  press('ArrowDown');
  expect(active()).toBe('All results for “lumens”');
  press('ArrowDown');
  expect(active()).toBeUndefined();
  press('ArrowUp');
  expect(active()).toBe('All results for “lumens”');
  press('ArrowUp');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  expect(active()).toBe('Lumens and screens');
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(router.state.location.hash).toBe('#lumens'));
  expect(router.state.location.pathname).toBe('/blog/brightness-guide');
  expect(field().value).toBe('');
  expect(options()).toEqual([]);
});

test('Enter without a selection, and the last option, open all results', async () => {
  const router = await opened();
  await type('lumens & light');
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('lumens & light');
  await type('throw');
  await untilFound();
  fireEvent.click(screen.getByText('All results for “throw”'));
  await waitFor(() => expect(router.state.location.search).toBe('?q=throw'));
});

test('Escape closes the list and keeps the text; typing opens it again', async () => {
  await opened();
  await type('lumens');
  await untilFound();
  press('ArrowDown');
  press('Escape');
  expect(options()).toEqual([]);
  expect(field().value).toBe('lumens');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(active()).toBeUndefined();
  await type('lumen');
  await untilFound();
});

test('keeps the text when the page changes its own query and clears it on another page', async () => {
  const router = await opened();
  await type('lumens');
  await untilFound();
  await act(() => router.navigate('/?diag=120', { replace: true }));
  expect(field().value).toBe('lumens');
  expect(options().length).toBeGreaterThan(0);
  await act(() => router.navigate('/glossary', { replace: true }));
  expect(field().value).toBe('');
});

test('leaving the field closes the list', async () => {
  await opened();
  await type('lumens');
  await untilFound();
  fireEvent.blur(field());
  expect(options()).toEqual([]);
});

test('shows at most seven results and a link to all', async () => {
  await opened();
  await type('curtain');
  await untilFound();
  expect(options()).toHaveLength(8);
});

test('shows and announces that nothing matches', async () => {
  await opened();
  await type('xylophone');
  const message = 'Nothing found for “xylophone”. Try fewer or other words.';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(message));
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('reports an index that fails to load and retries at the next key', async () => {
  fetched.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  await opened();
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: 'lum' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/didn't load/));
  await type('lumens');
  await untilFound();
  expect(screen.getByRole('status').textContent).toBe('2 results');
});
