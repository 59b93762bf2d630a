/** Layout of pages: alignment, full rows, spacing and touch targets. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { articleHref, PATHS } from '@lumen-throw/domain/site-paths';
import { SHOP_TEXTS } from '../../web/src/shared/shop/shop-texts.ts';
import { untilHydrated, untilLaidOut } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** Smallest side of a touch target in pixels; `--target` in tokens.ts. */
const TARGET = 44;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

async function open(page: Page, path: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await untilHydrated(page);
  await untilLaidOut(page);
}

function boxesOf(parts: Locator): Promise<Box[]> {
  return parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
}

/** Elements lower than a touch target, each with its height. */
function tooSmall(parts: Locator): Promise<string[]> {
  return parts.evaluateAll(
    (elements, target) =>
      elements
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => ({
          name: element.textContent.trim().slice(0, 30),
          height: element.getBoundingClientRect().height,
        }))
        .filter(({ height }) => height < target)
        .map(({ name, height }) => `${name} ${height}`),
    TARGET,
  );
}

const close = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

/** Groups boxes with the same top into rows. */
function rowsOf(boxes: readonly Box[]): Box[][] {
  const rows: Box[][] = [];
  for (const box of boxes) {
    const row = rows.find(([first]) => first && close(first.top, box.top));
    if (row) row.push(box);
    else rows.push([box]);
  }
  return rows;
}

for (const shelf of ['/accessories/screens', '/accessories/mounts', '/ambiance/wall-paint']) {
  test(`cards of ${shelf} stand in one grid of three and align their prices @nightly`, async ({ page }) => {
    await open(page, shelf, DESKTOP);
    const cards = page.locator('main article:has(dl)');
    const cardRows = rowsOf(await boxesOf(cards));
    const places = [...new Set(cardRows.flat().map(({ left }) => Math.round(left)))];
    expect(places.toSorted((one, other) => one - other)).toEqual(
      cardRows.find(({ length }) => length === 3)?.map(({ left }) => Math.round(left)),
    );
    for (const row of cardRows) expect(Math.round(row[0]?.left ?? 0)).toBe(Math.min(...places));
    const prices = await boxesOf(cards.locator('dl'));
    const priceRows = rowsOf(prices).map((row) => row.length);
    expect(priceRows).toEqual(cardRows.map((row) => row.length));
  });
}

test('explains the price symbols before the first price', async ({ page }) => {
  await open(page, '/accessories/screens', DESKTOP);
  const [legend] = await boxesOf(page.getByText(SHOP_TEXTS.priceLegend));
  const [price] = await boxesOf(page.locator('main article dl').first());
  expect(legend?.bottom).toBeLessThan(price?.top ?? 0);
});

for (const path of ['/blog/how-to-choose-projector', '/blog/projector-placement-guide', '/how-we-work'])
  test(`${path} has one left edge from its title to its end`, async ({ page }) => {
    await open(page, path, DESKTOP);
    const parts = page.locator(
      'main header h1, main section:has(> ol) > h2, main aside + div > *, main aside + div :has(> h2) > *',
    );
    const boxes = (await boxesOf(parts)).filter(({ left, right }) => right > left);
    expect(boxes.length).toBeGreaterThan(15);
    const [title] = boxes;
    expect(boxes.filter(({ left }) => !close(left, title?.left ?? 0))).toEqual([]);
  });

for (const path of [
  '/',
  '/blog',
  '/accessories',
  '/accessories/screens',
  '/ambiance',
  '/inspiration/seasonal-movie-nights',
])
  test(`titles of cards on ${path} are set at 1.15 @nightly`, async ({ page }) => {
    await open(page, path, DESKTOP);
    const leadings = await page.locator('main article :is(h2, h3)').evaluateAll((titles) =>
      titles.flatMap((title) => {
        const { fontSize, lineHeight } = getComputedStyle(title);
        const size = Number.parseFloat(fontSize);
        return size < 30 ? [(Number.parseFloat(lineHeight) / size).toFixed(2)] : [];
      }),
    );
    expect(leadings.filter((leading) => leading !== '1.15')).toEqual([]);
  });

