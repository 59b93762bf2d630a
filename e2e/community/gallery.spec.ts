/** The gallery as a visitor sees it. */
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { GALLERY_START_PATH, type GalleryStart } from '@lumen-throw/domain/gallery-start';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { documentsWith, message, openGallery, shownSetup } from './community-page.ts';
import { expect, test } from '../product.ts';

const counter = (page: Page) => page.getByText(/^\d+ of \d+$/);
const previous = (page: Page) => page.getByRole('button', { name: 'Previous setup' });
const next = (page: Page) => page.getByRole('button', { name: 'Next setup' });
const query = (address = '') => new URL(address).searchParams;
const hint = (page: Page) => page.getByText('Use the arrow keys to see more setups');

/** URL of the image candidate that the browser chose. */
function currentSource(picture: Locator): Promise<string> {
  return picture.evaluate((element: HTMLImageElement) => element.currentSrc);
}

test('shows one setup at a time by buttons and arrow keys; a filter starts at the first again [2.12-2 2.12-4 2.12-7..9 2.12-11..14 4-25 4-26 6-2]', async ({
  page,
  faults,
}) => {
  await openGallery(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Projector Setups Gallery');
  await expect(page.getByRole('region', { name: 'Setup of the Month' })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Next reveal in' })).toContainText(/\d\d/);
  await expect(counter(page)).toHaveText(/^1 of /);
  await expect(previous(page)).toBeDisabled();
  await expect(hint(page)).toBeVisible();

  // The picture of the next setup loads ahead.
  const near = page.locator('div[hidden] img');
  await expect(near).toHaveCount(1);
  await expect.poll(() => currentSource(near)).toContain('.webp');
  const address = await currentSource(near);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/^2 of /);
  await expect.poll(() => currentSource(shownSetup(page).getByRole('img').first())).toBe(address);
  await expect(hint(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(/^1 of /);
  // Arrow keys in a field do not turn the gallery.
  await page.getByLabel('Email').press('ArrowRight');
  await expect(counter(page)).toHaveText(/^1 of /);

  const total = Number((await counter(page).innerText()).split(' of ')[1]);
  expect(total).toBeGreaterThan(12);
  for (let place = 2; place <= total; place++) {
    await next(page).click();
    await expect(counter(page)).toHaveText(`${place} of ${total}`);
  }
  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toBeFocused();
  for (const filter of ['Indoor', 'Outdoor', 'Gaming']) {
    await page.getByRole('radio', { name: filter }).check();
    await expect(counter(page)).toHaveText(/^1 of /);
    await expect(shownSetup(page).getByText(filter, { exact: true })).toBeVisible();
  }
  expect(faults).toEqual([]);
});

/** Runs in the page before its own scripts: collects layout shifts and the elements that moved. */
function watchShifts(): void {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
      const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '');
      globalThis.shifts?.push({ value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

declare global {
  var shifts: { value: number; nodes: string[] }[] | undefined;
}

for (const [device, viewport] of Object.entries({
  phone: { width: 412, height: 823 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`layout stays stable on a ${device} while the scripts of the first view load late @nightly`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(watchShifts);
    // A late font replaces its fallback, which `bench -- gallery` measures.
    await page.route(/\.woff2$/, (route) => route.abort());
    // The page itself is hydrated before the chunk of its setups is there.
    await page.route(/\/assets\/gallery-setups[^/]*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    // Whether the month has a setup depends on earlier tests.
    await page.route(`**${GALLERY_START_PATH}`, async (route) => {
      const response = await route.fetch();
      const start = (await response.json()) as GalleryStart;
      await route.fulfill({ response, json: { ...start, featured: start.featured ?? start.setups[0] } });
    });
    await page.goto('/inspiration/gallery');
    await expect(page.getByRole('region', { name: 'Setup of the Month' }).getByRole('img')).toBeVisible();
    await expect(counter(page)).toHaveText(/^1 of /);
    await page.waitForTimeout(500);
    const shifts = (await page.evaluate(() => globalThis.shifts)) ?? [];
    const moved = shifts.filter(({ value }) => value >= 0.001);
    expect(moved).toEqual([]);
  });
}

test("loads the sign-in form's scripts after the page's own @nightly", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/submit-or-sign-in[^/]*\.js/.test(request.url())) scripts.push(request.url());
  });
  const html = await (await page.goto('/inspiration/gallery'))?.text();
  expect(html).not.toContain('submit-or-sign-in');
  await untilHydrated(page);
  await expect(counter(page)).toHaveText(/^1 of /);
  await expect.poll(() => scripts).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await expect(page.getByLabel('Display Name')).toBeVisible();
});

test('shows the empty state for a filter without setups and for a month without a feature @nightly [2.12-15]', async ({
  page,
  environment,
}) => {
  const firestore = `${environment.firebase.emulators?.firestore}/**`;
  await page.route(firestore, async (route) => {
    const url = route.request().url();
    if (url.includes(':runQuery')) await route.fulfill({ json: [{ readTime: '2026-01-01T00:00:00Z' }] });
    else if (url.includes(':runAggregationQuery'))
      await route.fulfill({
        json: [
          {
            result: { aggregateFields: { aggregate_0: { integerValue: '0' } } },
            readTime: '2026-01-01T00:00:00Z',
          },
        ],
      });
    else await route.continue();
  });
  await page.route(`**${GALLERY_START_PATH}`, (route) =>
    route.fulfill({
      json: { month: siteMonthKey(new Date()), featured: null, setups: [], counted: 0, next: null },
    }),
  );
  await page.goto('/inspiration/gallery');
  for (const filter of ['All', 'Indoor', 'Outdoor', 'Gaming']) {
    await page.getByRole('radio', { name: filter }).check();
    await expect(page.getByText('No setups found. Be the first to share your setup!')).toBeVisible();
  }
  await expect(page.getByText('No setup is featured this month yet.')).toBeVisible();
});

test('opens a shared setup first and says when it is gone or hidden [2.12-1 7-31]', async ({
  page,
  environment,
  faults,
}) => {
  await openGallery(page);
  for (let place = 2; place <= 14; place++) {
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(new RegExp(`^${place} of `));
  }
  // A setup of the second page of results.
  const title = await shownSetup(page).getByRole('heading').innerText();
  const total = (await counter(page).innerText()).split(' of ')[1];
  const id = await shownSetup(page).evaluate((element) =>
    (element.getAttribute('aria-labelledby') ?? '').replace('setup-', ''),
  );
  await openGallery(page, `?id=${id}`);
  await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
  await expect(counter(page)).toHaveText(`1 of ${total}`);
  await page.getByRole('radio', { name: 'Gaming' }).check();
  await expect(shownSetup(page).getByText('Gaming', { exact: true })).toBeVisible();
  const [hidden] = await documentsWith(environment, COLLECTIONS.setups, 'status', 'Hidden');
  for (const gone of ['nothing-of-the-kind', 'demoSetup99999999999', hidden?.id ?? '']) {
    await openGallery(page, `?id=${gone}`);
    await expect(page.getByText("This setup isn't here anymore. Here's the gallery")).toBeInViewport();
    await expect(counter(page)).toHaveText(/^1 of /);
  }
  // The query for a hidden setup avoids a refusal by the rules, and so a console error.
  expect(faults).toEqual([]);
});

test('shares text and link through pop-ups, the share sheet and the clipboard @nightly [1-9 2.12-18 6-3 7-26..30 8-34 9-13]', async ({
  page,
  environment,
}) => {
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(globalThis, { opened });
    globalThis.open = (...call: unknown[]) => (opened.push(call), null);
    navigator.share = (data) => (opened.push(data), Promise.resolve());
    navigator.clipboard.writeText = (text) => (opened.push(text), Promise.resolve());
  });
  await openGallery(page, '?id=demoSetup00000000002');
  // The gallery starts with its latest setup; the linked one replaces it.
  const title = 'Attic cinema for two and a half';
  await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
  const share = page.getByRole('group', { name: 'Share' });
  for (const place of ['Twitter', 'Facebook', 'E-mail', 'More …', 'Copy link'])
    await share.getByRole('button', { name: place }).click();
  await expect(message(page, 'Copied to clipboard!')).toBeVisible();
  const opened = await page.evaluate(() => (globalThis as unknown as { opened: unknown[] }).opened);
  const [twitter, facebook, mail, native, copied] = opened as [
    string[],
    string[],
    string[],
    ShareData,
    string,
  ];
  const link = `${environment.siteUrl}/inspiration/gallery?id=demoSetup00000000002`;
  for (const [, target, features] of [twitter, facebook, mail]) {
    expect(target).toBe('_blank');
    expect(features).toBe('width=600,height=400,noopener');
  }
  const text = native.text ?? '';
  expect(text).toMatch(/^Check out this (Indoor|Outdoor|Gaming|Other) projector setup: /);
  expect(text).toContain(title);
  expect(native.url).toBe(link);
  expect(copied).toBe(link);
  expect(query(twitter[0]).get('text')).toBe(text);
  expect(query(twitter[0]).get('url')).toBe(link);
  expect(query(facebook[0]).get('u')).toBe(link);
  expect(query(mail[0]).get('subject')).toBe(title);
  expect(query(mail[0]).get('body')).toContain(link);
});

test('asks a visitor to sign in to like a setup, also with reduced motion @nightly [6-4 6-18 8-1]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  await shownSetup(page)
    .getByRole('button', { name: /^Like,/ })
    .click();
  await expect(message(page, 'Sign in required')).toBeVisible();
  await expect(message(page, 'Please sign in to like setups.')).toBeVisible();
  // This animation times how long the toast stays.
  await expect(page.locator('.Toastify__progress-bar')).toHaveCSS('animation-duration', '8s');
  await expect(shownSetup(page).getByRole('button', { name: 'Delete' })).toHaveCount(0);
});
