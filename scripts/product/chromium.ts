import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from './failure.ts';

/** Chromium without its windows takes half the processor's time for a page. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  WITHOUT_WINDOWS,
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

function installPackage(name: string): boolean {
  const install = () => attempt('apt-get', ['install', '-y', '--no-install-recommends', name]);
  return install() || (attempt('apt-get', ['update']) && install());
}

/**
 * Finds a Chromium for the tests: an installed one, else Debian's package, else Playwright's own download.
 * Who may install packages, in a container say, gets the one without windows beside another.
 * @returns the path of its executable
 * @throws Failure saying how to get one
 */
export function ensureChromium(): string {
  const present = found();
  const mayInstall = process.getuid?.() === 0;
  if (present === WITHOUT_WINDOWS || (present && !mayInstall)) return present;
  console.log('Installing Chromium for the browser tests …');
  const installed =
    installPackage('chromium-headless-shell') ||
    present !== null ||
    attempt('playwright', ['install', '--with-deps', 'chromium']) ||
    installPackage('chromium');
  const path = installed ? found() : null;
  if (!path) {
    throw new Failure(
      "The browser tests need Chromium and none could be installed: install Chrome or Chromium, or run 'npx playwright install chromium' with a connection to the internet.",
    );
  }
  return path;
}
