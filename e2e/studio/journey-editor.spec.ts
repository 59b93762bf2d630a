/** An editor's day in the Studio, with a reader's page open beside it. */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { TO_COMPLETE } from '@lumen-throw/domain/samples';
import { INFO_TEXTS } from '../../web/src/features/info/texts.ts';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { CHECKLIST_TEXTS } from '../../studio/src/publish-checklist/texts.ts';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { publish } from '../../tools/browser/main-job.ts';
import { expect } from '../product.ts';
import { countPresses, openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1400, height: 1600 } });

const PICTURE = join(import.meta.dirname, '../../content/images/cover-projector-vs-tv.webp');

/** The field of an open document. */
const field = (page: Page, name: string): Locator => page.getByTestId(`field-${name}`);

/** Icons of the errors that keep a document from being published. */
const errors = (page: Page): Locator => page.locator('svg[data-sanity-icon="error-outline"]');

test('editor writes, corrects, moves, hides and unpublishes a guide, and completes a sample page @nightly', async ({
  page,
  browser,
  environment,
  request,
}) => {
  test.setTimeout(300_000);
  const { siteUrl } = environment;
  const tag = Date.now();
  const title = `Projecting onto a bedsheet ${tag}`;
  const slug = `projecting-onto-a-bedsheet-${tag}`;
  const reader = await browser.newPage({ baseURL: siteUrl });
  await reader.goto('/blog');
  await untilHydrated(reader);

  // Morning: a new guide, from the first pane to the readers' overview.
  await openStudio(page, environment, '/start');
  await expect(page.getByText('Write a guide')).toBeVisible({ timeout: 60_000 });
  const presses = await countPresses(page);
  await page.getByText('Write a guide').click();
  const titleInput = field(page, 'title').locator('input');
  await expect(titleInput).toBeEditable({ timeout: 60_000 });
  await titleInput.fill(title);
  await page.locator('input[type="file"]').first().setInputFiles(PICTURE);
  await field(page, 'cover.alt').locator('input').fill('A drawing of a white projector with a large lens.');
  const text = field(page, 'body').locator('[contenteditable="true"]').first();
  await field(page, 'body').scrollIntoViewIfNeeded();
  await field(page, 'body').getByText('Click to activate').or(text).first().click();
  await text.click();
  await page.keyboard.type('Iron it first.');
  await field(page, 'body').getByRole('button', { name: /Table/ }).first().click();
  const table = page.getByTestId('popover-edit-dialog').or(page.getByRole('dialog')).last();
  await table.locator('[data-testid$="caption"] input').first().fill('Cloths');
  await table.getByLabel('Heading of column 1').focus();
  const words = ['Cloth', 'Gain', 'Care', 'Sheet', '0.9', 'Iron it', 'Blackout cloth', '1.0', 'Roll it'];
  for (const [place, word] of words.entries()) {
    if (place > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(word);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Address & search' }).click();
  // The Studio validates some time after typing; first it reports what is missing …
  await expect(errors(page)).not.toHaveCount(0, { timeout: 60_000 });
  await field(page, 'slug').getByRole('button', { name: 'Generate' }).click();
  await expect(field(page, 'slug').locator('input')).toHaveValue(slug);
  await page.getByRole('radio', { name: 'Setup Guides' }).click({ force: true });
  await field(page, 'description')
    .locator('textarea')
    .fill('A bedsheet is the cheapest screen there is. How to hang it, and when to stop.');
  await page.getByRole('tab', { name: 'Further reading' }).click();
  await field(page, 'related').getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('brightness');
  const related = field(page, 'related').getByText('Projector brightness');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(related).toBeVisible({ timeout: 2000 });
  }).toPass();
  // Besides, one to choose the picture and one to publish.
  expect((await presses()) + 2).toBeLessThanOrEqual(12);
  // An action sets the review date to the day of the review.
  await page.getByTestId('action-menu-button').first().click();
  await page.getByRole('menuitem', { name: 'Mark as reviewed' }).click();
  await page
    .getByRole('button', { name: /^Reviewed by / })
    .first()
    .click();
  // … and then no errors remain.
  await expect(errors(page)).toHaveCount(0, { timeout: 60_000 });
  await publish(page, environment, `slug.current == "${slug}" && defined(updatedOn) && defined(reviewedBy)`);
  const card = reader.getByRole('main').getByRole('link', { name: title });
  await expect(card.first()).toBeVisible({ timeout: 60_000 });
  await card.first().click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(reader.getByText('Iron it first.')).toBeVisible();
  await expect(reader.getByText(/Reviewed \S+ \d+, \d{4} by The Lumen & Throw editors/)).toBeVisible();
  await expect(reader).toHaveURL(`${siteUrl}/blog/${slug}`);

  // Noon: a reader is on the page while its title is corrected.
  await page.getByRole('tab', { name: 'Text' }).click();
  const corrected = `${title}, and onto two`;
  await titleInput.fill(corrected);
  await publish(page, environment, `title == "${corrected}"`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(corrected, { timeout: 60_000 });

  // Afternoon: the guide moves; the old address still leads to it.
  await page.getByRole('tab', { name: 'Address & search' }).click();
  await field(page, 'slug').locator('input').fill(`bedsheet-${tag}`);
  await publish(page, environment, `slug.current == "bedsheet-${tag}"`);
  await expect
    .poll(() => askLake(request, environment, `*[slug.current == "bedsheet-${tag}"][0].aliases`))
    .toEqual([slug]);
  await reader.goto(`/blog/${slug}?from=a-friend`);
  await expect(reader).toHaveURL(`${siteUrl}/blog/bedsheet-${tag}?from=a-friend`);

  // The editor hides it: the open overview loses its card, and who has the address reads on.
  await reader.goto('/blog');
  await untilHydrated(reader);
  await expect(card.first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Hide from lists and search engines' }).click({ force: true });
  const checklist = page.getByTestId('publish-checklist');
  await checklist.getByRole('button', { name: CHECKLIST_TEXTS.title }).click();
  await expect(checklist.getByRole('region', { name: CHECKLIST_TEXTS.searchEngines })).toContainText(
    CHECKLIST_TEXTS.leftOut,
  );
  await expect(checklist.getByRole('region', { name: CHECKLIST_TEXTS.linkPreviews })).toContainText(
    corrected,
  );
  await publish(page, environment, `slug.current == "bedsheet-${tag}" && unlisted == true`);
  await expect(card).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByTestId('published-state')).toContainText('hidden from lists and search engines', {
    timeout: 60_000,
  });
  await reader.goto(`/blog/bedsheet-${tag}`);
  await expect(reader.getByText('Iron it first.')).toBeVisible();
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  // Later: the editor completes the terms, which stop being a sample.
  await reader.goto('/terms');
  await untilHydrated(reader);
  await expect(reader.getByText(INFO_TEXTS.sample)).toBeVisible();
  await openStudio(page, environment, '/intent/edit/id=info-terms;type=infoPage/');
  const sample = page.getByRole('checkbox', { name: 'Sample text' });
  await expect(sample).toBeChecked({ timeout: 60_000 });
  const body: unknown = await askLake(request, environment, '*[_id == "info-terms"][0].body');
  try {
    // Remove the boxes first: with one left, the text stays a sample.
    const boxes = `body[title == "${TO_COMPLETE}"]`;
    await changeLake(request, environment, { patch: { id: 'info-terms', unset: [boxes] } });
    // The Studio draws its switch over the checkbox, and the form shifts as the boxes disappear.
    await expect(async () => {
      if (await sample.isChecked()) await sample.click({ force: true });
      await expect(sample).not.toBeChecked({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await publish(page, environment, '_type == "infoPage" && sample == false');
    await expect(reader.getByText(INFO_TEXTS.sample)).toHaveCount(0, { timeout: 60_000 });
  } finally {
    await changeLake(request, environment, { patch: { id: 'info-terms', set: { sample: true, body } } });
  }

  // Evening: the editor unpublishes the guide, and readers get the 404 page.
  const found = await askLake(request, environment, `*[slug.current == "bedsheet-${tag}"][0]._id`);
  const id = String(found).replace('drafts.', '');
  await openStudio(page, environment, `/intent/edit/id=${id};type=article/`);
  await page.getByRole('button', { name: 'Published', exact: true }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Unpublish/ })
    .click();
  await expect
    .poll(() => askLake(request, environment, `count(*[_id == "${id}"])`), { timeout: 60_000 })
    .toBe(0);
  await reader.goto(`/blog/bedsheet-${tag}`);
  await expect(reader.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await reader.goto('/blog');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
  await reader.close();
  await changeLake(request, environment, { delete: { id: `drafts.${id}` } });
});
