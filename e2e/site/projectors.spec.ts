/** A shopper filters the real projectors, checks the evidence, compares and buys. */
import type { Page } from '@playwright/test';
import { CALCULATOR, chooseProjector, open, results } from '../calculator/calculator-page.ts';
import { DESKTOP, PHONE_DEVICE } from '../device-actions.ts';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';
import { SAMPLE_PROJECTORS } from '../../web/test/public-routes.ts';

/** A model with brightness figures from a measurement and from its maker. */
const MEASURED = '/projectors/samsung-the-premiere-lsp9t';

/** Visible rows of the list. */
function rows(page: Page) {
  return page.locator('main tbody').getByRole('row').filter({ visible: true });
}

/** Lumens in the rows, without rows that are marked as lacking a figure. */
async function lumens(page: Page): Promise<number[]> {
  const texts = await rows(page).allTextContents();
  return texts
    .filter((text) => !text.includes('A figure is missing'))
    .map((text) => Number(/([\d,]+) lm/.exec(text)?.[1]?.replaceAll(',', '')));
}

test('keyboard user skips to the filtered list and clears the filters @nightly', async ({ page }) => {
  await page.goto('/projectors');
  await untilHydrated(page);
  await page.getByLabel('Kind').selectOption('Portable');
  await expect(page).toHaveURL(/\?kind=portable$/);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/\?kind=portable#main$/);
  // The address changes before the focus does.
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByLabel('Kind')).toHaveValue('portable');
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0);
  await expect(page.getByLabel('Order')).toBeFocused();
});

test('in forced colors, measured and claimed light have different dots @nightly', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/projectors');
  const dots = page.locator('main p').filter({ hasText: 'measured by others' }).locator('i');
  await expect(dots).toHaveCount(2);
  const [measured, claimed] = await Promise.all((await dots.all()).map((dot) => dot.screenshot()));
  expect(measured?.equals(claimed ?? measured)).toBe(false);
});

test('shopper goes from the list to a model, its evidence, a comparison and the shop', async ({
  page,
  environment,
  faults: _,
}) => {
  await page.goto('/projectors');
  await untilHydrated(page);
  const count = page.getByRole('main').getByRole('status').first();
  const all = Number.parseInt(await count.innerText(), 10);
  expect(all).toBeGreaterThan(40);
  await page.getByLabel('Kind').selectOption('Portable');
  await page.getByLabel('Movie brightness').selectOption('1,000+ lm');
  await expect(page).toHaveURL(`${environment.siteUrl}/projectors?kind=portable&light=1000`);
  // The list follows a frame after its filters and the address.
  await expect.poll(async () => (await lumens(page)).filter((value) => !(value >= 1000))).toEqual([]);
  const narrowed = await lumens(page);
  expect(narrowed.length).toBeGreaterThan(2);
  await expect(count).toContainText(`${narrowed.length} of ${all} projectors`);

  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => lumens(page)).toEqual(narrowed);
  await expect(page.getByLabel('Kind')).toHaveValue('portable');

  const name = await rows(page).first().getByRole('link').innerText();
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(/\?kind=portable&light=1000$/);
  await expect.poll(() => lumens(page)).toEqual(narrowed);

  for (const place of [0, 1]) await rows(page).nth(place).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Chosen to compare' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Compare these 2' }).click();
  await expect(page).toHaveURL(/\/projectors\/compare\?with=[a-z0-9-]+,[a-z0-9-]+$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('columnheader', { name })).toBeVisible();
  await expect(table.getByRole('row', { name: /^(?:Rated|Measured) brightness/ }).first()).toContainText(
    ' lm, ',
  );

  await page.reload();
  await expect(table.getByRole('columnheader', { name })).toBeVisible();
  await table.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const shop = page.getByRole('main').locator('a[href*="amazon."]');
  await expect(shop).toHaveCount(1);
  await expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
  const address = new URL((await shop.getAttribute('href')) ?? '');
  expect(address.searchParams.get('k')).toBe(name);
  expect(address.searchParams.get('tag')).toMatch(/^[a-z0-9-]+-20$/);
});

