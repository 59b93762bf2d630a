// @vitest-environment jsdom
import { rememberSession } from '@lumen-throw/community/session-hint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { THEME_KEY } from '../theme-key.ts';
import firstPaint from './first-paint.ts';

const { dataset } = document.documentElement;

/** Which grounds browsers would paint around the page: the condition of each tag. */
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
])('the chosen theme %s is shown, by the page and around it', (theme, expected) => {
  localStorage.setItem(THEME_KEY, theme);
  firstPaint();
  expect(dataset['theme']).toBe(theme);
  expect(conditions()).toEqual(expected);
});

test.each([null, '', 'neon', 'constructor'])('%j is no theme: the system decides', (theme) => {
  if (theme !== null) localStorage.setItem(THEME_KEY, theme);
  firstPaint();
  expect(dataset['theme']).toBeUndefined();
  expect(conditions()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('a browser on which somebody signed in shows the room for it, others do not', () => {
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

test('a browser that refuses storage shows the page as it is', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(firstPaint).not.toThrow();
  expect(Object.keys(dataset)).toEqual([]);
});
