// @vitest-environment jsdom
/** The specification's requirements of the home page, on the seed's page. */
import { beforeAll, expect, test } from 'vitest';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { wishesFrom } from '../src/shared/room/wishes.ts';
import { PLACES } from '../src/shared/projectors/finder-places.ts';
import { hrefs, openSeedPage, partWith, words, type SeedPage } from './fixture/seed-site.ts';

let home: SeedPage;
beforeAll(async () => {
  home = await openSeedPage('/');
});

/** Product names in a section. */
function productsIn(heading: string): string[] {
  const section = partWith(home.main, heading).closest('section');
  return [...(section?.querySelectorAll('article h3') ?? [])].map(words);
}

/** Stars as announced and as drawn: outlines, and how many are filled. */
function starsOf(part: Element) {
  const stars = part.querySelector('[aria-label$="out of 5 stars"]');
  const [, , width] = (stars?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const outlined = stars?.querySelectorAll('g path').length ?? 0;
  const share = Number(stars?.querySelector('svg')?.getAttribute('width')) / (width ?? 0);
  return { aloud: stars?.getAttribute('aria-label'), outlined, filled: share * outlined };
}

test('the sections are in the specified order [1-1 2.4-1 2.4-2]', () => {
  const labels = [...home.main.querySelectorAll('p, h2')].map(words);
  const inOrder = [
    'Rooms, yards and game nights',
    'The one you take anywhere',
    'Essential Guides',
    'A step up',
    'Buying guide',
    'Classic big screen',
    '4K gaming',
    'Cinema-grade laser',
    'Eight projectors, side by side',
    'Latest Articles',
    'What people say after the first week',
    'Six questions before you buy',
    'Shop by category',
  ];
  const places = inOrder.map((label) => labels.indexOf(label));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(home.main.querySelector('h1')?.closest('section')).toBe(home.main.querySelector('section'));
});

test("the banner says why to trust the site and asks the finder's first question", () => {
  const banner = home.main.querySelector('section') ?? home.main;
  expect(words(banner)).toContain('a source for every figure');
  const question = partWith(home.main, 'Where could your projector stand?');
  const answers = [...question.querySelectorAll('a')];
  expect(answers.map(words)).toEqual([
    'Across the room',
    'On one shelf',
    'On the ceiling',
    'Under the screen',
  ]);
  const asked = answers.map((answer) => new URL(answer.href, 'https://example.com'));
  expect(asked.map(({ pathname }) => pathname)).toEqual(answers.map(() => PATHS.projectorFinder));
  expect(asked.map(({ search }) => wishesFrom(search).place)).toEqual(PLACES);
  expect(asked.every(({ search }) => search !== '')).toBe(true);
});

test('the hero promotes one portable with five stars, its reviews and its badge [2.4-3..6 3-32]', () => {
  const hero = partWith(home.main, 'The one you take anywhere');
  expect(words(hero)).toContain('Portable smart projector');
  expect(starsOf(hero)).toEqual({ aloud: '5 out of 5 stars', outlined: 5, filled: 5 });
  expect(words(hero)).toContain('6,000+ Reviews');
  expect(words(hero)).toContain('3000+ bought this month');
  expect(hero.querySelectorAll('a[rel~=sponsored]')).toHaveLength(1);
});

test('Essential Guides has three cards, Latest Articles four, each with its link [2.4-7 2.4-14]', () => {
  expect(hrefs(partWith(home.main, 'Essential Guides'))).toEqual([
    '/blog/how-to-choose-projector',
    '/blog/projector-placement-guide',
    '/blog/diy-outdoor-theater',
  ]);
  expect(hrefs(partWith(home.main, 'Latest Articles'))).toEqual([
    '/blog/best-portable-projectors-backyard-2025',
    '/blog/brightness-guide',
    '/blog/portable-vs-home-theater',
    '/blog/diy-setup-guide',
  ]);
});

test('the showcases have one, two, two and four projectors of their kind [2.4-8 2.4-10..12]', () => {
  expect(productsIn('A step up')).toEqual(['Brighter portable projector']);
  expect(productsIn('Classic big screen')).toEqual([
    'Home-cinema lamp projector',
    'Budget portable projector',
  ]);
  expect(productsIn('4K gaming')).toEqual(['4K gaming projector', 'Google TV 4K projector']);
  const lasers = productsIn('Cinema-grade laser');
  expect(lasers).toHaveLength(4);
  expect(lasers.every((name) => /laser/i.test(name))).toBe(true);
});

const OFFERS = [
  'The one you take anywhere',
  'A step up',
  'Classic big screen',
  '4K gaming',
  'Cinema-grade laser',
];

test('the hero and each showcase projector have a shop button that opens a new tab [1-3]', () => {
  for (const heading of OFFERS) {
    const cards = [...(partWith(home.main, heading).closest('section')?.querySelectorAll('article') ?? [])];
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      const button = card.querySelector('a[rel~=sponsored]');
      expect([words(button), button?.getAttribute('target')]).toEqual(['View on Amazon', '_blank']);
    }
  }
});

