/** The admin page with more submissions than it shows at once. */
import { PATHS } from '@lumen-throw/domain/site-paths';
import type { Page } from '@playwright/test';
import { adminTest, message, openGallery, shownSetup, submissionRow } from './community-page.ts';
import { addOldHiddenSetups, setupIdOf } from './many-setups.ts';
import { expect } from '../product.ts';

async function openAdmin(page: Page): Promise<void> {
  await page.goto(PATHS.admin);
  await expect(page.getByRole('heading', { name: 'All Submissions' })).toBeVisible({ timeout: 60_000 });
}

adminTest(
  'loads older submissions 50 at a time and keeps them after a deletion @nightly [2.12-19 2.15-10 6-12 7-19 9-11]',
  async ({ page, environment }) => {
    // Without digits, which would also match the number in the search.
    const tag = `old${Date.now()
      .toString()
      .slice(-9)
      .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
    const remove = await addOldHiddenSetups(environment, 60, tag);
    try {
      await openAdmin(page);
      const lines = page.getByRole('region', { name: 'All Submissions' }).getByRole('listitem');
      await expect(lines).toHaveCount(50);
      await expect(page.getByText('50 shown. There are older ones.')).toBeVisible();
      // The search also covers submissions that are not loaded.
      const search = page.getByRole('searchbox', { name: 'Search by title, place or member' });
      await expect(submissionRow(page, `Archive ${tag} 0`)).toHaveCount(0);
      // A function gives the words of each new setup to the search.
      await expect(async () => {
        await search.fill('');
        await search.fill(`zoe ARCHIVE ${tag} 0`);
        await expect(submissionRow(page, `Archive ${tag} 0`)).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByText(/^\d+ found among all submissions\.$/)).toBeVisible();
      await search.fill('');
      await page.getByRole('radio', { name: 'Hidden' }).check();
      await expect(lines).toHaveCount(50);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(submissionRow(page, `Archive ${tag} 0`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
      const before = await lines.count();
      expect(before).toBeGreaterThanOrEqual(60);
      await submissionRow(page, `Archive ${tag} 0`).getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByLabel('Reason').selectOption('other');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }).click();
      await expect(message(page, 'Setup deleted')).toBeVisible();
      await expect(lines).toHaveCount(before - 1);
      // An admin also sees a hidden setup in the gallery by its link and may delete it there.
      await openGallery(page, `?id=${setupIdOf(tag, 1)}`);
      await expect(shownSetup(page).getByRole('heading')).toHaveText(`Archive ${tag} 1`);
      await expect(shownSetup(page).getByText('Hidden: only you and the admins see it')).toBeVisible();
      await shownSetup(page).getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByLabel('Reason').selectOption('other');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }).click();
      await expect(message(page, 'Setup deleted successfully')).toBeVisible();
      await expect(page.getByRole('heading', { name: `Archive ${tag} 1` })).toHaveCount(0);
    } finally {
      await remove();
    }
  },
);
