/** The site's own texts: found by their words, changed, published, and restored to the default. */
import type { APIRequestContext, Page } from '@playwright/test';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { changeLake } from '../../tools/browser/lake-editor.ts';
import { publish } from '../../tools/browser/main-job.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 1500, height: 1000 } });

/** Milliseconds from Publish until a plain request gets the text, on every page. */
const WITHIN = 60_000;

// No other test waits for these words: they are someone else's for a minute.
const PAGE = PATHS.projectorArchive;
const TITLE = 'Archive of projectors';
const DOCUMENT = 'siteTexts-projectors';

/** The response to a plain request. */
async function get(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** The field in which an editor replaces a text. */
const fieldOf = (page: Page, words: string) =>
  page.getByRole('textbox', { name: `Your words for “${words}”` });

test.afterEach(async ({ request, environment }) => {
  // Restore the state of the seed; a deleted document would make the Studio ask to restore it first.
  const empty = { _id: DOCUMENT, _type: 'siteTexts' };
  await changeLake(request, environment, { createOrReplace: empty });
  await changeLake(request, environment, { delete: { id: `drafts.${empty._id}` } });
});

test('editor finds a site text by its words, publishes a change and restores the default @nightly', async ({
  page,
  environment,
  request,
  faults,
}) => {
  test.setTimeout(300_000);
  const own = `Projectors of the past ${Date.now()}`;
  await expect.poll(() => get(request, PAGE), { timeout: WITHIN }).toContain(TITLE);

  await page.goto(`${environment.studioUrl}/structure/site-texts`);
  const search = page.getByRole('searchbox', { name: 'Words that you see' });
  await search.fill('archive of projectors', { timeout: 90_000 });
  await page.getByRole('link', { name: TITLE }).click();
  const field = fieldOf(page, TITLE);
  await expect(field).toBeFocused({ timeout: 60_000 });
  await expect(field).toBeInViewport();
  await field.fill('x'.repeat(200));
  await expect(page.getByText(/The default has 21 characters, this has 200\./)).toBeVisible();
  await field.fill(own);
  await publish(page, environment, `_type == "siteTexts" && texts[0].text == "${own}"`);
  await expect.poll(() => get(request, PAGE), { timeout: WITHIN }).toContain(own);
  expect(await get(request, PAGE)).not.toContain(TITLE);
  await expect(page.getByTestId('published-state')).toContainText('live for search engines', {
    timeout: WITHIN,
  });

  // Hydration uses the same text, so it reports no mismatch.
  const reader = await page.context().newPage();
  const errors: string[] = [];
  reader.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await reader.goto(new URL(PAGE, environment.siteUrl).href);
  await untilHydrated(reader);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(own);
  expect(errors).toEqual([]);
  await reader.close();

  await page.getByRole('button', { name: `Back to the default: ${TITLE}` }).click();
  await publish(page, environment, '_type == "siteTexts" && !defined(texts[0])');
  await expect.poll(() => get(request, PAGE), { timeout: WITHIN }).toContain(TITLE);
  expect(await get(request, PAGE)).not.toContain(own);
  expect(faults).toEqual([]);
});

test('click on a site text in Preview opens its field, and the draft shows while typing @nightly', async ({
  page,
  environment,
  request,
}) => {
  test.setTimeout(300_000);
  const own = `Seen while typed ${Date.now()}`;
  await page.goto(`${environment.studioUrl}/presentation?preview=${encodeURIComponent(PAGE)}`);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('data-sanity', new RegExp(DOCUMENT), { timeout: 90_000 });
  // The texts contain no invisible characters.
  await expect(heading).toHaveText(TITLE);
  await heading.hover();
  await heading.click();
  const field = fieldOf(page, TITLE);
  await expect(field).toBeFocused({ timeout: 60_000 });
  await field.fill(own);
  await expect(heading).toHaveText(own, { timeout: 60_000 });
  expect(await get(request, PAGE)).not.toContain(own);
});
