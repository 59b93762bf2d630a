/** The site inside the Studio: click a text, type and see it change; only the editor sees the draft. */
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { publish } from '../../tools/browser/main-job.ts';
import { changeLake } from '../../tools/browser/lake-editor.ts';
import { expect, test } from '../product.ts';
import { openPreview } from './open-preview.ts';

test.use({ viewport: { width: 1500, height: 950 } });

test('click on a text opens its field, and typing shows at once, only to the editor', async ({
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

  // The same URL in a plain browser, with all parameters of the preview.
  const address = await page.locator('iframe').getAttribute('src');
  expect(address).toContain('sanity-preview-perspective');
  // Read on the way: a browser discards the bodies of a page that it leaves.
  const asked: string[] = [];
  await reader.route(`**${VERSION_PATH}*`, async (route) => {
    const response = await route.fetch();
    asked.push(await response.text());
    await route.fulfill({ response });
  });
  await reader.goto(address ?? '');
  await reader.mouse.move(50, 50);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.join()).not.toContain(title);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(before);
  expect(await reader.content()).not.toContain(title);

  await publish(page, environment, `title == "${title}"`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  // The page may just be asking again.
  await reader.unrouteAll({ behavior: 'ignoreErrors' });
  await reader.close();
});

test('click on a picture or a paragraph opens its field @nightly', async ({ page, environment }) => {
  const site = await openPreview(page, environment, '/blog/how-to-choose-projector');
  const edited = () => decodeURIComponent(page.url());
  await site.getByRole('main').locator('img').first().click();
  await expect.poll(edited).toContain('article-how-to-choose-projector/cover');
  const paragraph = site.getByRole('main').getByText(/^Start with light/);
  await paragraph.scrollIntoViewIfNeeded();
  await paragraph.click();
  await expect.poll(edited).toContain('article-how-to-choose-projector/body');
});

test('preview follows a link, and the document beside it follows the preview @nightly', async ({
  page,
  environment,
}) => {
  const site = await openPreview(page, environment, '/blog');
  await expect(page.getByText('Guides overview').first()).toBeVisible();
  // Turn off editing mode, so that a click follows the link.
  await page.getByTestId('preview-frame-toolbar').or(page.locator('body')).first().hover();
  await page.getByLabel(/edit/i).first().click();
  await site.getByRole('main').getByRole('link').first().click();
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/presentation\/article\/article-/);
});

test('shows an unpublished guide to its editor and lists its pages @nightly', async ({
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
  await page.getByText(/^Will be used on/).click();
  await expect(page.getByText(`/blog/${slug}`, { exact: true })).toBeVisible();

  const reader = await browser.newPage({ baseURL: environment.siteUrl });
  await reader.goto(`/blog/${slug}`);
  await expect(reader.getByText('Oops! Page not found')).toBeVisible();
  await reader.close();
});

test('preview narrows to the width of a phone @nightly', async ({ page, environment }) => {
  await openPreview(page, environment, '/');
  const width = () => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().width);
  expect(await width()).toBeGreaterThan(700);
  await page
    .getByRole('button', { name: /narrow|mobile|viewport/i })
    .first()
    .click();
  await expect.poll(width).toBeLessThan(420);
});
