/** What hosting and the pages themselves say to browsers about what may happen in them. */
import { SETUP_LINK_CACHE } from '@lumen-throw/domain/setup-links';
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { PUBLIC_ROUTES } from './public-routes.ts';
import { expect, test } from '../product.ts';

/** One page of every kind, and files that are no page. */
const KINDS = [
  '/',
  '/blog',
  '/blog/brightness-guide',
  '/accessories/screens',
  '/ambiance/wall-paint',
  '/glossary',
  '/tools/throw-calculator',
  ...FRAME_PATHS,
  '/inspiration/gallery',
  '/privacy',
  '/offline',
  '/auth',
  '/account',
  '/admin',
  '/no/such/page',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/favicon.svg',
];

for (const path of KINDS) {
  test(`${path} comes with every header`, async ({ request, environment }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    // The Studio shows pages in a frame; the pages for frames are for everybody's.
    expect(headers['content-security-policy']).toBe(
      FRAME_PATHS.includes(path) ? 'frame-ancestors *' : `frame-ancestors 'self' ${environment.studioUrl}`,
    );
    expect(headers['x-frame-options']).toBeUndefined();
    // A function answers for the gallery, and the CDN keeps that for a minute.
    expect(headers['cache-control']).toBe(
      path === PATHS.gallery ? SETUP_LINK_CACHE : 'public, max-age=0, must-revalidate',
    );
  });
}

test('every page brings a policy without anything unsafe, before anything else', async ({ request }) => {
  for (const path of [...PUBLIC_ROUTES, ...FRAME_PATHS, '/account', '/admin', '/no/such/page']) {
    const html = await (await request.get(path)).text();
    const policy =
      /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
        html,
      )?.[1];
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect(policy, path).not.toContain('unsafe');
    expect(policy, path).toContain("object-src 'none'; base-uri 'none'; form-action 'self'");
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types default");
  }
});

test('files whose names change with their content are kept for a year', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  const headers = (await request.get(asset)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('the files of a build are for frames without an origin too; pages are not, and their data are for the Studio alone', async ({
  request,
  environment,
}) => {
  for (const frame of FRAME_PATHS) {
    const html = await (await request.get(frame)).text();
    const files = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|woff2)/g)].map(([file]) => file);
    expect(files.some((file) => file.endsWith('.js')) && files.some((file) => file.endsWith('.woff2'))).toBe(
      true,
    );
    for (const file of new Set(files)) {
      expect((await request.get(file)).headers()['access-control-allow-origin']).toBe('*');
    }
  }
  const opened = async (path: string) => (await request.get(path)).headers()['access-control-allow-origin'];
  for (const page of ['/', ...FRAME_PATHS]) expect(await opened(page)).toBeUndefined();
  expect(await opened('/_data/index.json')).toBe(new URL(environment.studioUrl).origin);
});

/** What a stranger's script could try; each gives the name of the error that it ends in, or 'done'. */
const ATTEMPTS = {
  html: "document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'",
  inserted: "document.body.insertAdjacentHTML('beforeend', '<b>bold</b>')",
  address: "document.createElement('script').src = 'https://elsewhere.example/x.js'",
  script: "document.createElement('script').textContent = 'alert(1)'",
  policy: "trustedTypes.createPolicy('other', {})",
};

test('a text becomes no HTML and no script, whoever tries', async ({ page, violations }) => {
  await page.goto('/blog/brightness-guide');
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    const outcome: unknown = await page.evaluate(
      `(() => { try { ${attempt}; return 'done'; } catch (error) { return error.name; } })()`,
    );
    expect(outcome, name).toBe('TypeError');
  }
  // The watch over every page of these tests sees each of them.
  await expect.poll(() => violations.length).toBe(Object.keys(ATTEMPTS).length);
  violations.length = 0;
});

test('a page that somebody opens beside the test is watched as well', async ({
  browser,
  environment,
  violations,
}) => {
  const other = await browser.newPage({ baseURL: environment.siteUrl });
  await other.goto('/');
  await other.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { opacity: 0 }';
    document.head.append(style);
  });
  await expect.poll(() => violations.join('\n')).toMatch(/style-src/);
  violations.length = 0;
  await other.close();
});

test('the uptime check answers through hosting', async ({ request }) => {
  const answer = await request.get('/api/uptime');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ status: 'up' });
});
