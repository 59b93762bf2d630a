/** The site's hosted build, served with the settings of firebase.json. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { startEmulators, type RunningEmulators } from '../emulators/src/launcher.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import { HOSTING_RUNTIME } from '../emulators/src/emulator-runtime.ts';
import { seedContent } from '../product/seed-content.ts';
import { ROOT } from '../product/state-folder.ts';
import { HOSTED_VARIABLES } from './hosted-variables.ts';
import { inspectBuilt } from './inspect-built.ts';

const folder = join(ROOT, `.local/hosted-site-${process.pid}`);
let staging: RunningEmulators;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const environment = parseEnvironment({
    ...HOSTED_VARIABLES,
    LUMEN_STAGE: 'staging',
    LUMEN_ERROR_REPORTS: 'on',
  });
  const site = await prerenderSite({
    environment,
    outDir: join(folder, 'site'),
    content: seedContent(),
    addressesBefore: { 'article-brightness-guide': { path: '/blog/lumens', earlier: ['/blog/lumen'] } },
  });
  staging = await startEmulators({
    projectId: 'demo-hosted-site',
    only: ['hosting'],
    runtime: HOSTING_RUNTIME,
    hosting: { dir: join(folder, 'site'), config: site.hostingFile },
    logFile: join(folder, 'hosting.log'),
  });
});

afterAll(async () => {
  await staging?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the build contains no secret, draft or local URL @nightly', () => {
  expect(inspectBuilt({ dir: join(folder, 'site'), vars: process.env, hosted: true })).toEqual([]);
});

const FRAMES = ['/tools/throw-calculator/embed', '/tools/projector-finder/embed'];

const PAGES = [
  '/',
  '/blog',
  '/blog/brightness-guide',
  '/accessories/screens',
  '/ambiance/wall-paint',
  '/glossary',
  '/tools/throw-calculator',
  ...FRAMES,
  '/inspiration/gallery',
  '/inspiration/seasonal-movie-nights',
  '/auth',
  '/account',
  '/admin',
  '/no/such/page',
];
const FILES = ['/sitemap.xml', '/feed.xml', '/robots.txt', '/favicon.svg', '/assets/font-licenses.txt'];

test.each([...PAGES, ...FILES])('%s has every header @nightly', async (path) => {
  const { status, headers } = await fetch(`${staging.origins.hosting}${path}`);
  expect(status).toBe(path === '/no/such/page' ? 404 : 200);
  expect(headers.get('strict-transport-security')).toBe('max-age=86400');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('content-security-policy')).toBe(
    FRAMES.includes(path)
      ? 'frame-ancestors *'
      : "frame-ancestors 'self' https://lumen.sanity.studio https://www.sanity.io",
  );
  // Search engines must not index staging.
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('a former URL of a document redirects to the present one @nightly', async () => {
  for (const path of ['/blog/lumens', '/blog/lumen']) {
    const { status, headers } = await fetch(`${staging.origins.hosting}${path}?from=mail`, {
      redirect: 'manual',
    });
    expect({ status, to: headers.get('location') }).toEqual({
      status: 301,
      to: '/blog/brightness-guide?from=mail',
    });
  }
  const written = await fetch(`${staging.origins.hosting}/addresses.json`);
  expect(await written.json()).toMatchObject({
    'article-brightness-guide': { path: '/blog/brightness-guide', earlier: ['/blog/lumens', '/blog/lumen'] },
  });
});

test.each(PAGES)('%s has its own policy @nightly', async (path) => {
  const html = await (await fetch(`${staging.origins.hosting}${path}`)).text();
  expect(html).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-/,
  );
  expect(html).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(html).not.toMatch(/unsafe-|localhost/);
});

test('a page reports its own errors once loaded and identifies nobody @nightly', async () => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const reports: unknown[] = [];
    await page.route('**/api/errors', async (route) => {
      reports.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    await page.goto(`${staging.origins.hosting}/glossary?q=maya`);
    const html = await page.content();
    expect(html).not.toMatch(/modulepreload" href="\/assets\/report-errors/);
    // Before and after the error reporter loads.
    for (const name of ['early', 'late']) {
      await page.evaluate((word) => {
        setTimeout(() => {
          throw new TypeError(`${word} fault of maya@example.com`);
        });
      }, name);
      await expect.poll(() => JSON.stringify(reports), { timeout: 20_000 }).toContain(`${name} fault`);
    }
    expect(reports).toContainEqual({
      kind: 'error',
      message: 'TypeError: early fault of <address>',
      stack: expect.stringContaining('TypeError') as string,
      path: '/glossary',
    });
    expect(JSON.stringify(reports)).not.toContain('maya');
  } finally {
    await browser.close();
  }
});

const STUDIO = HOSTED_VARIABLES.LUMEN_STUDIO_URL;
const SITE = HOSTED_VARIABLES.LUMEN_SITE_URL;
const DASHBOARD = 'https://www.sanity.io';
const STRANGER = 'https://stranger.example';

function framing(address: string): string {
  return `<!doctype html><iframe src="${address}" width="900" height="700"></iframe>`;
}

/** Opens a page that frames another; the site's responses have hosting's headers. */
async function openFramed(page: Page, outermost: string, framed: Record<string, string>): Promise<void> {
  for (const [origin, address] of Object.entries(framed)) {
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: framing(address) }),
    );
  }
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${staging.origins.hosting}${pathname}` }) });
  });
  await page.goto(`${outermost}/`);
}

/** Closes a browser whose pages may still request files. */
async function close(browser: Browser): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await browser.close();
}

/** Sends the Studio's first message to the site, from one of its ancestor pages. */
function speak(page: Page, from: string, toFrame: string): Promise<unknown> | undefined {
  return page
    .frames()
    .find((frame) => frame.url() === `${from}/`)
    ?.evaluate(`void setInterval(() => ${toFrame}.postMessage({ type: 'handshake/syn' }, '*'), 100)`);
}

test('the Studio in the Dashboard can embed the site, which accepts messages from the Studio only @nightly', async () => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await openFramed(page, DASHBOARD, { [DASHBOARD]: `${STUDIO}/`, [STUDIO]: `${SITE}/glossary` });
    const site = page.frameLocator('iframe').frameLocator('iframe');
    await expect
      .poll(() => site.getByRole('heading', { level: 1 }).isVisible(), { timeout: 20_000 })
      .toBe(true);
    await speak(page, DASHBOARD, 'frames[0].frames[0]');
    await page.waitForTimeout(2000);
    expect(await site.locator('sanity-visual-editing').count()).toBe(0);
    await speak(page, STUDIO, 'frames[0]');
    await expect.poll(() => site.locator('sanity-visual-editing').count(), { timeout: 20_000 }).toBe(1);
  } finally {
    await close(browser);
  }
});

test('a page refuses any other ancestor frame, at any level @nightly', async () => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const refused = page.waitForEvent('console', (line) => /frame-ancestors/.test(line.text()));
    await openFramed(page, STRANGER, { [STRANGER]: `${STUDIO}/`, [STUDIO]: `${SITE}/glossary` });
    expect((await refused).text()).toContain(SITE);
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${SITE}/glossary`);
  } finally {
    await close(browser);
  }
});

test('a redirect keeps the headers @nightly', async () => {
  const answer = await fetch(`${staging.origins.hosting}/blog/projector-brightness-guide`, {
    redirect: 'manual',
  });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/blog/brightness-guide');
});
