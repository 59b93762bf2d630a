import { expect, test } from 'vitest';
import { PAGE_QUERIES } from '../src/app/page-queries.ts';
import { guidesOnPage } from '../src/shared/content-api/guides-on-page.ts';
import { siteQuery } from '../src/shared/content-api/site-query.ts';
import { queryReads } from './query-reads.ts';

test.each([
  ['*[_type == "a" && _id == "one"][0]{title}', { ids: ['one'], types: [] }],
  ['*[_type == "a" && slug.current == $slug] | order(_id)[0]{title}', { ids: [], types: [] }],
  ['*[_type == "a"] | order(title)[0...4]{title}', { ids: [], types: ['a'] }],
  ['*[_type in ["b", "a"]]', { ids: [], types: ['a', 'b'] }],
  ['count(*[_type == "a" && kind == "b"])', { ids: [], types: ['a'] }],
  ['*[(_type == "a" && x == 1) && (y in z)]', { ids: [], types: ['a'] }],
  [
    '*[_type == "a" && slug.current == $slug][0]{"more": *[_type == "b" && c == ^.c]}',
    { ids: [], types: ['b'] },
  ],
])('%s', (query, reads) => {
  expect(queryReads(query)).toEqual(reads);
});

test('refuses a query over all types', () => {
  expect(() => queryReads('*[defined(slug.current)]')).toThrow('A query lists every type');
});

test('knows the types that each page lists', () => {
  expect(queryReads(PAGE_QUERIES.glossary)).toEqual({ ids: ['glossaryPage'], types: ['glossaryTerm'] });
  expect(queryReads(PAGE_QUERIES.article).types).toContain('glossaryTerm');
  expect(queryReads(PAGE_QUERIES.accessoryCategory)).toEqual({ ids: [], types: ['product'] });
  expect(queryReads(siteQuery)).toEqual({ ids: ['navigation', 'siteSettings'], types: ['siteTexts'] });
  for (const query of Object.values(PAGE_QUERIES))
    expect(() => queryReads(query, guidesOnPage(1))).not.toThrow();
  const ofOverview = { ids: ['blogPage'], types: ['article'] };
  expect(queryReads(PAGE_QUERIES.blogPage, guidesOnPage(2))).toEqual(ofOverview);
});
