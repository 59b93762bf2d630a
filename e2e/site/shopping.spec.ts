/** A shopper compares projectors, looks up terms and browses products. */
import type { Page } from '@playwright/test';
import { SPECIFIED_TERMS } from '@lumen-throw/domain/specified-terms';
import { isHydrated, untilHydrated } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

test('comparison sorts and filters, and a link shows the same', async ({ page, browser, environment }) => {
  await page.goto('/');
  const table = page.locator('#comparison').getByRole('table');
  const names = () => table.locator('tbody th').allInnerTexts();
  await page.getByRole('button', { name: 'Brightness' }).click();
  await expect(table.getByRole('columnheader', { name: 'Brightness' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('button', { name: 'Brightness' }).click();
  await expect(table.getByRole('columnheader', { name: 'Brightness' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const lumens = (await table.locator('tbody tr td:nth-of-type(2)').allInnerTexts()).map((text) =>
    Number(text.replaceAll(/\D/g, '')),
  );
  expect(lumens).toEqual(lumens.toSorted((one, other) => other - one));

  await page.getByRole('checkbox', { name: 'Portable' }).check();
  await expect(page.locator('#comparison').getByRole('status')).toHaveText(/^\d of 8 projectors$/);
  await page.getByRole('combobox', { name: 'Price' }).selectOption({ label: 'Up to $$' });
  const shown = await names();
  expect(shown.length).toBeGreaterThan(0);
  await expect(page).toHaveURL(`${environment.siteUrl}/?sort=-lumens&portable=yes&tier=2`);

  const other = await browser.newPage({ baseURL: environment.siteUrl });
  await other.goto(page.url());
  await other.mouse.move(20, 20);
  await expect.poll(() => other.locator('#comparison tbody th').allInnerTexts()).toEqual(shown);
  await expect(other.getByRole('checkbox', { name: 'Portable' })).toBeChecked();
  await other.close();

  await page.getByRole('checkbox', { name: 'Smart' }).check();
  await page.getByRole('combobox', { name: 'Price' }).selectOption({ label: 'Up to $' });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(async () => (await names()).length).toBe(8);
  expect(await page.evaluate(() => history.length)).toBeLessThan(4);
});

test('comparison has real models on its second tab, with and without scripts', async ({
  page,
  browser,
  environment,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false, baseURL: environment.siteUrl });
  for (const view of [page, await still.newPage()]) {
    await view.goto('/');
    const comparison = view.locator('#comparison');
    const model = comparison.getByRole('listitem').first();
    await expect(model).toBeHidden();
    await comparison.getByRole('radio', { name: 'Real models' }).check();
    await expect(comparison.getByRole('table')).toBeHidden();
    await expect(model.getByRole('link')).toHaveAttribute('href', /^\/projectors\/.+/);
  }
  await still.close();

  await page.getByRole('radio', { name: 'Kinds' }).check();
  const row = page.getByRole('row', { name: /4K gaming projector/ });
  const way = row.getByRole('link', { name: 'Real models like this' });
  const count = /\((\d+)\)/.exec(await way.innerText())?.[1];
  await way.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projectors' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('gaming');
  await expect(page.getByRole('status').filter({ hasText: `${count} of` })).toBeVisible();
});

/** Blocks scripts, so that the page stays as prerendered. @returns a function that releases them */
async function blockScripts(page: Page, scripts: string): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

for (const [held, scripts] of [
  ['the page', '**/entry-client*.js'],
  ['the lower part of the page', '**/comparison*.js'],
] as const) {
  test(`answers clicks and choices made before ${held} is hydrated @nightly`, async ({ page }) => {
    const release = await blockScripts(page, scripts);
    await page.goto('/');
    const comparison = page.locator('#comparison');
    await comparison.hover();
    if (held === 'the lower part of the page') await untilHydrated(page);
    else expect(await isHydrated(page)).toBe(false);
    await page.getByRole('combobox', { name: 'Price' }).selectOption({ label: 'Up to $$' });
    await page.getByRole('button', { name: 'Brightness' }).click();
    release();
    await expect(comparison.getByRole('columnheader', { name: 'Brightness' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(page).toHaveURL(/[?]sort=lumens&tier=2$/);
  });
}

for (const width of [320, 390, 800]) {
  test(`comparison shows every fact and whole sort icons at ${width} px @nightly`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/#comparison');
    const outside = await page.locator('#comparison table').evaluate((table) => {
      const cut: string[] = [];
      for (const cell of table.querySelectorAll('th, td, a, button')) {
        const { left, right } = cell.getBoundingClientRect();
        if (left < 0 || right > innerWidth + 0.5) cut.push(cell.textContent ?? '');
      }
      return cut;
    });
    expect(outside).toEqual([]);
    const signs = await page
      .locator('#comparison thead button svg')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
    expect(signs).toEqual([14, 14, 14, 14, 14, 14]);
    const [first] = await page.locator('#comparison tbody tr').allInnerTexts();
    for (const fact of ['Portable smart projector', '1080p', '550 lm', 'Yes', '$$', 'View on Amazon'])
      expect(first).toContain(fact);
  });
}

test('glossary searches, opens one term at a time and says when nothing matches [2.11-1 2.11-3 2.11-7 2.11-9 4-34 5-18 5-20]', async ({
  page,
}) => {
  await page.goto('/glossary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projector Terminology Glossary A-Z');
  for (const term of SPECIFIED_TERMS) {
    await expect(page.locator('details > summary').getByText(term, { exact: true })).toHaveCount(1);
  }
  const open = page.locator('details[open]');
  const fold = (term: string) => page.locator('summary').getByText(term, { exact: true });
  await fold('contrast ratio').click();
  await expect(open).toHaveCount(1);
  await fold('input lag').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('input lag');
  await fold('input lag').click();
  await expect(open).toHaveCount(0);

  const search = page.getByPlaceholder('Search for a term...');
  await search.fill('KEYSTONE');
  await expect(page.locator('#letter-K')).toBeVisible();
  await expect(page.locator('#letter-A')).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'A', exact: true }),
  ).toHaveCount(0);
  await search.fill('xyzzy');
  await expect(page.getByText('No terms found matching "xyzzy"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.locator('#letter-A')).toBeVisible();
});

test('searches the glossary for text typed before hydration @nightly', async ({ page }) => {
  const release = await blockScripts(page, '**/entry-client*.js');
  await page.goto('/glossary');
  await page.getByPlaceholder('Search for a term...').fill('keystone');
  await expect(page.locator('#letter-A')).toBeVisible();
  release();
  await expect(page.locator('#letter-A')).toHaveCount(0);
  await expect(page.getByPlaceholder('Search for a term...')).toHaveValue('keystone');
});

test('link to a term opens it, from outside and from a guide @nightly', async ({ page }) => {
  await page.goto('/glossary#term-throw-ratio');
  await expect(page.locator('#term-throw-ratio')).toBeInViewport();
  await page.goto('/blog/projector-placement-guide');
  const link = page.getByRole('main').locator('a[href^="/glossary#term-"]').first();
  const target = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('letter links scroll to their terms, below the header and the letters @nightly [2.11-4]', async ({
  page,
}) => {
  await page.goto('/glossary');
  await page.mouse.move(30, 30);
  const letters = page.getByRole('navigation', { name: 'Letters' });
  await letters.getByRole('link', { name: 'R', exact: true }).click();
  await expect(page.locator('#letter-R-title')).toBeInViewport();
  await expect(letters).toBeInViewport();
  const bottom = await letters.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(() => page.locator('#letter-R-title').evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bottom - 1);
});

test('special sections are where the specification requires them @nightly [2.9-5 2.9-12 2.9-14 2.10-1]', async ({
  page,
}) => {
  await page.goto('/ambiance/wall-paint');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wall Colors & Paint for Home Theaters');
  await expect(
    page.getByRole('region', { name: 'Why Matte Paint Matters' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.goto('/ambiance/weatherproofing');
  await page.getByRole('main').getByRole('link', { name: 'Back to Ambiance & Room Design' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ambiance & Room Design');
  for (const mood of ['Cinematic Room', 'Backyard Boho', 'Rustic Cabin Night']) {
    await expect(page.getByRole('heading', { name: mood })).toBeVisible();
  }
  await page.goto('/inspiration/seasonal-movie-nights');
  for (const season of ['Halloween', 'Summer', 'Christmas', 'Sports']) {
    await expect(page.getByRole('heading', { level: 2, name: season })).toBeVisible();
  }
});

test('products form one, two or three columns depending on the screen width @nightly [2.8-6]', async ({
  page,
}) => {
  await page.goto('/accessories/speakers');
  const columns = () =>
    page.getByRole('article').evaluateAll((cards) => {
      const rows = [...Map.groupBy(cards, (card) => card.getBoundingClientRect().top).values()];
      return Math.max(...rows.map((row) => row.length));
    });
  for (const [width, count] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toBe(count);
  }
});

test('prints a guide without menus and with every answer open @nightly', async ({ page }) => {
  await page.goto('/blog/brightness-guide');
  const answer = page.getByText('With the curtains drawn, yes.');
  await expect(answer).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Lumen & Throw, home' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign In' }).first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
