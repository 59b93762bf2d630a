/** From one page of the site to the next: what it fetches, and when. */
import type { Page } from '@playwright/test';
import { untilLaidOut } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

/** Scripts that a page may fetch for the next one. */
const SCRIPTS = 3;

/** Addresses of the scripts and data that a page asks for from now on. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') || pathname.startsWith('/_data/')) asked.push(pathname);
  });
  return asked;
}

const scripts = (asked: readonly string[]) => asked.filter((path) => path.endsWith('.js'));

for (const [from, to, daily] of [
  ['/', '/blog', true],
  ['/blog/brightness-guide', '/glossary', true],
  ['/accessories', '/accessories/screens', false],
  ['/projectors/benq-w4100i', '/accessories', false],
  ['/inspiration/gallery', '/blog', false],
] as const)
  test(`${from} to ${to} fetches at most three scripts, and data once${daily ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    // Nothing in view is fetched ahead; only what the tap itself asks for counts.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(from);
    await untilLaidOut(page);
    await page.waitForLoadState('networkidle');
    const asked = watch(page);
    // The page's own link, without the pointer's way there.
    await page
      .locator(`a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('main h1')).toBeVisible();
    expect(scripts(asked).length).toBeLessThanOrEqual(SCRIPTS);
    expect(asked.filter((path) => path.startsWith('/_data/'))).toEqual([`/_data${to}.json`]);
  });

test('a touch fetches the next page, and the tap then asks for nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/about');
  await untilLaidOut(page);
  const link = page.locator('footer a[href="/glossary"]').first();
  const data = page.waitForResponse('**/_data/glossary.json');
  await link.dispatchEvent('touchstart');
  await (await data).finished();
  await page.waitForLoadState('networkidle');
  const asked = watch(page);
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(/\/glossary$/);
  await expect(page.locator('main h1')).toBeVisible();
  expect(asked.filter((path) => /glossary/.test(path))).toEqual([]);
});
