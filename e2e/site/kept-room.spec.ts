/** The visitor's room: answered once, shown on every page, changed, forgotten. */
import type { Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../product.ts';

const FINDER = '/tools/projector-finder';

const line = (page: Page) => page.getByRole('region', { name: 'Your room', exact: true });

/** What every model of the list is said to be, in the order of the list. */
const verdicts = (page: Page) => page.locator('tbody [data-verdict]');

/** Sum of the shifts of a page's layout that no visitor made. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

for (const [width, room, isWhole, nightly] of [
  [390, '?distance=11.5&light=daylight&for=games&price=upTo800', true, ''],
  [390, '?', true, ' @nightly'],
  [
    320,
    '?place=ceiling&distance=11.5&size=largest&light=dusk&rejects=65&gain=0.6&for=travel&price=upTo2000',
    false,
    ' @nightly',
  ],
] as const)
  test(`line of the room ${room} ends with a whole part at ${width} pixels${nightly}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((kept) => localStorage.setItem('room', kept), room);
    await page.goto('/projectors');
    const words = line(page).locator('a > span');
    await expect(words).toBeVisible();
    const parts = await words.evaluate((box) => {
      const { right, bottom } = box.getBoundingClientRect();
      return [...box.children]
        .filter(({ localName }) => localName === 'span')
        .map((part) => {
          const rect = part.getBoundingClientRect();
          if (rect.top >= bottom - 1) return 'left out';
          // The dot behind a part may be cut.
          return rect.right <= right + 1 && rect.bottom <= bottom + 1 && rect.height < 24 ? 'whole' : 'cut';
        });
    });
    expect(parts.length).toBeGreaterThan(2);
    expect(parts).not.toContain('cut');
    expect(parts[1]).toBe('whole');
    expect(parts.every((part) => part === 'whole')).toBe(isWhole);
    expect(await shifts(page)).toBeLessThan(0.01);
  });

test('room answered in the finder is shown with its verdicts, changed and forgotten @nightly', async ({
  page,
  context,
  faults,
  environment,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: environment.siteUrl });
  await page.goto(FINDER);
  await untilHydrated(page);
  await expect(line(page)).toHaveCount(0);
  await page.getByLabel('At most this far from the screen').fill('9 ft');
  await page.getByText('Dark room').click();
  await page.getByLabel('What for?').selectOption('Games');
  await expect(page.getByText('Kept on this device as your room.')).toBeVisible();

  // The list, by a link of the footer: the line, and a verdict for each model.
  await page.locator('footer a[href="/projectors"]').first().click();
  await expect(page).toHaveURL(/\/projectors$/);
  await expect(line(page)).toContainText('Up to 9 ft · 100 in · Dark room · Games');
  await expect(verdicts(page).first()).not.toBeEmpty();
  const inList = await verdicts(page).allInnerTexts();
  expect(inList).toContain('Fits your room');
  expect(inList.some((text) => text.endsWith('too near'))).toBe(true);
  expect(inList.filter((text) => text === '')).toEqual([]);

  // A model says what the list says of it; a reload keeps the room and moves nothing.
  const row = page.locator('tbody tr', { hasText: 'Fits your room' }).first();
  const name = await row.getByRole('link').innerText();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const own = page.locator('article header [data-verdict]').first();
  await expect(own).toHaveText('Fits your room');
  await page.reload();
  await expect(own).toHaveText('Fits your room');
  await expect(line(page)).toBeVisible();
  expect(await shifts(page)).toBeLessThan(0.01);

  // The comparison, and home.
  await page.getByRole('link', { name: 'Compare' }).first().click();
  await expect(page.locator('thead [data-verdict]').first()).toHaveText('Fits your room');
  await page.goto('/');
  await expect(line(page)).toBeVisible();
  expect(await shifts(page)).toBeLessThan(0.01);

  // The link opens the finder with the same answers.
  await line(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${environment.siteUrl}${FINDER}?distance=9&light=dark&for=games`);

  // One tap changes it, another tab follows, one tap forgets it.
  const other = await context.newPage();
  await other.goto('/projectors');
  await expect(line(other)).toContainText('Up to 9 ft');
  await line(page).getByRole('link').click();
  await expect(page.getByLabel('At most this far from the screen')).toHaveValue('9');
  await page.getByLabel('At most this far from the screen').fill('20');
  await expect(line(page)).toContainText('Up to 20 ft');
  await expect(line(other)).toContainText('Up to 20 ft');
  await line(page).getByRole('button', { name: 'Forget' }).click();
  await expect(line(page)).toHaveCount(0);
  await expect(line(other)).toHaveCount(0);
  await expect(verdicts(other).first()).toBeHidden();
  await page.goto('/');
  await untilHydrated(page);
  expect(await page.evaluate(() => document.documentElement.dataset['room'])).toBeUndefined();
  expect(faults).toEqual([]);
});

test('guide, calculator and a common finder take the kept room; a link does not replace it @nightly', async ({
  page,
}) => {
  await page.goto(`${FINDER}?distance=9&light=dark`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Keep as my room' }).click();
  await page.goto(FINDER);
  await expect(page).toHaveURL(/\?distance=9&light=dark$/);
  await page.goto(`${FINDER}?distance=30`);
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Keep this one instead' })).toBeVisible();
  await expect(line(page)).toContainText('Up to 9 ft');
  await page.goto('/blog/best-portable-projectors-backyard-2025');
  await expect(page.locator('[data-verdict]').first()).toHaveText(/of \d+ fits? your room$/);
  await page.goto('/tools/throw-calculator?diag=110&dist=11.5&light=living');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Keep this one instead' }).click();
  await expect(line(page)).toContainText('Shelf at 11.5 ft · 110 in · A lamp or two');
});

test("home's first question leaves the rest of the kept room as it is @nightly", async ({
  page,
  environment,
}) => {
  await page.addInitScript(() => localStorage.setItem('room', '?distance=9.5&light=dusk&price=upTo800'));
  await page.goto('/');
  await page.getByRole('link', { name: 'On the ceiling' }).click();
  await expect(page).toHaveURL(
    `${environment.siteUrl}${FINDER}?place=ceiling&distance=9.5&light=dusk&price=upTo800`,
  );
  await expect(line(page)).toContainText('Up to 9.5 ft');
});

test('line fits one row from 320 px up, its targets are large enough, and axe finds nothing @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(
    `${FINDER}?place=under&distance=1.523&unit=m&size=largest&light=daylight&for=travel&price=upTo2000`,
  );
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Keep as my room' }).click();
  for (const path of ['/', '/projectors']) {
    await page.goto(path);
    const box = await line(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(44);
    for (const control of await line(page).locator('a, button').all()) {
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page)).toEqual([]);
  }
});

test('blocked storage and rubbish in it break nothing @nightly', async ({ page, context, faults }) => {
  await context.addInitScript(() => {
    if (location.pathname === '/projectors') localStorage.setItem('room', '?light=constructor');
    else
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.goto(FINDER);
  await untilHydrated(page);
  await page.getByText('Dark room').click();
  await expect(
    page.getByText('Kept until you leave: your browser stores nothing for this site.'),
  ).toBeVisible();
  await page.goto('/projectors');
  await untilHydrated(page);
  await expect(line(page)).toHaveCount(0);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['room'])).toBeUndefined();
  expect(faults).toEqual([]);
});
