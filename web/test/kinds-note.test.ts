// @vitest-environment jsdom
/** The seed's cards show kinds of products: each page with such cards says so once, and other pages don't. */
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { expect, test } from 'vitest';
import { SHOP_TEXTS } from '../src/shared/shop/shop-texts.ts';
import { hrefs, openSeedPage, seedPages, words } from './fixture/seed-site.ts';

/** Cards and rows of products that name no real model: they link to the shop, not to a model's page. */
function kindCards(main: Element): Element[] {
  return [...main.querySelectorAll('article, li')].filter(
    (card) =>
      card.querySelector('a[rel~=sponsored]') && !hrefs(card).some((href) => href.startsWith('/projectors/')),
  );
}

function notes(main: Element): Element[] {
  return [...main.querySelectorAll('[data-kinds-note]')];
}

/** Pages with a header and a footer; model pages show no other product. */
const PAGES = seedPages
  .map(({ path }) => path)
  .filter((path) => !path.startsWith('/projectors/') && !FRAME_PATHS.includes(path));

test.each(PAGES)('%s has one note about kinds, if it has such cards', async (path) => {
  const { main } = await openSeedPage(path);
  expect(notes(main)).toHaveLength(kindCards(main).length > 0 ? 1 : 0);
});

test('the seed has pages with and without kinds', async () => {
  const having = ['/', '/accessories/screens', '/tools/throw-calculator'];
  const without = ['/blog', '/glossary', '/projectors'];
  const found: number[] = [];
  for (const path of [...having, ...without]) found.push(notes((await openSeedPage(path)).main).length);
  expect(found).toEqual([1, 1, 1, 0, 0, 0]);
});

test("pages with projectors link to real models; shelves of accessories don't", async () => {
  const home = await openSeedPage(PATHS.home);
  const [onHome] = notes(home.main);
  expect(words(onHome)).toContain(SHOP_TEXTS.kindsOfProjectors);
  expect(onHome && hrefs(onHome)).toEqual([PATHS.projectors]);
  const shelf = await openSeedPage(`${PATHS.accessories}/screens`);
  const [onShelf] = notes(shelf.main);
  expect(words(onShelf)).toBe(SHOP_TEXTS.kindsOfProducts);
  expect(onShelf && hrefs(onShelf)).toEqual([]);
});

test('the note precedes the first shop link of a kind', async () => {
  const { main } = await openSeedPage(PATHS.home);
  const [note] = notes(main);
  const [first] = kindCards(main);
  const link = first?.querySelector('a[rel~=sponsored]');
  expect(note && link && note.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
