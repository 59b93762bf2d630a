/** An editor's week on a phone: a figure, a guide with a picture, the site check, and what readers see of them. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { PHONE_DEVICE } from '../device-actions.ts';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { publish } from '../../tools/browser/main-job.ts';
import { expect, test } from '../product.ts';
import { openStudio } from './studio-window.ts';

test.use(PHONE_DEVICE);

const PICTURE = join(import.meta.dirname, '../../content/images/cover-projector-vs-tv.webp');
const MODEL = 'projector-benq-w4100i';

const field = (page: Page, name: string) => page.getByTestId(`field-${name}`);

test('editor corrects a figure, writes a guide with a picture, mends what the site check finds and a title, all on a phone @nightly', async ({
  page,
  browser,
  environment,
  request,
}) => {
  const { studioUrl, siteUrl } = environment;
  const tag = Date.now();
  const [title, slug] = [`A sheet on the balcony ${tag}`, `a-sheet-on-the-balcony-${tag}`];
  const reader = await browser.newPage({ baseURL: siteUrl, viewport: PHONE_DEVICE.viewport });
  await reader.goto('/blog');
  await untilHydrated(reader);
  await changeLake(request, environment, {
    create: { _id: `drafts.product-${tag}`, _type: 'product', name: `Sheet ${tag}`, priceText: '$19.99' },
  });

  // Monday: a figure, from the start pane.
  await page.goto(`${studioUrl}/start`);
  await page.getByText("Correct a projector's figure").tap({ timeout: 60_000 });
  await page.getByLabel('Model', { exact: true }).fill('benq 4100');
  await page.getByRole('button', { name: 'BenQ W4100i' }).tap();
  await page.getByLabel('Figure', { exact: true }).selectOption('Noise');
  await page.getByLabel('Noise (dB)').fill('29');
  await page.getByLabel('Whose figure it is').selectOption('Measured by others');
  await page.getByLabel('Address of the page').fill('https://www.example.com/w4100i');
  await page.getByLabel('Its words, copied exactly').fill('Noise in eco mode: 29 dB');
  await page.getByRole('button', { name: 'See what changes' }).tap();
  try {
    await page.getByRole('button', { name: 'Publish' }).tap();
    await expect(page.getByText('Published. Readers see it within a minute.')).toBeVisible();

    // Wednesday: a short guide with a picture from the phone.
    await openStudio(page, environment, '/start');
    await page.getByText('Write a guide').tap();
    await expect(field(page, 'title').locator('input')).toBeEditable({ timeout: 60_000 });
    await field(page, 'title').locator('input').fill(title);
    await page.locator('input[type="file"]').first().setInputFiles(PICTURE);
    await field(page, 'cover.alt').locator('input').fill('A drawing of a white projector with a large lens.');
    const text = field(page, 'body').locator('[contenteditable="true"]').first();
    await field(page, 'body').scrollIntoViewIfNeeded();
    await field(page, 'body').getByText('Click to activate').or(text).first().tap();
    await text.tap();
    await page.keyboard.type('Hang it where the wind is not.');
    await page.getByRole('combobox', { name: 'Field groups' }).selectOption('listing');
    await field(page, 'slug').getByRole('button', { name: 'Generate' }).tap();
    await expect(field(page, 'slug').locator('input')).toHaveValue(slug);
    await page.getByRole('radio', { name: 'Setup Guides' }).tap({ force: true });
    await field(page, 'description')
      .locator('textarea')
      .fill('A balcony is a theater for two: how to hang the sheet, and where the projector stands.');
    await publish(
      page,
      environment,
      `slug.current == "${slug}" && defined(cover.asset) && defined(category)`,
    );
    const card = reader.getByRole('main').getByRole('link', { name: title }).first();
    await expect(card).toBeVisible({ timeout: 60_000 });
    await card.tap();
    await expect(reader.getByText('Hang it where the wind is not.')).toBeVisible();
    await expect(reader.getByRole('img', { name: 'A drawing of a white projector' }).first()).toBeVisible();

    // Friday: the site check has a line, which leads to the field.
    await openStudio(page, environment, '/structure/site-check');
    await page
      .getByRole('listitem')
      .filter({ hasText: `Sheet ${tag}` })
      .filter({ hasText: 'Write a range' })
      .getByRole('link')
      .first()
      .tap({ timeout: 60_000 });
    const price = field(page, 'priceText').locator('input');
    await expect(price).toHaveValue('$19.99', { timeout: 60_000 });
    await price.fill('$10–20');
    await expect
      .poll(() => askLake(request, environment, `*[_id == "drafts.product-${tag}"][0].priceText`))
      .toBe('$10–20');

    // Sunday: the guide is found in its list, and a reader has it open while its title is mended.
    await openStudio(page, environment, '/structure');
    await page.getByRole('link', { name: 'Guides', exact: true }).tap();
    await page.getByRole('link', { name: 'All guides' }).tap();
    await page.getByRole('link', { name: title }).tap({ timeout: 60_000 });
    await expect(field(page, 'title').locator('input')).toBeEditable({ timeout: 60_000 });
    await field(page, 'title').locator('input').fill(`${title}, or on two`);
    await publish(page, environment, `title == "${title}, or on two"`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`${title}, or on two`, {
      timeout: 60_000,
    });
    await reader.goto('/projectors/benq-w4100i');
    await expect(reader.getByRole('main')).toContainText('29 dB');
  } finally {
    await changeLake(request, environment, { patch: { id: MODEL, unset: ['noise'] } });
    await changeLake(request, environment, { delete: { query: `*[slug.current == "${slug}"]` } });
    await changeLake(request, environment, { delete: { id: `drafts.product-${tag}` } });
    await reader.close();
  }
});
