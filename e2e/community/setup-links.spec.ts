/** The response to a link to a setup, for crawlers and browsers. */
import { SHARE_PICTURE_SIZE, sharePicturePath, SETUPS_SITEMAP_PATH } from '@lumen-throw/domain/setup-links';
import { PATHS, setupHref } from '@lumen-throw/domain/site-paths';
import type { Page } from '@playwright/test';
import { shownSetup } from './community-page.ts';
import { expect, test } from '../product.ts';

const ID = 'demoSetup00000000002';

/** Title and meta tags of an open page. */
async function headOf(page: Page): Promise<Record<string, string[]>> {
  const values = (selector: string, name: string): Promise<string[]> =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((tags, attribute) => tags.map((tag) => tag.getAttribute(attribute) ?? ''), name);
  return {
    title: [await page.title()],
    titles: await page.locator('head title').allTextContents(),
    canonical: await values('link[rel=canonical]', 'href'),
    shown: await values('meta[property="og:title"]', 'content'),
    picture: await values('meta[property="og:image"]', 'content'),
    description: await values('meta[name=description]', 'content'),
  };
}

test('link to a setup has its title, text and picture in the head, with and without scripts @nightly', async ({
  page,
  browser,
  environment,
  request,
  faults,
}) => {
  const address = new URL(setupHref(ID), environment.siteUrl).href;
  const plain = await browser.newPage({ baseURL: environment.siteUrl, javaScriptEnabled: false });
  await plain.goto(setupHref(ID));
  const answered = await headOf(plain);
  await plain.close();
  expect(answered.canonical).toEqual([address]);
  expect(answered.shown).toHaveLength(1);
  expect(answered.picture).toEqual([new URL(sharePicturePath(ID), environment.siteUrl).href]);

  await page.goto(setupHref(ID));
  // The newest setup may show until the linked one is read.
  const [title = ''] = answered.title?.[0]?.split(' | ') ?? [];
  await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
  // After hydration, the head has the same tags, once each.
  await expect.poll(() => headOf(page)).toEqual(answered);

  const picture = await request.get(sharePicturePath(ID));
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const size = await page.evaluate(async (path) => {
    const image = new Image();
    image.src = path;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, sharePicturePath(ID));
  expect(size).toEqual(SHARE_PICTURE_SIZE);
  expect(faults).toEqual([]);
});

test('gallery and a link to an unknown setup have the general head @nightly', async ({ page }) => {
  await page.goto(PATHS.gallery);
  const general = await headOf(page);
  expect(general.title?.[0]).toContain('User Projector Setups Gallery');
  await page.goto(setupHref('0'.repeat(20)));
  expect(await headOf(page)).toEqual(general);
  await expect(page.getByText(/^This setup isn't here anymore/)).toBeVisible();
});

test('sitemap lists the setups @nightly', async ({ request, environment }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${environment.siteUrl}${SETUPS_SITEMAP_PATH}`);
  const sitemap = await request.get(SETUPS_SITEMAP_PATH);
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  expect(await sitemap.text()).toContain(`<loc>${environment.siteUrl}${setupHref(ID)}</loc>`);
});
