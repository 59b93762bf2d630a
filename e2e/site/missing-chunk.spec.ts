/** Parts of the site that a deployment took away while a page was open. */
import { ERROR_TEXTS } from '../../web/src/layout/error-texts.ts';
import { untilLaidOut } from '../hydrated.ts';
import { expect, test } from '../product.ts';

const GLOSSARY = /\/assets\/glossary[\w.-]*\.js$/;

test('a page whose next part is gone is loaded anew, and leads on', async ({ page }) => {
  let asked = 0;
  await page.route(GLOSSARY, async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 404, body: 'not found' });
    else await route.continue();
  });
  await page.goto('/blog');
  // The last thing that a page does: what looks out for missing parts is there before.
  await untilLaidOut(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Glossary/ })).toBeVisible();
  await expect(page).toHaveURL(/\/glossary$/);
  expect(asked).toBeGreaterThan(1);
});

test('a part that stays away is asked for once more, not for ever', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(GLOSSARY, (route) => route.fulfill({ status: 404, body: 'not found' }));
  const follow = async () => {
    await page.goto('/blog');
    // The last thing that a page does: what looks out for missing parts is there before.
    await untilLaidOut(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  };
  await follow();
  await expect.poll(() => loads).toBe(2);
  await follow();
  await expect(page.getByRole('heading', { level: 1, name: ERROR_TEXTS.brokenTitle })).toBeVisible();
  expect(loads).toBe(3);
});
