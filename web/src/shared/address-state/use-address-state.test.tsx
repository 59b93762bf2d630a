// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAddressState } from './use-address-state.ts';

afterEach(cleanup);

const COLOR_IN_ADDRESS = {
  names: ['color'],
  read: (search: string) => new URLSearchParams(search).get('color') ?? 'any',
  write: (color: string) => (color === 'any' ? '' : `?color=${color}`),
};

function addressAfter(before: string, ...colors: string[]): string {
  window.history.replaceState(null, '', before);
  const { result } = renderHook(() => useAddressState(COLOR_IN_ADDRESS));
  for (const color of colors) {
    act(() => result.current[1](() => color));
    expect(result.current[0]).toBe(color);
  }
  return window.location.href.replace(window.location.origin, '');
}

test('writes a state to the query and removes it', () => {
  expect(addressAfter('/list', 'red')).toBe('/list?color=red');
  expect(addressAfter('/list?color=red', 'blue')).toBe('/list?color=blue');
  expect(addressAfter('/list?color=red', 'any')).toBe('/list');
  expect(addressAfter('/list#foot', 'red')).toBe('/list?color=red#foot');
});

test('keeps other parameters as written', () => {
  expect(addressAfter('/list?from=mail', 'red', 'any')).toBe('/list?from=mail');
  expect(addressAfter('/list?from=mail&color=red&tag=a,b%20c&flag', 'blue')).toBe(
    '/list?from=mail&tag=a,b%20c&flag&color=blue',
  );
  expect(addressAfter('/list?colors=two', 'red')).toBe('/list?colors=two&color=red');
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
