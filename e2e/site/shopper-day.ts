/** A shopper's way from a search result to the shop, by mouse or by touch. */
import type { BrowserContext, Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { chooseProjector, number, query, results } from '../calculator/calculator-page.ts';
import type { DeviceActions } from '../device-actions.ts';
import { expect } from '../product.ts';

/** The request that the shop gets. */
interface ShopVisit {
  address: URL;
  referrer: string | null;
}

/** Replaces the shop. @returns a promise of the first visit */
async function replaceShop(context: BrowserContext): Promise<{ visit: Promise<ShopVisit> }> {
  const { promise, resolve } = Promise.withResolvers<ShopVisit>();
  await context.route('https://www.amazon.com/**', async (route) => {
    const asked = route.request();
    resolve({ address: new URL(asked.url()), referrer: await asked.headerValue('referer') });
    await route.fulfill({ contentType: 'text/html', body: '<title>The shop</title>' });
  });
  return { visit: promise };
}

/** Arrives from a search engine on a guide, and looks up a word that it uses. */
async function readGuide(page: Page, { press }: DeviceActions): Promise<void> {
  await page.goto('/blog/projector-placement-guide', { referer: 'https://www.google.com/' });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByText(/\s· \d+ min read$/).last()).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const chapter = contents.getByRole('link').nth(2);
  // The list is collapsed on a phone.
  if (!(await chapter.isVisible())) await press(contents.locator('summary'));
  const words = await chapter.innerText();
  await press(chapter);
  await expect(page.getByRole('heading', { level: 2, name: words })).toBeInViewport();
  const term = page.getByRole('main').locator('article a[href^="/glossary#term-"]').first();
  await press(term);
  await expect(page).toHaveURL(/\/glossary#term-/);
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\/projector-placement-guide/);
  // The URL changes before the page, and a menu opened in between closes with the old page.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Calculates the position of the projector, which the URL keeps. */
async function calculate(page: Page, { choose }: DeviceActions): Promise<void> {
  await choose(page, 'Tools', 'Throw Calculator');
  await expect(page.getByRole('heading', { level: 1, name: 'Projector Throw Calculator' })).toBeVisible();
  await chooseProjector(page, 'Epson Home Cinema 2250');
  await number(page, 'Screen diagonal').fill('110');
  await expect.poll(() => query(page).get('diag')).toBe('110');
  // Ignores the sentence for screen readers, which comes and goes.
  const seen = async () => (await results(page).innerText()).replaceAll(/^.* recommended, .*\n?/gm, '');
  const answer = await seen();
  await page.reload();
  await untilHydrated(page);
  await expect.poll(seen).toBe(answer);
}

/** Filters the comparison down to a few projectors. */
async function compare(page: Page, { press }: DeviceActions): Promise<void> {
  await page.goto('/#comparison');
  await untilHydrated(page);
  const comparison = page.locator('#comparison');
  await page.getByRole('combobox', { name: 'Price' }).selectOption({ label: 'Up to $$' });
  await press(comparison.getByRole('button', { name: 'Brightness' }));
  await expect(comparison.getByRole('columnheader', { name: 'Brightness' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(comparison.getByRole('status')).toHaveText(/^[1-7] of 8 projectors$/);
}

/** Chooses a screen below the disclosure of paid links, and opens the shop in a new tab. */
async function leaveForTheShop(page: Page, { press, choose }: DeviceActions): Promise<void> {
  const { visit } = await replaceShop(page.context());
  await choose(page, 'Accessories', 'All Accessories');
  // The page that is left has such a link, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Accessories' })).toBeVisible();
  await press(page.getByRole('main').locator('a[href="/accessories/screens"]').first());
  await expect(page).toHaveURL(/\/accessories\/screens$/);
  await expect(page.getByText(/^Paid links/).first()).toBeVisible();
  const links = page
    .getByRole('main')
    .getByRole('link', { name: /^View on Amazon: .* \(opens in a new tab\)$/ });
  await expect(links).toHaveCount(8);
  const opened = page.context().waitForEvent('page');
  await press(links.first());
  const shop = await opened;
  const { address, referrer } = await visit;
  expect(address.searchParams.get('tag')).toBe('lumenthrow-20');
  // The shop gets the site as the referrer, not the page.
  expect(referrer).toBe(`${new URL(page.url()).origin}/`);
  expect(await shop.evaluate(() => globalThis.opener)).toBeNull();
  await shop.close();
  await expect(page).toHaveURL(/\/accessories\/screens$/);
}

/** Walks the whole way from the search result to the shop. */
export async function shopForAProjector(page: Page, device: DeviceActions): Promise<void> {
  await readGuide(page, device);
  await calculate(page, device);
  await compare(page, device);
  await leaveForTheShop(page, device);
}
