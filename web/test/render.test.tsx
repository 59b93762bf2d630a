// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sitePages } from '../prerender/site-pages.ts';
import { App } from '../src/app/app.tsx';
import type { PageData } from '../src/shared/live-content/page-data.ts';
import { SITE_ROUTE_ID } from '../src/shared/live-content/use-site.ts';
import { renderPage } from '../src/app/entry-server.tsx';
import { createRoutes, pageRouteAt } from '../src/app/routes.tsx';
import { INFO_TEXTS } from '../src/features/info/texts.ts';
import { RATING_TEXTS } from '../src/shared/shop/rating-texts.ts';
import { fixtureContent } from './fixture/dataset.ts';
import { environment } from './fixture/environment.ts';

const site = await fixtureContent.site();
const pages = sitePages(await fixtureContent.siteMap());

async function dataOf(path: string): Promise<PageData> {
  const page = pages.find((candidate) => candidate.path === path);
  return page
    ? { site, kind: page.kind, page: await fixtureContent.page(page.kind, page.parameters) }
    : { site, kind: null, page: null };
}

async function render(path: string) {
  const rendered = await renderPage(path, await dataOf(path), environment);
  const body = document.createElement('div');
  body.innerHTML = rendered.body;
  return { ...rendered, text: body.textContent ?? '', element: body };
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no layout and no network.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
});

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
});

test.each([...pages.map(({ path }) => path), '/inspiration/gallery', '/auth', '/nowhere'])(
  '%s renders and hydrates without mismatches',
  async (path) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const data = await dataOf(path);
    const rendered = await renderPage(path, data, environment);
    // The build's renderer leaves its last context behind, which only tests share with a browser.
    await prerenderToNodeStream(<br />);
    expect(rendered.head.match(/<title/g)).toHaveLength(1);
    expect(rendered.body.match(/<h1/g)).toHaveLength(1);
    // The page's policy forbids style attributes.
    expect(rendered.body).not.toMatch(/<[^>]* style=/);

    document.body.innerHTML = `<div id="root">${rendered.body}</div>`;
    history.replaceState(null, '', path);
    const routes = createRoutes({
      site: () => Promise.resolve(site),
      page: () => Promise.reject(new Error('asked again')),
    });
    const { id, handle } = pageRouteAt(routes, path);
    await handle?.load();
    const router = createBrowserRouter(routes, {
      hydrationData: {
        loaderData: { [SITE_ROUTE_ID]: data.site, [id]: data.page },
      },
    });
    const differences = vi.fn<(error: unknown) => void>();
    const container = document.querySelector('#root');
    if (!container) throw new Error('no root');
    const root = await act(async () => {
      const hydrated = hydrateRoot(
        container,
        <App environment={environment}>
          <RouterProvider router={router} />
        </App>,
        { onRecoverableError: differences },
      );
      await Promise.resolve();
      return hydrated;
    });
    expect(differences).not.toHaveBeenCalled();
    expect(errors.mock.calls.filter(([first]) => /hydrat|did not match/i.test(String(first)))).toEqual([]);
    act(() => root.unmount());
    router.dispose();
  },
);

test('renders an incomplete home page', async () => {
  const { text, element } = await render('/');
  expect(element.querySelector('h1 em')?.textContent).toBe('big');
  expect(text).toContain('Plain projector');
  expect(text).toContain('A row without a product');
  expect(text).toContain(RATING_TEXTS.samples);
  expect(text).not.toContain('Not known here');
  expect(text).not.toContain('Bad');
});

test('shows the disclosure once, in the section of the first paid link and before it', async () => {
  const { element } = await render('/');
  const lines = [...element.querySelectorAll('p')].filter((line) => line.textContent === 'Paid link.');
  expect(lines).toHaveLength(1);
  const [line] = lines;
  const link = element.querySelector('a[rel~=sponsored]');
  expect(line && link && line.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(link?.closest('section')?.contains(line ?? null)).toBe(true);
});

test('paid links are disclosed and have the right target [1-3 2.8-8 7-32]', async () => {
  const { element } = await render('/accessories/screens');
  const link = element.querySelector('a[rel~=sponsored]');
  expect(link?.getAttribute('rel')).toBe('sponsored nofollow noopener');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('href')).toBe('https://www.amazon.com/s?k=plain+projector&tag=tag-20');
  expect(link?.getAttribute('aria-label')).toMatch(/View on Amazon: Plain projector.*new tab/);
});

