/** The search: in the header with keys and fingers, at an address of its own, and without scripts. */
import type { Page } from '@playwright/test';
import { PATHS, SEARCH_INDEX_PATH, searchHref } from '@lumen-throw/domain/site-paths';
import { SEARCH_FIELD_ID } from '../../web/src/layout/search/focus-search.ts';
import { SEARCH_TEXTS } from '../../web/src/layout/search/texts.ts';
import { violations as accessProblems } from '../axe.ts';
import { untilHydrated } from '../hydrated.ts';
import { expect, test } from '../product.ts';

const GUIDE = '/blog/brightness-guide';
const PHONE = { width: 390, height: 844 };
/** Smallest side of what a finger presses, in pixels. */
const TARGET = 44;

const fieldOf = (page: Page) => page.locator(`#${SEARCH_FIELD_ID}`);
const optionsOf = (page: Page) =>
  page.getByRole('listbox', { name: SEARCH_TEXTS.results }).getByRole('option');

test('a slash leads to the field, a mistyped word to a list, an arrow and Enter to its chapter', async ({
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

test('Ctrl-K works from a field; what is typed before the scripts are there is searched once they are', async ({
  page,
}) => {
  await page.goto(PATHS.home);
  // No waiting: the press itself loads the scripts.
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

test('the page of the search follows what is typed, its address can be shared, and steps back lead back', async ({
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

test('a search that did not load is tried again, and the same words are no second step back', async ({
  page,
}) => {
  await page.goto('/glossary');
  await page.route(`**${SEARCH_INDEX_PATH}*`, (route) => route.abort());
  await page.goto(searchHref('epson'));
  await expect(page.getByText(SEARCH_TEXTS.failed)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: SEARCH_TEXTS.submit }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Epson');
  await page.goBack();
  await expect(page).toHaveURL(/glossary/);
});

test('who turns the slash off writes it everywhere', async ({ page }) => {
  await page.goto(PATHS.search);
  await untilHydrated(page);
  await page.getByLabel(SEARCH_TEXTS.slash).uncheck();
  await page.goto('/glossary');
  await untilHydrated(page);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).not.toBeFocused();
  await page.goto(PATHS.search);
  await expect(page.getByLabel(SEARCH_TEXTS.slash)).not.toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a tap on the sign opens a field as wide as the phone, and results that a finger hits', async ({
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
  test(`the header fits ${width} pixels, the search in it`, async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field leads to the page of the search, which says what it needs and where else to look', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    const field = page.getByRole('banner').getByRole('searchbox', { name: SEARCH_TEXTS.label });
    await field.fill('lumens');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${PATHS.search}\\?q=lumens$`));
    await expect(page.getByText(SEARCH_TEXTS.needsScripts)).toBeVisible();
    for (const place of Object.values(SEARCH_TEXTS.places))
      await expect(page.getByRole('main').getByRole('link', { name: place })).toBeVisible();
  });
});
