/** Product lists: groups, the filter of a long list, and the length of lists and home page on a phone. */
import type { Page } from '@playwright/test';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { untilHydrated, untilLaidOut } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

const MOUNTS = '/accessories/mounts';
const CABLES = 'HDMI cables and adapters';

/** Names of the visible cards. */
function names(page: Page): Promise<string[]> {
  return page.locator('main article:visible h3').allInnerTexts();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('long list shows one group by mouse and keyboard, and counts its products @nightly', async ({
      page,
    }) => {
      await page.goto(MOUNTS);
      if (javaScriptEnabled) await untilHydrated(page);
      const filter = page.getByRole('group', { name: 'Show' });
      const count = filter.getByRole('status');
      await expect(count).toHaveText('13 products', { useInnerText: true });
      expect(await names(page)).toHaveLength(13);
      await filter.getByText(CABLES).click();
      await expect(filter.getByRole('radio', { name: CABLES })).toBeChecked();
      await expect(count).toHaveText('4 of 13 products', { useInnerText: true });
      expect(await names(page)).toHaveLength(4);
      await expect(page.getByRole('heading', { level: 2, name: CABLES })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Mounts', exact: true })).toBeHidden();
      await page.keyboard.press('ArrowRight');
      await expect(count).toHaveText('2 of 13 products', { useInnerText: true });
      expect(await names(page)).toEqual(['Outdoor extension cord, 50 ft', 'Cable channel, paintable']);
      await filter.getByText('All').click();
      expect(await names(page)).toHaveLength(13);
    });
  });
}

test('another list starts with all of its products @nightly', async ({ page }) => {
  await page.goto(MOUNTS);
  await untilHydrated(page);
  await page.getByText(CABLES).first().click();
  await page.getByRole('link', { name: '← Back to All Accessories' }).click();
  await page.getByRole('link', { name: 'Our Picks: Covers & Cases' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Covers & Cases');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  expect(await names(page)).toHaveLength(11);
});

test('links jump to the groups of a short list @nightly', async ({ page }) => {
  await page.goto('/accessories/speakers');
  await untilHydrated(page);
  const jumps = page.getByRole('navigation', { name: 'Groups on this page' });
  await jumps.getByRole('link', { name: 'Speakers to carry' }).click();
  await expect(page).toHaveURL(/#speakers-to-carry$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Speakers to carry' })).toBeInViewport();
});

test.describe('on a phone @nightly', () => {
  const HEIGHT = 844;
  test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true });

  /** Phone screens from the first card of a page to its last: half of the length with large pictures. */
  const LISTS = {
    [PATHS.accessories]: 1.75,
    '/accessories/screens': 3.4,
    '/accessories/speakers': 3.1,
    '/accessories/mounts': 5.5,
    '/accessories/cases': 4.5,
    [PATHS.ambiance]: 6.3,
    '/ambiance/wall-paint': 4.4,
    '/ambiance/weatherproofing': 3.4,
    '/ambiance/outdoor-comfort': 2.6,
  } as const;

  for (const [path, most] of Object.entries(LISTS))
    test(`list of ${path} is at most ${most} screens long`, async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      await untilLaidOut(page);
      const boxes = await page.locator('main article').evaluateAll((cards) =>
        cards.map((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return { top, bottom };
        }),
      );
      expect(boxes.length).toBeGreaterThan(3);
      const height =
        Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      expect(height / HEIGHT).toBeLessThanOrEqual(most);
    });

  // Twelve, and half a one for the links from each kind to its models.
  test('home page is less than twelve and a half screens long', async ({ page }) => {
    await page.goto(PATHS.home);
    await untilHydrated(page);
    await untilLaidOut(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / HEIGHT).toBeLessThan(12.5);
  });

  test('first screen of the home page introduces the site, cites sources and opens the finder', async ({
    page,
    environment,
  }) => {
    await page.goto(PATHS.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('a source for every figure').first()).toBeInViewport({ ratio: 1 });
    const question = page.getByRole('navigation', { name: 'Where could your projector stand?' });
    for (const answer of await question.getByRole('link').all())
      await expect(answer).toBeInViewport({ ratio: 1 });
    await question.getByRole('link', { name: 'Under the screen' }).tap();
    await expect(page).toHaveURL(`${environment.siteUrl}${PATHS.projectorFinder}?place=under`);
    await expect(page.getByRole('radio', { name: 'Under the screen' })).toBeChecked();
  });
});
