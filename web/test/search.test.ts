// @vitest-environment jsdom
/** The search of the site that the seed makes: what its index holds, how large it is, and what it finds. */
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { searchEntries, searchIndexJson } from '../prerender/search-index.ts';
import { openSearchEngine, type SearchEngine } from '../src/layout/search/search-engine.ts';
import { entryKey, readSearchFile, type SearchFile } from '../src/layout/search/search-entry.ts';
import { STATIC_PATHS } from '@lumen-throw/domain/shell-paths';
import { renderSeedPage, seedPages, seedSearched } from './fixture/seed-site.ts';

/** KiB of brotli that the index may weigh. */
const BUDGET = 60;

const content = await seedSearched();
const json = searchIndexJson(content);
const entries = readSearchFile(JSON.parse(json) as SearchFile);
let engine: SearchEngine;

beforeAll(async () => {
  engine = await openSearchEngine(entries);
});

/** Titles of what is found first. */
function titles(words: string, most = 3): string[] {
  return engine.find(words, most).map(({ title }) => title);
}

test('the index weighs at most 60 KiB, and reads back as it was', () => {
  expect(brotliCompressSync(json).length / 1024).toBeLessThanOrEqual(BUDGET);
  expect(entries).toEqual(searchEntries(content));
});

test('no two entries are taken for one', () => {
  expect(new Set(entries.map(entryKey)).size).toBe(entries.length);
});

test('it has each guide with its chapters, each projector, product and term, and the pages', () => {
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  const chapters = content.guides.flatMap(({ body }) => body ?? []).filter(({ style }) => style === 'h2');
  expect(chapters.length).toBeGreaterThan(50);
  expect(count('guide')).toBe(content.guides.length + chapters.length);
  expect(count('projector')).toBe(content.projectors.length);
  expect(count('product')).toBe(content.products.length);
  expect(count('term')).toBe(content.terms.length);
  const pages = new Set(entries.filter(({ kind }) => kind === 'page').map(({ href }) => href));
  const listed = [
    ...seedPages.flatMap(({ path, unlisted }) => (unlisted ? [] : [path])),
    '/inspiration/gallery',
  ];
  const ofOthers = /^\/(?:$|blog\/|projectors\/)/;
  expect(listed.filter((path) => !ofOthers.test(path) && !pages.has(path))).toEqual([]);
});

test('every address is a page of the site, and every place is on it once', async () => {
  const known = new Set([...seedPages.map(({ path }) => path), ...STATIC_PATHS]);
  const wrong: string[] = [];
  const places = new Map<string, string[]>();
  for (const { href } of entries) {
    const { pathname, hash } = new URL(href, 'https://example.com');
    if (!known.has(pathname)) wrong.push(href);
    else if (hash) places.set(pathname, [...(places.get(pathname) ?? []), decodeURIComponent(hash.slice(1))]);
  }
  expect(places.size).toBeGreaterThan(20);
  for (const [path, ids] of places) {
    const { body } = await renderSeedPage(path);
    const found = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    for (const id of ids) if (found.filter((each) => each === id).length !== 1) wrong.push(`${path}#${id}`);
  }
  expect(wrong).toEqual([]);
});

test('a figure that a text takes from a projector is searched as readers see it', () => {
  const mention = content.guides
    .flatMap(({ slug, body }) => (body ?? []).map((block) => ({ slug, block })))
    .find(({ block }) => block.children?.some((child) => 'figure' in child));
  expect(mention?.slug).toBe('portable-vs-home-theater');
  // The unit is a word of the figure alone: the guides themselves write "lumens".
  const said = entries.filter(
    ({ href, words }) => href.startsWith('/blog/') && words.split(' ').includes('lm'),
  );
  expect(said.map(({ href }) => href)).toEqual([
    '/blog/portable-vs-home-theater#light-matters-more-than-sharpness',
  ]);
});

test('it holds words and not texts: each once, none that is shown, none that says nothing', () => {
  for (const { title, line, words } of entries) {
    const held = words.split(' ').filter(Boolean);
    expect(held).toEqual([...new Set(held)].toSorted());
    const shown = new Set(`${title} ${line}`.toLowerCase().split(/[^\p{L}\p{N}]+/u));
    expect(held.filter((word) => shown.has(word) || word === 'the' || word === 'and')).toEqual([]);
  }
});

test.each([
  ['throw ratio', 'throw ratio'],
  ['5050ub', 'Epson Home Cinema 5050UB'],
  ['epson 5050', 'Epson Home Cinema 5050UB'],
  ['TW7100', 'Epson EH-TW7100'],
  ['tw 7100', 'Epson EH-TW7100'],
  ['glossary', 'Projector Terminology Glossary A-Z'],
  ['throw calculator', 'Projector Throw Calculator'],
  ['halloween', 'Halloween'],
])('“%s” finds %s first', (words, title) => {
  expect(titles(words, 1)).toEqual([title]);
});

test.each([
  ['keystonne', /keystone/i],
  ['brigtness', /bright/i],
  ['porjector screan', /screen/i],
  ['acustic', /acoustic/i],
  ['lumens in dalight', /daylight/i],
])('“%s” is mistyped, and still finds what is meant', (words, meant) => {
  const [first] = engine.find(words, 1);
  expect(`${first?.title} ${first?.line} ${first?.words}`).toMatch(meant);
});

test('what is being typed is found by its beginning', () => {
  expect(titles('keys', 5).join(' ')).toMatch(/keystone/i);
  expect(titles('lum', 8).join(' ')).toMatch(/lumens/i);
});

test('a number that is nearly right is not another model', () => {
  expect(titles('5050ub', 1)).toEqual(['Epson Home Cinema 5050UB']);
  expect(titles('5059ub', 20)).toEqual([]);
});

test('where nothing has all of the words, something that has some comes', () => {
  expect(engine.find('xylophone lumens', 3).length).toBe(3);
});

test('words that say nothing, and words that nothing has, find nothing', () => {
  for (const words of ['', '   ', 'the of and', '???', 'xylophonist'])
    expect(engine.find(words, 5)).toEqual([]);
});
