/** Publishing: a new request for a page, such as a search engine's, gets the change within seconds. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { changeLake } from '../../tools/browser/lake-editor.ts';
import { publish } from '../../tools/browser/main-job.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1400, height: 1400 } });

/** Milliseconds from Publish to the change, on a slow machine; `npm run bench -- publish` measures it. */
const WITHIN = 30_000;

/** The response to a plain request. */
async function get(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), to: answer.headers()['location'], text: await answer.text() };
}

const guide = (tag: number) => ({
  _id: `drafts.article-published-${tag}`,
  _type: 'article',
  title: `Curtains or blinds ${tag}`,
  slug: { _type: 'slug', current: `curtains-or-blinds-${tag}` },
  category: 'Setup Guides',
  description: 'What keeps the sun away from the picture, what it costs, and when you need neither.',
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: 'Start with the window.', marks: [] }],
    },
  ],
  author: { _type: 'reference', _ref: 'author-editors' },
});

/** Opens a guide; the Studio's first page of a run is slow on a busy machine. */
async function open(page: Page, environment: SiteEnvironment, tag: number): Promise<void> {
  await openStudio(page, environment, `/intent/edit/id=article-published-${tag};type=article/`);
  await expect(page.getByTestId('field-title').locator('input')).toBeEditable({ timeout: 90_000 });
}

test('new requests see a published, moved and deleted guide, and the Studio confirms it is live @nightly', async ({
  page,
  environment,
  request,
}) => {
  test.setTimeout(300_000);
  const tag = Date.now();
  const { title, _id } = guide(tag);
  const id = _id.replace('drafts.', '');
  const [first, second] = [`/blog/curtains-or-blinds-${tag}`, `/blog/curtains-${tag}`];
  await changeLake(request, environment, { create: guide(tag) });
  expect(await get(request, first)).toMatchObject({ status: 404 });

  await open(page, environment, tag);
  // Before the first publish, the Studio shows no state and no address to copy.
  await expect(page.getByTestId('published-state')).toHaveCount(0);
  await publish(page, environment, `title == "${title}"`);
  await expect.poll(async () => (await get(request, first)).text, { timeout: WITHIN }).toContain(title);
  for (const path of ['/blog', '/sitemap.xml', '/feed.xml', '/search-index.json', '/authors/editors'])
    await expect.poll(async () => (await get(request, path)).text, { timeout: WITHIN }).toContain(first);
  const line = page.getByTestId('published-state');
  await expect(line).toContainText('Live for readers · live for search engines', { timeout: WITHIN });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await line.getByRole('button', { name: 'Copy address' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${environment.siteUrl}${first}`);
  expect((await request.get(copied)).status()).toBe(200);

  // The guide moves, and hosting redirects the old address to the new one.
  await page.getByRole('tab', { name: 'Address & search' }).click();
  const slug = page.getByTestId('field-slug').locator('input');
  await slug.fill(`curtains-${tag}`);
  await publish(page, environment, `slug.current == "curtains-${tag}" && count(aliases) == 1`);
  await expect
    .poll(() => get(request, `${first}?from=mail`), { timeout: WITHIN })
    .toMatchObject({ status: 301, to: `${second}?from=mail` });
  expect(await get(request, second)).toMatchObject({ status: 200 });
  await expect(line.getByRole('link')).toHaveAttribute('href', `${environment.siteUrl}${second}`, {
    timeout: WITHIN,
  });

  // The guide is deleted.
  await changeLake(request, environment, { delete: { id } });
  await expect.poll(async () => (await get(request, second)).status, { timeout: WITHIN }).toBe(404);
  expect(await get(request, first)).toMatchObject({ status: 404 });
  for (const path of ['/blog', '/sitemap.xml', '/feed.xml', '/search-index.json'])
    await expect.poll(async () => (await get(request, path)).text, { timeout: WITHIN }).not.toContain(second);
});

test('redirect works from Publish on and ends when it is deleted @nightly', async ({
  environment,
  request,
}) => {
  const from = `/sale-${Date.now()}`;
  const redirect = { _id: `redirect${from.replace('/', '-')}`, _type: 'redirect', from, temporary: true };
  await changeLake(request, environment, { create: { ...redirect, href: '/glossary' } });
  await expect
    .poll(() => get(request, from), { timeout: WITHIN })
    .toMatchObject({ status: 302, to: '/glossary' });
  await changeLake(request, environment, { delete: { id: redirect._id } });
  await expect.poll(async () => (await get(request, from)).status, { timeout: WITHIN }).toBe(404);
});

const edited = (count: number): string => `Projector or television, edit ${count} of ten`;

test('page shows the last of a burst of publishes @nightly', async ({ environment, request }) => {
  const id = 'article-projector-vs-tv';
  const read = async () => (await get(request, '/blog/projector-vs-tv')).text;
  for (let count = 1; count <= 10; count += 1)
    await changeLake(request, environment, { patch: { id, set: { title: edited(count) } } });
  await expect.poll(read, { timeout: WITHIN }).toContain(edited(10));
  await expect.poll(read, { timeout: WITHIN }).not.toContain(edited(9));
});
