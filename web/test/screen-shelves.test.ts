// @vitest-environment jsdom
/** The specification's requirements of the accessory and ambiance pages, on the seed's site. */
import { expect, test } from 'vitest';
import { hrefs, openSeedPage, partWith, seedPages, words } from './fixture/seed-site.ts';

const AMBIANCE = seedPages.filter(({ kind }) => kind === 'ambiancePage').map(({ path }) => path);
const PRICE = /Price \${1,4}|Price.*\$/;

/** Product cards that link to the shop. */
function products(main: Element): Element[] {
  return [...main.querySelectorAll('article')].filter((card) => card.querySelector('a[rel~=sponsored]'));
}

test('the accessories hub has four cards with samples, a price tier, Our Picks and a link home [1-1 2.3-4 2.7-1..5]', async () => {
  const { main } = await openSeedPage('/accessories');
  const cards = [...main.querySelectorAll('article')];
  expect(cards.map((card) => [words(card.querySelector('h2')), ...hrefs(card)])).toEqual([
    ['Projector Screens', '/accessories/screens'],
    ['Speakers & Sound', '/accessories/speakers'],
    ['Mounts, Stands & Cables', '/accessories/mounts'],
    ['Covers & Cases', '/accessories/cases'],
  ]);
  for (const card of cards) {
    const { main: page } = await openSeedPage(hrefs(card)[0] ?? '');
    const names = [...page.querySelectorAll('article h2, article h3')].map(words);
    const samples = [...card.querySelectorAll('li')].map(words);
    expect(samples.length).toBeGreaterThan(2);
    expect(names).toEqual(expect.arrayContaining(samples));
    const price = [...card.querySelectorAll('p')].find((line) => words(line).startsWith('Typical price'));
    expect(words(price)).toMatch(/^Typical price \${1,4}Price tier [1-4] of 4$/);
    expect(words(card.querySelector('a'))).toBe('Our Picks');
  }
  const home = [...main.querySelectorAll('a')].find((link) => link.getAttribute('href') === '/');
  expect(words(home)).toBe('Back to Home');
});

test.each([
  ['/accessories/screens', 'Projector Screens', 8, 8],
  ['/accessories/speakers', 'Speakers & Sound', 7, 7],
  ['/accessories/mounts', 'Mounts, Stands & Cables', 13, 13],
  ['/accessories/cases', 'Covers & Cases', 11, Infinity],
] as const)(
  '%s is titled %s and has %i products [2.3-8..11 2.8-1..5 2.8-11]',
  async (path, title, min, max) => {
    const { main } = await openSeedPage(path);
    expect(words(main.querySelector('h1'))).toBe(title);
    const cards = products(main);
    expect(cards.length).toBeGreaterThanOrEqual(min);
    expect(cards.length).toBeLessThanOrEqual(max);
    const back = main.querySelector('header a');
    expect([words(back), back?.getAttribute('href')]).toEqual(['← Back to All Accessories', '/accessories']);
  },
);

/** Group headings of a page, each with its id and product names. */
function groupsOf(main: Element): { heading: string; id: string; names: string[] }[] {
  return [...main.querySelectorAll('section[data-shelf]')].map((group) => ({
    heading: words(group.querySelector('h2')),
    id: group.id,
    names: [...group.querySelectorAll('article h3')].map(words),
  }));
}

test('accessories are grouped by type', async () => {
  const { main } = await openSeedPage('/accessories/mounts');
  const groups = groupsOf(main);
  expect(groups.map(({ heading }) => heading)).toEqual([
    'Mounts',
    'Stands and carts',
    'HDMI cables and adapters',
    'Power and cable channels',
  ]);
  expect(groups[0]?.names).toEqual(['Universal ceiling mount', 'Wall arm for short throw']);
  expect(groups.flatMap(({ names }) => names)).toHaveLength(13);
});

/** How a page filters its groups: the targets of links and the labels of radio buttons. */
function waysOf(main: Element) {
  const choices = [...main.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  return {
    jumps: hrefs(main.querySelector('nav[aria-label="Groups on this page"]')),
    choices: choices.map(({ parentElement }) => words(parentElement)),
    chosen: choices.filter(({ checked }) => checked).map(({ value }) => value),
    counts: [...main.querySelectorAll('fieldset [role=status] [data-count]')].map(words),
  };
}

test.each(['/accessories/screens', '/accessories/speakers', ...AMBIANCE])(
  '%s has up to ten products and links to their groups',
  async (path) => {
    const { main } = await openSeedPage(path);
    expect(products(main).length).toBeLessThanOrEqual(10);
    const groups = groupsOf(main);
    expect(groups.length).toBeGreaterThan(1);
    expect(waysOf(main)).toEqual({
      jumps: groups.map(({ id }) => `#${id}`),
      choices: [],
      chosen: [],
      counts: [],
    });
  },
);

test.each(['/accessories/mounts', '/accessories/cases'])(
  "%s has more than ten products and a filter with each group's count",
  async (path) => {
    const { main } = await openSeedPage(path);
    const all = products(main).length;
    expect(all).toBeGreaterThan(10);
    const groups = groupsOf(main);
    expect(words(main.querySelector('fieldset legend'))).toBe('Show');
    expect(waysOf(main)).toEqual({
      jumps: [],
      choices: [`All ${all}`, ...groups.map(({ heading, names }) => `${heading} ${names.length}`)],
      chosen: ['all'],
      counts: [`${all} products`, ...groups.map(({ names }) => `${names.length} of ${all} products`)],
    });
  },
);

const SHELVES = ['screens', 'speakers', 'mounts', 'cases'].map((slug) => `/accessories/${slug}`);

test.each([...SHELVES, ...AMBIANCE])(
  'each card of %s has name, description, price, features and a shop button [1-3 2.3-13..15 2.3-17..19 2.3-22..26 2.8-7..10 2.9-8 2.9-16 3-27..29]',
  async (path) => {
    const { main } = await openSeedPage(path);
    const cards = [...main.querySelectorAll('article')];
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      const button = card.querySelector('a[rel~=sponsored]');
      expect({
        name: words(card.querySelector('h2, h3')),
        picture: card.querySelector('img')?.getAttribute('alt'),
        description: words(card.querySelector('p')),
        price: words(card.querySelector('dl')),
        features: [...card.querySelectorAll('ul li:has(svg)')].map(words).filter(Boolean).length,
        button: [words(button), button?.getAttribute('target'), button?.getAttribute('href')],
      }).toEqual({
        name: expect.stringMatching(/\w/),
        picture: expect.stringMatching(/\w/),
        description: expect.stringMatching(/.{30}/),
        price: expect.stringMatching(PRICE),
        features: 4,
        button: [
          'View on Amazon',
          '_blank',
          expect.stringMatching(/^https:\/\/www\.amazon\.com\/.*tag=lumenthrow-20/),
        ],
      });
    }
  },
);

