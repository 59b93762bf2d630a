// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInView } from './keep-in-view.ts';

let resized = () => {};
const disconnect = vi.fn<() => void>();
const part = document.createElement('form');
const shown = vi.fn<() => void>();
part.scrollIntoView = shown;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  class Observer {
    disconnect = disconnect;
    constructor(onResize: () => void) {
      resized = onResize;
    }
    observe(watched: Element): void {
      if (watched === document.body) resized();
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('brings the part into view, and again when the page grows', () => {
  const end = keepInView(part);
  expect(shown).toHaveBeenCalledTimes(1);
  resized();
  expect(shown).toHaveBeenCalledTimes(2);
  expect(disconnect).not.toHaveBeenCalled();
  end();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('lets go at a %s of the visitor', (move) => {
  keepInView(part);
  dispatchEvent(new Event(move));
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('lets go after ten seconds', () => {
  keepInView(part);
  vi.advanceTimersByTime(9_999);
  expect(disconnect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
