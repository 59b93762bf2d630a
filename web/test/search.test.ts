// @vitest-environment jsdom
/** The search of the seed's site: its index's content and size, and its results. */
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { filtersFrom, LIST_COLUMNS } from '../src/features/projectors/list/projector-filters.ts';
import { readAddress } from '../src/features/calculator/address/address.ts';
import { RESULT_TEXTS } from '../src/layout/search/result-texts.ts';
import { searchEntries, searchIndexJson } from '../prerender/search-index.ts';
import { finderWish } from '../src/layout/search/finder-wish.ts';
import { matchingSentence } from '../src/layout/search/matching-sentence.ts';
import { openSearchEngine, type SearchEngine } from '../src/layout/search/search-engine.ts';
import { entryKey, readSearchFile, type SearchFile } from '../src/layout/search/search-entry.ts';
import { searchWords, withoutEnding } from '../src/layout/search/search-words.ts';
import { STATIC_PATHS } from '@lumen-throw/domain/shell-paths';
import { FORUM_QUESTIONS } from './fixture/forum-questions.ts';
import { contentOf } from './fixture/content-of.ts';
import { renderSeedPage, seedPages, seedSearched } from './fixture/seed-site.ts';

/** Maximum KiB of brotli of the index. */
const BUDGET = 80;

const content = await seedSearched();
const json = searchIndexJson(content);
const file = readSearchFile(JSON.parse(json) as SearchFile);
const { entries } = file;
let engine: SearchEngine;

beforeAll(async () => {
  engine = await openSearchEngine(file);
});

const nearest = (words: string): string[] => engine.nearest(words, 3).map(({ title }) => title);

/** Titles of the first results. */
function titles(words: string, most = 3): string[] {
  return engine.find(words, most).map(({ title }) => title);
}

test('the index is at most 80 KiB and decodes to its entries', () => {
  expect(brotliCompressSync(json).length / 1024).toBeLessThanOrEqual(BUDGET);
  expect(entries).toEqual(searchEntries(content));
});

test('no line says "from" twice, as one of a lens with one known end would', () => {
  expect(entries.filter(({ line }) => /from from/.test(line)).map(({ line }) => line)).toEqual([]);
});

test('a kind of projector leads to its real models', () => {
  const onHome = new Set((content.home ?? []).flatMap(({ products }) => products));
  const kinds = content.products.filter(({ _id, category }) => onHome.has(_id) && !category);
  expect(kinds.length).toBeGreaterThan(5);
  expect(entries.filter(({ href }) => href === '/')).toEqual([]);
  const budget = entries.find(({ title }) => title === 'Budget portable projector');
  expect(budget?.href).toBe('/projectors?kind=portable');
});

/** A guide with a card of the stand. */
function guide(slug: string, more: object = {}) {
  return {
    _id: `article-${slug}`,
    _type: 'article',
    title: slug,
    slug: { current: slug },
    body: [{ _type: 'productCard', _key: 'p', _ref: 'stand' }],
    ...more,
  };
}

test('a product that only guides have leads to the first of them', async () => {
  const stand = { _id: 'stand', _type: 'product', name: 'Floor stand' };
  const documents = [
    stand,
    guide('c'),
    guide('b'),
    guide('a', { unlisted: true }),
    guide('d', { body: null }),
  ];
  const product = searchEntries(await contentOf(documents).searched()).find(({ kind }) => kind === 'product');
  expect(product).toMatchObject({ title: 'Floor stand', href: '/blog/b' });
});

test('entries are unique', () => {
  expect(new Set(entries.map(entryKey)).size).toBe(entries.length);
});