test('the buying guide has the budget tiers and the hours of lamp and laser [2.4-9 9-18..20]', () => {
  const text = words(partWith(home.main, 'Buying guide'));
  for (const figure of [
    '$100 to $300',
    '$300 to $800',
    '$800 and more',
    '2,000 to 5,000 hours',
    '20,000 to 30,000',
  ])
    expect(text).toContain(figure);
});

test('the comparison has the id comparison, eight rows with all columns, links and highlights [2.1-4 2.4-13 3-22..25 9-14]', () => {
  const section = home.main.querySelector('#comparison');
  const table = section?.querySelector('table');
  expect([...(table?.querySelectorAll('thead th button') ?? [])].map(words).slice(0, 6)).toEqual([
    'Projector',
    'Resolution',
    'Brightness',
    'Smart',
    'Portable',
    'Price',
  ]);
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])];
  expect(rows).toHaveLength(8);
  for (const row of rows) {
    const cells = [...row.querySelectorAll('th, td')].map(words);
    expect(cells[0]).not.toBe('');
    expect(cells[1]).toMatch(/^(?:720p|1080p|4K)$/);
    expect(cells[2]).toMatch(/^[\d,]+ lm$/);
    expect(cells[3]).toMatch(/^(?:Yes|No)$/);
    expect(cells[4]).toMatch(/^(?:Yes|No)$/);
    expect(cells[5]).toMatch(/^\${1,4}/);
    expect(row.querySelectorAll('a[rel~=sponsored]')).toHaveLength(1);
  }
  const picks = rows.filter((row) => /^Our pick for \w/.test(words(row)));
  expect(picks.length).toBeGreaterThan(0);
  expect(picks.length).toBeLessThan(8);
});

/** A price tier as displayed and as announced. */
const tier = (signs: string) => `${signs}Price tier ${signs.length} of 4`;

test('the comparison rows describe each projector and mark the picks [3-22..25]', () => {
  const rows = [...home.main.querySelectorAll('#comparison tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td:not(:last-child)')].map(words),
  );
  expect(rows).toEqual([
    [
      'Our pick for movies in the yardPortable smart projectorYou carry it in one hand, and it levels and focuses itself.',
      '1080p',
      '550 lm',
      'Yes',
      'Yes',
      tier('$$'),
    ],
    ['Brighter portable projector', '1080p', '900 lm', 'Yes', 'Yes', tier('$$$')],
    ['Budget portable projector', '720p', '250 lm', 'No', 'Yes', tier('$')],
    ['Home-cinema lamp projector', '1080p', '2,700 lm', 'No', 'No', tier('$$$')],
    [
      'Our pick for games4K gaming projector16 ms of lag at 4K, and 4 ms at 1080p and 240 Hz.',
      '4K',
      '3,200 lm',
      'No',
      'No',
      tier('$$$'),
    ],
    ['Google TV 4K projector', '4K', '2,000 lm', 'Yes', 'No', tier('$$$')],
    [
      'Our pick for a home theater4K laser home theaterIt has light for a living room at night, and motorized zoom and shift make it easy to place.',
      '4K',
      '3,000 lm',
      'Yes',
      'No',
      tier('$$$$'),
    ],
    ['Ultra short throw laser TV', '4K', '2,800 lm', 'Yes', 'No', tier('$$$$')],
  ]);
});

test('the six quotes have a text, an author, five stars and a product [1-13 2.4-15 3-33]', () => {
  const quotes = [...home.main.querySelectorAll('figure')];
  expect(quotes).toHaveLength(6);
  for (const quote of quotes) {
    expect(words(quote.querySelector('blockquote')).length).toBeGreaterThan(20);
    expect(quote.querySelector('[aria-label="5 out of 5 stars"]')).not.toBeNull();
    const [author, product] = words(quote.querySelector('figcaption > span')).split(' · ');
    expect(author).toMatch(/\w/);
    expect(product).toMatch(/\w/);
  }
});

test('the six questions are collapsed accordion items with answers [2.4-16 3-34]', () => {
  const entries = [...partWith(home.main, 'Six questions before you buy').querySelectorAll('details')];
  expect(entries).toHaveLength(6);
  for (const { open, lastElementChild } of entries) {
    expect(open).toBe(false);
    expect(words(lastElementChild).length).toBeGreaterThan(50);
  }
});

test('the category grid promises shipping and returns and has the link View Accessories [2.4-18 2.4-19]', () => {
  const grid = partWith(home.main, 'Everything around the projector');
  expect(words(grid)).toMatch(/Free shipping with Prime and 30-day returns/);
  const button = [...grid.querySelectorAll('a')].find((link) => words(link) === 'View Accessories');
  expect(button?.getAttribute('href')).toBe('/accessories');
  for (const slug of ['screens', 'speakers', 'mounts', 'cases'])
    expect(hrefs(grid)).toContain(`/accessories/${slug}`);
});
