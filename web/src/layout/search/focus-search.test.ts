// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { focusSearchByKey, SEARCH_FIELD_ID, turnSlash } from './focus-search.ts';

beforeAll(focusSearchByKey);

beforeEach(() => {
  document.body.innerHTML = `<input id="${SEARCH_FIELD_ID}" value="old words"><textarea></textarea><main tabindex="-1"></main>`;
});

const focused = () => document.activeElement?.id === SEARCH_FIELD_ID;

/** Presses a key. @returns whether the browser's default action follows */
function press(selector: string, key: string, more: KeyboardEventInit = {}): boolean {
  return fireEvent.keyDown(document.querySelector(selector) ?? document.body, { key, ...more });
}

test('slash, Ctrl-K and Command-K focus the field and select its text', () => {
  for (const [key, more] of [
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
  ] as const) {
    document.querySelector('main')?.focus();
    expect(focused()).toBe(false);
    expect(press('main', key, more)).toBe(false);
    expect(focused()).toBe(true);
    const field = document.querySelector('input');
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 'old words'.length]);
  }
});

test('a slash typed in a field stays a slash; Ctrl-K works from a field, too', () => {
  const area = document.querySelector('textarea');
  area?.focus();
  expect(press('textarea', '/')).toBe(true);
  expect(document.activeElement).toBe(area);
  expect(press('textarea', 'k', { ctrlKey: true })).toBe(false);
  expect(focused()).toBe(true);
});

test('leaves other keys and combinations to the browser', () => {
  for (const [key, more] of [
    ['k', {}],
    ['k', { ctrlKey: true, shiftKey: true }],
    ['/', { altKey: true }],
    ['/', { ctrlKey: true }],
    ['s', { ctrlKey: true }],
  ] as const) {
    expect(press('main', key, more)).toBe(true);
    expect(focused()).toBe(false);
  }
});

test('a disabled slash shortcut does nothing until it is enabled again', () => {
  turnSlash(false);
  expect(press('main', '/')).toBe(true);
  expect(focused()).toBe(false);
  expect(press('main', 'k', { ctrlKey: true })).toBe(false);
  document.querySelector('main')?.focus();
  turnSlash(true);
  expect(press('main', '/')).toBe(false);
  expect(focused()).toBe(true);
});

test('does not take keys from a dialog', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Close</button></dialog>');
  expect(press('button', '/')).toBe(true);
  expect(focused()).toBe(false);
});
