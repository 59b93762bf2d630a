// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useChosenModels, withModel } from './chosen-models.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

const ONE = { slug: 'acme-one', name: 'Acme One' };
const TWO = { slug: 'acme-two', name: 'Acme Two & 3=4, "5"' };

test('models stay chosen on the next page, with their names', () => {
  const first = renderHook(() => useChosenModels());
  act(() => first.result.current[1]((before) => withModel(before, ONE, true)));
  act(() => first.result.current[1]((before) => withModel(before, TWO, true)));
  first.unmount();
  const second = renderHook(() => useChosenModels());
  expect(second.result.current[0]).toEqual([ONE, TWO]);
  act(() => second.result.current[1]((before) => withModel(before, ONE, false)));
  expect(second.result.current[0]).toEqual([TWO]);
});

test('a model is chosen once', () => {
  expect(withModel(withModel([], ONE, true), ONE, true)).toEqual([ONE]);
});

test.each([
  ['acme-one,acme-two', ['acme-one', 'acme-two']],
  ['acme-one', ['acme-one']],
  ['', []],
  ['%E0%A4%A&&=&,', ['�%A']],
])('reads %j, which an earlier version or somebody else stored', (text, slugs) => {
  window.sessionStorage.setItem('projectors-to-compare', text);
  const { result } = renderHook(() => useChosenModels());
  expect(result.current[0]).toEqual(slugs.map((slug) => ({ slug, name: slug })));
});

test('a browser that stores nothing keeps them on the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { result } = renderHook(() => useChosenModels());
  act(() => result.current[1](() => [ONE]));
  expect(result.current[0]).toEqual([ONE]);
});
