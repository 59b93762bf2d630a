/** The page of each Setup of the Month: its setup, its head, and a real 404 where there is none. */
import { monthHref, monthsLater, monthWords } from '@lumen-throw/domain/featured-months';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { violations } from '../axe.ts';
import { expect, test } from '../product.ts';

/** The demo has a setup for this month, which no test changes. */
const PAST = monthsLater(siteMonthKey(new Date()), -2);

test('a month shows its setup and leads to it, and its badge leads back @nightly', async ({
  page,
  faults,
}) => {
  await page.goto(monthHref(PAST));
  const setup = page.getByRole('article');
  const title = (await setup.getByRole('heading', { level: 2 }).textContent()) ?? '';
  expect(await page.title()).toContain(`${title}: Setup of the Month, ${monthWords(PAST)}`);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(page)).toEqual([]);
  }
  await setup.getByRole('link', { name: 'Open in the gallery' }).click();
  const shown = page.getByRole('article').filter({ hasText: title });
  await shown.getByRole('link', { name: `Setup of the Month, ${monthWords(PAST)}` }).click();
  await expect(page).toHaveURL(monthHref(PAST));
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(title);
  expect(faults).toEqual([]);
});

test('a link to a month has title and picture of its setup, with and without scripts @nightly', async ({
  page,
  browser,
  environment,
  request,
}) => {
  const plain = await browser.newPage({ baseURL: environment.siteUrl, javaScriptEnabled: false });
  await plain.goto(monthHref(PAST));
  const head = 'head :is(title, [name=description], [name=robots], [property^="og:"], [rel=canonical])';
  const answered = await plain
    .locator(head)
    .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).toSorted());
  const picture = await plain.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toContain('/api/setup-picture/');
  expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg');
  await plain.close();
  await page.goto(monthHref(PAST));
  await expect(page.getByRole('article')).toBeVisible();
  // After hydration the head has as many tags, with the same words.
  await expect(page.locator(head)).toHaveCount(answered.length);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
    'href',
    new URL(monthHref(PAST), environment.siteUrl).href,
  );
});

for (const [month, words] of [
  ['2020-01', 'This month has no setup'],
  ['2999-01', 'This month has not begun yet'],
  ['2026-13', 'There is no such month'],
] as const) {
  test(`nothing is at ${month}: a real 404 that says why @nightly`, async ({ page }) => {
    const answer = await page.goto(monthHref(month));
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}
