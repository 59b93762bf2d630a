/** What an admin does shows on pages that are open, without a reload. */
import { PATHS } from '@lumen-throw/domain/site-paths';
import { expect } from '../product.ts';
import { adminTest, hideWithReason, message, openGallery } from './community-page.ts';

/** Longest that it may take here, where pages ask every two seconds and a function has to run. */
const SECONDS = { timeout: 60_000 };

adminTest(
  'a setup that an admin hides leaves a visitor’s open gallery, and nothing of Firebase was loaded there',
  async ({ page, browser, environment }) => {
    const context = await browser.newContext({ baseURL: environment.siteUrl });
    const visitor = await context.newPage();
    const { firestore = '' } = environment.firebase.emulators ?? {};
    const asked: string[] = [];
    visitor.on('request', (request) => {
      if (request.url().startsWith(firestore)) asked.push(request.url());
    });
    await openGallery(visitor);
    const title = await visitor.getByRole('article').getByRole('heading').first().innerText();

    await page.goto(PATHS.admin);
    const entry = page
      .getByRole('region', { name: 'All Submissions' })
      .getByRole('listitem')
      .filter({ hasText: title });
    await entry.getByRole('button', { name: 'Hide' }).click();
    await hideWithReason(page);
    await expect(message(page, 'Setup hidden')).toBeVisible();

    await expect(visitor.getByText("This setup isn't here anymore.")).toBeVisible(SECONDS);
    await expect(visitor.getByRole('article').getByRole('heading', { name: title })).toHaveCount(0);
    expect(asked).toEqual([]);

    await page.getByRole('radio', { name: 'Hidden' }).check();
    await entry.getByRole('button', { name: 'Publish' }).click();
    await context.close();
  },
);