test('renders a guide with unknown blocks, lost images and bad links [2.6-3]', async () => {
  const { text, element, body } = await render('/blog/first-guide');
  expect(text).toContain('A bad link');
  expect(body).not.toContain('javascript:');
  expect(body).not.toContain('</script><b>');
  expect([...element.querySelectorAll('main h2[id]')].map(({ id }) => id)).toContain('open-2');
  expect(text).toContain('Related Articles');
  expect(element.querySelector('main a[href="/#comparison"]')).not.toBeNull();
});

test('verdicts and questions in a guide show what they have, or nothing', async () => {
  const { text, element } = await render('/blog/first-guide');
  expect(element.querySelector('ul[aria-label="For"]')?.textContent).toBe('Bright');
  expect(element.querySelector('ul[aria-label="Against"]')).toBeNull();
  expect(text).toContain('Asked here');
  expect(text).not.toContain('Nothing asked');
});

test("the ambiance overview omits its pages' missing content", async () => {
  const { text, element } = await render('/ambiance');
  expect(element.querySelector('a[href="/ambiance/wall-paint"]')?.textContent).toContain('Wall paint');
  expect(text).toContain('An idea without its page');
  expect(text).not.toContain('Leads nowhere');
  expect(text).toContain('Cinematic Room');
});

test('an ambiance page shows its box, its shelves and one disclosure', async () => {
  const { text, element } = await render('/ambiance/wall-paint');
  expect(text).toContain('Reduces reflection');
  expect(text).toContain('Plain projector');
  expect(text).not.toContain('Nothing left');
  expect(text.match(/Paid link\./g)).toHaveLength(1);
  const paid = element.querySelector('a[rel~=sponsored]');
  const line = [...element.querySelectorAll('p')].find(({ textContent }) => textContent === 'Paid link.');
  if (!paid || !line) throw new Error('no paid link or no line about it');
  expect(line.compareDocumentPosition(paid) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an information page shows its effective date, and a sample note until it is completed', async () => {
  const { text, head } = await render('/privacy');
  expect(text).toContain('Last changed January 1, 2026');
  expect(text).toContain(INFO_TEXTS.sample);
  expect(text).toContain('Nothing is kept.');
  expect(head).toContain(`<link rel="canonical" href="${environment.siteUrl}/privacy"`);
  const bare = await render('/imprint');
  expect(bare.text).not.toContain(INFO_TEXTS.sample);
  expect(bare.text).not.toContain('Last changed');
});

test('the glossary has each term collapsed under its letter with its own address [2.11-5 2.11-7 2.11-8 3-35 4-34]', async () => {
  const { element, body } = await render('/glossary');
  expect([...element.querySelectorAll('section[id^=letter-]')].map(({ id }) => id)).toEqual([
    'letter-#',
    'letter-H',
    'letter-L',
  ]);
  expect(element.querySelectorAll('details[name=glossary]')).toHaveLength(3);
  expect(element.querySelector('details[open]')).toBeNull();
  expect(element.querySelector('#term-lumens a[href="/blog/first-guide"]')).not.toBeNull();
  const [definition] = [...(element.querySelector('#term-lumens')?.children ?? [])];
  expect(definition?.textContent).toBe('How much light there is </script><b>.');
  // Links to a missing page are left out.
  expect(element.querySelector('#term-hdr')?.textContent).toBe('High dynamic range.');
  expect(body).not.toContain('</script><b>');
});

test('renders an incomplete season', async () => {
  const { text } = await render('/inspiration/seasonal-movie-nights');
  expect(text).toContain('Nosferatu');
  expect(text).toContain('1922');
  expect(text).toContain('Bare season');
});

test('renders a guide with almost no content', async () => {
  const { text } = await render('/blog/second-guide');
  expect(text).toContain('Second guide');
  expect(text).not.toContain('Related Articles');
});

test('renders a site without settings [2.5-4]', async () => {
  const { body } = await renderPage('/blog', { ...(await dataOf('/blog')), site: null }, environment);
  expect(body).toContain('Read Article');
});
