// @vitest-environment jsdom
/** A page that an editor hides stays at its address, and nothing that the site makes by itself leads to it. */
import { expect, test } from 'vitest';
import { feedXml } from '../prerender/feed.ts';
import { kitCatalog } from '../prerender/kit-catalog.ts';
import { searchEntries } from '../prerender/search-index.ts';
import { sitePages } from '../prerender/site-pages.ts';
import { sitemapXml } from '../prerender/sitemap.ts';
import { renderPage } from '../src/app/entry-server.tsx';
import { contentOf } from './fixture/content-of.ts';
import { environment } from './fixture/environment.ts';

const PREFIXES = {
  article: '/blog/',
  infoPage: '/',
  ambiancePage: '/ambiance/',
  accessoryCategory: '/accessories/',
} as const;

const HIDDEN = Object.values(PREFIXES).map((prefix) => `${prefix}a-hidden`);

/** Words of every link that an editor makes here. */
const BY_HAND = 'Linked by hand';

const to = (id: string) => ({ _type: 'reference', _ref: id, _key: id });
const byHand = (id: string) => ({ _type: 'linkButton', _key: id, label: BY_HAND, page: to(id) });

/** A page of each kind. @param slug also its id, after the type */
function pagesCalled(slug: string, more: object) {
  return Object.keys(PREFIXES).map((type) => ({
    _id: `${type}-${slug}`,
    _type: type,
    title: `The ${type} ${slug}`,
    slug: { current: slug },
    description: `About ${slug}.`,
    category: 'Buying Guides',
    place: 'indoor',
    author: to('author'),
    updatedOn: '2026-02-01',
    faqs: [to('faq')],
    shelves: [{ _type: 'productShelf', _key: 's', heading: 'Shelf', products: [to('paint')] }],
    ...more,
  }));
}

/** Text with a link to the hidden guide. */
const text = [
  {
    _type: 'block',
    _key: 'b',
    style: 'normal',
    markDefs: [{ _type: 'internalLink', _key: 'm', target: to('article-a-hidden') }],
    children: [{ _type: 'span', _key: 's', text: BY_HAND, marks: ['m'] }],
  },
];

/** The site with a hidden page of each kind and an open one, which choose each other wherever they can. */
function documents(unlisted: boolean) {
  return [
    ...pagesCalled('a-hidden', {
      unlisted,
      body: [{ _type: 'productCard', _key: 'p', _ref: 'cable' }],
      shelves: [{ _key: 's', products: [{ _key: 'p', _ref: 'cable' }] }],
    }),
    ...pagesCalled('open', {
      body: text,
      related: [to('article-a-hidden')],
      callToAction: byHand('article-a-hidden'),
    }).map((page) => (page._type === 'ambiancePage' ? { ...page, related: [] } : page)),
    {
      _id: 'homePage',
      _type: 'homePage',
      seoTitle: 'Home',
      sections: [
        {
          _type: 'guideCards',
          _key: 'g',
          heading: 'Guides',
          articles: [to('article-a-hidden'), to('article-open')],
        },
        { _type: 'guideCards', _key: 'all', heading: 'All hidden', articles: [to('article-a-hidden')] },
        {
          _type: 'categoryGrid',
          _key: 'c',
          heading: 'Shop',
          categories: [to('accessoryCategory-a-hidden'), to('accessoryCategory-open')],
        },
        { _type: 'prose', _key: 'p', heading: 'Prose', body: text },
      ],
    },
    { _id: 'siteSettings', _type: 'siteSettings', brand: 'Lumen & Throw' },
    {
      _id: 'navigation',
      _type: 'navigation',
      links: [{ ...byHand('infoPage-a-hidden'), _type: 'navigationLink' }],
    },
    {
      _id: 'ambianceHub',
      _type: 'ambianceHub',
      title: 'Ambiance',
      indoor: { heading: 'Indoor', items: [{ _key: 'i', title: 'Idea' }] },
    },
    { _id: 'throwCalculatorPage', _type: 'throwCalculatorPage', related: [to('article-a-hidden')] },
    { _id: 'author', _type: 'author', name: 'Ada', slug: { current: 'ada' } },
    { _id: 'cable', _type: 'product', name: 'Cable', kind: 'cable' },
    { _id: 'faq', _type: 'faq', question: 'How far?', answer: 'Far enough.' },
    {
      _id: 'mount',
      _type: 'product',
      name: 'Mount',
      kind: 'mount',
      category: to('accessoryCategory-a-hidden'),
    },
    {
      _id: 'paint',
      _type: 'product',
      name: 'Paint',
      kind: 'ambiance',
      category: to('accessoryCategory-a-hidden'),
    },
  ];
}

const hidden = contentOf(documents(true));
const shown = contentOf(documents(false));

/** All pages of a site, as the build renders them. */
async function rendered(content: typeof hidden) {
  const [site, map] = await Promise.all([content.site(), content.siteMap()]);
  const pages = await Promise.all(
    sitePages(map).map(async ({ path, kind, parameters }) => {
      const page = await content.page(kind, parameters);
      const { head, body } = await renderPage(path, { kind, page, site }, environment);
      const shell = new DOMParser().parseFromString(`<head>${head}</head><body>${body}</body>`, 'text/html');
      return [path, shell] as const;
    }),
  );
  return new Map(pages);
}

