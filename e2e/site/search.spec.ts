/** The search: in the header by keyboard and touch, on its own page, and without scripts. */
import type { Page } from '@playwright/test';
import { PATHS, SEARCH_INDEX_PATH, searchHref } from '@lumen-throw/domain/site-paths';
import { SEARCH_FIELD_ID } from '../../web/src/layout/search/focus-search.ts';
import { SEARCH_PAGE_TEXTS } from '../../web/src/layout/search/page-texts.ts';
import { SEARCH_TEXTS } from '../../web/src/layout/search/texts.ts';
import { violations as accessProblems } from '../axe.ts';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

const GUIDE = '/blog/brightness-guide';
const PHONE = { width: 390, height: 844 };
/** Smallest side of a touch target in pixels. */
const TARGET = 44;

const fieldOf = (page: Page) => page.locator(`#${SEARCH_FIELD_ID}`);
const optionsOf = (page: Page) =>
  page.getByRole('listbox', { name: SEARCH_TEXTS.results }).getByRole('option');

test('slash focuses the field, a typo still finds results, and Enter opens the chapter', async ({
  page,
  faults,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(GUIDE);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(SEARCH_INDEX_PATH);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('keystonne');
  await expect(optionsOf(page).first()).toContainText(/keystone/i);
  expect(asked.filter((path) => path === SEARCH_INDEX_PATH)).toHaveLength(1);
  await page.keyboard.press('ArrowDown');
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  const href = await optionsOf(page).first().getAttribute('href');
  expect(await accessProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => `${url.pathname}${url.hash}` === href);
  await expect(fieldOf(page)).not.toBeFocused();
  await expect(fieldOf(page)).toHaveValue('');
  expect(faults).toEqual([]);
});

test('Ctrl-K works from another field; text typed before hydration is searched afterwards @nightly', async ({
  page,
}) => {
  await page.goto(PATHS.home);
  // No wait for hydration: the key press itself loads the scripts.
  await fieldOf(page).focus();
  await page.keyboard.type('lumens');
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('lumens');
  await page.goto(PATHS.glossary);
  await untilHydrated(page);
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
});

test('search page follows the typed text, has a shareable URL and restores its results on Back @nightly', async ({
  page,
  faults,
}) => {
  await page.goto(searchHref('epson 5050'));
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('5050UB');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('epson 5050');
  await field.fill('xylophonist');
  await expect(page.getByText(SEARCH_TEXTS.nothing('xylophonist'))).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'xylophonist');
  await field.fill('blackout curtains');
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'blackout curtains');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/curtain/i);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(field).toHaveValue('blackout curtains');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/curtain/i);
  expect(await accessProblems(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('retries a failed search, and the same words add no history entry @nightly', async ({ page }) => {
  await page.goto('/glossary');
  await page.route(`**${SEARCH_INDEX_PATH}*`, (route) => route.abort());
  await page.goto(searchHref('epson'));
  await expect(page.getByText(SEARCH_TEXTS.failed)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: SEARCH_PAGE_TEXTS.submit }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Epson');
  await page.goBack();
  await expect(page).toHaveURL(/glossary/);
});

test('slash shortcut stays off on every page once turned off @nightly', async ({ page }) => {
  await page.goto(PATHS.search);
  await untilHydrated(page);
  await page.getByLabel(SEARCH_PAGE_TEXTS.slash).uncheck();
  await page.goto('/glossary');
  await untilHydrated(page);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).not.toBeFocused();
  await page.goto(PATHS.search);
  await expect(page.getByLabel(SEARCH_PAGE_TEXTS.slash)).not.toBeChecked();
});

test.describe('on a phone @nightly', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('tap on the icon opens a field as wide as the phone and results large enough to tap', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    await untilHydrated(page);
    const closed = await fieldOf(page).boundingBox();
    expect(closed?.width).toBeLessThanOrEqual(TARGET);
    expect(closed?.height).toBeGreaterThanOrEqual(TARGET);
    await fieldOf(page).tap();
    await expect
      .poll(async () => (await fieldOf(page).boundingBox())?.width)
      .toBeGreaterThan(PHONE.width * 0.8);
    await page.keyboard.type('mount');
    await expect(optionsOf(page).first()).toBeVisible();
    for (const option of await optionsOf(page).all()) {
      const box = await option.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(TARGET);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
    await optionsOf(page).first().tap();
    await expect(page).not.toHaveURL(GUIDE);
    await expect.poll(async () => (await fieldOf(page).boundingBox())?.width).toBeLessThanOrEqual(TARGET);
  });
});

for (const width of [320, 360, 390, 768, 992, 1024, 1280, 1440]) {
  test(`header with the search fits ${width} px @nightly`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(GUIDE);
    const parts = await page
      .getByRole('banner')
      .locator('a:visible, button:visible, summary:visible, input:visible')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    expect(parts.length).toBeGreaterThanOrEqual(4);
    for (const { left, right, bottom } of parts) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(68);
    }
    const overlapping = parts.filter((one, place) =>
      parts.some(
        (other, index) => index > place && one.left < other.right - 0.5 && other.left < one.right - 0.5,
      ),
    );
    expect(overlapping).toEqual([]);
  });
}

test.describe('without scripts @nightly', () => {
  test.use({ javaScriptEnabled: false });

  test('field opens the search page, which says that it needs scripts and where else to look', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    const field = page.getByRole('banner').getByRole('searchbox', { name: SEARCH_TEXTS.label });
    await field.fill('lumens');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${PATHS.search}\\?q=lumens$`));
    await expect(page.getByText(SEARCH_PAGE_TEXTS.needsScripts)).toBeVisible();
    for (const place of Object.values(SEARCH_PAGE_TEXTS.places))
      await expect(page.getByRole('main').getByRole('link', { name: place })).toBeVisible();
  });
});
