import { expect, test } from 'vitest';
import { fixtureContent } from '../test/fixture/dataset.ts';
import { earlierRedirects, publishedAddresses, readAddresses } from './published-addresses.ts';
import { aliasRedirects } from './redirects.ts';

const map = await fixtureContent.siteMap();

/** The fixture with new slugs for some of its guides and no aliases. */
function moved(slugs: Readonly<Record<string, string>>): typeof map {
  return {
    ...map,
    articles: map.articles.map((article) => ({ ...article, slug: slugs[article.slug] ?? article.slug })),
  };
}

/** The redirects after several builds in a row, without those of editors. */
function redirectsOf(...builds: (typeof map)[]) {
  const addresses = builds.reduce((before, each) => publishedAddresses(each, before), {});
  const last = builds.at(-1) ?? map;
  return earlierRedirects(last, addresses, aliasRedirects(last)).map(
    ({ source, destination }) => `${source} ${destination}`,
  );
}

test('adds no redirects when no page moved', () => {
  expect(redirectsOf(map, map)).toEqual([]);
});

test('redirects a changed slug without an alias in each later build', () => {
  const once = moved({ 'first-guide': 'newer' });
  expect(redirectsOf(map, once)).toEqual(['/blog/first-guide /blog/newer']);
  expect(redirectsOf(map, once, once)).toEqual(['/blog/first-guide /blog/newer']);
});

test('redirects both old paths after two moves, and none after a move back', () => {
  const [once, twice] = [moved({ 'first-guide': 'newer' }), moved({ 'first-guide': 'newest' })];
  expect(redirectsOf(map, once, twice)).toEqual([
    '/blog/newer /blog/newest',
    '/blog/first-guide /blog/newest',
  ]);
  expect(redirectsOf(map, once, map)).toEqual(['/blog/newer /blog/first-guide']);
});

test('does not redirect a path that another page has taken', () => {
  const swapped = moved({ 'first-guide': 'second-guide', 'second-guide': 'first-guide' });
  expect(redirectsOf(map, swapped)).toEqual([]);
});

test('does not redirect a deleted page, and restores its redirects when it returns', () => {
  const without = { ...map, articles: map.articles.filter(({ slug }) => slug !== 'first-guide') };
  expect(redirectsOf(map, without)).toEqual([]);
  expect(redirectsOf(map, without, moved({ 'first-guide': 'newer' }))).toEqual([
    '/blog/first-guide /blog/newer',
  ]);
});

test('refuses an invalid file and a path to another site', () => {
  const written = publishedAddresses(map, {});
  expect(readAddresses(JSON.stringify(written))).toEqual(written);
  expect(() => readAddresses('<!doctype html>')).toThrow('JSON');
  expect(() => readAddresses('null')).toThrow('holds no addresses');
  for (const path of ['//other.example', 'https://other.example', '/\\other.example', 7])
    expect(() => readAddresses(JSON.stringify({ a: { path, earlier: [] } }))).toThrow('no addresses for a');
});
