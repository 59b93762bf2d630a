// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../../../test/fixture/page-listeners.ts';
import { announceHydrated, repeatKeptActions } from '../../startup/hydration.ts';
import start from '../../startup/inline/start.ts';
import { Hydrate } from './hydrate.tsx';
import { StaticContent } from './static-content.tsx';
import { hydrateAll } from './when-needed.ts';

forgetListeners();

let observed: { tell: (entries: { isIntersecting: boolean }[]) => void; margin: string | undefined }[] = [];
let root: Root | null = null;
let renders: string[] = [];
const failed = vi.fn<(error: unknown) => void>();

/** A part that takes note of being rendered, with a button that counts. */
function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  renders.push(name);
  return (
    <p>
      <button onClick={() => setCount(count + 1)}>
        {name} {count}
      </button>
      <a href="/blog">{name}</a>
    </p>
  );
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));

/** The page as the build renders it, with its start script, and React on it. */
async function opened(page: ReactNode): Promise<void> {
  const { prelude } = await prerenderToNodeStream(page);
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  renders = [];
  start({ chunks: [], modules: [] });
  await act(async () => {
    root = hydrateRoot(document.querySelector('#root') ?? document.body, page, {
      onRecoverableError: failed,
    });
    await Promise.resolve();
  });
  announceHydrated();
}

beforeEach(() => {
  observed = [];
  failed.mockClear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestIdleCallback', vi.fn<typeof requestIdleCallback>());
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
        observed.push({ tell, margin: options?.rootMargin });
      }
      observe() {}
      disconnect() {}
    },
  );
  document.addEventListener('hydrated', repeatKeptActions, { once: true });
});

afterEach(() => {
  act(() => root?.unmount());
  globalThis.startup = undefined;
  vi.unstubAllGlobals();
});

test('a part waits until it comes near, and stands meanwhile', async () => {
  await opened(
    <Hydrate when="visible">
      <Counter name="Sort" />
    </Hydrate>,
  );
  const before = button('Sort');
  expect(renders).toEqual([]);
  expect(document.querySelector('[data-deferred]')).not.toBeNull();
  expect(observed[0]?.margin).toMatch(/^[1-9]\d*% /);
  await act(async () => observed[0]?.tell([{ isIntersecting: false }]));
  expect(renders).toEqual([]);
  await act(async () => observed[0]?.tell([{ isIntersecting: true }]));
  expect(renders.length).toBeGreaterThan(0);
  expect(button('Sort')).toBe(before);
  expect(document.querySelector('[data-deferred]')).toBeNull();
  expect(failed).not.toHaveBeenCalled();
});

test('a click hydrates the part around it and is answered, others go on waiting', async () => {
  await opened(
    <>
      <Hydrate when="interaction">
        <Counter name="Sort" />
      </Hydrate>
      <Hydrate when="interaction">
        <Counter name="Filter" />
      </Hydrate>
    </>,
  );
  await act(async () => button('Sort')?.click());
  await vi.waitFor(() => expect(button('Sort')?.textContent).toBe('Sort 1'));
  expect(renders).not.toContain('Filter');
});

test('what was clicked before the page is hydrated is a reason, too', async () => {
  const page = (
    <Hydrate when="interaction">
      <Counter name="Sort" />
    </Hydrate>
  );
  const { prelude } = await prerenderToNodeStream(page);
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  start({ chunks: [], modules: [] });
  button('Sort')?.click();
  await act(async () => {
    root = hydrateRoot(document.querySelector('#root') ?? document.body, page);
    await Promise.resolve();
  });
  await act(async () => announceHydrated());
  await vi.waitFor(() => expect(button('Sort')?.textContent).toBe('Sort 1'));
});

test('a link is no reason to hydrate', async () => {
  await opened(
    <Hydrate when="interaction">
      <Counter name="Sort" />
    </Hydrate>,
  );
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })));
  await act(async () => link?.click());
  expect(renders).toEqual([]);
});

test('an idle browser is a reason where the part says so', async () => {
  await opened(
    <Hydrate when="idle">
      <Counter name="Sort" />
    </Hydrate>,
  );
  expect(renders).toEqual([]);
  const tasks = vi.mocked(requestIdleCallback).mock.calls;
  const last = tasks.at(-1)?.[0];
  await act(async () => last?.({ didTimeout: false, timeRemaining: () => 50 }));
  expect(renders.length).toBeGreaterThan(0);
});

test('everything is hydrated before what stands would have to change', async () => {
  await opened(
    <Hydrate when="interaction">
      <Counter name="Sort" />
    </Hydrate>,
  );
  await act(async () => hydrateAll());
  expect(renders.length).toBeGreaterThan(0);
});

const named = (name: string) => (
  <Hydrate when="interaction">
    <Counter name={name} />
  </Hydrate>
);

test('a part with other content than what stands keeps its elements and shows it', async () => {
  await opened(named('Sort'));
  const before = button('Sort');
  await act(async () => root?.render(named('Order')));
  expect(button('Order')).toBe(before);
  expect(failed).not.toHaveBeenCalled();
});

test('where nothing was prerendered, a part is there at once', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const { createRoot } = await import('react-dom/client');
  await act(async () => {
    root = createRoot(document.querySelector('#root') ?? document.body);
    root.render(
      <StaticContent of="news">
        <Hydrate when="interaction">
          <Counter name="Sort" />
        </Hydrate>
      </StaticContent>,
    );
  });
  await act(async () => button('Sort')?.click());
  expect(button('Sort')?.textContent).toBe('Sort 1');
});

const withText = (text: { words: string }) => (
  <StaticContent of={text}>
    <Counter name={text.words} />
  </StaticContent>
);

test('static content is not rendered again, whatever else of the page is', async () => {
  const text = { words: 'Old' };
  await opened(withText(text));
  const before = button('Old');
  await act(async () => root?.render(withText(text)));
  expect(renders).toEqual([]);
  expect(button('Old')).toBe(before);
  expect(failed).not.toHaveBeenCalled();
});

test('static content that has changed is shown, and stays React’s when it changes back', async () => {
  const text = { words: 'Old' };
  await opened(withText(text));
  await act(async () => root?.render(withText({ words: 'New' })));
  expect(document.querySelectorAll('button')).toHaveLength(1);
  expect(button('New')).toBeDefined();
  await act(async () => root?.render(withText(text)));
  await act(async () => button('Old')?.click());
  expect(document.querySelector('#root')?.textContent).toBe('Old 1Old');
});
