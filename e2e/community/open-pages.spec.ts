/** What an admin does shows on pages that are open, without a reload. */
import { GALLERY_START_PATH, galleryStart } from '@lumen-throw/domain/gallery-start';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { expect } from '../product.ts';
import { adminTest, hideWithReason, message, openGallery } from './community-page.ts';

/** Longest that an open page may take here, where it asks every two seconds. */
const SECONDS = { timeout: 20_000 };
const FUNCTION = { timeout: 100_000 };

adminTest(
  'a setup that an admin hides leaves a visitor’s open gallery, and nothing of Firebase was loaded there',
  async ({ page, browser, environment }) => {
    const context = await browser.newContext({
      baseURL: environment.siteUrl,
      storageState: { cookies: [], origins: [] },
    });
    const visitor = await context.newPage();
    const { firestore = '' } = environment.firebase.emulators ?? {};
    const asked: string[] = [];
    visitor.on('request', (request) => {
      if (request.url().startsWith(firestore)) asked.push(request.url());
    });
    // A younger one may be missing in an answer without having been hidden.
    const settled = Date.now() - 90_000;
    const start = galleryStart(await (await visitor.request.get(GALLERY_START_PATH)).json());
    const setup = start?.setups.find(({ created_at: at }) => Date.parse(at) < settled);
    const title = String(setup?.title);
    await openGallery(visitor, `?id=${setup?.id}`);
    await expect(visitor.getByRole('article').getByRole('heading')).toHaveText(title);

    await page.goto(PATHS.admin);
    const entry = page
      .getByRole('region', { name: 'All Submissions' })
      .getByRole('listitem')
      .filter({ hasText: title });
    await entry.getByRole('button', { name: 'Hide' }).click();
    await hideWithReason(page);
    await expect(message(page, 'Setup hidden')).toBeVisible();

    // A function makes the answer anew, and its first run takes its time; the page follows within seconds.
    await expect
      .poll(async () => (await visitor.request.get(GALLERY_START_PATH)).text(), FUNCTION)
      .not.toContain(title);
    await expect(visitor.getByText("This setup isn't here anymore.")).toBeVisible(SECONDS);
    await expect(visitor.getByRole('article').getByRole('heading', { name: title })).toHaveCount(0);
    expect(asked).toEqual([]);

    await page.getByRole('radio', { name: 'Hidden' }).check();
    await entry.getByRole('button', { name: 'Publish' }).click();
    await context.close();
  },
);
