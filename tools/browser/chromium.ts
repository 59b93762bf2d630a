import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from '../product/failure.ts';

/** Chromium's headless shell takes half the CPU time of the whole browser for a page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  HEADLESS_SHELL,
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
  const install = () =>
    attempt('apt-get', ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', name]);
  return install() || (attempt('apt-get', ['update']) && install());
}

/** Installs the headless shell beside another browser where packages may be installed, as in CI's container. */
export function installHeadlessShell(): void {
  if (process.getuid?.() === 0 && !existsSync(HEADLESS_SHELL)) installPackage('chromium-headless-shell');
}

/**
 * Finds a Chromium for the tests: an installed one, else Debian's package, else Playwright's own download.
 * @returns the path of its executable
 * @throws Failure saying how to get one
 */
export function ensureChromium(): string {
  const present = found();
  if (present) return present;
  console.log('Installing Chromium for the browser tests …');
  const installed =
    installPackage('chromium-headless-shell') ||
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
