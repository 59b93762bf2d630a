/** The projector finder embedded in other sites. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { foreignPage } from '../foreign-page.ts';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

const FINDER = '/tools/projector-finder';
const FRAME = `${FINDER}/embed`;

/** Collects the frame's messages in the foreign page. */
const LISTENER = `<script>heights=[];addEventListener('message',e=>heights.push([e.origin,e.data]))</script>`;

/** Messages that the foreign page received, each with its origin. */
function heightsTold(page: Page): Promise<[string, { type: string; height: number }][]> {
  return page.evaluate(
    () => (globalThis as unknown as { heights: [string, { type: string; height: number }][] }).heights,
  );
}

/** How many models fit. */
function count(frame: FrameLocator): Locator {
  return frame.getByRole('status').filter({ hasText: 'models' });
}

test('embed code keeps the answers, its frame reports its height, and the finder refuses framing @nightly', async ({
  page,
  context,
  environment,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: environment.siteUrl });
  await page.goto(`${FINDER}?place=ceiling&distance=14`);
  await untilHydrated(page);
  await page.getByLabel('What for?').selectOption('Games');
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed Finder' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy Embed Code' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByLabel('Embed code')).toHaveValue(code);
  expect(code).toContain(`${FRAME}?place=ceiling&amp;distance=14&amp;for=games"`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const foreign = await foreignPage(
    `<!doctype html><title>Foreign</title>${code}
     <iframe title="refused" src="${environment.siteUrl}${FINDER}"></iframe>${LISTENER}`,
  );
  try {
    await page.goto(foreign.url);
    const frame = page.frameLocator('iframe[src*="/embed"]');
    await expect(frame.getByLabel('At most this far from the screen')).toHaveValue('14');
    await expect(frame.getByLabel('What for?')).toHaveValue('games');
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    await expect(count(frame)).toContainText(/of \d\d models fit/);
    await expect(frame.getByRole('article')).toHaveCount(3);
    await expect(frame.getByRole('article').first()).toContainText('100-inch picture from');
    const before = await heightsTold(page);
    await frame.getByLabel('Picture').selectOption('90 in');
    await expect(frame.getByRole('article').first()).toContainText('90-inch picture from');
    // The full finder opens in a new tab and keeps the answers of the frame.
    const whole = frame.getByRole('link', { name: 'Full finder' });
    await expect(whole).toHaveAttribute(
      'href',
      `${environment.siteUrl}${FINDER}?place=ceiling&distance=14&size=90&for=games`,
    );
    const opened = context.waitForEvent('page');
    await whole.click();
    await expect((await opened).getByLabel('Picture')).toHaveValue('90');
    const model = context.waitForEvent('page');
    await frame.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await (await model).waitForURL(/\/projectors\/[a-z0-9-]+$/);
    // The frame reports its actual height.
    expect(before[0]?.[0]).toBe(environment.siteUrl);
    expect(before[0]?.[1].type).toBe('lumen-throw:height');
    const height = await frame.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    await expect
      .poll(async () => (await heightsTold(page)).at(-1)?.[1].height)
      .toBeGreaterThanOrEqual(Math.floor(height));
    expect(height).toBeGreaterThan(500);
    // The page itself refuses foreign frames.
    const framed = page.frames().filter((one) => one.parentFrame() && !one.url().includes('/embed'));
    expect(framed.map((one) => one.url())).toEqual(['chrome-error://chromewebdata/']);
  } finally {
    foreign.close();
  }
});

test('frame works in a sandbox that allows only scripts @nightly', async ({ page, faults, environment }) => {
  const src = `${environment.siteUrl}${FRAME}?unit=m&distance=3.5`;
  const foreign = await foreignPage(
    `<!doctype html><title>Foreign</title><iframe src="${src}" sandbox="allow-scripts" width="360" height="640"></iframe>${LISTENER}`,
  );
  try {
    await page.goto(foreign.url);
    const frame = page.frameLocator('iframe');
    const distance = frame.getByLabel('At most this far from the screen');
    await expect(distance).toHaveValue('3.5');
    await expect(frame.getByRole('article').first()).toContainText(/100-inch picture from .* m/);
    await frame.getByText('Under the screen').click();
    await expect(frame.getByLabel('Free depth in front of the wall')).toHaveValue('0.61');
    await frame.getByText('On the ceiling').click();
    await expect(frame.getByText('look it up before you buy')).toBeVisible();
    // The field keeps and reports an invalid length; a light reading replaces the kind of room.
    await distance.fill('far');
    await distance.blur();
    await expect(frame.getByText('Enter a length, like 3.8, 380 cm or 12 ft.')).toBeVisible();
    await distance.fill('2');
    await distance.blur();
    await expect(distance).not.toHaveAttribute('aria-invalid');
    await frame.getByLabel('Or the lux that you read').fill('90');
    await frame.getByLabel('Picture').selectOption('150 in');
    await expect(count(frame)).toHaveText(/^None of \d\d models fits as it is\.$/);
    await expect(frame.getByRole('heading', { name: 'After one change' })).toBeVisible();
    await expect(frame.getByRole('article')).toHaveCount(3);
    await frame.getByText('Dark room').click();
    await expect(frame.getByLabel('Or the lux that you read')).toHaveValue('');
    await frame.getByLabel('Picture').selectOption('As large as looks good');
    await expect(frame.getByRole('heading', { name: 'Your short list' })).toBeVisible();
    await expect.poll(async () => (await heightsTold(page))[0]?.[0]).toBe('null');
    expect(faults).toEqual([]);
  } finally {
    foreign.close();
  }
});

test('frame in a sandbox without scripts lists models for a common room and links to the page @nightly', async ({
  page,
  environment,
}) => {
  const foreign = await foreignPage(
    `<!doctype html><title>Foreign</title><iframe src="${environment.siteUrl}${FRAME}?for=games" sandbox width="360" height="640"></iframe>`,
  );
  try {
    await page.goto(foreign.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('noscript p')).toHaveText(
      /needs JavaScript, which is off here\. .* 100 inches in a living room with a lamp on, anywhere up to 12 feet/,
    );
    await expect(frame.getByRole('link', { name: `${environment.siteUrl}${FINDER}` })).toBeVisible();
    await expect(frame.getByRole('article')).toHaveCount(3);
    await expect(frame.getByRole('article').first()).toContainText('Fits');
    await expect(frame.locator('select, input, button').filter({ visible: true })).toHaveCount(0);
  } finally {
    foreign.close();
  }
});

test('frame fits from 320 px up with every placement and the longest texts @nightly', async ({ page }) => {
  for (const width of [320, 360, 900]) {
    await page.setViewportSize({ width, height: 640 });
    for (const query of [
      '',
      '?place=under',
      '?place=shelf&distance=40&size=150&light=daylight',
      '?lux=2000',
    ]) {
      await page.goto(`${FRAME}${query}`);
      await untilHydrated(page);
      await expect(page.locator('main')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
