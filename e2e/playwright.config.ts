import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../tools/browser/chromium.ts';

const launchOptions = { executablePath: ensureChromium(), args: CHROMIUM_ARGS };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: '../tools/browser/product-setup.ts',
  // All tests share one product on two cores; each makes accounts and content of its own.
  workers: 2,
  // A machine that is three times slower than usual must not fail the tests.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // The summary lists what passed at the second try: a race shows there without hiding all other results.
  retries: 1,
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    // Tracing every test takes a quarter of the time; `playwright test --trace on` records a trace.
    trace: 'off',
    // A click that never works says so itself.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions,
    // Tests can't delay or change a service worker's requests; only offline.spec.ts allows one.
    serviceWorkers: 'block',
  },
  projects: [
    // These only read, so each may use any free worker.
    { name: 'reading', testMatch: ['site/**/*.spec.ts', 'calculator/**/*.spec.ts'], fullyParallel: true },
    // Tests of one project would see the changes of others, so they take turns.
    { name: 'content', testMatch: 'studio/**/*.spec.ts', workers: 1 },
    { name: 'community', testMatch: 'community/**/*.spec.ts', workers: 1 },
    { name: 'commands', testMatch: 'commands/**/*.spec.ts', workers: 1 },
  ],
});
