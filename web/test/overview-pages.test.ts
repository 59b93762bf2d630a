// @vitest-environment jsdom
/** The guides' overview with more guides than a page has, and the pages that a publish makes anew. */
import { expect, test } from 'vitest';
import { blogPageHref } from '@lumen-throw/domain/blog-pages';
import { askPage } from '../prerender/page-renderer.ts';
import { isConcerned } from '../prerender/rendered-site.ts';
import { sitePages } from '../prerender/site-pages.ts';
import { sitemapXml } from '../prerender/sitemap.ts';
import { renderPage } from '../src/app/entry-server.tsx';
import { GUIDES_PER_PAGE, guidesOnPage } from '../src/shared/content-api/guides-on-page.ts';
import { contentOf } from './fixture/content-of.ts';
import { environment } from './fixture/environment.ts';
import { hrefs, words } from './fixture/seed-site.ts';

const AUTHOR = { _id: 'author', _type: 'author', name: 'Ada', slug: { current: 'ada' } };
const HEAD = { _id: 'blogPage', _type: 'blogPage', title: 'Guides', intro: 'What to read first.' };

/** A guide of its own day; the first is the oldest. @param more fields of its own */
function guide(number: number, more: object = {}) {
  return {
    _id: `article-${number}`,
    _type: 'article',
    title: `Guide ${number}`,
    slug: { current: `guide-${number}` },
    category: number % 2 ? 'Buying Guides' : 'Setup Guides',
    author: { _type: 'reference', _ref: AUTHOR._id },
    updatedOn: new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10),
    ...more,
  };
}

const guides = (count: number) => Array.from({ length: count }, (_, index) => guide(index + 1));

/** One more than two pages, and one that an editor hides. */
const COUNT = 2 * GUIDES_PER_PAGE + 1;
const documents = [AUTHOR, HEAD, ...guides(COUNT), guide(COUNT + 1, { unlisted: true })];
const content = contentOf(documents);

async function overviewOf(all: readonly object[]) {
  const pages = sitePages(await contentOf(all).siteMap());
  return pages.filter(({ kind }) => kind === 'blog' || kind === 'blogPage');
}

const overview = await overviewOf(documents);

async function opened(path: string) {
  const page = sitePages(await content.siteMap()).find((one) => one.path === path);
  if (!page) throw new Error(`there is no ${path}`);
  const data = { site: null, kind: page.kind, page: await content.page(page.kind, page.parameters) };
  const { head, body } = await renderPage(path, data, environment);
  const shown = new DOMParser().parseFromString(`${head}${body}`, 'text/html');
  const cards = [...shown.querySelectorAll('main article h3')].map((title) => Number(words(title).slice(6)));
  return { shown, cards, main: shown.querySelector('main'), nav: shown.querySelector('main nav') };
}

test('each guide is on one page of the overview, the latest reviewed first', async () => {
  expect(overview.map(({ path }) => path)).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
  const shown = await Promise.all(overview.map(async ({ path }) => (await opened(path)).cards));
  expect(shown.map((cards) => cards.length)).toEqual([GUIDES_PER_PAGE, GUIDES_PER_PAGE, 1]);
  // Within a page, guides are grouped by category.
  const sorted = shown.map((cards) => cards.toSorted((a, b) => b - a));
  expect(sorted.flat()).toEqual(Array.from({ length: COUNT }, (_, index) => COUNT - index));
});

test('the site map tells the same guides of a page as its query', async () => {
  for (const page of overview) {
    const asked = await askPage(content, page);
    const ids = asked && 'articles' in asked.page ? asked.page.articles?.map((one) => one?._id) : null;
    expect(ids).toEqual(page.overview?.guides);
  }
});

test('a later page has its own title, canonical URL and way up, and no intro', async () => {
  const { shown } = await opened('/blog/page/2');
  expect(words(shown.querySelector('h1'))).toBe('Guides, page 2');
  expect(shown.title).toBe('Guides, page 2');
  expect(shown.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    new URL('/blog/page/2', environment.siteUrl).href,
  );
  expect(shown.querySelector('script[type="application/ld+json"]')?.textContent).toContain('"name":"Guides"');
  expect(shown.body.textContent).not.toContain('What to read first.');
  const first = await opened('/blog');
  expect(words(first.shown.querySelector('h1'))).toBe('Guides');
  expect(first.shown.body.textContent).toContain('What to read first.');
});

