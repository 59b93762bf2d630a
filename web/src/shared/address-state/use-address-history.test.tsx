// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { addressWritten } from '../../../test/address-written.ts';
import { useAddressHistory, type KeepStep } from './use-address-history.ts';

afterEach(cleanup);

const COLOR_IN_ADDRESS = {
  names: ['color'],
  read: (search: string) => new URLSearchParams(search).get('color') ?? 'any',
  write: (color: string) => (color === 'any' ? '' : `?color=${color}`),
};

let keep: KeepStep<string>;

function Color() {
  const [color, keepColor] = useAddressHistory(COLOR_IN_ADDRESS);
  useLayoutEffect(() => {
    keep = keepColor;
  });
  return <output>{color}</output>;
}

function open(address: string): void {
  window.history.replaceState(null, '', address);
  const route = { path: '*', Component: Color, loader: () => null, shouldRevalidate: () => false };
  const router = createBrowserRouter([route], { hydrationData: { loaderData: { '0': null } } });
  render(<RouterProvider router={router} />);
}

const shown = () => screen.getByRole('status').textContent;

async function choose(color: string, burst?: string): Promise<void> {
  act(() => keep(() => color, burst));
  await addressWritten();
  expect(shown()).toBe(color);
}

async function back(): Promise<void> {
  await act(async () => {
    const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history.back();
    await gone;
  });
}

test('Back undoes one change after the other and keeps other parameters', async () => {
  open('/list?from=mail');
  await choose('red');
  await choose('blue');
  expect(window.location.search).toBe('?from=mail&color=blue');
  await back();
  expect(shown()).toBe('red');
  await back();
  expect(shown()).toBe('any');
  expect(window.location.search).toBe('?from=mail');
});

test('what is typed in one go is one step; what follows Back is another', async () => {
  open('/list');
  await choose('red');
  for (const typed of ['b', 'bl', 'blue']) await choose(typed, 'name');
  await back();
  expect(shown()).toBe('red');
  await choose('green', 'name');
  await back();
  expect(shown()).toBe('red');
});

test('a choice that changes nothing is no step', async () => {
  open('/list');
  await choose('red');
  const { length } = window.history;
  await choose('red');
  expect(window.history.length).toBe(length);
});

test('applies two changes made before the next render', async () => {
  open('/list?color=red');
  await act(async () => {
    keep((now) => `${now}-orange`);
    keep((now) => `${now}-brown`);
  });
  await addressWritten();
  expect(shown()).toBe('red-orange-brown');
  await back();
  expect(shown()).toBe('red-orange');
});
