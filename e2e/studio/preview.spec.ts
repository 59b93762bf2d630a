/** The site inside the Studio: click a text, type, watch it change; and nobody else sees a draft. */
import type { FrameLocator, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { publish } from '../main-job.ts';
import { changeLake } from '../lake-editor.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 1500, height: 950 } });

/** Opens a page of the site in the Studio's preview; resolves once the Studio speaks to it. */
async function openPreview(page: Page, { studioUrl }: SiteEnvironment, path: string): Promise<FrameLocator> {
  await page.goto(`${studioUrl}/presentation?preview=${encodeURIComponent(path)}`);
  const site = page.frameLocator('iframe');
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  // The Studio marks what it sends with invisible characters; a reader's page has none.
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(/\u200B|\u200C|\u200D|\uFEFF/, {
    timeout: 60_000,
  });
  return site;
}

test('a click on a text opens its field, and what is typed shows at once, to the editor alone', async ({
  page,
  browser,
  environment,
}) => {
  const reader = await browser.newPage({ baseURL: environment.siteUrl });
  await reader.goto('/blog/portable-vs-home-theater');
  const before = await reader.getByRole('heading', { level: 1 }).innerText();
  const site = await openPreview(page, environment, '/blog/portable-vs-home-theater');
  const heading = site.getByRole('heading', { level: 1 });
  await heading.hover();
  await heading.click();
  const field = page.getByTestId('field-title').locator('input').first();
  await expect(field).toBeEditable({ timeout: 60_000 });
  const title = `Seen while typed ${Date.now()}`;
  await field.fill(title);
  await expect(heading).toContainText(title);

  // The same address in a plain browser, with everything the preview put into it.
  const address = await page.locator('iframe').getAttribute('src');
  expect(address).toContain('sanity-preview-perspective');
  const asked = reader.waitForResponse((response) => new URL(response.url()).pathname === VERSION_PATH);
  await reader.goto(address ?? '');
  await reader.mouse.move(50, 50);
  expect(await (await asked).text()).not.toContain(title);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(before);
  expect(await reader.content()).not.toContain(title);

  await publish(page, environment, `title == "${title}"`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await reader.close();
});

test('a click on a picture, a card and a paragraph leads to where it is edited', async ({
  page,
  environment,
}) => {
  const site = await openPreview(page, environment, '/blog/how-to-choose-projector');
  const edited = () => decodeURIComponent(page.url());
  await site.getByRole('main').locator('img').first().click();
  await expect.poll(edited).toContain('article-how-to-choose-projector/cover');
  const paragraph = site.getByRole('main').getByText(/^Start with light/);
  await paragraph.scrollIntoViewIfNeeded();
  await paragraph.click();
  await expect.poll(edited).toContain('article-how-to-choose-projector/body');
});

test('the preview follows a link, and the document beside it follows the preview', async ({
  page,
  environment,
}) => {
  const site = await openPreview(page, environment, '/blog');
  await expect(page.getByText('Guides overview').first()).toBeVisible();
  // In editing mode a click edits; without it, it is a reader's click.
  await page.getByTestId('preview-frame-toolbar').or(page.locator('body')).first().hover();
  await page.getByLabel(/edit/i).first().click();
  await site.getByRole('main').getByRole('link').first().click();
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/presentation\/article\/article-/);
});

test('a guide that readers cannot see yet is shown to its editor, and its pages are listed', async ({
  page,
  browser,
  environment,
  request,
}) => {
  const slug = `draft-only-${Date.now()}`;
  const draft = {
    _id: `drafts.article-${slug}`,
    _type: 'article',
    title: 'Not for readers yet',
    slug: { _type: 'slug', current: slug },
    category: 'Buying Guides',
    description: 'A guide that exists as a draft only, to be seen in the preview and nowhere else.',
    updatedOn: '2026-11-01',
    body: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'as', text: 'Words of a draft.', marks: [] }],
      },
    ],
  };
  await changeLake(request, environment, { create: draft });
  const site = await openPreview(page, environment, `/blog/${slug}`);
  await expect(site.getByText('Words of a draft.')).toBeVisible();
  await page.getByText(/^Used on/).click();
  await expect(page.getByText(`/blog/${slug}`, { exact: true })).toBeVisible();

  const reader = await browser.newPage({ baseURL: environment.siteUrl });
  await reader.goto(`/blog/${slug}`);
  await expect(reader.getByText('Oops! Page not found')).toBeVisible();
  await reader.close();
});

test('no other page may show the site in a frame', async ({ page, environment }) => {
  await page.route('http://stranger.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${environment.siteUrl}/" width="900" height="600"></iframe>`,
    }),
  );
  await page.goto('http://stranger.test/');
  // Chromium shows its own page of refusal instead.
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test('the preview narrows to the width of a phone', async ({ page, environment }) => {
  await openPreview(page, environment, '/');
  const width = () => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().width);
  expect(await width()).toBeGreaterThan(700);
  await page
    .getByRole('button', { name: /narrow|mobile|viewport/i })
    .first()
    .click();
  await expect.poll(width).toBeLessThan(420);
});
