/** Offline: one page replaces all others, and nothing else is cached. */
import type { Page } from '@playwright/test';
import { OFFLINE_TEXTS } from '../../web/src/startup/offline-texts.ts';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { axeOn } from '../axe.ts';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until its service worker is active. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

/** Paths in the caches of service workers. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('shows the offline page and reloads when back online', async ({ page, context }) => {
  await visit(page, '/about');
  await context.setOffline(true);
  await page.goto('/blog/brightness-guide');
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE_TEXTS.heading })).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/brightness-guide$/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: OFFLINE_TEXTS.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE_TEXTS.heading })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(OFFLINE_TEXTS.heading);
  await expect(page).toHaveURL(/\/blog\/brightness-guide$/);
  await untilHydrated(page);
  expect(await cachedPaths(page)).toEqual(['/offline']);
});

test('offline page fits a small screen and keeps the chosen theme @nightly', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/about');
  await untilHydrated(page);
  const shown = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .not.toBe(shown);
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await context.setOffline(true);
  await page.goto('/glossary');
  await expect(page.getByRole('heading', { name: OFFLINE_TEXTS.heading })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('service worker passes on redirects, 404s and newly published content @nightly', async ({
  page,
  request,
  environment,
}) => {
  await visit(page, '/about');
  expect((await page.goto('/nothing/here'))?.status()).toBe(404);
  await page.goto('/privacy-policy?from=mail');
  await expect(page).toHaveURL(/\/privacy\?from=mail$/);

  const title = `About, seen at ${Date.now()}`;
  const before = await askLake(request, environment, '*[_id == "info-about"][0].title');
  try {
    await page.goto('/about');
    await untilHydrated(page);
    await changeLake(request, environment, { patch: { id: 'info-about', set: { title } } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  } finally {
    await changeLake(request, environment, { patch: { id: 'info-about', set: { title: before } } });
  }
});

test('frame, as in the Studio, gets the live page and never the offline page @nightly', async ({
  page,
  context,
  environment,
}) => {
  const { siteUrl, studioUrl } = environment;
  await visit(page, '/about');
  // Any document on the Studio's origin can hold the frame.
  await page.goto(`${studioUrl}/static/favicon.ico`);
  await page.evaluate((address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
  }, `${siteUrl}/blog`);
  const site = page.frameLocator('iframe');
  await expect(site.getByRole('heading', { level: 1 })).toBeAttached();
  await context.setOffline(true);
  await page.evaluate((address) => {
    document.querySelector('iframe')?.setAttribute('src', address);
  }, `${siteUrl}/glossary`);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
});

test('icons match the drawing that they are made from @nightly', async ({ page }) => {
  await page.goto('/offline');
  const differences = await page.evaluate(async () => {
    const found: number[] = [];
    for (const size of [192, 512]) {
      const [drawn, drawing] = await Promise.all(
        [`/icons/icon-${size}.png`, '/favicon.svg'].map(async (address) => {
          const image = new Image(size, size);
          image.src = address;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
          const paint = canvas.getContext('2d');
          paint?.drawImage(image, 0, 0, size, size);
          return paint?.getImageData(0, 0, size, size).data;
        }),
      );
      if (!drawn || !drawing) throw new Error('This browser has no canvas.');
      found.push(
        drawn.reduce((sum, value, at) => sum + Math.abs(value - (drawing[at] ?? 0)), 0) / drawn.length,
      );
    }
    return found;
  });
  for (const difference of differences) expect(difference).toBeLessThan(2);
});
