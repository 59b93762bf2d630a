/** Words without an end, as somebody may type them, on the narrowest of phones. */
import type { Page } from '@playwright/test';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { untilAlive } from './alive.ts';
import { adminTest } from './community-page.ts';
import { expect } from './product.ts';

const SCREEN = { width: 360, height: 800 };
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

adminTest.use({ viewport: SCREEN });

/** Searches for the word, and expects what says that there is nothing to stay within the screen. */
async function searchInVain(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill(WORD);
  const words = page.getByText(`"${WORD}"`);
  await expect(words).toBeVisible();
  const box = await words.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(SCREEN.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREEN.width);
}

adminTest('a long word that nothing matches stays within the screen of a phone', async ({ page }) => {
  await page.goto(PATHS.glossary);
  await untilAlive(page);
  await searchInVain(page);
  await page.goto(PATHS.admin);
  await expect(page.getByText(/^\d+ shown\./)).toBeVisible();
  await searchInVain(page);
});
