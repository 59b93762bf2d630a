/** Security and cache headers of hosting, and the policies of pages. */
import { SETUP_LINK_CACHE } from '@lumen-throw/domain/setup-links';
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { CATALOGUE_CSV_PATH, CATALOGUE_JSON_PATH, PATHS } from '@lumen-throw/domain/site-paths';
import { expect, test } from '../product.ts';

/** One page of every kind, and files that are not pages. */
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
  test(`${path} has all security and cache headers`, async ({ request, environment }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    // The Studio may frame every page; any site may frame the embeddable pages.
    expect(headers['content-security-policy']).toBe(
      FRAME_PATHS.includes(path) ? 'frame-ancestors *' : `frame-ancestors 'self' ${environment.studioUrl}`,
    );
    expect(headers['x-frame-options']).toBeUndefined();
    // A function serves the gallery, and the CDN caches the response for a minute.
    expect(headers['cache-control']).toBe(
      path === PATHS.gallery ? SETUP_LINK_CACHE : 'public, max-age=0, must-revalidate',
    );
  });
}

test('hashed files are cached for a year', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  const headers = (await request.get(asset)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

for (const path of [CATALOGUE_JSON_PATH, CATALOGUE_CSV_PATH]) {
  test(`any site may read ${path} for an hour, and its license`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    });
  });
}

test('build files allow any origin, pages allow none, and page data allow only the Studio', async ({
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

/** Attempts of an injected script; each results in the name of its error, or 'done'. */
const ATTEMPTS = {
  html: "document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'",
  inserted: "document.body.insertAdjacentHTML('beforeend', '<b>bold</b>')",
  address: "document.createElement('script').src = 'https://elsewhere.example/x.js'",
  script: "document.createElement('script').textContent = 'alert(1)'",
  policy: "trustedTypes.createPolicy('other', {})",
};

test('Trusted Types keep text from becoming HTML or a script', async ({ page, violations }) => {
  await page.goto('/blog/brightness-guide');
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    const outcome: unknown = await page.evaluate(
      `(() => { try { ${attempt}; return 'done'; } catch (error) { return error.name; } })()`,
    );
    expect(outcome, name).toBe('TypeError');
  }
  // The fixture that watches every page reports each attempt.
  await expect.poll(() => violations.length).toBe(Object.keys(ATTEMPTS).length);
  violations.length = 0;
});

test('watches pages opened beside the test for policy violations', async ({
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

test('uptime check answers through hosting', async ({ request }) => {
  const answer = await request.get('/api/uptime');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ status: 'up' });
});
