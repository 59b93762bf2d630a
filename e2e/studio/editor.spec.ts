import { editTitle, openInStudio, publish, untilStored } from '../main-job.ts';
import { changeLake } from '../lake-editor.ts';
import { expect, test } from '../product.ts';

test('an editor publishes in the Studio and an open page shows it by itself', async ({
  browser,
  environment,
}) => {
  const editor = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const reader = await browser.newPage({ baseURL: environment.siteUrl });
  const title = `Set up your projector, edited ${Date.now()}`;
  await reader.goto('/blog/diy-setup-guide');
  await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await openInStudio(editor, environment, 'article-diy-setup-guide');
  await editTitle(editor, title);
  const typed = `title == "${title}"`;
  await untilStored(editor, environment, typed);
  // A draft is nobody's business but the editor's.
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

test('a change of a referenced product shows on the home page', async ({ page, environment, request }) => {
  const name = `Brighter portable, renamed ${Date.now()}`;
  await page.goto('/');
  await page.mouse.move(100, 100);
  await changeLake(request, environment, { patch: { id: 'product-portable-bright', set: { name } } });
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});

test('a plain browser gets no drafts', async ({ request, environment }) => {
  const { lakeOrigin, apiVersion, dataset } = environment.content;
  const query = encodeURIComponent('*[_id in path("drafts.**")]{_id}');
  for (const perspective of ['raw', 'drafts']) {
    const answer = await request.get(
      `${lakeOrigin}/v${apiVersion}/data/query/${dataset}?perspective=${perspective}&query=${query}`,
    );
    expect(answer.status()).toBe(401);
  }
});

test('the home page and the settings cannot be deleted or duplicated', async ({ page, environment }) => {
  await page.goto(`${environment.studioUrl}/structure/siteSettings`);
  await expect(page.getByTestId('field-brand')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('action-publish').first()).toBeVisible();
  // With publishing as the only action there is no menu; should there be one, it holds none of these.
  const menu = page.getByTestId('action-menu-button').first();
  if (await menu.isVisible()) await menu.click();
  await expect(page.getByRole('menuitem', { name: /Delete|Duplicate|Unpublish/ })).toHaveCount(0);
  await page.goto(`${environment.studioUrl}/intent/edit/id=article-brightness-guide;type=article/`);
  await page.getByTestId('action-menu-button').first().click({ timeout: 60_000 });
  await expect(page.getByRole('menuitem', { name: /Delete/ })).toBeVisible();
});
