/** Every kind of page shows its first result, product or field above the fold of a phone. */
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Pixels from the top of the page. */
const FOLD = 600;

const PAGES: readonly (readonly [path: string, first: string])[] = [
  ['/', 'a[href*="projector-finder"]'],
  ['/blog', 'article'],
  ['/blog/how-to-choose-projector', 'h2:has(~ ol) ~ ol'],
  ['/blog/best-portable-projectors-backyard-2025', 'h2:has(~ ol) ~ ol'],
  ['/accessories', 'article'],
  ['/accessories/mounts', 'article'],
  ['/accessories/screens', 'article'],
  ['/ambiance', 'article'],
  ['/ambiance/acoustic-panels', 'article'],
  ['/ambiance/power-solutions', 'article'],
  ['/ambiance/wall-paint', 'article'],
  ['/glossary', 'summary'],
  ['/inspiration/seasonal-movie-nights', 'nav a'],
  ['/projectors', 'tbody tr, ol li, ul li'],
  ['/tools/throw-calculator', 'fieldset, select, input'],
  ['/tools/projector-finder', 'fieldset, select, input'],
  ['/tools/projector-finder?light=dark&for=movies', 'ol article'],
  ['/tools/projector-finder?place=shelf&distance=6&size=150&light=open', '#what-would-work ~ button'],
  ['/tools/lumen-check', 'textarea, input'],
  ['/search?q=lumens', 'ol li'],
];

for (const [path, selector] of PAGES)
  test(`${path} shows its first result, product or field above the fold @nightly`, async ({ page }) => {
    await page.goto(path);
    const first = page.locator('main').locator(selector).first();
    await expect(first).toBeVisible();
    const box = await first.boundingBox();
    expect(box?.y).toBeLessThan(FOLD);
  });

test('finder opens with answers by itself what they lead to, and the form on request @nightly', async ({
  page,
}) => {
  await page.goto('/tools/projector-finder?light=daylight&price=upTo800');
  const form = page.getByRole('form', { name: 'Your room' });
  await expect(page.getByText('Blinds half closed · up to $800')).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Change' }).tap();
  await expect(form).toBeVisible();
  await form.getByText('Dark room').tap();
  await expect(page).toHaveURL(/light=dark/);
  await expect(form).toBeVisible();
  // Whoever comes back from a model finds the form as it was left, and the list at its place below the kept room.
  const pick = page.locator('#short-list ~ ol article').nth(1).getByRole('heading').getByRole('link');
  await pick.scrollIntoViewIfNeeded();
  const before = await pick.boundingBox();
  await pick.tap();
  await expect(page).toHaveURL(/\/projectors\//);
  await page.goBack();
  await expect(form).toBeVisible();
  await expect
    .poll(async () => Math.abs(((await pick.boundingBox())?.y ?? 9999) - (before?.y ?? 0)))
    .toBeLessThan(60);
  // A place alone is asked in the kept room; whoever keeps none goes on in the form.
  await page.goto('/tools/projector-finder?place=shelf');
  await expect(page.getByText('Shelf at 12 ft').last()).toBeVisible();
  await expect(form).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/tools/projector-finder?place=shelf');
  await expect(form.getByLabel('On one shelf')).toBeChecked();
  await expect(form).toBeVisible();
});

test('finder folds a kept room that is a common one but for its place @nightly', async ({ page }) => {
  await page.goto('/tools/projector-finder?place=ceiling');
  await page.getByRole('button', { name: 'Keep as my room' }).tap();
  const form = page.getByRole('form', { name: 'Your room' });
  await expect(form).toBeVisible();
  const visit = await page.context().newPage();
  await visit.goto('/tools/projector-finder');
  await expect(visit.getByRole('button', { name: 'Change' })).toBeVisible();
  await visit.getByRole('button', { name: 'Change' }).tap();
  await expect(visit.getByLabel('On the ceiling')).toBeFocused();
});

test('home shows four compared kinds and all eight on request @nightly', async ({ page }) => {
  await page.goto('/');
  const rows = page.locator('#comparison tbody').first().locator('tr');
  await expect(rows.filter({ visible: true })).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Show all 8' }).check();
  await expect(rows.filter({ visible: true })).toHaveCount(8);
});
