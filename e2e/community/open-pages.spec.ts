/** Admin actions show on open pages without a reload. */
import { GALLERY_START_PATH, galleryStart } from '@lumen-throw/domain/gallery-start';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { expect } from '../product.ts';
import { adminTest, hideWithReason, message, openGallery } from './community-page.ts';

/** Longest delay of an open page here, where it polls every two seconds. */
const UPDATE_TIMEOUT = { timeout: 20_000 };
const FUNCTION_TIMEOUT = { timeout: 100_000 };

adminTest(
  'removes a setup that an admin hides from an open gallery without requests to Firestore @nightly',
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
    // A newer setup may be missing from a response without being hidden.
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

    // A function rebuilds the response, and its first run is slow; the page follows within seconds.
    await expect
      .poll(async () => (await visitor.request.get(GALLERY_START_PATH)).text(), FUNCTION_TIMEOUT)
      .not.toContain(title);
    await expect(visitor.getByText("This setup isn't here anymore.")).toBeVisible(UPDATE_TIMEOUT);
    await expect(visitor.getByRole('article').getByRole('heading', { name: title })).toHaveCount(0);
    expect(asked).toEqual([]);

    await page.getByRole('radio', { name: 'Hidden' }).check();
    await entry.getByRole('button', { name: 'Publish' }).click();
    await context.close();
  },
);
