/** A member saves setups of others, finds them again on the account page, and takes them off. */
import { PATHS } from '@lumen-throw/domain/site-paths';
import { expect, test } from '../product.ts';
import { memberTest, message, openGallery, shownSetup } from './community-page.ts';

test('a visitor is asked to sign in before saving @nightly', async ({ page }) => {
  await openGallery(page);
  await shownSetup(page).getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'Sign in to save setups.')).toBeVisible();
});

memberTest('Savannah Reed')(
  'a member saves a setup, finds it on the account page, and takes it off by keyboard @nightly',
  async ({ page }) => {
    await openGallery(page);
    const title = String(await shownSetup(page).getByRole('heading', { level: 3 }).textContent()).trim();
    await shownSetup(page).getByRole('button', { name: 'Save', exact: true }).click();
    const saved = shownSetup(page).getByRole('button', { name: 'Saved' });
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(saved).toBeVisible({ timeout: 60_000 });

    await page.goto(PATHS.account);
    const list = page.getByRole('region', { name: 'Saved setups' });
    await expect(list.getByRole('link', { name: title })).toBeVisible({ timeout: 60_000 });
    await list.getByRole('button', { name: `Remove "${title}" from your list` }).press('Enter');
    await expect(list.getByText(/^You haven't saved a setup yet/)).toBeVisible();
    await expect(list.getByRole('heading', { name: 'Saved setups' })).toBeFocused();
  },
);
