/** An editor imports projectors from a spreadsheet in the real Studio. */
import type { Page } from '@playwright/test';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1400, height: 1200 } });

const BRAND = 'Sheetmade';

/** The evidence columns of a sheet: source, page, words and date. */
const SOURCE = ['Maker', 'https://example.com/manual', '1,500 lumens', '2026-01-31'];

/** Valid, too bright, of an unknown kind, a duplicate, and valid. */
const ROWS = [
  ['Marke', 'Model', 'Kind', 'Brightness', 'Evidence', 'Page', 'Words', 'Seen'],
  [BRAND, 'One', 'Home theater', '1500', ...SOURCE],
  [BRAND, 'Two', 'Home theater', '150000', ...SOURCE],
  [BRAND, 'Three', 'Toaster', '1500', ...SOURCE],
  [BRAND, 'One', 'Portable', '1500', ...SOURCE],
  [BRAND, 'Five', 'Portable', '1500', ...SOURCE],
];

const FIGURE_COLUMNS = {
  Marke: 'brand',
  Brightness: 'brightness 1 value',
  Evidence: 'brightness 1 evidence',
  Page: 'brightness 1 page',
  Words: 'brightness 1 words',
  Seen: 'brightness 1 seen',
};

/** The preview row of a row of the sheet. */
function previewed(page: Page, row: number) {
  return page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(row), exact: true }) });
}

test('maps pasted rows, reports errors by row and column, and imports the others as drafts @nightly', async ({
  page,
  environment,
  request,
}) => {
  const stored = () =>
    askLake(
      request,
      environment,
      '*[brand == $brand] | order(model asc){_id, model, "lumens": brightness[0].value}',
      {
        brand: BRAND,
      },
    );
  expect(await stored()).toEqual([]);
  try {
    await openStudio(page, environment, '/structure/projectors;spreadsheet');
    const pasted = page.getByLabel('Or paste rows from your spreadsheet');
    await expect(pasted).toBeEditable({ timeout: 60_000 });
    await pasted.fill(ROWS.map((cells) => cells.join('\t')).join('\n'));
    await page.getByRole('button', { name: 'Read these rows' }).click();

    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check the rows' })).toBeDisabled();
    for (const [heading, column] of Object.entries(FIGURE_COLUMNS))
      await page.getByLabel(heading, { exact: true }).selectOption(column);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Check the rows' }).click();

    const summary = page.getByRole('status').filter({ hasText: 'refused' });
    await expect(summary).toContainText('3 refused');
    await expect(summary).toContainText('2 new');
    await expect(previewed(page, 3)).toContainText(
      'brightness 1 value: Brightness goes from 20 to 20000 lm.',
    );
    await expect(previewed(page, 4)).toContainText('kind: ');
    await expect(previewed(page, 4)).toContainText('Toaster');
    await expect(previewed(page, 5)).toContainText('brand: ');
    await expect(previewed(page, 2)).toContainText('brightness 1 value: 1500');
    expect(await stored()).toEqual([]);

    await page.getByRole('button', { name: 'Import 2 rows as drafts' }).click();
    await expect(page.getByText('2 drafts are there.')).toBeVisible();
    expect(await stored()).toEqual([
      { _id: expect.stringMatching(/^drafts\./), model: 'Five', lumens: 1500 },
      { _id: expect.stringMatching(/^drafts\./), model: 'One', lumens: 1500 },
    ]);

    // The Studio remembers the mapping when the same sheet is pasted again, and finds nothing new.
    await page.getByRole('button', { name: 'Another sheet' }).click();
    await pasted.fill(ROWS.map((cells) => cells.join('\t')).join('\n'));
    await page.getByRole('button', { name: 'Read these rows' }).click();
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(summary).toContainText('2 unchanged');
    await expect(page.getByRole('button', { name: /^Import 0 rows/ })).toBeDisabled();
  } finally {
    await changeLake(request, environment, {
      delete: { query: '*[brand == $brand]', params: { brand: BRAND } },
    });
  }
  expect(await stored()).toEqual([]);
});
