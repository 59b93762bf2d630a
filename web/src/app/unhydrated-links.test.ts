// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hydrateWhenNeeded } from '../shared/deferred/when-needed.ts';
import { followUnhydratedLinks } from './unhydrated-links.ts';

const navigate = vi.fn<(to: unknown, options?: { replace?: boolean }) => Promise<void>>(() =>
  Promise.resolve(),
);
let changed = () => {};

beforeAll(() => {
  followUnhydratedLinks({
    navigate,
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => {};
    },
  });
  // jsdom cannot go anywhere.
  document.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  navigate.mockClear();
  history.replaceState(null, '', '/glossary');
  document.body.innerHTML = `
    <div data-static>
      <a id="page" href="/blog/lenses?from=home#prices"><b>Lenses</b></a>
      <a id="same" href="/glossary">Glossary</a>
      <a id="elsewhere" href="https://shop.example/lens">Shop</a>
      <a id="file" href="/feed.xml">Feed</a>
      <a id="window" href="/blog" target="_blank">Blog</a>
      <a id="download" href="/blog" download>Blog</a>
      <a id="place">no address</a>
    </div>
    <div data-deferred><a id="deferred" href="/auth">Sign in</a></div>
    <a id="hydrated" href="/blog">Blog</a>`;
});

function click(id: string, how: MouseEventInit = {}): void {
  const target = document.querySelector(`#${id}`);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

test('a link in a part that is not hydrated goes through the router, with query and place', () => {
  click('page b');
  click('deferred');
  expect(navigate.mock.calls).toEqual([
    ['/blog/lenses?from=home#prices', { replace: false }],
    ['/auth', { replace: false }],
  ]);
});

test('a link to the page that is shown makes no new entry in the history', () => {
  click('same');
  expect(navigate).toHaveBeenCalledWith('/glossary', { replace: true });
});

test.each(['elsewhere', 'file', 'window', 'download', 'place', 'hydrated'])(
  'the browser follows a link that is not for the router: %s',
  (id) => {
    click(id);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click for another window is the browser’s: %o',
  (how) => {
    click('page', how);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('a click that somebody has answered is left alone', () => {
  document.querySelector('#page')?.addEventListener('click', (event) => event.preventDefault());
  click('page');
  expect(navigate).not.toHaveBeenCalled();
});

test('a way to another page hydrates what still waits', () => {
  const region = document.querySelector('[data-deferred]');
  if (!region) throw new Error('no part');
  const hydrate = vi.fn<() => void>();
  hydrateWhenNeeded(region, 'interaction', hydrate);
  expect(hydrate).not.toHaveBeenCalled();
  changed();
  expect(hydrate).toHaveBeenCalledOnce();
});
