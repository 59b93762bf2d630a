// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addressWritten } from '../../../test/address-written.ts';
import { useAddressState } from './use-address-state.ts';

afterEach(cleanup);

const COLOR_IN_ADDRESS = {
  names: ['color'],
  read: (search: string) => new URLSearchParams(search).get('color') ?? 'any',
  write: (color: string) => (color === 'any' ? '' : `?color=${color}`),
};

async function addressAfter(before: string, ...colors: string[]): Promise<string> {
  window.history.replaceState(null, '', before);
  const { result } = renderHook(() => useAddressState(COLOR_IN_ADDRESS));
  for (const color of colors) {
    act(() => result.current[1](() => color));
    expect(result.current[0]).toBe(color);
  }
  await addressWritten();
  return window.location.href.replace(window.location.origin, '');
}

test('writes a state to the query and removes it', async () => {
  expect(await addressAfter('/list', 'red')).toBe('/list?color=red');
  expect(await addressAfter('/list?color=red', 'blue')).toBe('/list?color=blue');
  expect(await addressAfter('/list?color=red', 'any')).toBe('/list');
  expect(await addressAfter('/list#foot', 'red')).toBe('/list?color=red#foot');
});

test('keeps other parameters as written', async () => {
  expect(await addressAfter('/list?from=mail', 'red', 'any')).toBe('/list?from=mail');
  expect(await addressAfter('/list?from=mail&color=red&tag=a,b%20c&flag', 'blue')).toBe(
    '/list?from=mail&tag=a,b%20c&flag&color=blue',
  );
  expect(await addressAfter('/list?colors=two', 'red')).toBe('/list?colors=two&color=red');
});

test('writes to the address once the change is painted, unless the visitor has gone elsewhere', async () => {
  window.history.replaceState(null, '', '/list');
  const { result } = renderHook(() => useAddressState(COLOR_IN_ADDRESS));
  act(() => result.current[1](() => 'red'));
  expect(window.location.search).toBe('');
  window.history.pushState(null, '', '/other');
  await addressWritten();
  expect(window.location.href).toBe(`${window.location.origin}/other`);
});

test.each([
  [
    'throws',
    () => {
      throw new DOMException('100 times per 30 seconds', 'SecurityError');
    },
  ],
  ['ignores the call', () => undefined],
])('goes on with what was chosen while the browser %s instead of changing the address', async (_, refuse) => {
  window.history.replaceState(null, '', '/list');
  const { result, rerender } = renderHook(() => useAddressState(COLOR_IN_ADDRESS));
  const replaceState = vi.spyOn(window.history, 'replaceState').mockImplementation(refuse);
  for (const color of ['red', 'blue']) {
    act(() => result.current[1](() => color));
    await addressWritten();
    rerender();
    expect(result.current[0]).toBe(color);
  }
  expect(window.location.search).toBe('');
  replaceState.mockRestore();
  act(() => result.current[1](() => 'green'));
  await addressWritten();
  expect(window.location.search).toBe('?color=green');
});

test('applies two changes made before the next render', () => {
  const kept = {
    names: ['words'],
    read: (search: string) => new URLSearchParams(search).get('words') ?? '',
    write: (words: string) => `?words=${words}`,
  };
  window.history.replaceState(null, '', '/list');
  const { result } = renderHook(() => useAddressState(kept));
  const [, change] = result.current;
  act(() => {
    change((now) => `${now}a`);
    change((now) => `${now}b`);
  });
  expect(result.current[0]).toBe('ab');
});