test('the ambiance hub has indoor and outdoor ideas, tips, three moods and all links [2.3-5 2.9-1..7]', async () => {
  const { main } = await openSeedPage('/ambiance');
  expect(words(main.querySelector('h1'))).toBe('Ambiance & Room Design');
  for (const part of ['Indoor ideas', 'Outdoor ideas'])
    expect(partWith(main, part).querySelectorAll('article').length).toBeGreaterThan(3);
  expect(partWith(main, 'Functional design tips').querySelectorAll('li').length).toBeGreaterThan(3);
  expect([...partWith(main, 'Mood themes').querySelectorAll('article h3')].map(words)).toEqual([
    'Cinematic Room',
    'Backyard Boho',
    'Rustic Cabin Night',
  ]);
  expect(AMBIANCE).toHaveLength(14);
  for (const href of [
    ...AMBIANCE,
    '/accessories/speakers',
    '/blog/projector-placement-guide',
    '/inspiration/seasonal-movie-nights',
    '/inspiration/gallery',
  ])
    expect(hrefs(main)).toContain(href);
});

test.each(AMBIANCE)('%s links back to the ambiance hub [2.9-9 2.9-20]', async (path) => {
  const { main } = await openSeedPage(path);
  expect(hrefs(main.querySelector('header'))).toEqual(['/ambiance']);
});

test('the curtains page has curtains and smart blinds [2.3-16 2.9-10]', async () => {
  const { main } = await openSeedPage('/ambiance/blackout-curtains');
  for (const shelf of ['Curtains', 'Smart blinds'])
    expect(products(partWith(main, shelf)).length).toBeGreaterThan(0);
});

test('weatherproofing has its grid and its own back link text [2.3-20 2.9-11 2.9-12]', async () => {
  const { main } = await openSeedPage('/ambiance/weatherproofing');
  const back = [...main.querySelectorAll('a')].filter(
    (link) => words(link) === 'Back to Ambiance & Room Design',
  );
  expect(words(main.querySelector('header a'))).toBe('Back to Ambiance & Room Design');
  expect(back.every((link) => link.getAttribute('href') === '/ambiance')).toBe(true);
  expect(products(main).length).toBeGreaterThan(3);
});

test('a card has a badge, stars with reviews, and tags when its product has them [3-32]', async () => {
  const { main } = await openSeedPage('/ambiance/wall-paint');
  const white = partWith(main, 'Matte white screen paint');
  expect([...white.querySelectorAll('span')].map(words)).toContain('For dark rooms');
  expect(white.querySelector('[aria-label="4.5 out of 5 stars"]')).not.toBeNull();
  expect(words(white)).toContain('1,100+ Reviews');
  expect([...white.querySelectorAll('p')].map(words)).toContain('paint can');
  const kit = partWith(main, 'Screen paint with roller');
  expect(words(kit)).not.toContain('paint can');
  expect(words(partWith(main, 'Matte gray screen paint'))).not.toContain('For dark rooms');
});

test('wall paint has the box of four points, six matte paints and four accessories [2.3-21 2.9-13..15 2.9-17..19 3-32]', async () => {
  const { main } = await openSeedPage('/ambiance/wall-paint');
  expect(words(main.querySelector('h1'))).toBe('Wall Colors & Paint for Home Theaters');
  const box = partWith(main, 'Why Matte Paint Matters');
  expect([...box.querySelectorAll('li strong')].map(words)).toEqual([
    'Reduces reflection',
    'Enhances contrast',
    'Theater atmosphere',
    'Eye comfort',
  ]);
  const paints = products(partWith(main, 'Six matte paints'));
  expect(paints).toHaveLength(6);
  for (const paint of paints) {
    expect(words(paint.querySelector('dl'))).toMatch(/^Price\${1,3}Price tier [1-3] of 4$/);
    expect(paint.querySelector('[aria-label$="out of 5 stars"]')).not.toBeNull();
    expect(words(paint)).toMatch(/[\d,]+\+ Reviews/);
  }
  const names = products(partWith(main, 'Painting accessories')).map((card) =>
    words(card.querySelector('h3')),
  );
  expect(names).toHaveLength(4);
  for (const [place, kind] of [/roller kit/i, /brush set/i, /tape/i, /gray.*primer/i].entries())
    expect(names[place]).toMatch(kind);
});
