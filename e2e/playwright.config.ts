import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../tools/product/chromium.ts';

const launchOptions = { executablePath: ensureChromium(), args: CHROMIUM_ARGS };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './product-setup.ts',
  // All tests share one product on two cores; each makes accounts and content of its own.
  workers: 2,
  // In CI a hiccup of the machine does not refuse a change; the summary names each test that was tried again.
  retries: process.env.CI ? 2 : 0,
  // A machine that is three times slower than usual is slow, and no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
    // These only read.
    { name: 'reading', testMatch: ['site/**/*.spec.ts', 'calculator/**/*.spec.ts'] },
    // What one test changes, another of the same project would see: these take turns.
    { name: 'content', testMatch: 'studio/**/*.spec.ts', workers: 1 },
    { name: 'community', testMatch: 'community/**/*.spec.ts', workers: 1 },
    { name: 'commands', testMatch: 'commands/**/*.spec.ts', workers: 1 },
  ],
});
