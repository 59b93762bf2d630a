/** The privacy page's promises for the community and for navigation; `pages.spec.ts` covers each page. */
import type { Page } from '@playwright/test';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { THEME_KEY } from '../../web/src/startup/theme-key.ts';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { newPerson, signUp } from '../../tools/browser/main-job.ts';
import { expect, test } from '../product.ts';
import { publishNothing, watchTraffic } from './traffic.ts';

/** Pages of the community, which use Firebase. */
const COMMUNITY = [PATHS.gallery, PATHS.auth, PATHS.account, PATHS.admin];

/** Scrolls a page to its end, so that deferred content loads too. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(40, 40);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await untilHydrated(page);
  await page.waitForLoadState('load');
}

function stored(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

test('reading stores nothing but the chosen theme', async ({ page, context }) => {
  await page.goto(PATHS.glossary);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect
    .poll(async () => (await stored(page)).filter((key) => !key.startsWith('react-router')))
    .toEqual([THEME_KEY]);
  expect(await context.cookies()).toEqual([]);
});

test('community contacts only Firebase and works without cookies @nightly', async ({
  page,
  context,
  environment,
}) => {
  test.setTimeout(300_000);
  const traffic = watchTraffic(context, environment);
  await signUp(page, newPerson('Private Member'));
  for (const path of COMMUNITY) {
    await readThrough(page, path);
    expect(await context.cookies(), path).toEqual([]);
    expect(traffic, path).toMatchObject({ foreign: [], scripts: [] });
  }
  expect(traffic.firebase).not.toEqual([]);
  const left = (await stored(page)).filter((key) => !key.startsWith('react-router'));
  expect(left.toSorted()).toEqual([
    expect.stringMatching(/^firebase:authUser:/),
    'lumen-throw:maybe-signed-in',
  ]);
});

test('navigation and a return to the tab request only the content version', async ({
  page,
  context,
  environment,
}) => {
  const traffic = watchTraffic(context, environment);
  const versions = await publishNothing(context);
  await page.goto(PATHS.blog);
  await untilHydrated(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${PATHS.blog}$`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const before = versions.asked;
  await expect.poll(() => versions.asked).toBeGreaterThan(before);
  expect(traffic).toMatchObject({ content: [], streams: [] });
});

test('these tests detect a cookie, a foreign image and a foreign script', async ({
  page,
  context,
  environment,
}) => {
  const traffic = watchTraffic(context, environment);
  await page.route('**/tracked', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'set-cookie': 'id=1' },
      body: '<img src="https://tracker.invalid/pixel.gif"><script src="https://tracker.invalid/tag.js"></script>',
    }),
  );
  await page.goto('/tracked');
  expect(traffic.foreign).toHaveLength(2);
  expect(traffic.scripts).toHaveLength(1);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['id']);
});
