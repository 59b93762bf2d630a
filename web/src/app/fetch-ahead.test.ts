// @vitest-environment jsdom
/** What is fetched before somebody asks for it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../../test/fixture/page-listeners.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { RouteHandle } from './routes.tsx';

forgetListeners();

const fetched = vi.fn<(address: string) => Promise<Response>>();
const load = vi.fn<() => Promise<void>>();
let tell: IntersectionObserverCallback = () => {};
let observed: Element[] = [];

class Observer {
  constructor(callback: IntersectionObserverCallback) {
    tell = callback;
  }
  observe(element: Element): void {
    observed.push(element);
  }
  unobserve(): void {}
  disconnect(): void {
    observed = [];
  }
}

const handle: RouteHandle = { kind: 'article', modules: [], load };
const routes = [{ path: '/blog/:slug', handle }];
const router = { subscribe: () => () => {} };

/** The paths whose data were asked for, in order. */
const asked = () => fetched.mock.calls.map(([address]) => address);

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ page: {} })));
  load.mockReset().mockResolvedValue();
  observed = [];
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = `<main>${Array.from({ length: 9 }, (_, place) => `<a href="/blog/g${place}">Guide</a>`).join('')}
    <a href="/feed.xml">Feed</a><a href="https://example.com/blog/x">Elsewhere</a></main>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

function link(place: number): Element {
  const found = document.querySelectorAll('a')[place];
  if (!found) throw new Error(`There is no link ${place}.`);
  return found;
}

const happen = (kind: string, element: Element) => element.dispatchEvent(new Event(kind, { bubbles: true }));

test.each(['pointerover', 'touchstart', 'focusin'])('fetches script and data on %s', (kind) => {
  fetchAhead(router, routes);
  happen(kind, link(kind.length % 9));
  expect(load).toHaveBeenCalledTimes(1);
  expect(asked()).toEqual([`/_data/blog/g${kind.length % 9}.json`]);
});

test('leaves files and other sites alone', () => {
  fetchAhead(router, routes);
  happen('pointerover', link(9));
  happen('pointerover', link(10));
  expect(load).not.toHaveBeenCalled();
});

test('fetches the first pages whose links come into view', () => {
  document.body.innerHTML = document.body.innerHTML.replaceAll('/blog/g', '/blog/v');
  fetchAhead(router, routes);
  const entries = observed.map((target) => ({ isIntersecting: true, target }) as IntersectionObserverEntry);
  tell(entries, new IntersectionObserver(() => {}));
  expect(asked()).toEqual([0, 1, 2, 3, 4, 5].map((place) => `/_data/blog/v${place}.json`));
});

test('looks at no link for a visitor who saves data, but still answers a touch', () => {
  document.body.innerHTML = document.body.innerHTML.replaceAll('/blog/g', '/blog/s');
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fetchAhead(router, routes);
  expect(observed).toEqual([]);
  happen('touchstart', link(2));
  expect(asked()).toEqual(['/_data/blog/s2.json']);
});
