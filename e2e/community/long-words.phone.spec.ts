/** Very long words, as a visitor may type them, on a narrow phone. */
import type { Locator, Page } from '@playwright/test';
import { COMPARISON_HREF, PATHS } from '@lumen-throw/domain/site-paths';
import { COMPARISON_TEXTS } from '../../web/src/shared/blocks/comparison/texts.ts';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { adminTest, openForm, openGallery, shownSetup } from './community-page.ts';
import { PHONE_DEVICE } from '../device-actions.ts';
import { expect } from '../product.ts';

const SCREEN = { width: 360, height: 800 };
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

adminTest.use({ ...PHONE_DEVICE, viewport: SCREEN });

async function expectWithinScreen(page: Page, words: Locator): Promise<void> {
  await expect(words).toBeVisible();
  const box = await words.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(SCREEN.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREEN.width);
}

/** Puts the long word into all texts of every setup that the page reads. */
async function lengthenSetups(page: Page): Promise<void> {
  await page.route('**/documents:runQuery*', async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as { document?: { fields: Record<string, unknown> } }[];
    for (const { document } of rows) {
      if (!document?.fields['title']) continue;
      for (const field of [
        'title',
        'description',
        'location_city',
        'location_country',
        'projector_model',
        'user_display_name',
      ])
        document.fields[field] = { stringValue: WORD };
    }
    await route.fulfill({ response: answer, json: rows });
  });
}

/** Expects that nothing overflows a part of the page, and that the page fits the screen. */
async function expectNoOverflow(part: Locator, width: number): Promise<void> {
  const beyond = await part.evaluate((element) => {
    const edge = element.getBoundingClientRect().right + 1;
    return [...element.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > edge)
      .map((each) => each.textContent);
  });
  expect(beyond).toEqual([]);
  expect(await part.page().evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Searches for the word, and expects the empty state to fit the screen. */
async function expectNoResults(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').fill(WORD);
  await expect(page.getByText(`"${WORD}"`)).toBeVisible({ timeout: 60_000 });
  await expectWithinScreen(page, page.getByText(`"${WORD}"`));
}

adminTest('long search term without results fits the screen of a phone @nightly', async ({ page }) => {
  await page.goto(PATHS.glossary);
  await untilHydrated(page);
  await expectNoResults(page);
  await page.goto(PATHS.admin);
  await expect(page.getByText(/^\d+ shown\./)).toBeVisible();
  await expectNoResults(page);
});

adminTest(
  'long words in place, name, title and story fit their card on a phone @nightly',
  async ({ page }) => {
    await lengthenSetups(page);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await openGallery(page);
      await expect(shownSetup(page).getByRole('heading')).toHaveText(WORD);
      await expectNoOverflow(shownSetup(page), width);
      const featured = page.getByRole('region', { name: 'Setup of the Month' });
      await expectNoOverflow(featured, width);
      await shownSetup(page).getByRole('button', { name: 'Delete' }).click();
      await expectNoOverflow(page.getByRole('dialog'), width);
      await page.goto(PATHS.admin);
      const submissions = page.getByRole('region', { name: 'All Submissions' });
      await expect(submissions.getByRole('listitem').first()).toContainText(WORD);
      await expectNoOverflow(submissions.getByRole('listitem').first(), width);
      await expectNoOverflow(page.getByRole('region', { name: 'Setup of the Month' }), width);
    }
  },
);

adminTest('long name of a refused file fits the screen of a phone @nightly', async ({ page }) => {
  await openForm(page);
  const file = { name: `${WORD}.heic`, mimeType: 'image/heic', buffer: Buffer.from('no picture') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expectWithinScreen(page, page.getByText(file.name));
});

adminTest('empty state of the comparison fits the screen of a phone @nightly', async ({ page }) => {
  await page.goto(COMPARISON_HREF);
  await untilHydrated(page);
  await page.getByRole('checkbox', { name: 'Smart' }).check();
  await page.getByRole('combobox', { name: 'Price' }).selectOption({ label: 'Up to $' });
  await expectWithinScreen(page, page.getByText(COMPARISON_TEXTS.nothingFits));
});
