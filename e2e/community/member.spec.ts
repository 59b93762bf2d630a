/** A member's actions in the gallery: liking setups and deleting their own. */
import { join } from 'node:path';
import { cutOff, memberTest, message, openForm, openGallery, shownSetup } from './community-page.ts';
import { shareSetup } from '../../tools/browser/main-job.ts';
import { expect } from '../product.ts';

const test = memberTest('Kofi Mensah');
const PICTURE = join(import.meta.dirname, '../../content/images/scene-livingroom-dusk.webp');

test('like shows at once, persists, and reverts when the server is unreachable [1-8 2.12-17 4-10 4-22 6-7 8-2 8-3]', async ({
  page,
  environment,
}) => {
  await openForm(page);
  await openGallery(page, '?id=demoSetup00000000005');
  const like = shownSetup(page).getByRole('button', { name: /^Like,/ });
  const before = Number(/(\d+) likes?/.exec(await like.innerText())?.[1]);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const back = await cutOff(page, environment, 'firestore');
  await like.click();
  await expect(message(page, 'Failed to like setup.')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toContainText(`${before} like`);
  await back();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText(`${before + 1} like`);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText(`${before + 1} like`);
  const again = await cutOff(page, environment, 'firestore');
  await like.click();
  await expect(message(page, 'Failed to unlike setup.')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await again();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toContainText(`${before} like`);
});

test('member deletes only their own setups after confirming, and sees a failure @nightly [2.12-16 2.12-19 5-17 6-8 6-17 6-18 8-4..6]', async ({
  page,
  environment,
}) => {
  const title = `Short story ${Date.now()}`;
  await shareSetup(page, { title, description: 'Gone in a minute.', pictures: [PICTURE] });
  await expect(shownSetup(page).getByText('Location not specified')).toBeVisible();
  const remove = shownSetup(page).getByRole('button', { name: 'Delete' });
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this setup?' });
  await remove.click();
  await expect(dialog).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  const back = await cutOff(page, environment, 'firestore');
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete setup' }).click();
  await expect(message(page, 'Failed to delete setup.')).toBeVisible();
  await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
  await back();
  // The response that the rules give to another member.
  await page.route('**/documents:commit*', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED', message: '' } } }),
  );
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete setup' }).click();
  await expect(message(page, 'Access denied')).toBeVisible();
  await expect(message(page, 'You can only delete your own posts')).toBeVisible();
  await page.unroute('**/documents:commit*');
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete setup' }).click();
  await expect(message(page, 'Setup deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await expect(shownSetup(page).getByRole('button', { name: 'Delete' })).toHaveCount(0);
});
