/**
 * One window of the Studio for all tests of a worker, as an editor keeps one open all day: starting the
 * Studio takes five seconds of the machine, going on inside it half a second.
 */
import type { BrowserContext, Frame, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { expect, test as base, watchFaults } from '../product.ts';

interface WorkerFixtures {
  studioContext: BrowserContext;
}

/** Opens a place of the Studio; inside the Studio as a link does, without starting it anew. */
export async function openStudio(page: Page, { studioUrl }: SiteEnvironment, path: string): Promise<void> {
  if (!page.url().startsWith(`${studioUrl}/`)) {
    await page.goto(`${studioUrl}${path}`);
    return;
  }
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Sanity validates in idle callbacks, and a browser without a screen may not call them for a minute where
 * nothing moves.
 */
function callIdleInTime(): void {
  const request = globalThis.requestIdleCallback.bind(globalThis);
  globalThis.requestIdleCallback = (callback, options) => request(callback, { timeout: 500, ...options });
}

/** Counts presses of the pointer from now on, until the page or the frame is loaded anew. @returns how many there were */
export async function countPresses(page: Page | Frame): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset['presses'] = '0';
    addEventListener(
      'pointerdown',
      () => {
        document.body.dataset['presses'] = String(Number(document.body.dataset['presses']) + 1);
      },
      { capture: true },
    );
  });
  return async () => Number(await page.locator('body').getAttribute('data-presses'));
}

/** Tests whose page is the worker's window of the Studio. It is closed after a test that failed. */
export const test = base.extend<object, WorkerFixtures>({
  studioContext: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await context.addInitScript(callIdleInTime);
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ studioContext }, provide) => {
    await provide(studioContext);
    await studioContext.setOffline(false);
    await studioContext.clearPermissions();
  },
  page: async ({ context, environment, viewport }, provide, testInfo) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    const faults = await watchFaults(page);
    await provide(page);
    // Sanity's own screen for a crash doesn't say what happened.
    if (testInfo.status !== 'passed') await testInfo.attach('console', { body: faults.join('\n') });
    // A test may close the window and go on in another.
    const [last, ...others] = context.pages();
    last?.removeAllListeners();
    for (const other of others) await other.close();
    if (testInfo.status === 'passed' && last) {
      await openStudio(last, environment, '/start');
      // The next test would call the Studio elsewhere while it is still on its way here.
      await expect(last.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible({
        timeout: 60_000,
      });
    } else await last?.close();
  },
});
