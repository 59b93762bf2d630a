/** Fixtures of every end-to-end test: the running product, and a page that reports its own errors. */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { parseEnvironment, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { VARIABLES_OF_PRODUCT } from '../tools/browser/product-setup.ts';

function variables(): Record<string, string> {
  const text = process.env[VARIABLES_OF_PRODUCT];
  if (!text) throw new Error('The product is not running: start the tests through playwright.config.ts.');
  return JSON.parse(text) as Record<string, string>;
}

/**
 * Browser error when the Studio reports its editor's presence on a socket that it closed as its page
 * unloaded (`requestMethod` of @sanity/bifur-client does not check first).
 */
const CLOSED_SOCKET_ERROR = 'WebSocket is already in CLOSING or CLOSED state.';

/** Collects every console error and uncaught exception of a page. */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text() !== CLOSED_SOCKET_ERROR) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/** Name of the function that pages report their policy violations to. */
const REPORT_VIOLATION = '__reportPolicyViolation';

/** Collects every policy violation of a context's pages. */
async function watchViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding(REPORT_VIOLATION, ({ page }, violation: string) => {
    violations.push(`${page.url()}: ${violation}`);
  });
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = (globalThis as unknown as Record<string, (violation: string) => void>)[name];
      report?.(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  }, REPORT_VIOLATION);
}

export interface WorkerFixtures {
  /** Policy violations of every context that any code opens. */
  watched: string[];
}

export interface Fixtures {
  environment: SiteEnvironment;
  /** Console errors and exceptions of the test's own page. */
  faults: string[];
  /** Policy violations of every page in the test; a test that provokes them empties it. */
  violations: string[];
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  watched: [
    async ({ browser }, provide) => {
      const watched: string[] = [];
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await watchViolations(context, watched);
        return context;
      };
      await provide(watched);
    },
    { scope: 'worker', auto: true },
  ],
  violations: [
    async ({ watched }, provide) => {
      watched.length = 0;
      await provide(watched);
      expect(watched).toEqual([]);
    },
    { auto: true },
  ],
  // Playwright requires a pattern here, and oxlint refuses an empty one.
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
