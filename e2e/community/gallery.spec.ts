/** How the gallery's first view loads. */
import { GALLERY_START_PATH, type GalleryStart } from '@lumen-throw/domain/gallery-start';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

const counter = (page: Page) => page.getByText(/^\d+ of \d+$/);

/** Runs in the page before its own scripts: collects layout shifts and the elements that moved. */
function watchShifts(): void {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
      const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '');
      globalThis.shifts?.push({ value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

declare global {
  var shifts: { value: number; nodes: string[] }[] | undefined;
}

for (const [device, viewport] of Object.entries({
  phone: { width: 412, height: 823 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`layout stays stable on a ${device} while the scripts of the first view load late @nightly`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(watchShifts);
    // A late font replaces its fallback, which `bench -- gallery` measures.
    await page.route(/\.woff2$/, (route) => route.abort());
    // The page itself is hydrated before the chunk of its setups is there.
    await page.route(/\/assets\/gallery-setups[^/]*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    // Whether the month has a setup depends on earlier tests.
    await page.route(`**${GALLERY_START_PATH}`, async (route) => {
      const response = await route.fetch();
      const start = (await response.json()) as GalleryStart;
      await route.fulfill({ response, json: { ...start, featured: start.featured ?? start.setups[0] } });
    });
    await page.goto('/inspiration/gallery');
    await expect(page.getByRole('region', { name: 'Setup of the Month' }).getByRole('img')).toBeVisible();
    await expect(counter(page)).toHaveText(/^1 of /);
    await page.waitForTimeout(500);
    const shifts = (await page.evaluate(() => globalThis.shifts)) ?? [];
    const moved = shifts.filter(({ value }) => value >= 0.001);
    expect(moved).toEqual([]);
  });
}

test("loads the sign-in form's scripts after the page's own @nightly", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/submit-or-sign-in[^/]*\.js/.test(request.url())) scripts.push(request.url());
  });
  const html = await (await page.goto('/inspiration/gallery'))?.text();
  expect(html).not.toContain('submit-or-sign-in');
  await untilHydrated(page);
  await expect(counter(page)).toHaveText(/^1 of /);
  await expect.poll(() => scripts).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await expect(page.getByLabel('Display Name')).toBeVisible();
});
