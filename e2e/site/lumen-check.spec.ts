/** The lumen check: from a pasted listing to what it most likely is, and the documented cases without scripts. */
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

const CHECK = '/tools/lumen-check';

test('a pasted listing is judged as the documented boxes, and a reload keeps it @nightly', async ({
  page,
  faults,
}) => {
  await page.goto(CHECK);
  await untilHydrated(page);
  await expect(page.getByRole('region', { name: 'What gives it away' })).toContainText(
    'Lux is light on a surface',
  );
  const answer = page.getByRole('region', { name: 'What it most likely is' });
  await page.getByLabel('What the listing says').fill('9500 lumens, supports 4K, 300 inch, $79');
  await expect(answer).toContainText('95 to 420 lumens');
  await expect(answer).toContainText('"Supports 4K" means that it takes the signal.');
  await expect(answer.getByRole('definition').first()).toHaveText('up to 94 in');
  await page.reload();
  await expect(page.getByLabel('What the listing says')).toHaveValue(
    '9500 lumens, supports 4K, 300 inch, $79',
  );
  await expect(answer).toContainText('95 to 420 lumens');
  expect(faults).toEqual([]);
});

test('a long listing is judged to its end, and stays whole after a reload and Back @nightly', async ({
  page,
  faults,
}) => {
  await page.goto(CHECK);
  await untilHydrated(page);
  const listing = `${'A projector for the family 😀. '.repeat(30)}9500 lumens, $79`;
  const field = page.getByLabel('What the listing says');
  const answer = page.getByRole('region', { name: 'What it most likely is' });
  await field.fill(listing);
  await expect(answer).toContainText('95 to 420 lumens');
  await expect(field).toHaveValue(listing);
  await page.reload();
  await expect(field).toHaveValue(listing);
  await answer.getByRole('link', { name: 'Models that fit your room, by price class' }).click();
  await expect(page).toHaveURL(/projector-finder/);
  await page.goBack();
  await expect(field).toHaveValue(listing);
  await expect(answer).toContainText('95 to 420 lumens');
  expect(faults).toEqual([]);
});

test.describe('without scripts @nightly', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the documented cases, each with its source', async ({ page }) => {
    await page.goto(CHECK);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: 'AuKing MF-8' })).toContainText('projectorcentral.com');
    await expect(rows.filter({ has: page.getByRole('link') })).toHaveCount(8);
    await expect(page.getByLabel('What the listing says')).toBeHidden();
  });
});