test.describe('on a phone', () => {
  test.use(PHONE_DEVICE);

  test('shopper goes from the list to a comparison and the shop by touch', async ({ page, faults: _ }) => {
    await page.goto('/projectors');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByLabel('Kind').selectOption('Portable');
    await expect(rows(page).first()).toContainText('Portable');
    const names: string[] = [];
    for (const row of [rows(page).nth(0), rows(page).nth(1)]) {
      names.push(await row.getByRole('link').innerText());
      await row.getByRole('checkbox').tap();
    }
    await page.getByRole('link', { name: 'Compare these 2' }).tap();
    const table = page.getByRole('table');
    for (const name of names) await expect(table.getByRole('columnheader', { name })).toBeVisible();
    const shops = page.getByRole('main').locator('a[href*="amazon."]');
    await expect(shops).toHaveCount(2);
    const searched = (await shops.all()).map(async (shop) => {
      const address = await shop.getAttribute('href');
      return new URL(address ?? '').searchParams.get('k');
    });
    expect(new Set(await Promise.all(searched))).toEqual(new Set(names));
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Chosen to compare' })).toContainText(names[0] ?? '');
  });
});

test('calculator links to the page of the chosen model, which links back with its numbers @nightly', async ({
  page,
}) => {
  await open(page, CALCULATOR);
  await chooseProjector(page, 'LG HU710P');
  const found = await results(page).getByRole('definition').nth(1).innerText();
  const range = /[\d.]+ – [\d.]+ ft/.exec(found)?.[0] ?? '';
  expect(range).not.toBe('');
  await page.getByRole('link', { name: 'LG HU710P: figures and sources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LG HU710P');
  await expect(page.getByRole('row', { name: /^100 in .* ft/ })).toContainText(range);
  await expect(page.getByRole('main').locator('a[href*="amazon."]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Open it in the calculator' }).click();
  await expect(page).toHaveURL(/preset=lg-hu710p/);
  await expect(results(page)).toContainText(range);
});

test('evidence of a figure opens by keyboard with its quote and source @nightly', async ({ page }) => {
  await page.goto(MEASURED);
  const row = page.locator('#figures').locator('xpath=ancestor::section').locator('dl > div').first();
  await expect(row.locator('dt')).toHaveText('Brightness');
  const words = row.locator('q').first();
  await expect(words).toBeHidden();
  await row.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  expect((await words.innerText()).length).toBeGreaterThan(5);
  await page.keyboard.press('Tab');
  const source = row.getByRole('link').first();
  await expect(source).toBeFocused();
  await expect(source).toHaveAttribute('rel', 'nofollow noopener noreferrer');
  await expect(source).toHaveAttribute('href', /^https?:/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(words).toBeHidden();
});

test('menu link and "Show all" lead back to the whole list @nightly', async ({ page, environment }) => {
  await page.goto('/projectors');
  const built = await rows(page).count();
  await page.goto('/projectors?kind=gaming');
  // The page of the build knows no filter; the list follows the address in a later frame.
  await expect.poll(() => rows(page).count()).toBeLessThan(built);
  const shown = await rows(page).count();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(`${environment.siteUrl}/projectors`);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(shown);
  const all = await rows(page).count();

  await page.getByLabel('Kind').selectOption('Gaming');
  await expect.poll(() => rows(page).count()).toBe(shown);
  await DESKTOP.choose(page, 'Tools', 'Projectors');
  await expect(page).toHaveURL(`${environment.siteUrl}/projectors`);
  await expect.poll(() => rows(page).count()).toBe(all);
});

test('allows at most four projectors and needs two to compare @nightly', async ({ page }) => {
  await page.goto('/projectors');
  await untilHydrated(page);
  const box = (place: number) => rows(page).nth(place).getByRole('checkbox');
  const bar = page.getByRole('region', { name: 'Chosen to compare' });
  await box(0).check();
  await expect(bar).toContainText('Choose one more to compare');
  await expect(bar.getByRole('link')).toHaveCount(0);
  await box(1).check();
  await box(2).check();
  await box(3).check();
  await expect(box(4)).toBeDisabled();
  await box(1).uncheck();
  await expect(box(4)).toBeEnabled();
  await page.reload();
  await untilHydrated(page);
  await expect(box(2)).toBeChecked();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
  await expect(box(0)).not.toBeChecked();
});

test("models chosen on a model's page and in the list are compared, and stay chosen @nightly", async ({
  page,
}) => {
  await page.goto('/projectors');
  await untilHydrated(page);
  const first = rows(page).first();
  const name = await first.getByRole('link').innerText();
  await first.getByRole('checkbox').check();
  const other = rows(page).nth(1).getByRole('link');
  const second = await other.innerText();
  await other.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  const bar = page.getByRole('region', { name: 'Chosen to compare' });
  await expect(bar).toContainText(name);
  const choose = page.getByRole('button', { name: 'Compare this model' });
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toContainText(second);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await bar.getByRole('link', { name: 'Compare these 2' }).click();
  for (const each of [name, second])
    await expect(page.getByRole('table').getByRole('columnheader', { name: each })).toBeVisible();
  await page.goto('/projectors/compare');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Compare the 2 you chose' }).click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
});

for (const [screen, device, most] of [
  ['a desktop', {}, 120],
  ['a phone', PHONE_DEVICE, 88],
  ['a small phone', { ...PHONE_DEVICE, viewport: { width: 320, height: 700 } }, 88],
] as const)
  test.describe(`on ${screen} @nightly`, () => {
    test.use(device);

    test('heads of the list stay in view, and no row is higher than planned', async ({ page }) => {
      await page.goto('/projectors');
      await untilHydrated(page);
      await rows(page).nth(20).scrollIntoViewIfNeeded();
      await expect(rows(page).first()).not.toBeInViewport();
      for (const name of ['Light', 'Lag at 60 Hz', 'Price'])
        await expect(page.getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 });
      const heights = rows(page).evaluateAll((all) =>
        all.map((row) => [row.getBoundingClientRect().height, row.textContent] as const),
      );
      const high = (await heights).filter(([height]) => height < 40 || height > most);
      expect(high).toEqual([]);
      await page.goto('/projectors?sort=lag');
      await expect(rows(page).first().getByText('4K at 60 Hz')).toBeVisible();
    });
  });

test('order menu shows its longest choice whole @nightly', async ({ page }) => {
  await page.goto('/projectors');
  await untilHydrated(page);
  const { wanted, given } = await page.getByLabel('Order').evaluate((menu) => {
    const copy = document.importNode(menu, true);
    copy.style.width = 'max-content';
    menu.after(copy);
    const [wanted, given] = [copy, menu].map((each) => each.getBoundingClientRect().width);
    return { wanted: wanted ?? 0, given: given ?? 0 };
  });
  expect(wanted).toBeLessThanOrEqual(given);
});

test('comparison names an unknown model and leaves it out @nightly', async ({ page }) => {
  const [one, other] = SAMPLE_PROJECTORS;
  await page.goto(`/projectors/compare?with=${one},nobodys-model,${other},${one}`);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: 'nobodys-model' })).toBeVisible();
});

