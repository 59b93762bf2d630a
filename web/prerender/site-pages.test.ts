// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hostingConfig } from './hosting.ts';
import { feedXml } from './feed.ts';
import { robotsText, sitemapXml } from './sitemap.ts';
import { aliasRedirects, writtenRedirects } from './redirects.ts';
import { sitePages } from './site-pages.ts';
import { hostedSiteEnvironment, siteEnvironment } from '../test/fixture/environment.ts';
import { fixtureContent } from '../test/fixture/dataset.ts';

const map = await fixtureContent.siteMap();

test('lists a page for each document with a URL', () => {
  expect(sitePages(map).map(({ path }) => path)).toEqual([
    '/',
    '/blog',
    '/blog/first-guide',
    '/blog/second-guide',
    '/accessories',
    '/accessories/screens',
    '/ambiance',
    '/ambiance/bare',
    '/ambiance/wall-paint',
    '/glossary',
    '/inspiration/seasonal-movie-nights',
    '/tools/throw-calculator',
    '/imprint',
    '/privacy',
    '/tools/throw-calculator/embed',
  ]);
});

test("the finder's frame exists only with the finder, and the sitemap lists only the finder", () => {
  const changed = { _id: 'projectorFinderPage', updatedAt: '2026-02-03T00:00:00Z' };
  const pages = sitePages({ ...map, projectorFinder: changed });
  const finders = pages.filter(({ path }) => path.startsWith('/tools/projector-finder'));
  expect(finders.map(({ path, kind }) => [path, kind])).toEqual([
    ['/tools/projector-finder', 'projectorFinder'],
    ['/tools/projector-finder/embed', 'projectorFinderEmbed'],
  ]);
  const xml = sitemapXml('https://example.com', pages, []);
  expect(xml).toContain('<loc>https://example.com/tools/projector-finder</loc>');
  expect(xml).not.toContain('/embed');
});

test('redirects old paths to current ones, unless a page uses the path again [2.3-12]', () => {
  expect(aliasRedirects(map)).toEqual([
    { source: '/blog/old-guide', destination: '/blog/first-guide' },
    { source: '/accessories/projector-screens', destination: '/accessories/screens' },
    { source: '/ambiance/paint', destination: '/ambiance/wall-paint' },
    { source: '/privacy-policy', destination: '/privacy' },
  ]);
});

const written = (...redirects: (typeof map)['redirects']) => writtenRedirects({ ...map, redirects });
const blank = { temporary: null, href: null, page: null };

test("resolves editors' redirects to one step, permanent or temporary", () => {
  expect(
    written(
      { ...blank, from: '/summer', page: { _type: 'article', slug: 'first-guide' } },
      { ...blank, from: '/sale', href: '/summer', temporary: true },
      { ...blank, from: '/shop', href: 'https://other.example/shop' },
    ),
  ).toEqual([
    { source: '/summer', destination: '/blog/first-guide' },
    { source: '/sale', destination: '/blog/first-guide', type: 302 },
    { source: '/shop', destination: 'https://other.example/shop' },
  ]);
});

test('omits redirects in a circle, to nowhere, from a page or from its old path', () => {
  expect(
    written(
      { ...blank, from: '/a', href: '/b' },
      { ...blank, from: '/b', href: '/a' },
      { ...blank, from: '/into-the-circle', href: '/a' },
      { ...blank, from: '/nowhere' },
      { ...blank, from: '/itself', href: '/itself' },
      { ...blank, from: '/blog/first-guide', href: '/glossary' },
      { ...blank, from: '/blog/old-guide', href: '/glossary' },
      { ...blank, from: '/robots.txt', href: '/glossary' },
      { ...blank, from: '/twice', href: '/glossary' },
      { ...blank, from: '/twice', href: '/blog' },
    ),
  ).toEqual([{ source: '/twice', destination: '/glossary' }]);
});

test('hosting answers a temporary redirect with 302', () => {
  const [, season] = hostingConfig(siteEnvironment, [
    { source: '/a', destination: '/b' },
    { source: '/season', destination: '/b', type: 302 },
  ]).redirects;
  expect(season).toEqual({ source: '/season', destination: '/b', type: 302 });
});

