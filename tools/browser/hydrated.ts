import { expect, type Page } from '@playwright/test';
import type { StartupState } from '../../web/src/startup/startup-state.ts';

/** Whether a page answers by now: until then it is what the build made, and clicks are kept. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const state: StartupState | undefined = globalThis.startup;
    return state?.hydrated === true;
  });
}

/** Waits until nothing of a page is left to be laid out later: until then, boxes far down are guesses. */
export async function untilLaidOut(page: Page): Promise<void> {
  // The rest waits until the browser is idle, which it is late on a busy machine.
  await expect(page.locator('html[data-initial-load]')).toHaveCount(0, { timeout: 30_000 });
}

/** Waits until a page answers. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true);
}
