// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smoothScrollToPlaces } from './smooth-scroll.ts';

/** Ids of the places that the script itself scrolled to. */
let reached: string[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reached = [];
  document.body.innerHTML = '<a href="#light">Light</a><a href="/blog">Guides</a><h2 id="light">Light</h2>';
  Element.prototype.scrollIntoView = function scrollIntoView() {
    reached.push(this.id);
  };
  stop = smoothScrollToPlaces();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

function follow(words: string): void {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words);
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link?.click();
  if (link?.hash) history.replaceState(null, '', link.hash);
}

test('a link to a place scrolls smoothly, and ends at the place', () => {
  follow('Light');
  expect(document.documentElement.dataset['smooth']).toBe('');
  expect(reached).toEqual([]);
  vi.advanceTimersByTime(1500);
  expect(document.documentElement.dataset['smooth']).toBeUndefined();
  expect(reached).toEqual(['light']);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'who scrolls on in the meantime, by %s, is not taken back',
  (act) => {
    follow('Light');
    document.dispatchEvent(new Event(act));
    vi.advanceTimersByTime(1500);
    expect(reached).toEqual([]);
    expect(document.documentElement.dataset['smooth']).toBeUndefined();
  },
);

test('another address by then, or a link to another page, scrolls nothing', () => {
  follow('Light');
  history.replaceState(null, '', '#other');
  vi.advanceTimersByTime(1500);
  follow('Guides');
  vi.advanceTimersByTime(1500);
  expect(reached).toEqual([]);
});
