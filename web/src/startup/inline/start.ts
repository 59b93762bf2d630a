import { isChoice, isField } from '../fields.ts';
import type { StartupState } from '../startup-state.ts';

/** What a page tells its start script. */
interface StartOptions {
  /** Addresses of all modules that the page needs, to be preloaded. */
  chunks: readonly string[];
  /** Addresses of the client's entry module and, before it, of those that it imports. */
  modules: readonly string[];
}

/** The longest wait for the first paint and an idle browser, in milliseconds. */
const TIMEOUT = 2000;

/** What hands and keys do, as far as React hydrates for it synchronously. */
const HYDRATING = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'input',
  'change',
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Loads the client once the page has loaded and is painted and the browser is idle, or as soon as the visitor
 * does something. Links work without it; a click on a button and what is put into a field are kept until
 * React can answer. Nothing is fetched before, so that a slow connection is left to the pictures; each
 * module is evaluated in a task of its own, so that the browser can answer the visitor in between.
 */
const start = ({ chunks, modules }: StartOptions): void => {
  const state: StartupState = { hydrated: false, button: null, fields: new Map() };
  globalThis.startup = state;
  const idle: (task: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout;

  /** One in each task: to ask for all of them takes the browser longer than a frame. */
  const preload = async (): Promise<void> => {
    for (const href of chunks) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      await nextTask();
    }
  };

  let started = false;
  /** @param rest what to wait for before anything is evaluated */
  const load = async (rest?: Promise<unknown>): Promise<void> => {
    if (started) return;
    started = true;
    void preload();
    await rest;
    try {
      for (const module of modules) {
        await import(/* @vite-ignore */ module);
        await nextTask();
      }
    } catch {
      // Cut off on the way: the next press tries again, or the connection when it is back.
      started = false;
      addEventListener('online', begin, { once: true });
    }
  };
  const begin = () => void load();
  // From a fast network a page has loaded before it's painted. In a tab in the background nothing ever is.
  const loadWhenIdle = () => {
    new PerformanceObserver(() => idle(begin)).observe({ type: 'paint', buffered: true });
    setTimeout(begin, TIMEOUT);
  };
  // The browser paints its own answer first: the menu that opens, the button that is pressed.
  const loadAfterFrame = () =>
    void load(new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || state.hydrated) return;
      const button = target.closest('button');
      if (button) {
        event.preventDefault();
        event.stopPropagation();
        state.button = button;
      }
      loadAfterFrame();
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target)) return;
      // The oldest first: one that is changed again goes to the end. What React hears of is not repeated.
      state.fields.delete(target);
      if (state.hydrated) return;
      state.fields.set(target, isChoice(target) ? target.checked : target.value);
    },
    true,
  );
  for (const kind of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(kind, loadAfterFrame, { capture: true, passive: true });
  // For each of these React hydrates the whole page at once, before the browser may go on with its own
  // answer. A link opens its document meanwhile, which is sooner there than this page is hydrated.
  for (const kind of HYDRATING)
    addEventListener(
      kind,
      (event) => {
        if (!state.hydrated) event.stopPropagation();
      },
      { capture: true, passive: true },
    );

  const { pending, query } = document.documentElement.dataset;
  if (pending !== undefined || query !== undefined) begin();
  else if (document.readyState === 'complete') loadWhenIdle();
  else addEventListener('load', loadWhenIdle, { once: true });
};

export default start;
