/** What every end-to-end test starts from: the running product, and a page that reports its own faults. */
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { parseEnvironment, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { VARIABLES_OF_PRODUCT } from './product-setup.ts';

function variables(): Record<string, string> {
  const text = process.env[VARIABLES_OF_PRODUCT];
  if (!text) throw new Error('The product is not running: start the tests through playwright.config.ts.');
  return JSON.parse(text) as Record<string, string>;
}

/**
 * What the browser says when the Studio, which has closed its socket because its page is left, tells
 * others once more where its editor is (`requestMethod` of @sanity/bifur-client does not ask first).
 */
const SAID_ON_LEAVING = 'WebSocket is already in CLOSING or CLOSED state.';

/** Notes every console error and uncaught exception of a page. */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text() !== SAID_ON_LEAVING) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/** Name under which pages find what takes their violations. */
const TAKE_VIOLATION = '__takePolicyViolation';

async function watchViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding(TAKE_VIOLATION, ({ page }, violation: string) => {
    violations.push(`${page.url()}: ${violation}`);
  });
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const take = (globalThis as unknown as Record<string, (violation: string) => void>)[name];
      take?.(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  }, TAKE_VIOLATION);
}

/** Watches every context that is opened while some work is done, whoever opens it. */
async function watchBrowser(
  browser: Browser,
  violations: string[],
  work: () => Promise<void>,
): Promise<void> {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watchViolations(context, violations);
    return context;
  };
  try {
    await work();
  } finally {
    browser.newContext = open;
  }
}

interface Fixtures {
  environment: SiteEnvironment;
  /** What the test's own page complains of. */
  faults: string[];
  /** What any page of the test tried against its policy; empty it where that is the test. */
  violations: string[];
}

export const test = base.extend<Fixtures>({
  violations: [
    async ({ browser }, provide) => {
      const violations: string[] = [];
      await watchBrowser(browser, violations, () => provide(violations));
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
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
