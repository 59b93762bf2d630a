/** What every end-to-end test starts from: the running product, and a page that reports its own faults. */
import { expect, test as base, type Page } from '@playwright/test';
import { parseEnvironment, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { VARIABLES_OF_PRODUCT } from './product-setup.ts';

function variables(): Record<string, string> {
  const text = process.env[VARIABLES_OF_PRODUCT];
  if (!text) throw new Error('The product is not running: start the tests through playwright.config.ts.');
  return JSON.parse(text) as Record<string, string>;
}

/** Requests that the Studio makes to Sanity's own services, which are not there offline. */
const OUTSIDE = /sanity-cdn\.com|design-system-static\.sanity\.io|api\.sanity\.io/;

/** Notes every console error, uncaught exception and policy violation of a page. */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !OUTSIDE.test(message.location().url)) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.exposeFunction('reportViolation', (violation: string) => faults.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`CSP ${violatedDirective} ${blockedURI}`);
    });
  });
  return faults;
}

export const test = base.extend<{ environment: SiteEnvironment; faults: string[] }>({
  // oxlint insists on a pattern; this fixture needs no other one.
  environment: async ({ browserName: _ }, provide) => {
    await provide(parseEnvironment(variables()));
  },
  baseURL: async ({ environment }, provide) => {
    await provide(environment.siteUrl);
  },
  faults: async ({ page }, provide) => {
    const faults = await watchFaults(page);
    await provide(faults);
    expect(faults).toEqual([]);
  },
});

export { expect };
