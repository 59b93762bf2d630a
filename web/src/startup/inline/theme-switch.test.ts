// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../../../test/fixture/page-listeners.ts';
import { THEME_KEY } from '../theme-key.ts';
import start from './start.ts';
import themeSwitch from './theme-switch.ts';

forgetListeners();

const { dataset } = document.documentElement;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestIdleCallback', vi.fn<typeof requestIdleCallback>());
  document.body.innerHTML = '<button data-switch><b>Dark</b></button><button id="other">Sort</button>';
  themeSwitch();
  start({ chunks: [], modules: [] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete dataset['theme'];
  globalThis.startup = undefined;
});

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test.each([false, true])('toggles the theme on click without storing it, hydrated: %s', (hydrated) => {
  if (globalThis.startup) globalThis.startup.hydrated = hydrated;
  click('b');
  expect(dataset['theme']).toBe('dusk');
  expect(localStorage.getItem(THEME_KEY)).toBe('dusk');
  click('b');
  expect(dataset['theme']).toBeUndefined();
  expect(globalThis.startup?.button).toBeNull();
});

test('ignores other buttons', () => {
  click('#other');
  expect(dataset['theme']).toBeUndefined();
  expect(globalThis.startup?.button?.id).toBe('other');
});