test('flat sections of the home page have a single gap between them @nightly', async ({ page }) => {
  await open(page, PATHS.home, DESKTOP);
  const stacked = await page.locator('main section[data-plain]').evaluateAll((bands) =>
    bands.flatMap((band) => {
      const next = band.nextElementSibling ?? band.parentElement?.nextElementSibling;
      const after = next?.matches('section') ? next : next?.querySelector(':scope > section[data-plain]');
      if (!after?.matches('[data-plain]')) return [];
      const [bottom, top] = [getComputedStyle(band).paddingBottom, getComputedStyle(after).paddingTop];
      return Number.parseFloat(bottom) > 0 && Number.parseFloat(top) > 0
        ? [after.textContent.slice(0, 40)]
        : [];
    }),
  );
  expect(stacked).toEqual([]);
});

test('header covers the content that scrolls under it @nightly', async ({ page }) => {
  await open(page, PATHS.home, PHONE);
  await page.mouse.wheel(0, 900);
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  const opacity = await header.evaluate((element) => {
    const grounds = [element, ...element.querySelectorAll('*')].map((part) => [
      part.getBoundingClientRect().width,
      getComputedStyle(part).backgroundColor,
    ]) as [number, string][];
    const alphas = grounds
      .filter(([width]) => width >= innerWidth)
      .map(([, color]) => Number(/\/ ([\d.]+)\)|, ([\d.]+)\)$/.exec(color)?.slice(1).find(Boolean) ?? 1));
    return Math.max(...alphas);
  });
  expect(opacity).toBeGreaterThanOrEqual(0.95);
});

test('product pictures keep their colors in the dark theme, on its surface @nightly', async ({ page }) => {
  const card = page
    .locator('main article')
    .filter({ has: page.locator('img') })
    .first();
  const photograph = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/accessories/screens', DESKTOP);
    const picture = card.locator('img');
    await picture.evaluate(async (image: HTMLImageElement) => image.decode());
    const { data, info } = await sharp(await picture.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3;
      return [...data.subarray(start, start + 3)];
    };
    const surface = await card.evaluate((element) =>
      getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number),
    );
    return { middle: at(0.5, 0.45), corner: at(1, 1), surface };
  };
  const [light, dark] = [await photograph('light'), await photograph('dark')];
  expect(dark.middle).toEqual(light.middle);
  expect(dark.corner).toEqual(dark.surface);
  expect(light.corner).toEqual(light.surface);
  expect(dark.surface).not.toEqual(light.surface);
});

test('glossary shows its terms in two columns on a desktop @nightly', async ({ page }) => {
  await open(page, PATHS.glossary, DESKTOP);
  const rows = rowsOf(await boxesOf(page.locator('main section[id^="letter-"] details > summary')));
  expect(Math.max(...rows.map((row) => row.length))).toBe(2);
});

test('touch targets are at least 44 px high', async ({ page }) => {
  await open(page, PATHS.glossary, PHONE);
  expect(await tooSmall(page.locator('main nav a, main input, main summary'))).toEqual([]);
  await open(page, PATHS.home, PHONE);
  expect(await tooSmall(page.locator('#comparison select, #comparison a, #comparison button'))).toEqual([]);
  expect(
    await tooSmall(page.getByRole('banner').locator('a:visible, button:visible, summary:visible')),
  ).toEqual([]);
});

/** Runs in the page before its own scripts: adds up layout shifts. */
function sumShifts(): void {
  globalThis.shiftOfLoad = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      globalThis.shiftOfLoad = (globalThis.shiftOfLoad ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

declare global {
  var shiftOfLoad: number | undefined;
}

for (const width of [320, 412]) {
  for (const path of [PATHS.home, PATHS.auth, articleHref('diy-setup-guide'), '/accessories/speakers']) {
    test(`${path} does not shift at ${width} px when its fonts load late @nightly`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      await page.addInitScript(sumShifts);
      const late = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate(() => document.fonts.check('1rem "Instrument Sans"'))).toBe(false);
      const arrived = page.waitForResponse(/\.woff2$/);
      late.resolve();
      await (await arrived).finished();
      await untilHydrated(page);
      await untilLaidOut(page);
      expect(await page.evaluate(() => globalThis.shiftOfLoad)).toBeLessThan(0.01);
    });
  }
}
