/** Content of a page that visitors without scripts cannot reach. */
import type { Page } from '@playwright/test';
import { unreachableContent } from './in-page/unreachable-content.ts';

/** Describes the content and controls that a page without scripts keeps out of reach. */
export async function unreachable(page: Page): Promise<string[]> {
  return [...new Set(await page.evaluate(unreachableContent))];
}
