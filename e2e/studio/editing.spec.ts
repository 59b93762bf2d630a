/** Editing in the real Studio: what it refuses, keeps and shows. */
import type { Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { publish } from '../../tools/browser/main-job.ts';
import { askLake } from '../../tools/browser/lake-editor.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1400, height: 1600 } });

async function open(page: Page, environment: SiteEnvironment, id: string, type: string): Promise<void> {
  await openStudio(page, environment, `/intent/edit/id=${id};type=${type}/`);
  await expect(page.getByTestId('action-publish').first()).toBeVisible({ timeout: 60_000 });
}

test('publishes a changed address and keeps the old one, and both lead to the guide @nightly', async ({
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
  // The draft has the alias, so that a release or a schedule publishes it too.
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

  // The editor changes the address back.
  await address.fill('best-portable-projectors-backyard-2025');
  await publish(page, environment, 'slug.current == "best-portable-projectors-backyard-2025"');
  await expect
    .poll(published)
    .toEqual({ slug: 'best-portable-projectors-backyard-2025', aliases: expect.arrayContaining([slug]) });
});

test('refuses to delete a document in use and says where it is used @nightly', async ({
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

test('lists documents that need attention and marks a draft @nightly', async ({
  page,
  environment,
  request,
}) => {
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
  await openStudio(page, environment, '/structure/needs-attention;unpublished-changes');
  await page.getByText('Is somebody looking?').first().click({ timeout: 60_000 });
  await expect(page.getByText('Not published yet').first()).toBeVisible({ timeout: 60_000 });
  await openStudio(page, environment, '/structure/needs-attention;samples');
  await expect(page.getByText('sample rating').or(page.getByText('sample')).first()).toBeVisible({
    timeout: 60_000,
  });
});

test('new product under an accessory page gets its kind, page and order @nightly', async ({
  page,
  environment,
  request,
}) => {
  await openStudio(
    page,
    environment,
    '/structure/accessories;accessory-products;products-of-category-screens',
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

test('opens a guide on the site and copies its address from the Studio @nightly', async ({
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
  // The action appears once the Studio knows that the page is live.
  await expect(page.getByRole('link', { name: '/blog/diy-outdoor-theater' })).toBeVisible();
  await choose('Copy address');
  await expect(page.getByText('Address copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const opened = context.waitForEvent('page');
  await choose('Open on the site');
  await expect(await opened).toHaveURL(address);
});
