import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../tools/product/chromium.ts';

const launchOptions = { executablePath: ensureChromium(), args: CHROMIUM_ARGS };

/** Files whose tests change what everybody sees, by what they change. */
const CHANGES_COMMUNITY = /(community|journey-(member|admin)|long-words)[^/]*\.spec\.ts$/;
const CHANGES_CONTENT = /\/(editing|(journey-)?editor|studio|preview)(\.phone)?\.spec\.ts$/;
const STARTS_PRODUCTS = /start\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './product-setup.ts',
  // All tests share one product on two cores; each makes accounts and content of its own.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    // A trace of every test takes a quarter of the time; `playwright test --trace on` looks into one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    // Requests that a worker makes cannot be held back or changed; offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'reading', testIgnore: [CHANGES_COMMUNITY, CHANGES_CONTENT, STARTS_PRODUCTS] },
    // What one test changes, another of the same project would see: these take turns.
    { name: 'content', testMatch: CHANGES_CONTENT, workers: 1 },
    { name: 'community', testMatch: CHANGES_COMMUNITY, workers: 1 },
    { name: 'commands', testMatch: STARTS_PRODUCTS, workers: 1 },
  ],
});
