/** Back, forward, reload and links to a place: each leads to where one was, to the line. */
import type { Page } from '@playwright/test';

import { articleHref, PATHS } from '@lumen-throw/domain/site-paths';
import { untilHydrated, untilLaidOut } from '../hydrated.ts';
import { PHONE_DEVICE } from '../hands.ts';
import { expect, test } from '../product.ts';

/** One page of every kind with something below its first screen. */
const LONG_PAGES = [
  PATHS.home,
  PATHS.blog,
  articleHref('brightness-guide'),
  PATHS.accessories,
  '/accessories/mounts',
  PATHS.ambiance,
  '/ambiance/wall-paint',
  PATHS.glossary,
  PATHS.seasonal,
  PATHS.throwCalculator,
  '/privacy',
];

/** Pages with links to places of their own: where the links stand, and one of them. */
const PLACES = [
  { path: PATHS.glossary, hash: '#letter-T' },
  { path: articleHref('projector-placement-guide'), hash: null },
  { path: PATHS.seasonal, hash: null },
];

/** A browser reloads to the element that it had at the top, which may be some pixels off; no line is. */
const BROWSERS_OWN = 8;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await untilLaidOut(page);
}

function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

async function goTo(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  // The browser tells the page in its next frame, and the page notes where it is.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  return placeOf(page);
}

async function expectPlace(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await placeOf(page)) - top)).toBeLessThanOrEqual(2);
}

/** Follows a link of the page that leads somewhere else, wherever it stands. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .last()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(path);
  await untilLaidOut(page);
}

for (const [screen, device] of [
  ['a desktop', {}],
  ['a phone', PHONE_DEVICE],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(device);

    for (const { path, hash } of PLACES) {
      test(`Back from a place of ${path} returns to where its link was followed`, async ({ page }) => {
        await open(page, path);
        const links = page.getByRole('main').locator(hash ? `a[href="${hash}"]` : 'a[href^="#"]');
        const link = links.last();
        // On a phone the contents of a guide are folded.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('main details')) {
            if (details.querySelector('a[href^="#"]')) details.setAttribute('open', '');
          }
        });
        await link.scrollIntoViewIfNeeded();
        const left = await placeOf(page);
        const target = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${target}$`));
        await expect.poll(async () => Math.abs((await placeOf(page)) - left)).toBeGreaterThan(50);
        const arrived = await placeOf(page);
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expectPlace(page, left);
        await page.goForward();
        await expectPlace(page, arrived);
      });
    }

    test('Back and Forward between pages return to each page’s place', async ({ page }) => {
      await open(page, PATHS.blog);
      const overview = await goTo(page, 420);
      const guide = articleHref('brightness-guide');
      await follow(page, guide);
      await expectPlace(page, 0);
      const reading = await goTo(page, 1500);
      await follow(page, PATHS.glossary);
      await expectPlace(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(guide);
      await expectPlace(page, reading);
      await page.goBack();
      await expect(page).toHaveURL(PATHS.blog);
      await expectPlace(page, overview);
      await page.goForward();
      await expect(page).toHaveURL(guide);
      await expectPlace(page, reading);
    });

    test('Back to a page that was opened at a place returns to that place', async ({ page }) => {
      await open(page, `${PATHS.glossary}#letter-T`);
      await expect.poll(() => placeOf(page)).toBeGreaterThan(500);
      const place = await placeOf(page);
      await follow(page, '/privacy');
      await page.goBack();
      await expect(page).toHaveURL(`${PATHS.glossary}#letter-T`);
      await expectPlace(page, place);
    });

    test('a reload stays in place on every kind of page', async ({ page }) => {
      for (const path of LONG_PAGES) {
        await open(page, path);
        const place = await goTo(page, 700);
        expect(place, `${path} is long enough to scroll`).toBeGreaterThan(100);
        await page.reload();
        await untilHydrated(page);
        await expect
          .poll(async () => Math.abs((await placeOf(page)) - place), { message: path })
          .toBeLessThanOrEqual(BROWSERS_OWN);
      }
    });
  });
}
