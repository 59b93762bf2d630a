// @vitest-environment jsdom
/** Shop buttons inside a guide's text keep the colors of a button. */
import { afterEach, expect, test } from 'vitest';
import { theme } from '../design/theme.ts';
import { openSeedPage, seedPages } from '../../../test/fixture/seed-site.ts';

const GUIDES = seedPages.filter(({ kind }) => kind === 'article').map(({ path }) => path);

afterEach(() => document.head.replaceChildren());

/** jsdom has no custom properties; these replace the two that the tests compare. */
const ON_ACCENT = 'rgb(1, 2, 3)';
const ACCENT = 'rgb(4, 5, 6)';

/** Renders a page with its styles. */
async function openStyled(path: string) {
  const page = await openSeedPage(path);
  const style = document.createElement('style');
  style.textContent = page.style
    .replaceAll(theme.color.onAccent, ON_ACCENT)
    .replaceAll(theme.color.accent, ACCENT);
  document.head.append(style);
  return page;
}

test("a shop button's text differs from its background in a guide", async () => {
  let buttons = 0;
  for (const path of GUIDES) {
    const { main } = await openStyled(path);
    for (const button of main.querySelectorAll('article article a[rel~="sponsored"]')) {
      buttons += 1;
      expect(getComputedStyle(button).color).toBe(ON_ACCENT);
    }
  }
  expect(buttons).toBeGreaterThan(7);
});

test("links in an editor's text have the accent color", async () => {
  let links = 0;
  for (const path of GUIDES) {
    const { main } = await openStyled(path);
    const written = main.querySelectorAll('article h2 ~ p > a, article h2 ~ ul a');
    for (const link of written) {
      // Links that the site adds to terms and figures are quieter.
      if (/^\/(?:glossary#|projectors\/)/.test(link.getAttribute('href') ?? '')) continue;
      links += 1;
      expect(getComputedStyle(link).color).toBe(ACCENT);
    }
  }
  expect(links).toBeGreaterThan(5);
});