test('hosting redirects permanently and takes error reports only if the stage asks for them [2.3-40]', () => {
  const hosting = hostingConfig(siteEnvironment, aliasRedirects(map));
  expect(hosting.redirects.every(({ type }) => type === 301)).toBe(true);
  expect(hosting.rewrites).toEqual([]);
  expect(hostingConfig({ ...hostedSiteEnvironment, reportErrors: true }, []).rewrites).toEqual([
    { source: '/api/errors', function: { functionId: 'takeErrorReport', region: 'us-central1' } },
  ]);
});

test('only the Studio and the Dashboard around it may frame the site', () => {
  const [all] = hostingConfig(hostedSiteEnvironment, []).headers;
  expect(all?.headers).toContainEqual({
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'self' https://studio.example.com https://www.sanity.io",
  });
});

test('any site may frame the embeddable pages, and no other page', () => {
  const { headers } = hostingConfig(hostedSiteEnvironment, []);
  const open = headers.filter((rule) => rule.headers.some(({ value }) => value === 'frame-ancestors *'));
  const frames = ['/tools/throw-calculator/embed', '/tools/projector-finder/embed'];
  expect(open.map(({ source }) => source)).toEqual(frames);
  // Of two headers with the same name, hosting sends the later one.
  const sources = headers.map(({ source }) => source);
  for (const frame of frames) expect(sources.indexOf('**')).toBeLessThan(sources.indexOf(frame));
});

test('the sitemap has full URLs, and robots.txt points to it', () => {
  const xml = sitemapXml('https://example.com', sitePages(map), ['/inspiration/gallery']);
  expect(xml).toContain('<loc>https://example.com/blog/first-guide</loc>');
  expect(xml).toContain('<loc>https://example.com/inspiration/gallery</loc>');
  expect(xml).toContain('<loc>https://example.com/tools/throw-calculator</loc>');
  expect(xml).toContain('<loc>https://example.com/privacy</loc>');
  expect(xml).not.toContain('/embed');
  expect(xml).not.toContain('/admin');
  expect(robotsText('https://example.com')).toContain('Sitemap: https://example.com/sitemap.xml');
  expect(robotsText('https://example.com')).toContain('Sitemap: https://example.com/sitemap-setups.xml');
});

test("the feed lists each guide, latest review first, and escapes editors' text", () => {
  const xml = feedXml('https://example.com', {
    ...map,
    articles: map.articles.map((article, place) => ({ ...article, updatedOn: `2026-0${place + 1}-01` })),
  });
  // Without a known first publication, there is no date.
  expect(xml).not.toContain('<pubDate>');
  expect(xml).toContain('<atom:updated>2026-02-01T12:00:00.000Z</atom:updated>');
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect([...parsed.querySelectorAll('item > link')].map(({ textContent }) => textContent)).toEqual([
    'https://example.com/blog/second-guide',
    'https://example.com/blog/first-guide',
  ]);
  expect(parsed.querySelector('item:last-of-type > title')?.textContent).toBe('First guide </script><b>');
  expect(feedXml('https://example.com', { ...map, articles: [] })).not.toContain('<item>');
  const undated = map.articles.map((article) => ({ ...article, publishedOn: null, updatedOn: null }));
  const items = feedXml('https://example.com', { ...map, articles: undated });
  expect(items.match(/<item>/g)).toHaveLength(2);
  expect(items).not.toMatch(/<atom:updated>|<pubDate>/);
});

test("the feed gives a guide's first publication when it is known", () => {
  const articles = map.articles.map((article) => ({
    ...article,
    publishedOn: '2026-01-05',
    updatedOn: '2026-02-01',
  }));
  expect(feedXml('https://example.com', { ...map, articles })).toContain(
    '<pubDate>Mon, 05 Jan 2026 12:00:00 GMT</pubDate>',
  );
});

test('the sitemap gives texts their review date, and documents unchanged since the import no date', () => {
  const xml = sitemapXml('https://example.com', sitePages(map), []);
  const dayOf = (path: string) =>
    new RegExp(`<loc>https://example.com${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(xml)?.[1];
  expect(dayOf('/blog/first-guide')).toBe('2026-01-01');
  // A sample text has no date, because nobody reviewed it.
  expect(dayOf('/privacy')).toBeUndefined();
  expect(dayOf('/accessories/screens')).toBeUndefined();
});
