/**
 * One visit to each public page checks what every page must keep: readable text in both themes, axe,
 * width, paid links, privacy, no errors. One page of each kind is also visited without scripts.
 * Pages that are not the first of their kind, or share nearly all with another kind, wait for the nightly run.
 */
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { PATHS } from '@lumen-throw/domain/site-paths';
import type { Page } from '@playwright/test';
import { axeOn, WCAG } from '../axe.ts';
import { untilHydrated, untilLaidOut } from '../../tools/browser/hydrated.ts';
import { expect, test, watchFaults } from '../product.ts';
import { KIND_ROUTES, PUBLIC_ROUTES } from '../../web/test/public-routes.ts';
import { faintTexts } from '../../tools/browser/rendered-contrast.ts';
import { misusedShopLinks } from './in-page/shop-links.ts';
import { NO_TRAFFIC, publishNothing, watchTraffic } from './traffic.ts';
import { unreachable } from './without-scripts.ts';

const NOWHERE = '/nowhere-at-all';
const ROUTES = [...PUBLIC_ROUTES, ...FRAME_PATHS, NOWHERE];
/** Pages that load their content from Firebase. */
const COMMUNITY: readonly string[] = [PATHS.gallery, PATHS.auth];
/** Pages that never request the content version. */
const WITHOUT_CONTENT = new Set([...FRAME_PATHS, ...COMMUNITY, '/search']);
/** Kinds made of the parts of others. */
const LIKE_OTHERS = new Set<string>([
  PATHS.accessories,
  PATHS.projectorArchive,
  '/projectors/compare',
  '/search',
  '/tools/lumen-check',
  '/tools/projector-finder/embed',
]);
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 768, 1920];
/** Pages that are lists of products. */
const SHELF = /^\/(?:accessories|ambiance)\/./;

/** Axe's violations and incomplete results; contrast is measured in pixels instead. */
async function axeFindings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await axeOn(page)
    .withTags(WCAG)
    .disableRules(['color-contrast'])
    .analyze();
  return [...violations, ...incomplete].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const route of ROUTES) {
  const isKind = KIND_ROUTES.includes(route) || !PUBLIC_ROUTES.includes(route);
  const nightly = isKind && !LIKE_OTHERS.has(route) ? '' : ' @nightly';
  test(`${route} is readable, fits every screen and keeps its promises${nightly} [1-3 2.8-10]`, async ({
    page,
    context,
    environment,
  }) => {
    const faults = await watchFaults(page);
    const traffic = watchTraffic(context, environment);
    const versions = await publishNothing(context);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(route === NOWHERE ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilHydrated(page);
    await untilLaidOut(page);

    await test.step('axe finds nothing', async () => expect(await axeFindings(page)).toEqual([]));
    await test.step('text has enough contrast in both themes', async () => {
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await faintTexts(page), `texts in the ${colorScheme} theme`).toEqual([]);
      }
    });
    await test.step('shop links are marked as paid, tagged, and follow the disclosure', async () => {
      const { wrong, count } = await page.evaluate(misusedShopLinks);
      expect(wrong).toEqual([]);
      if (SHELF.test(route)) expect(count).toBeGreaterThan(3);
    });
    await test.step('nothing is wider than the screen', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `wider than a screen of ${width} px`).toBeLessThanOrEqual(0);
      }
    });
    await test.step('reading sets no cookie, stores nothing and contacts no other host', async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForLoadState('load');
      // A page requests the content version when it is idle.
      if (!WITHOUT_CONTENT.has(route)) await expect.poll(() => versions.asked).toBeGreaterThan(0);
      const firebase = COMMUNITY.includes(route) ? traffic.firebase : [];
      expect(traffic).toEqual({ ...NO_TRAFFIC, firebase });
      expect(await context.cookies()).toEqual([]);
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      // The router remembers how far pages were scrolled, until the tab is closed.
      expect(stored.filter((key) => !key.startsWith('react-router'))).toEqual([]);
    });
    expect(faults.filter((fault) => route !== NOWHERE || !fault.includes('404'))).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const route of [...KIND_ROUTES, ...FRAME_PATHS, NOWHERE]) {
    test(`${route} shows all its text and links @nightly`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await unreachable(page)).toEqual([]);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await faintTexts(page), `texts in the ${colorScheme} theme`).toEqual([]);
      }
    });
  }
});