const [pages, pagesShown] = [await rendered(hidden), await rendered(shown)];

function linksTo(page: Document | undefined, path: string): HTMLAnchorElement[] {
  return [...(page?.querySelectorAll('a') ?? [])].filter(({ pathname }) => pathname === path);
}

const structuredData = (page: Document | undefined): string[] =>
  [...(page?.querySelectorAll('script[type="application/ld+json"]') ?? [])].map((script) => script.innerHTML);

test.each(HIDDEN)('%s stays at its address, with a preview for links and noindex', (path) => {
  const page = pages.get(path);
  expect(page?.querySelector('h1')?.textContent).toContain('a-hidden');
  expect(page?.querySelectorAll('meta[name="robots"][content="noindex"]')).toHaveLength(1);
  expect(page?.querySelector('meta[property="og:title"]')).not.toBeNull();
  expect(structuredData(page)).toEqual([]);
  expect(pagesShown.get(path)?.querySelector('meta[name="robots"]')).toBeNull();
  expect(structuredData(pagesShown.get(path))).not.toEqual([]);
});

test('overviews, cards and related guides leave hidden pages out; links made by hand stay', () => {
  const leading = (site: typeof pages) =>
    [...site].flatMap(([from, page]) =>
      HIDDEN.filter((path) => path !== from).flatMap((path) =>
        linksTo(page, path)
          .filter((link) => !link.textContent?.includes(BY_HAND))
          .map(() => `${from} to ${path}`),
      ),
    );
  expect(leading(pages)).toEqual([]);
  expect(new Set(leading(pagesShown))).toEqual(
    new Set([
      '/ to /blog/a-hidden',
      '/ to /accessories/a-hidden',
      '/blog to /blog/a-hidden',
      '/blog/open to /blog/a-hidden',
      '/authors/ada to /blog/a-hidden',
      '/accessories to /accessories/a-hidden',
      '/ambiance to /ambiance/a-hidden',
      '/tools/throw-calculator to /blog/a-hidden',
    ]),
  );
  const byHandIn = (part: string, from: string, path: string) =>
    linksTo(pages.get(from), path).filter((link) => link.closest(part) !== null).length;
  expect(byHandIn('main', '/', '/blog/a-hidden')).toBe(1);
  expect(byHandIn('header', '/', '/a-hidden')).toBeGreaterThan(0);
  // In its text and at its end.
  expect(byHandIn('main', '/blog/open', '/blog/a-hidden')).toBe(2);
});

test('a section and a band without any guide left are not shown', () => {
  expect(pages.get('/')?.body.textContent).not.toContain('All hidden');
  expect(pagesShown.get('/')?.body.textContent).toContain('All hidden');
  expect(pages.get('/blog/open')?.body.textContent).not.toContain('Related Articles');
});

test('the sitemap, the feed and the search know no hidden page', async () => {
  const filesOf = async (content: typeof hidden) => {
    const map = await content.siteMap();
    return {
      sitemap: sitemapXml('https://example.com', sitePages(map), []),
      feed: feedXml('https://example.com', map),
      search: JSON.stringify(searchEntries(await content.searched())),
      kit: JSON.stringify(kitCatalog(await content.kit())),
    };
  };
  const [without, whole] = [await filesOf(hidden), await filesOf(shown)];
  for (const text of Object.values(without)) expect(text).not.toContain('a-hidden');
  for (const text of Object.values(whole)) expect(text).toContain('a-hidden');
  expect(without.sitemap).toContain('/blog/open');
  expect(without.feed).toContain('/blog/open');
});

test('a product of a hidden page leads to the next page it is on, or nowhere', async () => {
  const hrefOf = async (content: typeof hidden, name: string) =>
    searchEntries(await content.searched()).find(({ title }) => title === name)?.href;
  expect(await hrefOf(shown, 'Paint')).toBe('/accessories/a-hidden#paint');
  expect(await hrefOf(hidden, 'Paint')).toBe('/ambiance/open#paint');
  expect(await hrefOf(hidden, 'Mount')).toBeUndefined();
  expect(await hrefOf(shown, 'Cable')).toBe('/ambiance/a-hidden#cable');
  expect(await hrefOf(hidden, 'Cable')).toBeUndefined();
});

test('a question of a hidden guide is marked up on the next guide that has it', () => {
  const marked = (site: typeof pages) =>
    [...site].filter(([, page]) => structuredData(page).join('').includes('FAQPage')).map(([path]) => path);
  expect(marked(pagesShown)).toEqual(['/blog/a-hidden']);
  expect(marked(pages)).toEqual(['/blog/open']);
});

test('a page that chose a hidden guide is still made from it, to show it once it is not hidden', async () => {
  const guide = await hidden.page('article', { slug: 'open' });
  expect(JSON.stringify(guide)).toContain('"_id":"article-a-hidden","unlisted":true');
});
