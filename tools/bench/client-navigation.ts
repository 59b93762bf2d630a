import type { Browser, Page } from '@playwright/test';

/** What moving on to another page fetches, against opening it. */
export interface NavigationBytes {
  name: string;
  /** Bytes of page, data and scripts, without pictures and fonts. */
  opened: number;
  moved: number;
}

const COUNTED = new Set(['document', 'script', 'fetch', 'xhr']);

/** Milliseconds after which a page has fetched what it needs; its question about news comes later. */
const REST = 3000;

/** Bytes that a page fetches while something is done, and until it has come to rest. */
async function bytesOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const fetched: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (COUNTED.has(request.resourceType())) {
      fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  await act();
  await page.waitForTimeout(REST);
  page.removeAllListeners('requestfinished');
  return (await Promise.all(fetched)).reduce((sum, bytes) => sum + bytes, 0);
}

/** Measures the way from a page to one that it links to. @param from and @param to are paths */
export async function benchNavigation(
  browser: Browser,
  siteUrl: string,
  from: string,
  to: string,
): Promise<NavigationBytes> {
  const context = await browser.newContext({ baseURL: siteUrl });
  const opening = await context.newPage();
  const opened = await bytesOf(opening, () => opening.goto(to));
  await context.close();
  const visit = await browser.newContext({ baseURL: siteUrl });
  const page = await visit.newPage();
  await page.goto(from);
  await page.mouse.move(5, 5);
  await page.waitForTimeout(REST);
  const moved = await bytesOf(page, async () => {
    await page.locator(`main a[href="${to}"]`).first().click();
    await page.waitForURL(`**${to}`);
    await page.locator('h1').waitFor();
  });
  await visit.close();
  return { name: `${from} to ${to}`, opened, moved };
}
