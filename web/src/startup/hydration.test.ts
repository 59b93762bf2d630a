// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../../test/fixture/page-listeners.ts';
import { announceHydrated, repeatKeptActions } from './hydration.ts';
import start from './inline/start.ts';

forgetListeners();

/** The events that the page receives, in order. */
let heard: string[] = [];

const note = ({ type, target }: Event) => {
  if (target instanceof HTMLElement) heard.push(`${type} ${target.id}`);
};

function byId<Kind extends HTMLElement>(id: string): Kind {
  const found = document.querySelector<Kind>(`#${id}`);
  if (!found) throw new Error(`There is no #${id}.`);
  return found;
}

function put(id: string, value: string): void {
  byId<HTMLInputElement>(id).value = value;
  byId(id).dispatchEvent(new Event('input', { bubbles: true }));
}

/** What React does after it has hydrated the page. */
function hydrate(): void {
  for (const kind of ['click', 'input', 'change']) document.body.addEventListener(kind, note);
  document.addEventListener('hydrated', repeatKeptActions, { once: true });
  announceHydrated();
}

beforeEach(() => {
  heard = [];
  document.body.innerHTML = `<input id="diag" value="100"><button id="sort">Sort</button>
    <label><input id="meters" type="radio" name="units"></label>
    <select id="price"><option>Any<option>Cheap</select>`;
  vi.stubGlobal('requestIdleCallback', vi.fn<typeof requestIdleCallback>());
  start({ chunks: [], modules: [] });
});

afterEach(() => {
  for (const kind of ['click', 'input', 'change']) document.body.removeEventListener(kind, note);
  globalThis.startup = undefined;
  vi.unstubAllGlobals();
});

test('replays input and the last button click once, with the button last', async () => {
  byId('sort').click();
  put('diag', '140');
  put('price', 'Cheap');
  byId('meters').click();
  hydrate();
  const expected = ['input diag', 'change diag', 'input price', 'change price'];
  expected.push('click meters', 'input meters', 'change meters', 'click sort');
  await vi.waitFor(() => expect(heard).toEqual(expected));
  expect(byId<HTMLInputElement>('diag').value).toBe('140');
  expect(byId<HTMLSelectElement>('price').value).toBe('Cheap');
  expect(byId<HTMLInputElement>('meters').checked).toBe(true);
  repeatKeptActions();
  await vi.dynamicImportSettled();
  expect(heard).toEqual(expected);
});

test('does not revert typing that continues before the replay', async () => {
  put('diag', '14');
  hydrate();
  // React receives this one by itself.
  put('diag', '145');
  heard = [];
  await vi.dynamicImportSettled();
  expect(byId<HTMLInputElement>('diag').value).toBe('145');
  expect(heard).toEqual([]);
});

test('skips a field that no longer exists', async () => {
  put('diag', '140');
  byId('sort').click();
  const gone = byId('diag');
  gone.addEventListener('input', note);
  gone.remove();
  hydrate();
  await vi.waitFor(() => expect(heard).toEqual(['click sort']));
});

test('announces hydration once', () => {
  const listener = vi.fn<() => void>();
  document.addEventListener('hydrated', listener);
  repeatKeptActions();
  announceHydrated();
  announceHydrated();
  document.removeEventListener('hydrated', listener);
  expect(listener).toHaveBeenCalledOnce();
});

test('hydrates nothing without prerendered HTML', () => {
  globalThis.startup = undefined;
  const listener = vi.fn<() => void>();
  document.addEventListener('hydrated', listener);
  announceHydrated();
  document.removeEventListener('hydrated', listener);
  expect(listener).not.toHaveBeenCalled();
});
