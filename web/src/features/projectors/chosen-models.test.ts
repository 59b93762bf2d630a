// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useChosenModels } from './chosen-models.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test('models stay chosen on the next page', () => {
  const first = renderHook(() => useChosenModels());
  act(() => first.result.current[1]((before) => [...before, 'acme-one']));
  act(() => first.result.current[1]((before) => [...before, 'acme-two']));
  first.unmount();
  const second = renderHook(() => useChosenModels());
  expect(second.result.current[0]).toEqual(['acme-one', 'acme-two']);
  act(() => second.result.current[1](() => []));
  expect(second.result.current[0]).toEqual([]);
});

test('a browser that stores nothing keeps them on the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { result } = renderHook(() => useChosenModels());
  act(() => result.current[1](() => ['acme-one']));
  expect(result.current[0]).toEqual(['acme-one']);
});
