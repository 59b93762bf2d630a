import { editTitle, openInStudio, publish, untilStored } from '../../tools/browser/main-job.ts';
import { changeLake } from '../../tools/browser/lake-editor.ts';
import { expect, test } from '../product.ts';

test('open page updates by itself when an editor publishes', async ({ browser, environment }) => {
  const editor = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const reader = await browser.newPage({ baseURL: environment.siteUrl });
  const title = `Set up your projector, edited ${Date.now()}`;
  await reader.goto('/blog/diy-setup-guide');
  await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await openInStudio(editor, environment, 'article-diy-setup-guide');
  await editTitle(editor, title);
  const typed = `title == "${title}"`;
  await untilStored(editor, environment, typed);
  // Only the editor sees a draft.
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await reader.mouse.move(100, 100);
  await publish(editor, environment, typed);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await reader.goto('/blog');
  await expect(reader.getByRole('heading', { name: title })).toBeVisible();
  await editor.close();
  await reader.close();
});

test('change to a referenced product shows on the home page @nightly', async ({
  page,
  environment,
  request,
}) => {
  const name = `Brighter portable, renamed ${Date.now()}`;
  await page.goto('/');
  await page.mouse.move(100, 100);
  await changeLake(request, environment, { patch: { id: 'product-portable-bright', set: { name } } });
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});
