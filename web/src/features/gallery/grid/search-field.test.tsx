// @vitest-environment jsdom
/** The visitors' search: asked once nothing is typed, and never against what the address says. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const box = () => screen.getByRole('searchbox', { name: 'Search all setups' });
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const type = (value: string) => fireEvent.change(box(), { target: { value } });

function show(search = '') {
  const onSearch = vi.fn<(search: string) => void>();
  const view = render(<SearchField search={search} onSearch={onSearch} />);
  const say = (next: string) => view.rerender(<SearchField search={next} onSearch={onSearch} />);
  return { onSearch, say };
}

test('asks once for what was typed, without the spaces around it', async () => {
  const { onSearch, say } = show();
  for (const typed of ['b', 'be', 'benq ']) type(typed);
  await wait(300);
  expect(onSearch).not.toHaveBeenCalled();
  await wait(1000);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('benq');
  say('benq');
  expect(box()).toHaveProperty('value', 'benq ');
  type('');
  await wait(1000);
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('takes over what the address says, and asks nothing of its own', async () => {
  const { onSearch, say } = show();
  await wait(1000);
  say('dark room');
  expect(box()).toHaveProperty('value', 'dark room');
  await wait(1000);
  say('');
  await wait(1000);
  expect(box()).toHaveProperty('value', '');
  expect(onSearch).not.toHaveBeenCalled();
});

test('keeps what is being typed when the address changes late', async () => {
  const { onSearch, say } = show();
  type('epson');
  say('benq');
  expect(box()).toHaveProperty('value', 'epson');
  await wait(1000);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('epson');
});