test('links lead to the other pages and say which is shown', async () => {
  const { nav } = await opened('/blog/page/2');
  expect(nav?.getAttribute('aria-label')).toBe('Pages of guides');
  const links = [...(nav?.querySelectorAll('a') ?? [])].map((link) =>
    [link.getAttribute('aria-label'), link.getAttribute('href'), link.getAttribute('aria-current')].join(' '),
  );
  expect(links).toEqual([
    'Previous page /blog ',
    'Page 1 /blog ',
    'Page 2 /blog/page/2 page',
    'Page 3 /blog/page/3 ',
    'Next page /blog/page/3 ',
  ]);
  expect(hrefs((await opened('/blog')).nav)).not.toContain(blogPageHref(0));
  expect(hrefs((await opened('/blog/page/3')).nav)).not.toContain('/blog/page/4');
});

/** The dots before a number, which stand for others. */
function dots(item: Element): string {
  return getComputedStyle(item, '::before').content.includes('…') ? '…' : '';
}

test.each([
  [1, ['1', '…84']],
  [2, ['1', '2', '…84']],
  [3, ['1', '2', '3', '…84']],
  [40, ['1', '…40', '…84']],
  [82, ['1', '…82', '83', '84']],
])('page %i of 84 has the links %j', async (number, expected) => {
  const page = { head: null, count: 2003, articles: [] };
  const data = { site: null, kind: 'blogPage', page } as const;
  const { body, style } = await renderPage(blogPageHref(number), data, environment);
  document.body.innerHTML = `<style>${style}</style>${body}`;
  const items = [...document.querySelectorAll('main nav li')].filter((item) => words(item) !== '');
  expect(items.map((item) => `${dots(item)}${words(item)}`)).toEqual(expected);
});

test.each([0, 1, GUIDES_PER_PAGE])('%s guides have one page, without links to others', async (count) => {
  const few = contentOf([HEAD, ...guides(count)]);
  expect((await overviewOf([HEAD, ...guides(count)])).map(({ path }) => path)).toEqual(['/blog']);
  const page = await few.page('blog', guidesOnPage(1));
  expect(page).toMatchObject({ head: { title: 'Guides' } });
  const { body } = await renderPage('/blog', { site: null, kind: 'blog', page }, environment);
  expect(body).not.toContain('Pages of guides');
  expect(await few.page('blogPage', guidesOnPage(2))).toBeNull();
});

test('behind the last page is none', async () => {
  expect(await content.page('blogPage', guidesOnPage(3))).not.toBeNull();
  expect(await content.page('blogPage', guidesOnPage(4))).toBeNull();
});

test('the sitemap has each page; a later one has no date', () => {
  const xml = sitemapXml('https://example.com', overview, []);
  expect(xml).toMatch(/<loc>https:\/\/example\.com\/blog<\/loc><lastmod>/);
  expect(xml).toContain('<url><loc>https://example.com/blog/page/3</loc></url>');
});

/** Paths of the pages of the overview that are asked for after a publish. */
async function askedAfter(all: readonly object[], ...changed: string[]) {
  const known = new Map(
    await Promise.all(
      overview.map(async (page) => {
        const asked = await askPage(content, page);
        if (!asked || !page.overview) throw new Error(`${page.path} has no content`);
        return [page.path, { ...asked.from, hash: '', overview: page.overview }] as const;
      }),
    ),
  );
  const types = new Map(changed.map((id) => [id, id === HEAD._id ? HEAD._type : 'article']));
  const pages = await overviewOf(all);
  return pages.filter((page) => isConcerned(page, known.get(page.path), types)).map(({ path }) => path);
}

test('a publish asks for the pages of the overview that it changes, and no other', async () => {
  const without = (id: string) => documents.filter(({ _id }) => _id !== id);
  // The latest guide of the second page.
  const own = COUNT - GUIDES_PER_PAGE;
  const id = `article-${own}`;
  expect(await askedAfter(documents, id)).toEqual(['/blog/page/2']);
  expect(await askedAfter(documents, `article-${COUNT + 1}`)).toEqual([]);
  expect(await askedAfter(documents, HEAD._id)).toHaveLength(3);
  // Reviewed again, it goes to the first page, which has another go to the second.
  expect(await askedAfter([...without(id), guide(own, { updatedOn: '2027-01-01' })], id)).toEqual([
    '/blog',
    '/blog/page/2',
  ]);
  // The last page is gone with its only guide, which the links of the others tell.
  expect(await askedAfter(without('article-1'), 'article-1')).toEqual(['/blog', '/blog/page/2']);
  expect(await askedAfter([...documents, guide(COUNT + 2)], `article-${COUNT + 2}`)).toHaveLength(3);
});

test("an author's page has the latest guides, and says how many there are", async () => {
  const { cards, main } = await opened('/authors/ada');
  expect(cards).toEqual(Array.from({ length: GUIDES_PER_PAGE }, (_, index) => COUNT - index));
  expect(words(main?.querySelector('h2'))).toBe(`The latest ${GUIDES_PER_PAGE} of ${COUNT} guides by Ada`);
});
