// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../../../test/fixture/page-listeners.ts';
import start from './start.ts';

forgetListeners();

const idle = vi.fn<typeof requestIdleCallback>();

/** Callbacks that wait for paint; jsdom paints nothing. */
const observers: (() => void)[] = [];
class PaintObserver {
  readonly #callback: () => void;

  constructor(callback: () => void) {
    this.#callback = callback;
  }

  observe({ type, buffered }: PerformanceObserverInit): void {
    if (type === 'paint' && buffered === true) observers.push(this.#callback);
  }
}
const paint = (): void => {
  for (const callback of observers) callback();
};

function element<Kind extends Element = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Clicks as a visitor does. @returns whether the browser and the page's own listeners received the click */
function click(selector: string): { byBrowser: boolean; byPage: boolean } {
  const heard = vi.fn<() => void>();
  document.body.addEventListener('click', heard, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  const byBrowser = element(selector).dispatchEvent(event);
  document.body.removeEventListener('click', heard);
  return { byBrowser, byPage: heard.mock.calls.length > 0 };
}

const KEPT = { byBrowser: false, byPage: false };
const ANSWERED = { byBrowser: true, byPage: true };
/** React would hydrate the whole page first. */
const BY_BROWSER_ALONE = { byBrowser: true, byPage: false };

function fill(selector: string, value: string): void {
  const field = element<HTMLInputElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);

beforeEach(() => {
  evaluated.length = 0;
  observers.length = 0;
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  document.body.innerHTML = `
    <button id="sort"><b>Brightness</b></button> <button id="filter">Price</button>
    <a href="#comparison">Compare</a> <details><summary>Why</summary></details>
    <input name="diag"><input name="lumens" type="checkbox"><textarea></textarea><p contenteditable>Words</p>`;
});

afterEach(() => {
  idle.mockReset();
  document.head.innerHTML = '';
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
  vi.unstubAllGlobals();
  globalThis.startup = undefined;
});

/** Modules that record when they are evaluated, in this order. */
const evaluated: string[] = [];
vi.stubGlobal('evaluated', evaluated);
const modules = (test: string) =>
  ['react', 'client'].map((name) => `data:text/javascript,evaluated.push("${name}")//${test}`);
const CHUNKS = ['https://example.com/react.js', 'https://example.com/page.js'];

const begin = () => start({ chunks: [], modules: [] });

test('holds the last click on a button for React and hides it from other listeners', () => {
  begin();
  expect(click('#sort b')).toEqual(KEPT);
  expect(globalThis.startup?.button?.id).toBe('sort');
  expect(click('#filter')).toEqual(KEPT);
  expect(globalThis.startup?.button?.id).toBe('filter');
});

test.each(['summary', '[type=checkbox]', 'textarea', 'body', 'a'])(
  'leaves a click on %s to the browser, because React would hydrate the whole page first',
  (selector) => {
    begin();
    expect(click(selector)).toEqual(BY_BROWSER_ALONE);
    expect(globalThis.startup?.button).toBeNull();
    if (globalThis.startup) globalThis.startup.hydrated = true;
    expect(click(selector)).toEqual(ANSWERED);
  },
);

test.each(['pointerdown', 'mousedown', 'touchstart', 'touchend', 'keydown', 'input', 'change'])(
  'hides a %s event from React until the page is hydrated',
  (kind) => {
    const heard = vi.fn<() => void>();
    document.body.addEventListener(kind, heard, { once: true });
    begin();
    const happens = () => element('summary').dispatchEvent(new Event(kind, { bubbles: true }));
    happens();
    expect(heard).not.toHaveBeenCalled();
    if (globalThis.startup) globalThis.startup.hydrated = true;
    happens();
    expect(heard).toHaveBeenCalledOnce();
  },
);

test('evaluates nothing after a press until the browser has painted its response', async () => {
  vi.stubGlobal('evaluated', evaluated);
  let frame: FrameRequestCallback | undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frame = callback;
    return 1;
  });
  start({ chunks: CHUNKS, modules: modules('press') });
  element('summary').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await expect.poll(preloaded).toEqual(CHUNKS);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(evaluated).toEqual([]);
  frame?.(0);
  await vi.waitFor(() => expect(evaluated).toEqual(['react', 'client']));
});

test('a hydrated page handles its own buttons', () => {
  begin();
  if (globalThis.startup) globalThis.startup.hydrated = true;
  expect(click('#sort')).toEqual(ANSWERED);
  expect(globalThis.startup?.button).toBeNull();
});

test('holds each changed field once, in the order of the last changes', () => {
  begin();
  fill('[name=diag]', '120');
  fill('textarea', 'A wall');
  fill('[name=diag]', '140');
  element('p').dispatchEvent(new Event('input', { bubbles: true }));
  element('[type=checkbox]').click();
  expect([...(globalThis.startup?.fields ?? [])]).toEqual([
    [element('textarea'), 'A wall'],
    [element('[name=diag]'), '140'],
    [element('[type=checkbox]'), true],
  ]);
});

test('a hydrated page holds no input', () => {
  begin();
  if (globalThis.startup) globalThis.startup.hydrated = true;
  fill('[name=diag]', '120');
  expect(globalThis.startup?.fields.size).toBe(0);
});

test('fetches nothing until the page has loaded and painted and the browser is idle', async () => {
  vi.stubGlobal('evaluated', evaluated);
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  start({ chunks: CHUNKS, modules: modules('idle') });
  expect(idle).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  expect(idle).not.toHaveBeenCalled();
  paint();
  expect(idle).toHaveBeenCalledOnce();
  expect(preloaded()).toEqual([]);
  idle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 50 });
  await expect.poll(preloaded).toEqual(CHUNKS);
  await vi.waitFor(() => expect(evaluated).toEqual(['react', 'client']));
});

test('preloads one chunk per task, because all together would block for more than a frame', async () => {
  start({ chunks: CHUNKS, modules: [] });
  dispatchEvent(new Event('keydown'));
  expect(preloaded()).toEqual(CHUNKS.slice(0, 1));
  await expect.poll(preloaded).toEqual(CHUNKS);
});

test('a loaded page waits only for paint and idle', () => {
  begin();
  paint();
  expect(idle).toHaveBeenCalledOnce();
});

test('does not wait forever for the paint of a tab in the background', async () => {
  vi.useFakeTimers();
  try {
    start({ chunks: CHUNKS, modules: [] });
    vi.advanceTimersByTime(1999);
    expect(preloaded()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(preloaded()).toEqual(CHUNKS);
  } finally {
    vi.useRealTimers();
  }
});

test.each(['pointerdown', 'keydown', 'touchstart'])(
  'a %s event starts loading immediately, once',
  async (kind) => {
    start({ chunks: CHUNKS, modules: [] });
    dispatchEvent(new Event(kind));
    await expect.poll(preloaded).toEqual(CHUNKS);
    dispatchEvent(new Event('keydown'));
    click('#sort');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(preloaded()).toEqual(CHUNKS);
  },
);

test('a click by assistive technology, without a pointer, starts loading as well', async () => {
  start({ chunks: CHUNKS, modules: [] });
  click('a');
  await expect.poll(preloaded).toEqual(CHUNKS);
});

test.each(['pending', 'query'])('a page that hides something (%s) starts immediately', async (flag) => {
  document.documentElement.dataset[flag] = '';
  start({ chunks: CHUNKS, modules: [] });
  await expect.poll(preloaded).toEqual(CHUNKS);
});
