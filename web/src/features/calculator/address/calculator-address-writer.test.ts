// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAddressWriter } from './address-writer.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState({ idx: 3, key: 'router' }, '', '/tools/throw-calculator#seats');
});

afterEach(() => {
  vi.useRealTimers();
});

test("writes the first change after its frame and keeps the router's state", () => {
  const entries = history.length;
  createAddressWriter().write(() => '?diag=120');
  vi.advanceTimersByTime(1);
  expect(location.search).toBe('?diag=120');
  expect(history.state).toEqual({ idx: 3, key: 'router' });
  expect(history.length).toBe(entries);
});

test('writes only the last of a burst after a pause, and the next change immediately', () => {
  const replace = vi.spyOn(history, 'replaceState');
  const writer = createAddressWriter();
  for (let diagonal = 100; diagonal <= 200; diagonal += 1) {
    const size = diagonal;
    writer.write(() => `?diag=${size}`);
    if (size === 100) vi.advanceTimersByTime(1);
  }
  expect(location.search).toBe('?diag=100');
  vi.advanceTimersByTime(320);
  expect(location.search).toBe('?diag=200');
  expect(replace).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  writer.write(() => '?diag=90');
  vi.advanceTimersByTime(1);
  expect(location.search).toBe('?diag=90');
});

test("stays below browsers' limit during half a minute of dragging", () => {
  const replace = vi.spyOn(history, 'replaceState');
  const writer = createAddressWriter();
  for (let frame = 0; frame < 30 * 60; frame += 1) {
    writer.write(() => `?diag=${frame}`);
    vi.advanceTimersByTime(1000 / 60);
  }
  expect(replace.mock.calls.length).toBeGreaterThan(50);
  expect(replace.mock.calls.length).toBeLessThan(100);
});

test('reports the last query once, after about a second without changes', () => {
  const told = vi.fn<(search: string) => void>();
  const writer = createAddressWriter();
  writer.whenResting(told);
  writer.write(() => '?diag=1');
  vi.advanceTimersByTime(700);
  writer.write(() => '?diag=2');
  vi.advanceTimersByTime(900);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(told.mock.calls).toEqual([['?diag=2']]);
});

test('writes or drops a pending change on request', () => {
  const writer = createAddressWriter();
  writer.write(() => '?diag=1');
  writer.write(() => '?diag=2');
  writer.flush();
  expect(location.search).toBe('?diag=2');
  writer.write(() => '?diag=3');
  writer.drop();
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe('?diag=2');
});

test('survives a browser that refuses further history updates', () => {
  const writer = createAddressWriter();
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  writer.write(() => '?diag=1');
  replace.mockRestore();
  vi.advanceTimersByTime(400);
  writer.write(() => '?diag=2');
  vi.advanceTimersByTime(400);
  expect(location.search).toBe('?diag=2');
});
