// @vitest-environment jsdom
import { rememberSession } from '@lumen-throw/community/session-hint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROOM_KEY } from '../room-key.ts';
import { THEME_KEY } from '../theme-key.ts';
import firstPaint from './first-paint.ts';

const { dataset } = document.documentElement;

/** Background colors that browsers would paint around the page: the media query of each tag. */
function conditions(): (string | null)[] {
  return [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
}

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" data-theme="paper">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" data-theme="dusk">';
});

afterEach(() => {
  localStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
});

test.each([
  ['paper', ['all', 'not all']],
  ['dusk', ['not all', 'all']],
])('shows the chosen theme %s in the page and around it', (theme, expected) => {
  localStorage.setItem(THEME_KEY, theme);
  firstPaint();
  expect(dataset['theme']).toBe(theme);
  expect(conditions()).toEqual(expected);
});

test.each([null, '', 'neon', 'constructor'])(
  'ignores the invalid theme %j and follows the system',
  (theme) => {
    if (theme !== null) localStorage.setItem(THEME_KEY, theme);
    firstPaint();
    expect(dataset['theme']).toBeUndefined();
    expect(conditions()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  },
);

test('reserves space for the account only in a browser with a session', () => {
  firstPaint();
  expect(dataset['sessionHint']).toBeUndefined();
  rememberSession(true);
  firstPaint();
  expect(dataset['sessionHint']).toBe('');
  delete dataset['sessionHint'];
  rememberSession(false);
  firstPaint();
  expect(dataset['sessionHint']).toBeUndefined();
});

test.each([
  ['?', ''],
  ['?distance=10', ''],
  ['', undefined],
  ['distance=10', undefined],
  ['{"distance":10}', undefined],
])('reserves the place of a kept room: %j', (kept, expected) => {
  localStorage.setItem(ROOM_KEY, kept);
  firstPaint();
  expect(dataset['room']).toBe(expected);
});

test('reserves no place where no room is kept', () => {
  firstPaint();
  expect(dataset['room']).toBeUndefined();
});

test('shows the page unchanged when the browser refuses storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(firstPaint).not.toThrow();
  expect(Object.keys(dataset)).toEqual([]);
});
