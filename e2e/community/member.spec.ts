/** What a member does with setups in the gallery: like, delete, find one's own hidden ones. */
import { join } from 'node:path';
import { cutOff, memberTest, message, openForm, openGallery, shownSetup } from './community-page.ts';
import { shareSetup } from '../main-job.ts';
import { expect } from '../product.ts';

const test = memberTest('Kofi Mensah');
const PICTURE = join(import.meta.dirname, '../../content/images/scene-livingroom-dusk.webp');

test('a like shows at once, stays, and is taken back when the server cannot be reached', async ({
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

test('a heart that was filled in another tab fills with a click here, without a complaint', async ({
  page,
}) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) await openGallery(tab, '?id=demoSetup00000000006');
  const [like, stale] = [page, other].map((tab) => shownSetup(tab).getByRole('button', { name: /^Like,/ }));
  if (!like || !stale) throw new Error('There are two tabs.');
  await expect(stale).toHaveAttribute('aria-pressed', 'false');
  const before = Number(/(\d+) likes?/.exec(await stale.innerText())?.[1]);
  await like.click();
  await expect(like).toContainText(`${before + 1} like`);
  const refused = other.waitForResponse(
    (answer) => answer.url().includes('documents:commit') && answer.status() === 403,
  );
  await stale.click();
  await refused;
  const looked = await other.waitForResponse((answer) => answer.url().includes('documents:runQuery'));
  expect(looked.status()).toBe(200);
  await expect(stale).toHaveAttribute('aria-pressed', 'true');
  await expect(stale).toContainText(`${before + 1} like`);
  await expect(message(other, 'Failed to like setup.')).toHaveCount(0);
  // The other way round as well.
  await like.click();
  await expect(like).toContainText(`${before} like`);
  await stale.click();
  await expect(stale).toHaveAttribute('aria-pressed', 'false');
  await expect(stale).toContainText(`${before} like`);
  await expect(message(other, 'Failed to unlike setup.')).toHaveCount(0);
});

test('a setup that was deleted meanwhile leaves the screen with the first act on it', async ({ page }) => {
  const title = `Short stay ${Date.now()}`;
  await shareSetup(page, { title, description: 'Gone elsewhere.', pictures: [PICTURE] });
  const other = await page.context().newPage();
  await openForm(other);
  await expect(shownSetup(other).getByRole('heading')).toHaveText(title);
  await shownSetup(other).getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete setup' }).click();
  await expect(message(other, 'Setup deleted successfully')).toBeVisible();
  await shownSetup(page)
    .getByRole('button', { name: /^Like,/ })
    .click();
  await expect(message(page, 'Failed to like setup.')).toBeVisible();
  await expect(page.getByText("This setup isn't here anymore.", { exact: true })).toBeVisible();
  await expect(shownSetup(page).getByRole('heading')).not.toHaveText(title);
});

test('one deletes one’s own setups only, after a question, and a failure says so', async ({
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
  // As the rules would answer somebody else.
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
