import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from './failure.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Switches that keep a test browser quiet: no sandbox for containers, no calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function found(): string | null {
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

function attempt(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/**
 * Finds a Chromium for the tests: an installed one, else Playwright's own download, else Debian's package.
 * @returns the path of its executable
 * @throws Failure saying how to get one
 */
export function ensureChromium(): string {
  const present = found();
  if (present) return present;
  console.log('Installing Chromium for the browser tests …');
  const installed =
    attempt('playwright', ['install', '--with-deps', 'chromium']) ||
    (attempt('apt-get', ['update']) &&
      attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']));
  const path = installed ? found() : null;
  if (!path) {
    throw new Failure(
      "The browser tests need Chromium and none could be installed: install Chrome or Chromium, or run 'npx playwright install chromium' with a connection to the internet.",
    );
  }
  return path;
}
