/** Acts by keyboard, and where the focus is afterwards. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../product.ts';

export const byKey = (button: Locator): Promise<void> => button.press('Enter');

/** Whether what has the focus is on the screen, not hidden by what was scrolled. */
function isFocusInView(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return bottom > 0 && top < innerHeight;
  });
}

/** Expects the focus on a control or a heading in view, also once everything that comes late is there. */
export async function expectPlaceKept(page: Page, act: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused, { message: act }).not.toBe('BODY');
  await page.waitForTimeout(500);
  expect(await focused(), act).not.toBe('BODY');
  await expect.poll(() => isFocusInView(page), { message: `${act}: the focus is in view` }).toBe(true);
}
