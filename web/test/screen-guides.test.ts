// @vitest-environment jsdom
/** The specification's requirements of the blog, the glossary and the seasonal page, on the seed's site. */
import { expect, test } from 'vitest';
import { SPECIFIED_TERMS } from '@lumen-throw/domain/specified-terms';
import { hrefs, openSeedPage, partWith, seedPages, words } from './fixture/seed-site.ts';

const GUIDES = seedPages.filter(({ kind }) => kind === 'article').map(({ path }) => path);

test('the blog has nine cards with category, title, description and Read Article [1-1 2.5-1..4 3-26]', async () => {
  const { main } = await openSeedPage('/blog');
  const cards = [...main.querySelectorAll('article')];
  expect(cards).toHaveLength(9);
  const categories = cards.map((card) => words(card.querySelector('p')));
  expect(new Set(categories)).toEqual(new Set(['Buying Guides', 'Technical Guides', 'Setup Guides']));
  const titles = cards.map((card) => words(card.querySelector('h3')));
  expect(new Set(titles).size).toBe(9);
  for (const title of titles) expect(title.length).toBeGreaterThan(10);
  for (const card of cards) {
    expect(words(card.querySelector('h3 ~ p, p:last-of-type')).length).toBeGreaterThan(40);
    const link = card.querySelector('a');
    expect(words(link)).toBe('Read Article');
    expect(GUIDES).toContain(link?.getAttribute('href'));
  }
  const groups = [...main.querySelectorAll('section')];
  for (const group of groups) {
    const inside = [...group.querySelectorAll('article')].map((card) => words(card.querySelector('p')));
    expect(new Set(inside)).toEqual(new Set([words(group.querySelector('h2'))]));
  }
  expect(groups).toHaveLength(3);
  expect(new Set(hrefs(main))).toEqual(new Set(GUIDES));
});

test.each(GUIDES)(
  '%s has its back link, title, intro, body, comparison button and two related guides [2.3-27..35 2.6-1..4]',
  async (path) => {
    const { main } = await openSeedPage(path);
    const back = main.querySelector('header a');
    expect([words(back), back?.getAttribute('href')]).toEqual(['Back to Blog', '/blog']);
    expect(words(main.querySelector('h1')).length).toBeGreaterThan(10);
    expect(words(main.querySelector('h1 + p'))).toMatch(/^[A-Z].{40,}\.$/);
    expect(main.querySelectorAll('article h2[id]').length).toBeGreaterThan(4);
    expect(hrefs(main)).toContain('/#comparison');
    const related = hrefs(partWith(main, 'Related Articles'));
    expect(new Set(related).size).toBe(2);
    for (const href of related) expect(GUIDES.filter((guide) => guide !== path)).toContain(href);
  },
);

test.each(GUIDES)("%s links to its author's page, and that page links back", async (path) => {
  const { main } = await openSeedPage(path);
  const author = [...main.querySelectorAll<HTMLAnchorElement>('header a')].find((link) =>
    link.getAttribute('href')?.startsWith('/authors/'),
  );
  expect(author).toBeDefined();
  const page = await openSeedPage(author?.getAttribute('href') ?? '');
  expect(words(page.main.querySelector('h1'))).toBe(words(author ?? null));
  expect(hrefs(page.main)).toContain(path);
  expect(hrefs(page.main)).toContain('/how-we-work');
});

test('the page about how we work starts with what was not done', async () => {
  const { main } = await openSeedPage('/how-we-work');
  expect(words(main)).toMatch(/We don.t test projectors\. There.s no lab/);
});

test('a model that only others measured does not claim to be tested', async () => {
  for (const { path } of seedPages.filter(({ kind }) => kind === 'projector').slice(0, 3)) {
    const { main } = await openSeedPage(path);
    expect(words(main)).toContain('Not tested by us');
  }
});

/** Rows of the table with this caption, as text. */
async function table(path: string, caption: RegExp): Promise<string[][]> {
  const { main } = await openSeedPage(path);
  const found = [...main.querySelectorAll('table')].find((each) => caption.test(words(each.caption)));
  return [...(found?.rows ?? [])].map(({ cells }) => [...cells].map(words));
}

test('the placement guide has the throw distances for 80, 100 and 120 inches [2.6-14]', async () => {
  const [head = [], ...rows] = await table(
    '/blog/projector-placement-guide',
    /distance from lens to screen/i,
  );
  expect(head.slice(1)).toEqual(['80 inches', '100 inches', '120 inches']);
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(row.slice(1).every((cell) => cell.endsWith(' ft'))).toBe(true);
});

test('the brightness guide has the minimum lumens of each place [2.6-15 9-17]', async () => {
  const rows = await table('/blog/brightness-guide', /minimum brightness by environment/i);
  const least = new Map(rows.map(([place = '', lumens]) => [place, lumens]));
  expect(least.get('Dark room')).toBe('1,000 to 2,000');
  expect(least.get('Living room')).toBe('2,000 to 3,000');
  expect(least.get('Bright room')).toBe('2,000 and more');
  expect(least.get('Outdoor')).toBe('3,000 and more');
});