test('list, model and a full comparison fit a 320 px screen @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const route of [
    '/projectors?kind=portable',
    MEASURED,
    `/projectors/compare?with=${SAMPLE_PROJECTORS.join(',')}`,
  ]) {
    await page.goto(route);
    await untilHydrated(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, route).toBeLessThanOrEqual(0);
  }
});

test.describe('without scripts @nightly', () => {
  test.use({ javaScriptEnabled: false });

  test('list shows all models with their figures and no dead controls', async ({ page }) => {
    await page.goto('/projectors');
    const [, all] =
      /^(\d+) projectors/.exec(
        await page
          .getByText(/^\d+ projectors/)
          .first()
          .innerText(),
      ) ?? [];
    const links = await page
      .locator('main a[href^="/projectors/"]')
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href')));
    expect(new Set(links).size).toBeGreaterThanOrEqual(Number(all));
    expect((await lumens(page)).filter((value) => value > 0).length).toBeGreaterThan(30);
    await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
  });

  test('model page shows every figure, and its evidence opens', async ({ page }) => {
    await page.goto(MEASURED);
    const rows = page.locator('#figures').locator('xpath=ancestor::section').locator('dl > div');
    expect(await rows.count()).toBeGreaterThan(5);
    for (const row of await rows.all()) {
      await expect(row.locator('summary').first()).toBeVisible();
      await row.locator('summary').first().click();
      await expect(row.locator('q').first()).toBeVisible();
    }
  });
});
