/** The words of the site itself: found by what one sees, changed, published, and back to the default. */
import type { APIRequestContext, Page } from '@playwright/test';
import { untilHydrated } from '../hydrated.ts';
import { changeLake } from '../lake-editor.ts';
import { publish } from '../main-job.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 1500, height: 1000 } });

/** Milliseconds from Publish until a plain request gets the words, on every page. */
const WITHIN = 10_000;

const GALLERY = '/inspiration/gallery';
const TITLE = 'User Projector Setups Gallery';

/** What a plain request without scripts gets. */
async function get(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** The field in which an editor writes in the place of a text. */
const fieldOf = (page: Page, words: string) =>
  page.getByRole('textbox', { name: `Your words for “${words}”` });

test.afterEach(async ({ request, environment }) => {
  // As the seed has it. Where it's gone, the Studio would ask to restore it first.
  const empty = { _id: 'siteTexts-gallery', _type: 'siteTexts' };
  await changeLake(request, environment, { createOrReplace: empty });
  await changeLake(request, environment, { delete: { id: `drafts.${empty._id}` } });
});

test('an editor finds a text by its words, changes it for everybody, and goes back to the default', async ({
  page,
  environment,
  request,
  faults,
}) => {
  test.setTimeout(300_000);
  const own = `Rooms of our members ${Date.now()}`;
  await expect.poll(() => get(request, GALLERY), { timeout: WITHIN }).toContain(TITLE);

  await page.goto(`${environment.studioUrl}/structure/site-texts`);
  const search = page.getByRole('searchbox', { name: 'Words that you see' });
  await search.fill('projector setups gallery', { timeout: 90_000 });
  await page.getByRole('link', { name: TITLE }).click();
  const field = fieldOf(page, TITLE);
  await expect(field).toBeFocused({ timeout: 60_000 });
  await expect(field).toBeInViewport();
  await expect(page.getByText("These words are the customer's: ask before you change them.")).toBeVisible();
  await field.fill('x'.repeat(200));
  await expect(page.getByText(/The default has 29 characters, this has 200\./)).toBeVisible();
  await field.fill(own);
  await publish(page, environment, `_type == "siteTexts" && texts[0].text == "${own}"`);
  await expect.poll(() => get(request, GALLERY), { timeout: WITHIN }).toContain(own);
  expect(await get(request, GALLERY)).not.toContain(TITLE);
  await expect(page.getByTestId('published-state')).toContainText('live for search engines', {
    timeout: WITHIN,
  });

  // The page is hydrated with the same words; what was found says so.
  const reader = await page.context().newPage();
  const errors: string[] = [];
  reader.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await reader.goto(new URL(GALLERY, environment.siteUrl).href);
  await untilHydrated(reader);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(own);
  expect(errors).toEqual([]);
  await reader.close();

  await page.getByRole('button', { name: `Back to the default: ${TITLE}` }).click();
  await publish(page, environment, '_type == "siteTexts" && !defined(texts[0])');
  await expect.poll(() => get(request, GALLERY), { timeout: WITHIN }).toContain(TITLE);
  expect(await get(request, GALLERY)).not.toContain(own);
  expect(faults).toEqual([]);
});

test('in Preview a click on a word of the site opens its text, and a draft shows while it is typed', async ({
  page,
  environment,
  request,
}) => {
  test.setTimeout(300_000);
  const own = `Seen while typed ${Date.now()}`;
  await page.goto(`${environment.studioUrl}/presentation?preview=${encodeURIComponent(GALLERY)}`);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('data-sanity', /siteTexts-gallery/, { timeout: 90_000 });
  // Nothing invisible is in the words, nor in the names of buttons.
  await expect(heading).toHaveText(TITLE);
  await heading.hover();
  await heading.click();
  const field = fieldOf(page, TITLE);
  await expect(field).toBeFocused({ timeout: 60_000 });
  await field.fill(own);
  await expect(heading).toHaveText(own, { timeout: 60_000 });
  expect(await get(request, GALLERY)).not.toContain(own);
});
