import { expect, type Page } from '@playwright/test';

/** Whether a page answers by now: until then it is what the build made, and clicks are kept. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(
    () => (globalThis as { beforeAlive?: { alive: boolean } }).beforeAlive?.alive === true,
  );
}

/** Waits until a page answers. */
export async function untilAlive(page: Page): Promise<void> {
  await expect.poll(() => isAlive(page)).toBe(true);
}
