/** Pages on paper: no two lines on each other, on white, with all answers open. */
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { overprinted, printedTexts } from '../../tools/browser/pdf-lines.ts';
import { expect, test } from '../product.ts';

for (const [path, daily] of [
  ['/blog/projector-placement-guide', true],
  ['/blog/how-to-choose-projector', false],
  ['/blog/diy-outdoor-theater', false],
  ['/', false],
  ['/accessories/speakers', false],
  ['/projectors/benq-w4100i', false],
  ['/tools/throw-calculator', false],
  ['/glossary', false],
  ['/inspiration/seasonal-movie-nights', false],
  ['/projectors', false],
  ['/tools/projector-finder?light=dark&for=movies', false],
] as const)
  test(`${path} prints no two lines on each other${daily ? '' : ' @nightly'}`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
    const texts = printedTexts(await page.pdf({ format: 'Letter', margin }));
    // Fewer would mean that the texts were not found.
    expect(texts.length).toBeGreaterThan(60);
    expect(overprinted(texts)).toEqual([]);
  });

test('prints the sections of the night in dark ink on white, also in the dark theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await untilHydrated(page);
  const found = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings.map((heading) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(heading).color.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      return { heading: heading.textContent, isDark: Math.max(red, green, blue) < 128 };
    }),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ isDark }) => !isDark)).toEqual([]);
  const grounds = await page
    .locator('body, main, main > section, main section')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

test('at 400 percent zoom nothing stays in sight and takes a tenth of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/glossary', '/tools/throw-calculator', '/projectors']) {
    await page.goto(path);
    await untilHydrated(page);
    await page.evaluate(() => scrollTo(0, 900));
    const taken = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(
          ({ width, height, bottom, top }) => width > 100 && height > 0 && bottom > 0 && top < innerHeight,
        )
        .reduce((sum, { height }) => sum + height, 0),
    );
    expect(taken, path).toBeLessThan(26);
  }
});
