/** An editor's day in the real Studio: what is refused, what is kept, what is shown. */
import type { Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { grayPng } from '../gray-png.ts';
import { publish } from '../main-job.ts';
import { askLake } from '../lake-editor.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 1400, height: 1600 } });

async function open(page: Page, { studioUrl }: SiteEnvironment, id: string, type: string): Promise<void> {
  await page.goto(`${studioUrl}/intent/edit/id=${id};type=${type}/`);
  await expect(page.getByTestId('action-publish').first()).toBeVisible({ timeout: 60_000 });
}

test('a changed address is published with the old one kept, and both lead to the guide', async ({
  page,
  browser,
  environment,
  request,
}) => {
  const slug = `portable-cinema-${Date.now()}`;
  await open(page, environment, 'article-best-portable-projectors-backyard-2025', 'article');
  await page.getByRole('tab', { name: 'Address & search' }).click();
  const address = page.getByTestId('field-slug').locator('input');
  await expect(address).toBeEditable();
  await address.fill(slug);
  // It stands in what is edited, so that a release or a schedule publishes it as well.
  await publish(
    page,
    environment,
    `slug.current == "${slug}" && "best-portable-projectors-backyard-2025" in aliases`,
  );
  const published = () =>
    askLake(
      request,
      environment,
      '*[_id == "article-best-portable-projectors-backyard-2025"][0]{"slug": slug.current, aliases}',
    );
  await expect
    .poll(published)
    .toEqual({ slug, aliases: expect.arrayContaining(['best-portable-projectors-backyard-2025']) });

  const reader = await browser.newPage({ baseURL: environment.siteUrl });
  await reader.goto('/blog/best-portable-projectors-backyard-2025?from=search#top');
  await reader.mouse.move(40, 40);
  await expect(reader).toHaveURL(`${environment.siteUrl}/blog/${slug}?from=search#top`);
  await reader.goto(`/blog/${slug}`);
  await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(/404|not found/i);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await reader.close();

  // And back, as an editor does who has thought better of it.
  await address.fill('best-portable-projectors-backyard-2025');
  await publish(page, environment, 'slug.current == "best-portable-projectors-backyard-2025"');
  await expect
    .poll(published)
    .toEqual({ slug: 'best-portable-projectors-backyard-2025', aliases: expect.arrayContaining([slug]) });
});

test('the address of another guide is refused at the field, with its title', async ({
  page,
  environment,
}) => {
  await open(page, environment, 'article-projector-troubleshooting', 'article');
  await page.getByRole('tab', { name: 'Address & search' }).click();
  const address = page.getByTestId('field-slug').locator('input');
  await expect(address).toBeEditable();
  await address.fill('brightness-guide');
  await expect(page.getByTestId('action-publish').first()).toBeDisabled({ timeout: 60_000 });
  await page.getByTestId('field-slug').getByTestId('input-validation-icon-error').first().hover();
  await expect(
    page
      .getByText(/has this address already/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible({ timeout: 60_000 });
  await address.fill('projector-troubleshooting');
  await expect(page.getByTestId('input-validation-icon-error')).toHaveCount(0, { timeout: 60_000 });
});

test('text pasted from a word processor loses its scripts and styles and keeps its words', async ({
  page,
  environment,
  request,
}) => {
  await open(page, environment, 'article-projector-vs-tv', 'article');
  const text = page.getByTestId('field-body').locator('[contenteditable="true"]').first();
  await text.scrollIntoViewIfNeeded();
  await text.click();
  await page.keyboard.press('Control+Home');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p{color:red}</style></head><body>' +
        '<p class="MsoNormal" style="font-size:40pt">Pasted from <b>Word</b>.</p>' +
        '<script>document.title = "owned"</script><img src=x onerror="document.title=\'owned\'">' +
        '<a href="javascript:alert(1)">a trap</a></body></html>',
    );
    data.setData('text/plain', 'Pasted from Word. a trap');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  const draft = async () =>
    JSON.stringify(await askLake(request, environment, '*[_id == "drafts.article-projector-vs-tv"][0].body'));
  await expect.poll(draft, { timeout: 60_000 }).toContain('Pasted from');
  expect(await draft()).not.toMatch(/onerror|<script|font-size|MsoNormal|document\.title/);
  // The trap is words now, and no link.
  const links = await askLake(
    request,
    environment,
    '*[_id == "drafts.article-projector-vs-tv"][0].body[].markDefs[].href',
  );
  expect(JSON.stringify(links)).not.toContain('javascript');
  expect(await page.title()).not.toBe('owned');
});

test('a document that a page shows cannot be deleted, and the Studio says where it is used', async ({
  page,
  environment,
  request,
}) => {
  await open(page, environment, 'product-portable-smart', 'product');
  await page.getByTestId('action-menu-button').first().click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await expect(page.getByRole('dialog').getByText('Home page').first()).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  expect(await askLake(request, environment, 'count(*[_id == "product-portable-smart"])')).toBe(1);
});

test('rows of the comparison are put in another order by dragging, and the table follows', async ({
  page,
  browser,
  environment,
  request,
}) => {
  const order = () =>
    askLake(
      request,
      environment,
      '*[_type == "comparisonRow" && !(_id in path("drafts.**"))] | order(orderRank asc)._id',
    );
  const before = (await order()) as string[];
  await page.goto(`${environment.studioUrl}/structure/comparison-rows`);
  const handles = page.locator('[data-rfd-drag-handle-draggable-id], [data-rbd-drag-handle-draggable-id]');
  await expect(handles.first()).toBeVisible({ timeout: 60_000 });
  // The list's own keyboard dragging: lift, down, drop.
  await handles.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(order, { timeout: 60_000 }).not.toEqual(before);
  const reader = await browser.newPage({ baseURL: environment.siteUrl });
  await reader.goto('/');
  await reader.mouse.move(40, 40);
  const first = await askLake(
    request,
    environment,
    '*[_type == "comparisonRow" && !(_id in path("drafts.**"))] | order(orderRank asc)[0].name',
  );
  await expect(reader.locator('#comparison tbody tr').first()).toContainText(String(first));
  await reader.close();
});

test('the welcome leads to what an editor does most', async ({ page, environment }) => {
  await page.goto(`${environment.studioUrl}/start`);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible({ timeout: 60_000 });
  await page.getByText('Write a guide').click();
  await expect(page.getByTestId('field-title').locator('input')).toBeEditable({ timeout: 60_000 });
  await page.goBack();
  await page.getByText('Add a product').click();
  await expect(page.getByTestId('field-name').locator('input')).toBeEditable({ timeout: 60_000 });
});

test('what wants looking after is found, and a draft is marked', async ({ page, environment, request }) => {
  const { lakeOrigin, apiVersion, dataset } = environment.content;
  await request.post(`${lakeOrigin}/v${apiVersion}/data/mutate/${dataset}`, {
    headers: { authorization: 'Bearer local-editor' },
    data: {
      mutations: [
        {
          create: {
            _id: 'drafts.faq-attention',
            _type: 'faq',
            question: 'Is somebody looking?',
            answer: 'Yes.',
          },
        },
      ],
    },
  });
  await page.goto(`${environment.studioUrl}/structure/needs-attention;unpublished-changes`);
  await page.getByText('Is somebody looking?').first().click({ timeout: 60_000 });
  await expect(page.getByText('Not published yet').first()).toBeVisible({ timeout: 60_000 });
  await page.goto(`${environment.studioUrl}/structure/needs-attention;samples`);
  await expect(page.getByText('sample rating').or(page.getByText('sample')).first()).toBeVisible({
    timeout: 60_000,
  });
});

test('singletons cannot be created, duplicated or deleted, wherever one looks', async ({
  page,
  environment,
}) => {
  await page.goto(`${environment.studioUrl}/structure`);
  await page.getByRole('button', { name: 'Create new document' }).click({ timeout: 60_000 });
  const choices = page.locator('[data-ui="Popover"]').last();
  await expect(choices.getByText('Glossary term', { exact: true })).toBeVisible();
  for (const name of ['Home page', 'Site settings', 'Menus & footer', 'Guides overview']) {
    await page.getByPlaceholder('Search document types').fill(name);
    await expect(choices.getByText(/^No results for/)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await open(page, environment, 'navigation', 'navigation');
  const menu = page.getByTestId('action-menu-button').first();
  if (await menu.isVisible()) await menu.click();
  await expect(page.getByRole('menuitem', { name: /Delete|Duplicate|Unpublish/ })).toHaveCount(0);
});

test('a picture of forty megapixels is refused with what to do instead', async ({ page, environment }) => {
  await page.goto(`${environment.studioUrl}/intent/create/template=product;type=product/`);
  await expect(page.getByTestId('field-name').locator('input')).toBeEditable({ timeout: 60_000 });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: grayPng(8000, 5000),
    });
  // The Studio keeps the words of a mark beside it, and shows them when it is pointed at.
  await expect(page.getByText(/40 megapixels/).first()).toBeAttached({ timeout: 60_000 });
  await expect(page.getByTestId('action-publish').first()).toBeDisabled();
});

test('a new product under an accessory page starts as one of its kind', async ({
  page,
  environment,
  request,
}) => {
  await page.goto(
    `${environment.studioUrl}/structure/accessories;accessory-products;products-of-category-screens`,
  );
  await page.getByRole('link', { name: 'New product on this page' }).click({ timeout: 60_000 });
  const name = page.getByTestId('field-name').locator('input');
  await expect(name).toBeEditable({ timeout: 60_000 });
  const words = `Screen of a test ${Date.now()}`;
  await name.fill(words);
  await expect
    .poll(() =>
      askLake(
        request,
        environment,
        `*[name == "${words}"][0]{kind, "page": category->slug.current, "ranked": defined(orderRank)}`,
      ),
    )
    .toEqual({ kind: 'screen', page: 'screens', ranked: true });
});

test('the search finds a guide by a word of its title', async ({ page, environment }) => {
  await page.goto(`${environment.studioUrl}/structure`);
  await expect(page.getByText('Needs attention')).toBeVisible({ timeout: 60_000 });
  const words = page
    .getByTestId('search-input')
    .or(page.getByPlaceholder(/search/i))
    .last();
  // The Studio puts its bar up twice while it loads, and a search opened in between closes again.
  await expect(async () => {
    if (!(await words.isVisible())) await page.getByTestId('studio-search').first().click({ timeout: 2000 });
    await words.fill('troubleshooting', { timeout: 2000 });
    await expect(words).toHaveValue('troubleshooting', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(
    page
      .getByTestId('search-results')
      .or(page.getByRole('dialog'))
      .getByText(/Projector troubleshooting/)
      .first(),
  ).toBeVisible({ timeout: 60_000 });
});

test('a guide is opened on the site, and its address copied, from the Studio', async ({
  page,
  context,
  environment,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: environment.studioUrl });
  await open(page, environment, 'article-diy-outdoor-theater', 'article');
  const choose = async (name: string) => {
    await page.getByTestId('action-menu-button').first().click();
    await page.getByRole('menuitem', { name }).click();
  };
  const address = `${environment.siteUrl}/blog/diy-outdoor-theater`;
  // There is nothing to copy before the address is known to answer.
  await expect(page.getByRole('link', { name: '/blog/diy-outdoor-theater' })).toBeVisible();
  await choose('Copy address');
  await expect(page.getByText('Address copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const opened = context.waitForEvent('page');
  await choose('Open on the site');
  await expect(await opened).toHaveURL(address);
});

test('what is being edited is compared with what readers have, side by side', async ({
  page,
  environment,
  request,
}) => {
  const id = 'term-aspect-ratio';
  const published = await askLake(request, environment, `*[_id == "${id}"][0].term`);
  await open(page, environment, id, 'glossaryTerm');
  const term = page.getByTestId('field-term').locator('input');
  await expect(term).toBeEditable();
  await term.fill('Shape of the picture');
  await expect
    .poll(() => askLake(request, environment, `*[_id == "drafts.${id}"][0].term`))
    .toBe('Shape of the picture');
  await page.getByTestId('pane-context-menu-button').last().click();
  await page.getByRole('menuitem', { name: 'Compare versions' }).click();
  const terms = page.getByRole('dialog').getByTestId('field-term');
  await expect(terms).toHaveCount(2);
  await expect(terms.nth(0)).toContainText(String(published));
  await expect(terms.nth(0)).not.toContainText('Shape of the picture');
  await expect(terms.nth(1).locator('ins')).toHaveText('Shape of the picture');
});
