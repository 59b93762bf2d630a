/** The site as it is built for the hosted services, served by hosting with what firebase.json says. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { startEmulators, type RunningEmulators } from '../emulators/src/launcher.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../product/chromium.ts';
import { HOSTING_RUNTIME } from '../product/firebase-suite.ts';
import { seedContent } from '../product/seed-content.ts';
import { ROOT } from '../product/state-folder.ts';
import { HOSTED_VARIABLES } from './hosted-variables.ts';

const folder = join(ROOT, `.local/hosted-site-${process.pid}`);
let staging: RunningEmulators;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const environment = parseEnvironment({
    ...HOSTED_VARIABLES,
    LUMEN_STAGE: 'staging',
    LUMEN_ERROR_REPORTS: 'on',
  });
  const site = await prerenderSite({ environment, outDir: join(folder, 'site'), content: seedContent() });
  staging = await startEmulators({
    projectId: 'demo-hosted-site',
    only: ['hosting'],
    runtime: HOSTING_RUNTIME,
    hosting: { dir: join(folder, 'site'), config: site.hostingFile },
    logFile: join(folder, 'hosting.log'),
  });
}, 120_000);

afterAll(async () => {
  await staging?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const EMBED = '/tools/throw-calculator/embed';

const PAGES = [
  '/',
  '/blog',
  '/blog/brightness-guide',
  '/accessories/screens',
  '/ambiance/wall-paint',
  '/glossary',
  '/tools/throw-calculator',
  EMBED,
  '/inspiration/gallery',
  '/inspiration/seasonal-movie-nights',
  '/auth',
  '/account',
  '/admin',
  '/no/such/page',
];
const FILES = ['/sitemap.xml', '/feed.xml', '/robots.txt', '/favicon.svg'];

test.each([...PAGES, ...FILES])('%s comes with every header', async (path) => {
  const { status, headers } = await fetch(`${staging.origins.hosting}${path}`);
  expect(status).toBe(path === '/no/such/page' ? 404 : 200);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('content-security-policy')).toBe(
    path === EMBED ? 'frame-ancestors *' : "frame-ancestors 'self' https://lumen.sanity.studio",
  );
  // Staging is not for search engines.
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test.each(PAGES)('%s brings its own policy', async (path) => {
  const html = await (await fetch(`${staging.origins.hosting}${path}`)).text();
  expect(html).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-/,
  );
  expect(html).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(html).not.toMatch(/unsafe-|localhost/);
});

test(
  'a page reports an error of its own, once it has loaded, and names nobody',
  { timeout: 60_000 },
  async () => {
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
      // Before what reports it is there, and after.
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
  },
);

test('an old address keeps the headers on its way to the new one', async () => {
  const answer = await fetch(`${staging.origins.hosting}/blog/projector-brightness-guide`, {
    redirect: 'manual',
  });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/blog/brightness-guide');
});
