// @vitest-environment jsdom
/** A guide's picks before its text, the disclosure beside paid links, and links to the calculator. */
import { PATHS } from '@lumen-throw/domain/site-paths';
import { expect, test } from 'vitest';
import { readAddress } from '../src/features/calculator/address/address.ts';
import {
  hrefs,
  openSeedPage,
  partWith,
  seedPageOf,
  seedPages,
  seedSite,
  words,
} from './fixture/seed-site.ts';

const GUIDES = seedPages.filter(({ kind }) => kind === 'article').map(({ path }) => path);

/** Reasons in editors' words for the guides' products. */
async function writtenReasons(): Promise<string[]> {
  const guides = seedPages.filter(({ kind }) => kind === 'article');
  const texts = await Promise.all(guides.map(async (page) => JSON.stringify(await seedPageOf(page))));
  return texts.flatMap((text) =>
    [...text.matchAll(/"pickReason":("(?:[^"\\]|\\.)+")/g)].map(([, reason = '""']) =>
      String(JSON.parse(reason)),
    ),
  );
}

test('each guide lists its products with reasons before the text and links to their cards', async () => {
  let picks = 0;
  const reasons = await writtenReasons();
  for (const path of GUIDES) {
    const { main } = await openSeedPage(path);
    const cards = [...main.querySelectorAll('article article')];
    const strip = main.querySelector('[aria-labelledby=picks-title]');
    const names = [...(strip?.querySelectorAll('h3') ?? [])].map(words);
    expect(names).toEqual(cards.slice(0, 3).map((card) => words(card.querySelector('h3'))));
    for (const pick of strip?.querySelectorAll('li') ?? []) {
      picks += 1;
      const [place = '', shop = ''] = hrefs(pick);
      const card = cards.find(({ id }) => `#${id}` === place);
      expect(words(card?.querySelector('h3'))).toBe(words(pick.querySelector('h3')));
      const reason = words(pick.querySelector('h3 + p'));
      expect(reasons).toContain(reason);
      expect(hrefs(card ?? null)).toContain(shop);
    }
    const text = main.querySelector('article h2:not(#picks-title)[id]');
    expect(
      strip && text && strip.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  }
  expect(picks).toBeGreaterThan(9);
});

test('the disclosure is beside the first paid link and the button at the end, and nowhere else', async () => {
  for (const path of GUIDES) {
    const { main } = await openSeedPage(path);
    const lines = [...main.querySelectorAll('p')].filter((line) => words(line) === seedSite?.disclosure);
    expect(lines).toHaveLength(2);
    const [first, last] = lines;
    expect(partWith(main, words(main.querySelector('#picks-title'))).contains(first ?? null)).toBe(true);
    expect(last?.parentElement?.querySelector('a')?.getAttribute('href')).toBe('/#comparison');
  }
});

test('prefills the calculator with the figures of guides', async () => {
  const queries: string[] = [];
  for (const path of GUIDES) {
    const { main } = await openSeedPage(path);
    for (const href of hrefs(main)) if (href.startsWith(`${PATHS.throwCalculator}?`)) queries.push(href);
  }
  expect(new Set(queries).size).toBeGreaterThan(6);
  for (const href of queries) {
    const { settings, replaced } = readAddress(new URL(href, 'https://example.com').search, []);
    expect(replaced).toEqual([]);
    const taken: Readonly<Record<string, unknown>> = {
      diag: settings.diagonal,
      lumens: settings.lumens,
      dist: settings.distance,
      lux: settings.lux,
      trmin: settings.custom.min,
      trmax: settings.custom.max,
      mode: settings.mode,
    };
    const others = [...new URL(href, 'https://example.com').searchParams].filter(
      ([name, value]) => String(taken[name]) !== value,
    );
    expect(others).toEqual([]);
  }
});
