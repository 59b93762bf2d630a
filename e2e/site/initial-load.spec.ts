import type { Locator, Page } from '@playwright/test';
import { accessoryCategoryHref, articleHref } from '@lumen-throw/domain/site-paths';
import { untilHydrated, untilLaidOut } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

/** Whether an element is laid out, not deferred until it comes near. */
function isLaidOut(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
}

/** Distance of the comparison from the target of a scroll to it, below the header. */
function missedBy(page: Page): Promise<number> {
  return page.locator('#comparison').evaluate((section) => {
    const goal = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(section.getBoundingClientRect().top - goal);
  });
}

function lastInFooter(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('listitem').last();
}

test('defers layout far below the first screen until it comes near @nightly', async ({ page }) => {
  // Without scripts, nothing else causes its layout.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await isLaidOut(page.getByRole('heading', { level: 1 }))).toBe(true);
  expect(await isLaidOut(lastInFooter(page))).toBe(false);
  await lastInFooter(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(lastInFooter(page))).toBe(true);
  await expect(lastInFooter(page)).toBeInViewport();
});

const FAR_DOWN = [
  {
    what: 'the last chapter of a guide',
    path: articleHref('brightness-guide'),
    heading: 'Put the two calculations together',
  },
  {
    what: 'the last product of a list',
    path: accessoryCategoryHref('screens'),
    heading: 'Floor-rising screen, 80 inch',
  },
] as const;

for (const { what, path, heading } of FAR_DOWN) {
  test(`lays out ${what} only when it comes near @nightly`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    const last = page.getByRole('main').getByRole('heading', { name: heading });
    expect(await isLaidOut(last)).toBe(false);
    await page.mouse.move(200, 300);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(last).toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [0], timeout: 20_000 });
    expect(await isLaidOut(last)).toBe(true);
  });
}

test('lays out off-screen sections when idle after hydration @nightly', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-initial-load]')).toHaveCount(1);
  await expect.poll(() => isLaidOut(lastInFooter(page))).toBe(true);
  await untilLaidOut(page);
});

for (const state of ['before hydration', 'after hydration'] as const) {
  test(`link to an anchor on the same page lands exactly, ${state} @nightly`, async ({ page }) => {
    if (state === 'before hydration') await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    if (state === 'after hydration') await untilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Compare', exact: true }).click();
    await expect.poll(() => missedBy(page)).toBeLessThan(2);
  });
}

test('lays out the whole page when it opens at an anchor @nightly', async ({ page }) => {
  await page.goto('/#comparison');
  expect(await isLaidOut(lastInFooter(page))).toBe(true);
  await expect.poll(() => missedBy(page)).toBeLessThan(2);
});

test('keeps the scroll position on reload @nightly', async ({ page }) => {
  // A first visit may be laid out in the fallback font for good (`font-display: optional`); this one has the site's.
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await page.goto('/');
  await untilLaidOut(page);
  const quotes = page.getByRole('heading', { name: 'What people say after the first week' });
  await quotes.scrollIntoViewIfNeeded();
  const seen = await quotes.boundingBox();
  await page.reload();
  await untilHydrated(page);
  await expect
    .poll(async () => Math.abs(((await quotes.boundingBox())?.y ?? 0) - (seen?.y ?? 0)))
    .toBeLessThan(2);
});
