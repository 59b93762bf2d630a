/** The Studio's check of the whole site, and its notices on sample content. */
import { changeLake, askLake } from '../../tools/browser/lake-editor.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1400, height: 1400 } });

const DRAFT = 'drafts.product-checked-in-a-test';

test('site check counts its findings, and a finding opens the field @nightly', async ({
  page,
  environment,
  request,
}) => {
  const product = (await askLake(request, environment, '*[_id == "product-tidy-box"][0]')) as object;
  const draft = { ...product, _id: DRAFT, name: 'Checked in a test', priceText: '$199.99' };
  await changeLake(request, environment, { createOrReplace: draft });
  try {
    await openStudio(page, environment, '/structure/site-check');
    await expect(page.getByRole('heading', { name: /^Samples \(\d{3}\)$/ })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('status')).toHaveText(/\d+ to fix and \d+ to look at, in \d+ documents\./);
    const prices = page.getByRole('heading', { name: /^Exact prices \(\d+\)$/ }).locator('..');
    const line = prices.getByRole('listitem').filter({ hasText: 'Checked in a test' });
    await expect(line).toContainText('Write a range');
    await line.getByRole('link').click();
    await expect(page.getByTestId('field-priceText').locator('input')).toHaveValue('$199.99', {
      timeout: 60_000,
    });
    await expect(page.getByTestId('action-publish').first()).toBeDisabled();
  } finally {
    await changeLake(request, environment, { delete: { id: DRAFT } });
  }
});

test('sample has a notice above its form; without the mark, the form requires the origin @nightly', async ({
  page,
  environment,
  request,
}) => {
  const product = (await askLake(request, environment, '*[_id == "product-tidy-box"][0]')) as object;
  await changeLake(request, environment, { createOrReplace: { ...product, _id: DRAFT } });
  try {
    await openStudio(page, environment, '/intent/edit/id=product-checked-in-a-test;type=product/');
    const notice = page.getByTestId('sample-notice');
    await expect(notice).toContainText('The live site never shows them', { timeout: 60_000 });
    await expect(page.getByTestId('action-publish').first()).toBeEnabled({ timeout: 60_000 });
    await changeLake(request, environment, { patch: { id: DRAFT, set: { sample: false } } });
    await expect(notice).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByTestId('action-publish').first()).toBeDisabled({ timeout: 60_000 });
    await page.getByTestId('field-ratingSource').scrollIntoViewIfNeeded();
    await expect(page.getByTestId('field-ratingSource')).toContainText('Who collected it');
  } finally {
    await changeLake(request, environment, { delete: { id: DRAFT } });
  }
});

test('action that removes all samples asks for confirmation @nightly', async ({
  page,
  environment,
  request,
}) => {
  const count = 'count(*[_type == "product" && sample == true])';
  const products = await askLake(request, environment, count);
  await openStudio(page, environment, '/structure/needs-attention;take-samples-out');
  await expect(page.getByText(`${String(products)} products have sample ratings`)).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Take out all sample ratings and quotes' }).click();
  await expect(page.getByRole('button', { name: 'Yes, take them out' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  expect(await askLake(request, environment, count)).toBe(products);
});
