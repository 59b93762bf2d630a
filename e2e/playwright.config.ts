import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/product/chromium.ts';

const launchOptions = { executablePath: ensureChromium(), args: CHROMIUM_ARGS };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './product-setup.ts',
  // The tests share one product on two cores; each makes accounts and content of its own.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions,
    // Requests that a worker makes cannot be held back or changed; offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], launchOptions },
    },
    { name: 'phone', testMatch: '**/*.phone.spec.ts', use: { ...devices['Pixel 7'], launchOptions } },
  ],
});
