/** The real Studio with the local lake: an editor's work on a document. */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { publish } from '../../tools/browser/main-job.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

const PICTURE = join(import.meta.dirname, '../../content/images/popcorn.webp');

test.use({ viewport: { width: 1400, height: 900 } });

/** The author's role field in one window. */
function role(window: Page): Locator {
  return window.getByTestId('field-role').locator('input');
}

async function chooseAction(page: Page, name: RegExp): Promise<void> {
  await page.getByTestId('action-menu-button').first().click();
  await page.getByRole('menuitem', { name }).click();
}

test('editor creates, publishes, edits, discards and deletes a document @nightly', async ({
  page,
  environment,
  request,
}) => {
  const question = `Does the lake remember ${Date.now()}?`;
  const ids = (): Promise<unknown> =>
    askLake(request, environment, '*[_type == "faq" && question == $question]._id', { question });
  await openStudio(page, environment, '/intent/create/template=faq;type=faq/');
  const title = page.getByTestId('field-question').locator('input');
  await expect(title).toBeEditable({ timeout: 60_000 });
  await title.fill('No question mark');
  await expect(page.getByTestId('field-question').getByTestId('input-validation-icon-error')).toBeVisible();
  await expect(page.getByTestId('action-publish').first()).toBeDisabled();
  await title.fill(question);
  await page.getByTestId('field-answer').locator('textarea').fill('Every word of it.');
  await publish(page, environment, `question == "${question}" && answer == "Every word of it."`);
  await expect.poll(ids).toEqual([expect.stringMatching(/^[^.]+$/)]);
  // Before the Studio notices the publish, typing would go into the draft that is gone.
  await expect(page.getByTestId('pane-footer')).not.toContainText('Not published yet');
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeEnabled();

  await page.getByTestId('field-answer').locator('textarea').fill('A second thought.');
  await expect.poll(async () => ((await ids()) as string[]).length).toBe(2);
  await chooseAction(page, /Discard/);
  await page.getByTestId('confirm-button').click();
  await expect(page.getByTestId('field-answer').locator('textarea')).toHaveValue('Every word of it.');
  await expect.poll(async () => ((await ids()) as string[]).length).toBe(1);

  await chooseAction(page, /^Delete/);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click();
  await expect.poll(ids).toEqual([]);
});

test('uploads a picture and shows it in the right size @nightly', async ({ page, environment, request }) => {
  // The Studio renders a field only when it is in view.
  await page.setViewportSize({ width: 1400, height: 2000 });
  const product = (await askLake(request, environment, '*[_id == "product-tidy-box"][0]')) as object;
  const draft = { ...product, _id: 'drafts.product-boxed', name: 'Boxed', image: undefined };
  await changeLake(request, environment, { createOrReplace: draft });
  await openStudio(page, environment, '/intent/edit/id=product-boxed;type=product/');
  await expect(page.getByText('Drag or paste image here')).toBeVisible({ timeout: 60_000 });
  await page.locator('input[type="file"]').first().setInputFiles(PICTURE);
  const uploaded = (): Promise<unknown> =>
    askLake(
      request,
      environment,
      '*[_id == "drafts.product-boxed"][0].image.asset->metadata.dimensions.width',
    );
  await expect.poll(uploaded, { timeout: 60_000 }).toBe(1000);
  const picture = page.locator('img[src*="-1000x750"]').last();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  // The Studio refuses to publish a picture without alternative text.
  const publishing = page.getByTestId('action-publish').first();
  await expect(publishing).toBeDisabled();
  await page.getByLabel("Description for people who can't see it").fill('A striped bucket of popcorn.');
  await expect(publishing).toBeEnabled({ timeout: 60_000 });
});

test('typing of one editor appears in the window of another @nightly', async ({
  page,
  browser,
  environment,
}) => {
  const other = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const address = '/intent/edit/id=author-editors;type=author/';
  await openStudio(page, environment, address);
  await openStudio(other, environment, address);
  await expect(role(page)).toBeEditable({ timeout: 60_000 });
  await expect(role(other)).toBeEditable({ timeout: 60_000 });
  await role(page).fill('We measure twice.');
  await expect(role(other)).toHaveValue('We measure twice.');
  await role(other).fill('And then once more.');
  await expect(role(page)).toHaveValue('And then once more.');
  await other.close();
});

test('history shows what changed and restores an earlier revision @nightly', async ({
  page,
  environment,
  request,
}) => {
  const question = (): Promise<unknown> =>
    askLake(
      request,
      environment,
      'coalesce(*[_id == "drafts.faq-budget"][0], *[_id == "faq-budget"][0]).question',
    );
  const before = await question();
  await openStudio(page, environment, '/intent/edit/id=faq-budget;type=faq/');
  const title = page.getByTestId('field-question').locator('input');
  await expect(title).toBeEditable({ timeout: 60_000 });
  const changed = `Was this question changed at ${Date.now()}?`;
  await title.fill(changed);
  await publish(page, environment, `question == "${changed}"`);
  await page.getByTestId('pane-context-menu-button').last().click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const revisions = page.getByTestId('timeline-item-button');
  await expect(revisions.first()).toBeVisible({ timeout: 60_000 });
  await revisions.last().click();
  await expect(title).toHaveValue(String(before), { timeout: 60_000 });
  await page.getByTestId('action-reverttorevision').click();
  await page.getByTestId('confirm-popover-confirm-button').click();
  await expect.poll(question, { timeout: 60_000 }).toBe(before);
});
