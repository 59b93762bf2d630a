/** What a page keeps from people whose browser runs no scripts. */
import type { Page } from '@playwright/test';
import { keptBack } from './in-page/kept-back.ts';

/** What cannot be reached on a page whose scripts do not run, in words. */
export async function unreachable(page: Page): Promise<string[]> {
  return [...new Set(await page.evaluate(keptBack))];
}