test('the guide about televisions compares their features [2.6-16]', async () => {
  const [head = [], ...rows] = await table('/blog/projector-vs-tv', /projector and television/i);
  expect(head).toEqual(['Feature', 'Projector', 'Television']);
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) expect(row).toEqual(head.map(() => expect.stringMatching(/\w/)));
  expect(rows).toContainEqual(["When it's off", 'An empty wall', 'A black rectangle']);
});

test("guides mark up their questions, on the specification's topics [2.6-5..13]", async () => {
  const questions: string[] = [];
  for (const path of GUIDES) {
    const { data, main } = await openSeedPage(path);
    const faq = data.find((entry) => entry['@type'] === 'FAQPage');
    const asked = (faq?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
    const shown = new Map(
      [...main.querySelectorAll('details')].map((entry) => [
        words(entry.querySelector('summary')),
        words(entry.lastElementChild),
      ]),
    );
    for (const { name, acceptedAnswer } of asked) expect(shown.get(name)).toBe(acceptedAnswer.text);
    questions.push(...asked.map(({ name }) => name));
  }
  const topics = [
    /how far/i,
    /mount/i,
    /lumens/i,
    /4K|resolution/,
    /throw ratio/i,
    /blur/i,
    /keystone/i,
    /no sound/i,
  ];
  expect(topics.filter((topic) => !questions.some((question) => topic.test(question)))).toEqual([]);
});

test("guides have the specification's figures: dusk, bright rooms, lamp and laser [9-16]", async () => {
  const all: string[] = [];
  for (const path of [...GUIDES, '/']) all.push(words((await openSeedPage(path)).main));
  const text = all.join(' ');
  for (const figure of [
    /500 ANSI lumens/,
    /bright room[^.]*2,000/,
    /2,000 to 5,000 hours/,
    /20,000 to 30,000/,
  ])
    expect(text).toMatch(figure);
});

test('the glossary has its title, search, letters, bookmark prompt and all specified terms [2.3-6 2.11-1..3 2.11-5 2.11-6 2.11-10 2.11-11 6-1]', async () => {
  const { main, head } = await openSeedPage('/glossary');
  expect(words(main.querySelector('h1'))).toBe('Projector Terminology Glossary A-Z');
  expect(head).toMatch(/<meta name="description" content="Projector terms [^"]{50,}"/);
  expect(main.querySelector('input[type=search]')?.getAttribute('placeholder')).toBe('Search for a term...');
  const letters = hrefs(main.querySelector('nav[aria-label="Letters"]'));
  const sections = [...main.querySelectorAll('section[id^="letter-"]')];
  expect(letters).toEqual(sections.map(({ id }) => `#${id}`));
  expect(letters).toContain('#letter-A');
  for (const { id, ownerDocument } of sections) {
    const first = [...ownerDocument.querySelectorAll(`[id="${id}"] summary`)].map((term) =>
      words(term).slice(0, 1).toUpperCase().replace(/\d/, '#'),
    );
    expect([...new Set(first)]).toEqual([id.replace('letter-', '')]);
  }
  const terms = new Set([...main.querySelectorAll('summary > span > :first-child')].map(words));
  expect(SPECIFIED_TERMS.filter((term) => !terms.has(term))).toEqual([]);
  expect(words(main)).toMatch(/Bookmark this page/);
});

test('glossary terms may have a Read more link, only to pages of the site [2.11-8 3-35]', async () => {
  const { main } = await openSeedPage('/glossary');
  const more = [...main.querySelectorAll('details')].flatMap((term) =>
    [...term.querySelectorAll('a')].filter((link) => /^Read more: \w/.test(words(link))),
  );
  expect(more.length).toBeGreaterThan(3);
  expect(more.every((link) => link.getAttribute('href')?.startsWith('/'))).toBe(true);
});

test('each season lists films or events and setup tips; the page has its links [2.3-38 2.10-1..5]', async () => {
  const { main } = await openSeedPage('/inspiration/seasonal-movie-nights');
  const titles = [...main.querySelectorAll('section[id] > * h2, section[id] h2')].map(words);
  expect([...new Set(titles)].toSorted()).toEqual(['Christmas', 'Halloween', 'Sports', 'Summer']);
  // The theme of the month or the next one comes first, as its link says without scripts.
  expect(words(main.querySelector('header nav a'))).toMatch(new RegExp(`^(Now|Next): ${titles[0]}$`));
  for (const title of new Set(titles)) {
    const season = partWith(main, title);
    expect(season.querySelectorAll('ol li').length).toBeGreaterThan(4);
    const tips = [...season.querySelectorAll('h3')].find((heading) => words(heading) === 'Setup tips');
    expect(tips).toBeDefined();
    expect(tips?.parentElement?.querySelectorAll('li').length).toBeGreaterThan(2);
  }
  for (const href of [
    '/accessories/speakers',
    '/accessories/screens',
    '/blog/best-portable-projectors-backyard-2025',
    '/blog/brightness-guide',
    '/accessories',
    '/blog',
  ])
    expect(hrefs(main)).toContain(href);
});
