// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFrameAddressState } from './use-frame-address-state.ts';

const WORDS_IN_ADDRESS = {
  names: ['words'],
  read: (search: string) => new URLSearchParams(search).get('words') ?? '',
  write: (words: string) => `?words=${words}`,
};

test('starts with its address and applies two changes made before the next render', () => {
  window.history.replaceState(null, '', '/frame?words=a&from=mail');
  const { result } = renderHook(() => useFrameAddressState(WORDS_IN_ADDRESS));
  expect(result.current[0]).toBe('a');
  const [, change] = result.current;
  act(() => {
    change((now) => `${now}b`);
    change((now) => `${now}c`);
  });
  expect(result.current[0]).toBe('abc');
  expect(window.location.search).toBe('?from=mail&words=abc');
});
