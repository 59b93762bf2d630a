/** Words without an end, as somebody may type them, on a narrow phone. */
import type { Locator, Page } from '@playwright/test';
import { COMPARISON_HREF, PATHS } from '@lumen-throw/domain/site-paths';
import { COMPARISON_TEXTS } from '../web/src/texts/comparison.ts';
import { untilAlive } from './alive.ts';
import { adminTest, openForm } from './community-page.ts';
import { PHONE_DEVICE } from './hands.ts';
import { expect } from './product.ts';

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

/** Searches for the word, and expects what says that there is nothing to stay within the screen. */
async function searchInVain(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill(WORD);
  await expectWithinScreen(page, page.getByText(`"${WORD}"`));
}

adminTest('a long word that nothing matches stays within the screen of a phone', async ({ page }) => {
  await page.goto(PATHS.glossary);
  await untilAlive(page);
  await searchInVain(page);
  await page.goto(PATHS.admin);
  await expect(page.getByText(/^\d+ shown\./)).toBeVisible();
  await searchInVain(page);
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
  await untilAlive(page);
  await page.getByRole('checkbox', { name: 'Smart' }).check();
  await page.getByRole('combobox', { name: 'Price' }).selectOption({ label: 'Up to $' });
  await expectWithinScreen(page, page.getByText(COMPARISON_TEXTS.nothingFits));
});
