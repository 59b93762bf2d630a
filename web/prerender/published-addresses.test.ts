import { expect, test } from 'vitest';
import { fixtureContent } from '../test/fixture/dataset.ts';
import { earlierRedirects, publishedAddresses, readAddresses } from './published-addresses.ts';
import { aliasRedirects } from './redirects.ts';

const map = await fixtureContent.siteMap();

/** The fixture with other slugs for some of its guides, without a word about the old ones. */
function moved(slugs: Readonly<Record<string, string>>): typeof map {
  return {
    ...map,
    articles: map.articles.map((article) => ({ ...article, slug: slugs[article.slug] ?? article.slug })),
  };
}

/** What three builds in a row redirect, besides what editors let redirect. */
function redirectsOf(...builds: (typeof map)[]) {
  const addresses = builds.reduce((before, each) => publishedAddresses(each, before), {});
  const last = builds.at(-1) ?? map;
  return earlierRedirects(last, addresses, aliasRedirects(last)).map(
    ({ source, destination }) => `${source} ${destination}`,
  );
}

test('where nothing moved nothing is redirected', () => {
  expect(redirectsOf(map, map)).toEqual([]);
});

test('an address that changed without a word leads to the new one, in every later build', () => {
  const once = moved({ 'first-guide': 'newer' });
  expect(redirectsOf(map, once)).toEqual(['/blog/first-guide /blog/newer']);
  expect(redirectsOf(map, once, once)).toEqual(['/blog/first-guide /blog/newer']);
});

test('after two moves both addresses lead to the last one, and back at the first it redirects no more', () => {
  const [once, twice] = [moved({ 'first-guide': 'newer' }), moved({ 'first-guide': 'newest' })];
  expect(redirectsOf(map, once, twice)).toEqual([
    '/blog/newer /blog/newest',
    '/blog/first-guide /blog/newest',
  ]);
  expect(redirectsOf(map, once, map)).toEqual(['/blog/newer /blog/first-guide']);
});

test('an address that another page has taken is that page', () => {
  const swapped = moved({ 'first-guide': 'second-guide', 'second-guide': 'first-guide' });
  expect(redirectsOf(map, swapped)).toEqual([]);
});

test('a page that is gone redirects nowhere, and comes back with its old addresses', () => {
  const without = { ...map, articles: map.articles.filter(({ slug }) => slug !== 'first-guide') };
  expect(redirectsOf(map, without)).toEqual([]);
  expect(redirectsOf(map, without, moved({ 'first-guide': 'newer' }))).toEqual([
    '/blog/first-guide /blog/newer',
  ]);
});

test('what is no file of addresses is refused, and so is a path to another site', () => {
  const written = publishedAddresses(map, {});
  expect(readAddresses(JSON.stringify(written))).toEqual(written);
  expect(() => readAddresses('<!doctype html>')).toThrow('JSON');
  expect(() => readAddresses('null')).toThrow('holds no addresses');
  for (const path of ['//other.example', 'https://other.example', '/\\other.example', 7])
    expect(() => readAddresses(JSON.stringify({ a: { path, earlier: [] } }))).toThrow('no addresses for a');
});
