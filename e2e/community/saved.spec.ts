/** A member saves setups and projectors, finds them again on the account page, and takes them off. */
import { PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
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

memberTest('Owen Birch')(
  'a member says which projector is owned, is counted, and begins a setup with it @nightly',
  async ({ page }) => {
    await page.goto(projectorHref('benq-tk800'));
    await page.getByRole('button', { name: 'I own this' }).click();
    await expect(page.getByRole('button', { name: 'You own this' })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

    await page.goto(PATHS.account);
    const list = page.getByRole('region', { name: 'Projectors you own and saved' });
    await list.getByRole('button', { name: 'Remove "BenQ TK800" from your list' }).last().press('Enter');
    await expect(list.getByText(/^Press Save on the page of a projector/)).toBeVisible();
    // The count follows within a minute: a function counts, and Hosting keeps the answer for that long.
    await expect
      .poll(async () => (await page.request.get('/api/rooms/projector-benq-tk800')).text(), {
        timeout: 90_000,
      })
      .toContain('"owners":1');
    await list.getByRole('link', { name: 'Share your setup with the BenQ TK800' }).click();
    await expect(page.getByLabel(/^Projector model/)).toHaveValue('BenQ TK800');
    // What comes late above the form doesn't push it away.
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Share your setup' })).toBeInViewport();
  },
);
