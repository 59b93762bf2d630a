/** Words without an end, as somebody may type them, on a narrow phone. */
import type { Locator, Page } from '@playwright/test';
import { COMPARISON_HREF, PATHS } from '@lumen-throw/domain/site-paths';
import { COMPARISON_TEXTS } from '../../web/src/shared/blocks/comparison/texts.ts';
import { untilHydrated } from '../hydrated.ts';
import { adminTest, openForm, openGallery, shownSetup } from './community-page.ts';
import { PHONE_DEVICE } from '../hands.ts';
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

/** Shows every setup with the word in all its texts, whatever is stored. */
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

/** Expects that nothing in a part of the page is wider than the part, and the page not than the screen. */
async function expectWithinItself(part: Locator, width: number): Promise<void> {
  const beyond = await part.evaluate((element) => {
    const edge = element.getBoundingClientRect().right + 1;
    return [...element.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > edge)
      .map((each) => each.textContent);
  });
  expect(beyond).toEqual([]);
  expect(await part.page().evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Searches for the word, and expects what says that there is nothing to stay within the screen. */
async function searchInVain(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').fill(WORD);
  await expect(page.getByText(`"${WORD}"`)).toBeVisible({ timeout: 60_000 });
  await expectWithinScreen(page, page.getByText(`"${WORD}"`));
}

adminTest('a long word that nothing matches stays within the screen of a phone', async ({ page }) => {
  await page.goto(PATHS.glossary);
  await untilHydrated(page);
  await searchInVain(page);
  await page.goto(PATHS.admin);
  await expect(page.getByText(/^\d+ shown\./)).toBeVisible();
  await searchInVain(page);
});

adminTest('long words in place, name, title and story stay within their card on phones', async ({ page }) => {
  await lengthenSetups(page);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openGallery(page);
    await expect(shownSetup(page).getByRole('heading')).toHaveText(WORD);
    await expectWithinItself(shownSetup(page), width);
    const featured = page.getByRole('region', { name: 'Setup of the Month' });
    await expectWithinItself(featured, width);
    await shownSetup(page).getByRole('button', { name: 'Delete' }).click();
    await expectWithinItself(page.getByRole('dialog'), width);
    await page.goto(PATHS.admin);
    const submissions = page.getByRole('region', { name: 'All Submissions' });
    await expect(submissions.getByRole('listitem').first()).toContainText(WORD);
    await expectWithinItself(submissions.getByRole('listitem').first(), width);
    await expectWithinItself(page.getByRole('region', { name: 'Setup of the Month' }), width);
  }
});

adminTest(
  'the long name of a file that is no picture stays within the screen of a phone',
  async ({ page }) => {
    await openForm(page);
    const file = { name: `${WORD}.heic`, mimeType: 'image/heic', buffer: Buffer.from('no picture') };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expectWithinScreen(page, page.getByText(file.name));
  },
);

adminTest('what a comparison without a row says can be read on a phone', async ({ page }) => {
  await page.goto(COMPARISON_HREF);
  await untilHydrated(page);
  await page.getByRole('checkbox', { name: 'Smart' }).check();
  await page.getByRole('combobox', { name: 'Price' }).selectOption({ label: 'Up to $' });
  await expectWithinScreen(page, page.getByText(COMPARISON_TEXTS.nothingFits));
});
