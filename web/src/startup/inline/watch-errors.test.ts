// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../../../test/fixture/page-listeners.ts';
import watchErrors from './watch-errors.ts';

forgetListeners();

const loaded: string[] = [];
const REPORTER = 'data:text/javascript,loaded.push("reporter")';

beforeEach(() => {
  vi.stubGlobal('loaded', loaded);
});

afterEach(() => {
  loaded.length = 0;
  globalThis.earlyErrors = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const KINDS = ['error', 'unhandledrejection', 'securitypolicyviolation'];

test('keeps errors from before the reporter in order', () => {
  watchErrors(REPORTER);
  const events = KINDS.map((kind) => new Event(kind));
  for (const event of events) dispatchEvent(event);
  dispatchEvent(new Event('click'));
  expect(globalThis.earlyErrors?.kept).toEqual(events);
});

test('passes errors to the reporter once it is loaded and stops keeping them', () => {
  watchErrors(REPORTER);
  const take = vi.fn<(event: Event) => void>();
  if (globalThis.earlyErrors) globalThis.earlyErrors.take = take;
  const event = new Event('error');
  dispatchEvent(event);
  expect(take).toHaveBeenCalledExactlyOnceWith(event);
  expect(globalThis.earlyErrors?.kept).toEqual([]);
});

test('loads the reporter three seconds after the page', async () => {
  vi.useFakeTimers();
  watchErrors(REPORTER);
  await vi.advanceTimersByTimeAsync(10_000);
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(2999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(loaded).toEqual(['reporter']));
});
