// @vitest-environment jsdom
/** The seed's stars, counts and quotes are made up: each page with some says so once, before them. */
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { expect, test } from 'vitest';
import { RATING_TEXTS } from '../src/shared/shop/rating-texts.ts';
import { openSeedPage, seedPages, words } from './fixture/seed-site.ts';

/** Where made-up opinions and counts appear. */
const MADE_UP = '[aria-label$="out of 5 stars"], figure blockquote';

/** Pages with a header and a footer; model pages show no other product. */
const PAGES = seedPages
  .map(({ path }) => path)
  .filter((path) => !path.startsWith('/projectors/') && !FRAME_PATHS.includes(path));

test('a page with samples has one note before the first of them, and other pages have none', async () => {
  const wrong: string[] = [];
  let noted = 0;
  for (const path of PAGES) {
    const { main } = await openSeedPage(path);
    const notes = [...main.querySelectorAll('[data-samples-note]')];
    const first = main.querySelector(MADE_UP);
    if (notes.length !== (first ? 1 : 0)) wrong.push(`${path}: ${notes.length}`);
    noted += notes.length;
    const [note] = notes;
    if (!note || !first) continue;
    expect(words(note)).toBe(RATING_TEXTS.samples);
    const card = first.closest('article, section') ?? first;
    if (!card.contains(note) && !(note.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING))
      wrong.push(`${path}: after them`);
  }
  expect(wrong).toEqual([]);
  expect(noted).toBeGreaterThan(20);
});
