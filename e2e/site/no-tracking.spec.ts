/** What the privacy page promises: no cookie, no script of others, no request to anybody else; and what a view costs. */
import type { BrowserContext, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { NO_CHANGES, VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { THEME_KEY } from '../../web/src/startup/theme-key.ts';
import { untilHydrated } from '../hydrated.ts';
import { newPerson, signUp } from '../main-job.ts';
import { expect, test } from '../product.ts';

/** One page of every kind, and one that is not there. */
const KINDS = [
  PATHS.home,
  PATHS.blog,
  '/blog/how-to-choose-projector',
  PATHS.accessories,
  '/accessories/screens',
  PATHS.ambiance,
  '/ambiance/wall-paint',
  PATHS.glossary,
  PATHS.seasonal,
  PATHS.throwCalculator,
  ...FRAME_PATHS,
  '/privacy',
  '/offline',
  '/nowhere-at-all',
];

/** The same of the community, where Firebase is asked. */
const COMMUNITY = [PATHS.gallery, PATHS.auth, PATHS.account, PATHS.admin];

interface Traffic {
  /** Requests to hosts that are not the product's own. */
  foreign: string[];
  /** Scripts that do not come from the site itself. */
  scripts: string[];
  /** Requests to Firebase. */
  firebase: string[];
}

/** Listens to everything that pages of a context ask for. */
function watchTraffic(context: BrowserContext, { siteUrl, content, firebase }: SiteEnvironment): Traffic {
  const traffic: Traffic = { foreign: [], scripts: [], firebase: [] };
  const emulators = Object.values(firebase.emulators ?? {}).map((address) => new URL(address).origin);
  const own = new Set([siteUrl, content.lakeOrigin ?? '', ...emulators]);
  context.on('request', (asked) => {
    const { origin, protocol } = new URL(asked.url());
    if (protocol === 'data:' || protocol === 'blob:') return;
    if (!own.has(origin)) traffic.foreign.push(asked.url());
    if (asked.resourceType() === 'script' && origin !== siteUrl) traffic.scripts.push(asked.url());
    if (emulators.includes(origin)) traffic.firebase.push(asked.url());
  });
  return traffic;
}

/** Reads a page to its end, so that what waits until it is seen comes too. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(40, 40);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  if (path !== '/offline') await untilHydrated(page);
  await page.waitForLoadState('load');
}

function stored(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

test('reading leaves no cookie and nothing in storage, and asks nobody else', async ({
  page,
  context,
  environment,
}) => {
  test.setTimeout(300_000);
  const traffic = watchTraffic(context, environment);
  for (const path of KINDS) {
    await readThrough(page, path);
    expect(await context.cookies(), path).toEqual([]);
    expect(traffic, path).toEqual({ foreign: [], scripts: [], firebase: [] });
  }
  // The router remembers how far pages were scrolled, until the tab is closed.
  expect((await stored(page)).filter((key) => !key.startsWith('react-router'))).toEqual([]);
  await page.goto(PATHS.glossary);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect.poll(() => stored(page)).toContain(THEME_KEY);
  expect(await context.cookies()).toEqual([]);
});

test('the community asks Firebase and nobody else, and works without cookies', async ({
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
    expect({ ...traffic, firebase: [] }, path).toEqual({ foreign: [], scripts: [], firebase: [] });
  }
  expect(traffic.firebase).not.toEqual([]);
  const left = (await stored(page)).filter((key) => !key.startsWith('react-router'));
  expect(left.toSorted()).toEqual([
    expect.stringMatching(/^firebase:authUser:/),
    'lumen-throw:maybe-signed-in',
  ]);
});

test('reading asks the content API nothing and opens no stream while nothing is published', async ({
  page,
  context,
  environment,
}) => {
  test.setTimeout(300_000);
  const { lakeOrigin } = environment.content;
  const asked = { versions: 0, content: [] as string[], streams: [] as string[] };
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname === VERSION_PATH) asked.versions += 1;
    // Pictures are no questions.
    if (origin === lakeOrigin && !pathname.startsWith('/images/')) asked.content.push(request.url());
    if (pathname.includes('/data/query/') || pathname.includes('/data/live/'))
      asked.content.push(request.url());
    if (request.resourceType() === 'eventsource' || request.resourceType() === 'websocket')
      asked.streams.push(request.url());
  });
  // Other tests publish on the same product; here nobody does.
  await context.route(`**${VERSION_PATH}`, (route) => route.fulfill({ json: NO_CHANGES }));
  for (const path of KINDS) {
    const before = asked.versions;
    await readThrough(page, path);
    // It asks what was published, once there is time for it; frames and pages without content need not.
    if (path !== '/offline' && !FRAME_PATHS.includes(path))
      await expect.poll(() => asked.versions, { message: path }).toBeGreaterThan(before);
  }
  // A move inside the site, and coming back to the tab.
  await page.goto(PATHS.blog);
  await untilHydrated(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${PATHS.blog}$`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const before = asked.versions;
  await expect.poll(() => asked.versions).toBeGreaterThan(before);
  expect(asked).toMatchObject({ content: [], streams: [] });
});

test('these tests would notice a cookie, a foreign picture and a foreign script', async ({
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
