// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../../../test/fixture/page-listeners.ts';
import initialLoad from './initial-load.ts';

forgetListeners();

const { dataset } = document.documentElement;

/** Opens the page at an address with a navigation type. */
function open(address: string, type: string | null = 'navigate'): void {
  history.replaceState(null, '', address);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(type === null ? [] : [{ type } as never]);
  initialLoad();
}

afterEach(() => {
  delete dataset['initialLoad'];
  document.body.innerHTML = '';
});

test.each(['/blog', '/blog?page=2', '/blog#'])('%s opens at the top', (address) => {
  open(address);
  expect(dataset['initialLoad']).toBe('');
});

test.each([
  ['/blog#brightness', 'navigate'],
  ['/blog', 'reload'],
  ['/blog', 'back_forward'],
  ['/blog', null],
])('%s by "%s" may open further down', (address, type) => {
  open(address, type);
  expect(dataset['initialLoad']).toBeUndefined();
});

test("the first click on a link ends the initial load, other clicks don't", () => {
  document.body.innerHTML = '<button>Menu</button><a><span>Compare</span></a>';
  open('/');
  document.querySelector('button')?.click();
  document.body.click();
  expect(dataset['initialLoad']).toBe('');
  document.querySelector('span')?.click();
  expect(dataset['initialLoad']).toBeUndefined();
});

test.each(['popstate', 'hashchange'])('a %s event ends the initial load', (kind) => {
  open('/');
  dispatchEvent(new Event(kind));
  expect(dataset['initialLoad']).toBeUndefined();
});
