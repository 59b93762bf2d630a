/** Every public page as it is seen, in both themes: read, measured and photographed, with and without its scripts. */
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import type { Page } from '@playwright/test';
import { axeOn, WCAG } from '../axe.ts';
import { untilHydrated, untilLaidOut } from '../hydrated.ts';
import { expect, test, watchFaults } from '../product.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';
import { faintTexts, notMeasured } from './rendered-contrast.ts';
import { unreachable } from './without-scripts.ts';

const ROUTES = [...PUBLIC_ROUTES, ...FRAME_PATHS, '/nowhere-at-all'];
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 768, 1920];

/** The rules whose outcome depends on colors, and so on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong, and what it leaves open. Contrast that it cannot tell from the styles is
 * settled by the pixels: such an element must be among those that `faintTexts` measured last.
 */
async function axeFindings(page: Page, theme: (typeof THEMES)[number]): Promise<string[]> {
  const axe = axeOn(page);
  const { violations, incomplete } = await (
    theme === 'light' ? axe.withTags(WCAG) : axe.withRules(COLOR_RULES)
  ).analyze();
  const found: string[] = [];
  for (const { id, nodes } of [...violations, ...incomplete.filter(({ id }) => id !== 'color-contrast')])
    found.push(`${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  const open = incomplete.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
  const selectors = open.map(({ target }) => target.join(' '));
  for (const selector of await notMeasured(page, selectors))
    found.push(`color-contrast left open: ${selector}`);
  return found;
}

// Most of the time of the tests that only read goes here: each page may have the worker that is free.
test.describe.configure({ mode: 'parallel' });

for (const route of ROUTES) {
  test(`${route} can be read by everyone, and fits every screen`, async ({ page }) => {
    const faults = await watchFaults(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(route === '/nowhere-at-all' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilHydrated(page);
    await untilLaidOut(page);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faintTexts(page), `texts in the ${colorScheme} theme`).toEqual([]);
      expect(await axeFindings(page, colorScheme), `axe in the ${colorScheme} theme`).toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `wider than a screen of ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(faults.filter((fault) => route !== '/nowhere-at-all' || !fault.includes('404'))).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const route of ROUTES) {
    test(`${route} says and links all that it does with them`, async ({ page }) => {
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
