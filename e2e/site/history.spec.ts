/** Back, forward, reload and anchor links restore the exact scroll position. */
import type { Page } from '@playwright/test';

import { articleHref, PATHS } from '@lumen-throw/domain/site-paths';
import { untilHydrated, untilLaidOut } from '../../tools/browser/hydrated.ts';
import { PHONE_DEVICE } from '../device-actions.ts';
import { expect, test } from '../product.ts';

/** One page of every kind that is longer than its first screen. */
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

/** Pages with links to their own anchors; `hash` names one of several anchors. */
const PLACES = [
  { path: PATHS.glossary, hash: '#letter-T' },
  { path: articleHref('projector-placement-guide'), hash: null },
  { path: PATHS.seasonal, hash: null },
];

/** On reload, a browser restores the element at the top, which may be some pixels off but not a line. */
const RELOAD_TOLERANCE = 8;

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
  // The scroll event fires in the next frame, and the page then saves the position.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  return placeOf(page);
}

async function expectPlace(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await placeOf(page)) - top)).toBeLessThanOrEqual(2);
}

/** Clicks a link to another page, even if it is not in view. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .last()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(path);
  await untilLaidOut(page);
}

for (const [screen, device, reloaded] of [
  ['a desktop', {}, [PATHS.home, articleHref('brightness-guide')]],
  ['a phone', PHONE_DEVICE, LONG_PAGES],
] as const) {
  test.describe(`on ${screen} @nightly`, () => {
    test.use(device);

    for (const { path, hash } of PLACES) {
      test(`Back from an anchor on ${path} returns to where its link was clicked`, async ({ page }) => {
        await open(page, path);
        const links = page.getByRole('main').locator(hash ? `a[href="${hash}"]` : 'a[href^="#"]');
        const link = links.last();
        // On a phone, the contents of a guide are collapsed.
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

    test('Back and Forward between pages restore the scroll position', async ({ page }) => {
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

    test('Back to a page that was opened at an anchor returns to that anchor', async ({ page }) => {
      await open(page, `${PATHS.glossary}#letter-T`);
      await expect.poll(() => placeOf(page)).toBeGreaterThan(500);
      const place = await placeOf(page);
      await follow(page, '/privacy');
      await page.goBack();
      await expect(page).toHaveURL(`${PATHS.glossary}#letter-T`);
      await expectPlace(page, place);
    });

    test('reload keeps the scroll position', async ({ page }) => {
      for (const path of reloaded) {
        await open(page, path);
        const place = await goTo(page, 700);
        expect(place, `${path} is long enough to scroll`).toBeGreaterThan(100);
        await page.reload();
        await untilHydrated(page);
        await expect
          .poll(async () => Math.abs((await placeOf(page)) - place), { message: path })
          .toBeLessThanOrEqual(RELOAD_TOLERANCE);
      }
    });
  });
}
