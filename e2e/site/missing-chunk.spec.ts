/** Chunks that a deployment removed while a page was open. */
import { ERROR_TEXTS } from '../../web/src/layout/error-texts.ts';
import { untilLaidOut } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

const GLOSSARY = /\/assets\/glossary[\w.-]*\.js$/;

test('reloads and opens the next page when its chunk is missing @nightly', async ({ page }) => {
  let asked = 0;
  await page.route(GLOSSARY, async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 404, body: 'not found' });
    else await route.continue();
  });
  await page.goto('/blog');
  // Layout is the last step of loading; the handler for missing chunks is there before.
  await untilLaidOut(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Glossary/ })).toBeVisible();
  await expect(page).toHaveURL(/\/glossary$/);
  expect(asked).toBeGreaterThan(1);
});

test('reloads once for a chunk that stays missing, then shows the error page @nightly', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(GLOSSARY, (route) => route.fulfill({ status: 404, body: 'not found' }));
  const follow = async () => {
    await page.goto('/blog');
    // Layout is the last step of loading; the handler for missing chunks is there before.
    await untilLaidOut(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  };
  await follow();
  await expect.poll(() => loads).toBe(2);
  await follow();
  await expect(page.getByRole('heading', { level: 1, name: ERROR_TEXTS.brokenTitle })).toBeVisible();
  expect(loads).toBe(3);
});