test('the index has all guides with chapters, projectors, products, terms and pages', () => {
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

test('each address is a page of the site, and each anchor occurs once on its page', async () => {
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

test("indexes a projector's figure in a text as readers see it", () => {
  const mention = content.guides
    .flatMap(({ slug, body }) => (body ?? []).map((block) => ({ slug, block })))
    .find(({ block }) => block.children?.some((child) => 'figure' in child));
  expect(mention?.slug).toBe('portable-vs-home-theater');
  // The unit occurs only in the figure: the guides themselves write "lumens".
  const said = entries.filter(
    ({ href, text }) => href.startsWith('/blog/') && searchWords(text).includes('lm'),
  );
  expect(said.map(({ href }) => href)).toEqual([
    '/blog/portable-vs-home-theater#light-matters-more-than-sharpness',
  ]);
});

test('a preset of the calculator is found by its name, and leads to the calculator filled in', () => {
  const found = engine.find('optoma gt1080', 5).find(({ kind }) => kind === 'page');
  expect(found?.href).toBe('/tools/throw-calculator?preset=optoma-gt1080');
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
])('finds the intended result for mistyped “%s”', (words, meant) => {
  const [first] = engine.find(words, 1);
  expect(`${first?.title} ${first?.line} ${first?.text}`).toMatch(meant);
});

test('finds an incomplete word by its beginning', () => {
  expect(titles('keys', 5).join(' ')).toMatch(/keystone/i);
  expect(titles('lum', 8).join(' ')).toMatch(/lumens/i);
});

test('does not match a model with a similar number', () => {
  expect(titles('5050ub', 1)).toEqual(['Epson Home Cinema 5050UB']);
  expect(titles('5059ub', 20)).toEqual([]);
});

test('does not take a short number for the beginning of another', () => {
  const matched = engine.find('12 feet to the wall', 40).find(({ terms }) => terms.includes('120'));
  expect(matched).toBeUndefined();
  expect(titles('epson 505', 1)).toEqual(['Epson Home Cinema 5050UB']);
});

test('marks what tells a result from others, and the subject of the site only where nothing else matched', () => {
  const marked = engine
    .find('quiet projector', 6)
    .slice(1)
    .map((entry) =>
      matchingSentence(entry).flatMap(({ isMatch, text }) => (isMatch ? [text.toLowerCase()] : [])),
    );
  expect(marked.length).toBe(5);
  for (const words of marked) expect(words.join(' ')).toMatch(/quiet/);
  expect(engine.find('projector', 1)[0]?.terms.join(' ')).toMatch(/projector/);
});

test('falls back to entries with some of the words when none has all', () => {
  expect(engine.find('xylophone lumens', 3).length).toBe(3);
});

test('fills up few entries with all words by entries with some of them, each once', () => {
  const found = engine.find('gimbal ceiling', 40);
  expect(found[0]?.title).toBe('gimbal');
  expect(found.length).toBeGreaterThan(2);
  expect(new Set(found.map(entryKey)).size).toBe(found.length);
});

test('singular and plural find the same', () => {
  expect(titles('short throw lenses rainbows')).toEqual(titles('short throw lenses rainbow'));
  expect(titles('speakers')).toEqual(titles('speaker'));
});

/** Forum questions that may stay without their answer among the first three results. */
const MOST_MISSED = 10;

/** Whether a result is one of some pages; a page without `#` stands for its chapters. */
function isOneOf(href: string, pages: readonly string[]): boolean {
  return pages.some((page) => href === page || (!page.includes('#') && href.split(/[?#]/)[0] === page));
}

test('answers at least 40 of 50 forum questions among the first three results', () => {
  const missed = FORUM_QUESTIONS.filter(
    ({ words, answers }) => !engine.find(words, 3).some(({ href }) => isOneOf(href, answers)),
  );
  expect(FORUM_QUESTIONS.length).toBe(50);
  expect(missed.map(({ words }) => words).slice(MOST_MISSED)).toEqual([]);
});

test('forum questions name pages that exist', () => {
  const hrefs = new Set(entries.flatMap(({ href }) => [href, href.split('#')[0]]));
  const missing = FORUM_QUESTIONS.flatMap(({ answers }) => answers).filter((page) => !hrefs.has(page));
  expect(missing).toEqual([]);
});

test('finds nothing for stop words or unknown words', () => {
  for (const words of ['', '   ', 'the of and', '???', 'xylophonist'])
    expect(engine.find(words, 5)).toEqual([]);
});

test.each([
  ['ps5', /input lag|gaming/i],
  ['noise', /loud/i],
  ['how loud', /fan|quiet|loud/i],
  ['hy300', /box honest/i],
  ['UST', /ultra short throw/i],
  ['is this 80 dollar projector fake', /box honest/i],
])('“%s” finds what the site calls it among the first three', (words, meant) => {
  expect(titles(words).join(' · ')).toMatch(meant);
});

test('lists guides and models before things to buy', () => {
  const kinds = engine.find('quiet', 5).map(({ kind }) => kind);
  expect(kinds.indexOf('guide')).toBeLessThan(kinds.includes('product') ? kinds.indexOf('product') : 5);
});

test('a model shows figures, is found without its hyphen or space, and one that is missing is named', () => {
  const [first] = engine.find('x3000i', 1);
  expect(first?.line).toMatch(/Gaming · [\d,]+ lm/);
  expect(titles('capsule3 laser', 1)).toEqual(['Anker Nebula Capsule 3 Laser']);
  expect(titles('ehtw650', 1)).toEqual(['Epson EH-TW650']);
  expect(engine.notListed('Epson ZZ9999')).toBe('Epson ZZ9999');
  expect(engine.notListed('epson 5050ub')).toBeNull();
  expect(engine.notListed('throw ratio 1.2')).toBeNull();
  expect(engine.notListed('hy320')).toBe('hy320');
  expect(nearest('hy320')).toEqual(['Projectors', 'Is This Box Honest?']);
  expect(nearest('hc880')).toEqual(['Epson Home Cinema 2350', 'Is This Box Honest?']);
  expect(engine.notListed('w41000')).toBe('w41000');
  expect(nearest('w41000')[0]).toBe('BenQ W4100i');
  expect(nearest('benq x31000i')[0]).toBe('BenQ X3100i');
  expect(nearest('Epson ZZ9999').every((title) => title.startsWith('Epson'))).toBe(true);
});

test.each([
  ['epson 3800', 'Epson Home Cinema 4010'],
  ['epson hc 3800', 'Epson Home Cinema 2350'],
  ['epson home cinema 3800', 'Epson Home Cinema 4010'],
  ['epson 880', 'Epson EpiqVision Ultra LS800'],
  ['epsn 3800', 'Epson Home Cinema 4010'],
  ['epson 3800 in a dark room', 'Epson Home Cinema 4010'],
  ['epson 5060ub', 'Epson Home Cinema 5050UB'],
  ['epson 505', 'Epson Home Cinema 5050UB'],
  ['epson ls8', 'Epson EpiqVision Ultra LS800'],
  ['jvc nz7', 'JVC DLA-NZ700'],
  ['jvc dla-nz7', 'JVC DLA-NZ700'],
  ['jvc nz5', 'JVC DLA-NZ500'],
  ['jmgo n1', 'JMGO N1S'],
  ['benq w1', 'BenQ W1090'],
  ['dangbei neo', 'Dangbei Mars'],
  ['dangbei neo pro projector', 'Dangbei Mars'],
  ['hc880 projector', 'Epson Home Cinema 2350'],
])('“%s” is not listed, and comes near to %s', (words, near) => {
  expect(engine.notListed(words)).toBe(words);
  expect(nearest(words)[0]).toBe(near);
});

test('a name of another brand is not listed, unless that model is meant', () => {
  expect(engine.notListed('viewsonic x1')).toBe('viewsonic x1');
  expect(nearest('viewsonic x1').every((title) => title.startsWith('ViewSonic'))).toBe(true);
  for (const words of ['epson or nebula x1', 'sony 4k', 'nebula x1', 'x1'])
    expect(engine.notListed(words)).toBeNull();
});

test('the number of a chapter is no word of a search', () => {
  expect(titles('capsule 3 vs mogo 2', 2)).toEqual([
    'Anker Nebula Capsule 3',
    'Anker Nebula Capsule 3 Laser',
  ]);
});

test.each([
  ['projector 150 inch', '/tools/projector-finder?size=150'],
  ['lightest projector', '/tools/projector-finder?for=travel'],
  ['projector under 2 lbs', '/tools/projector-finder?for=travel'],
  ['fastest input lag', '/projectors?sort=lag'],
])('“%s” leads to %s', (words, href) => {
  expect(engine.find(words, 1)[0]?.href).toBe(href);
});

test.each(['150 inch projector screen', 'tripod up to 10 lbs', 'fan 2 kg'])(
  '“%s” opens no finder',
  (words) => {
    expect(engine.find(words, 3).some(({ href }) => href.startsWith('/tools/projector-finder'))).toBe(false);
  },
);

test.each([
  ['golf simulator', /short throw/i],
  ['classroom projector', /bright|light/i],
  ['120hz', /input lag/],
])('“%s” finds what answers it', (words, meant) => {
  expect(titles(words).join(' · ')).toMatch(meant);
});

test.each(['benq 3550', 'benq ht3550', 'benq 7100', 'xgimi zenira'])(
  '“%s” is not listed, and only models of its brand come near',
  (words) => {
    expect(engine.notListed(words)).toBe(words);
    const brand = words.split(' ')[0];
    expect(nearest(words).map((title) => title.split(' ')[0]?.toLowerCase())).toEqual([brand, brand, brand]);
  },
);

test.each([
  'epson',
  'epson 5050',
  'epson 4010 vs 5050ub',
  'epson 1080p',
  'epson 720p',
  'epson 3000 lumens',
  'epson 150 inch',
  'epson 240hz',
  'epson under 1500',
  'epson $1,200',
  'sony projector 2025',
  'epson ps5',
  'epson warranty',
  'epson projector wifi',
  'hang a 2nd projector in the back room',
  'samsung freestyle 2nd gen',
  'samsung s23 to projector',
  'connect a sony xm5 headset to my projector',
  'lg c3 vs projector',
  'lg c3 or a projector',
  'is a zz9999 bright enough for a living room',
  'xgimi horizn',
  'benq tk 700',
  'lg hu80',
  'hy300',
  '12 feet to the wall',
])('“%s” names no model that is missing', (words) => {
  expect(engine.notListed(words)).toBeNull();
});

test('a number goes on with letters and not with digits', () => {
  expect(titles('benq tk 700', 2)).toEqual(['BenQ TK700', 'BenQ TK700STi']);
  expect(titles('lg hu80', 1)).toEqual(['LG HU80KA']);
  expect(titles('benq x3000', 1)).toEqual(['BenQ X3000i']);
});

test.each([
  ['soundbar', 'sound bar'],
  ['soundbars', 'sound bar'],
  ['key stone', 'keystone'],
])('“%s” finds the same as “%s”', (words, other) => {
  expect(titles(words).length).toBe(3);
  expect(titles(words)).toEqual(titles(other));
});

test.each([
  ['headphones', '/glossary#term-bluetooth-audio'],
  ['wattage', '/glossary#term-watt-hour'],
  ['projector turns off', '/blog/projector-troubleshooting#it-switches-itself-off'],
  ['it turns itself off', '/blog/projector-troubleshooting#it-switches-itself-off'],
])('“%s” has %s first', (words, href) => {
  expect(hrefs(words, 1)).toEqual([href]);
});

test.each([
  ['drive in', /yard/i],
  ['drive-in', /yard/i],
  ['chromecast', /streaming stick/i],
  ['fire stick', /streaming stick/i],
])('“%s” finds what the site has of it', (words, meant) => {
  const found = engine.find(words, 3);
  expect(found.length).toBe(3);
  for (const { title, line, text } of found) expect(`${title} ${line} ${text}`).toMatch(meant);
});

test('a word that the site knows is found when it is typed as two', () => {
  expect(titles('PS 5')).toEqual(titles('ps5'));
});

test('a search that says room and money leads to the finder, filled in', () => {
  expect(finderWish('4k under 800 for a bright room 120 inch')).toMatchObject({
    href: '/tools/projector-finder?size=120&light=daylight&price=upTo800',
    title: 'Projectors for: 120 in, room by day, $$ ($300 to $800)',
  });
  expect(finderWish('gaming projector under $300')?.href).toBe(
    '/tools/projector-finder?for=games&price=upTo300',
  );
  expect(finderWish('100 inch from 12 feet')).toMatchObject({
    href: '/tools/projector-finder?size=100&distance=12',
    title: 'Projectors for: 100 in, 12 ft away',
  });
  expect(finderWish('100 inch screen under a 9 ft ceiling')).toBeNull();
  expect(finderWish('throw ratio')).toBeNull();
  expect(finderWish('120 inch')).toBeNull();
});

test.each([
  ['projector under 1,500', 'upTo800'],
  ['4k under 1000', 'upTo800'],
  ['projector under 500', 'upTo300'],
  ['projector $2k', 'upTo2000'],
  ['beamer for $250', 'upTo300'],
  ['500 dollar projector', 'upTo300'],
  ['4k under 800', 'upTo800'],
  ['$300', 'upTo300'],
  ['under 800 dollars', 'upTo800'],
  ['1080p under $300', 'upTo300'],
  ['movie projector, budget 700', 'upTo300'],
])('“%s” leads to the finder with its price', (words, price) => {
  expect(finderWish(words)?.href).toContain(`price=${price}`);
});

test.each([
  ['projector under 5000', '/tools/projector-finder?', 'Projectors for: any price'],
  ['$3000 projector', '/tools/projector-finder?', 'Projectors for: any price'],
  ['gaming projector under €800', '/tools/projector-finder?for=games', 'Projectors for: games'],
  ['projector for movies £500', '/tools/projector-finder?for=movies', 'Projectors for: movies'],
  ['sports projector, budget 600 euros', '/tools/projector-finder?for=sports', 'Projectors for: sports'],
])('“%s” leads to the finder without a price', (words, href, title) => {
  expect(finderWish(words)).toMatchObject({ href: href.replace(/\?$/, ''), title });
});

test.each([
  'projector €800',
  '500 pounds',
  'under 100 inch projector',
  'projector under 300 lumens',
  '4k projector',
  'epson 5050',
])('“%s” has no price of a projector', (words) => {
  expect(finderWish(words)).toBeNull();
});

test.each([
  'is this $80 projector any good',
  'is the hy300 legit',
  '9500 lumens real lumens or not',
  'cheap projector from amazon, worth it?',
])('“%s” leads to the lumen check', (words) => {
  const found = engine.find(words, 5);
  expect(found[0]?.href).toBe('/tools/lumen-check');
  expect(found.filter(({ href }) => href === '/tools/lumen-check').length).toBe(1);
});

test.each(['is 4k worth it', 'is 3000 lumens any good in a living room'])(
  '“%s” is no doubt about a listing',
  (words) => {
    expect(engine.find(words, 1)[0]?.href).not.toBe('/tools/lumen-check');
  },
);

/** Addresses of the first results. */
function hrefs(words: string, most = 3): string[] {
  return engine.find(words, most).map(({ href }) => href);
}

test.each([
  ['quietest projector', 'noise'],
  ['quiet projector', 'noise'],
  ['projector with the lowest fan noise', 'noise'],
  ['brightest 4k projector', 'light'],
  ['lowest input lag', 'lag'],
  ['cheapest projector', 'price'],
  ['cheapest 4k', 'price'],
  ['cheapest projector with a screen', 'price'],
  ['brightest', 'light'],
  ['quiet 4k projector for a bedroom', 'noise'],
  ['highest contrast ratio', 'contrast'],
  ['shortest throw distance projector', 'distance'],
])('“%s” starts with the list, ordered by %s', (words, sort) => {
  const [first = ''] = hrefs(words);
  expect(first.split('?')[0]).toBe('/projectors');
  expect(filtersFrom(new URL(first, 'https://example.com').search).sort).toBe(sort);
});

test('each order that the search leads to is a column of the list', () => {
  const names = new Set<string>(LIST_COLUMNS.map(({ name }) => name));
  expect(Object.keys(RESULT_TEXTS.orders).filter((order) => !names.has(order))).toEqual([]);
});

test.each([
  'make my projector quiet',
  'brightness',
  'quietest generator',
  'cheapest bulb replacement',
  'cheapest projector bulb',
  'cheapest projector lamp',
  'brightest bulb',
  'brightest led strip',
  'quiet projector screen',
  'quiet room for a projector',
  'quietest room for a projector',
  'cheapest way to mount a projector',
  'input lag',
  'best screen contrast',
])('“%s” asks for no order of the list', (words) => {
  expect(hrefs(words).filter((href) => href.startsWith('/projectors?sort='))).toEqual([]);
});

test.each([
  ['what size screen for 12 feet', { mode: 'distance-to-size', units: 'ft', distance: 12 }],
  ['screen size for a 15.5 ft room', { mode: 'distance-to-size', units: 'ft', distance: 15.5 }],
  [`how big a picture from 12' 6"`, { mode: 'distance-to-size', units: 'ft', distance: 12.5 }],
  ['what size screen at 3,5 m', { mode: 'distance-to-size', units: 'm', distance: 3.5 }],
  ['how large is the picture from 350 cm', { mode: 'distance-to-size', units: 'm', distance: 3.5 }],
  ['how far away for a 120 inch screen', { mode: 'size-to-distance', units: 'ft', diagonal: 120 }],
  ['throw distance 100"', { mode: 'size-to-distance', units: 'ft', diagonal: 100 }],
])('“%s” starts with the calculator, filled in', (words, filled) => {
  const [first = ''] = hrefs(words);
  const { pathname, search } = new URL(first, 'https://example.com');
  expect(pathname).toBe('/tools/throw-calculator');
  const { settings, replaced } = readAddress(search, []);
  expect(settings).toMatchObject(filled);
  expect(replaced).toEqual([]);
});

test.each([
  'how far to sit from a 100 inch screen',
  'what size screen',
  '12 ft hdmi cable',
  'what size is a 12 ft wide screen',
  'short throw projector 3 feet',
])('“%s” asks nothing of the calculator', (words) => {
  expect(hrefs(words).filter((href) => href.startsWith('/tools/throw-calculator?'))).toEqual([]);
});

test.each([
  ['how wide is a 100 inch screen', 'Width, height and distances of a 100-inch picture'],
  ['width of a 120" picture', 'Width, height and distances of a 120-inch picture'],
])('“%s” starts with the calculator at that size', (words, title) => {
  const [first] = engine.find(words, 1);
  expect(first?.title).toBe(title);
  const search = new URL(first?.href ?? '', 'https://example.com').search;
  expect(readAddress(search, []).settings).toMatchObject({ mode: 'size-to-distance' });
});

test.each([
  ['projector for 12 ft room', '?distance=12'],
  ['12 foot room', '?distance=12'],
  ['projector 15 feet', '?distance=15'],
  ['projector 4 m', '?distance=4&unit=m'],
])('“%s” starts with the finder at that distance', (words, search) => {
  expect(hrefs(words, 1)).toEqual([`/tools/projector-finder${search}`]);
});

test.each([
  'sit 10 feet from 100 inch screen',
  'light switch dimmer under 50 dollars',
  'game of thrones',
  'game of thrones in 100 inches',
  '12 ft hdmi cable for projector',
  '10 ft projector screen',
  '8 foot ceiling',
])('“%s” asks nothing of the finder', (words) => {
  expect(hrefs(words).filter((href) => href.startsWith('/tools/projector-finder?'))).toEqual([]);
});

test.each([
  ['120 inch, not a dark room, for movies', '?size=120&for=movies'],
  ['120 inch in a room that is not very dark, ps5', '?size=120&for=games'],
  ['football games in a dark room', '?light=dark&for=sports'],
  ['nintendo switch in a dark room', '?light=dark&for=games'],
  ['4k projector for switch under 800', '?for=games&price=upTo800'],
])('“%s” leads to the finder as it is meant', (words, search) => {
  expect(finderWish(words)?.href).toBe(`/tools/projector-finder${search}`);
});

test('a room in meters fills in the finder', () => {
  expect(finderWish('100 inch from 3.5 meters')).toMatchObject({
    href: '/tools/projector-finder?size=100&distance=3.5&unit=m',
    title: 'Projectors for: 100 in, 3.5 m away',
  });
});

test.each([
  ['bulb replacement', '/blog/projector-troubleshooting#the-picture-got-dimmer'],
  ['replacing the bulb', '/blog/projector-troubleshooting#the-picture-got-dimmer'],
  ['no name projector lumens', '/tools/lumen-check'],
  ['no-name projector 4k', '/tools/lumen-check'],
  ['is the HY350 any good', '/tools/lumen-check'],
])('“%s” has %s among the first three', (words, href) => {
  expect(hrefs(words)).toContain(href);
});

test('other forms of a word find it, and no form of a number another model', () => {
  expect(hrefs('cleaning the filter')).toEqual(expect.arrayContaining(hrefs('clean the filter', 1)));
  expect(searchWords('No name PS 5', (word) => ['noname', 'ps5'].includes(word))).toEqual(['noname', 'ps5']);
  expect(withoutEnding('quietest')).toContain('quiet');
  expect(withoutEnding('tw7100ed')).toEqual([]);
});
