/** The HTML of the whole public site, as search engines and old links reach it. */
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { projectorSlug } from '@lumen-throw/domain/projector';
import { PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import { projectorSources } from '../../content/source/projectors/index.ts';
import { ALIASES, PUBLIC_ROUTES, SAMPLE_PROJECTORS, UNLISTED_ROUTES } from '../../web/test/public-routes.ts';
import { expect, test } from '../product.ts';

/** Metadata and links of a page's HTML. */
interface PageHead {
  title: string;
  description: string;
  canonical: string;
  image: string;
  ogTitle: string;
  headings: number;
  jsonLd: string[];
  links: string[];
  ids: string[];
  unsized: string[];
  robots: string | null;
}

/** Reads a page's head and links from its HTML; runs in a browser, to use a real HTML parser. */
function readHead(html: string): PageHead {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  return {
    title: page.title,
    description: attribute('meta[name=description]', 'content') ?? '',
    canonical: attribute('link[rel=canonical]', 'href') ?? '',
    image: attribute('meta[property="og:image"]', 'content') ?? '',
    ogTitle: attribute('meta[property="og:title"]', 'content') ?? '',
    headings: page.querySelectorAll('h1').length,
    jsonLd: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent ?? '',
    ),
    links: [...page.querySelectorAll('a[href^="/"], a[href^="#"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
    unsized: [...page.querySelectorAll('img:not([width]), img:not([height])')].map((image) =>
      image.outerHTML.slice(0, 120),
    ),
    robots: attribute('meta[name=robots]', 'content') ?? null,
  };
}

/** The problem with the policy at the start of a page's HTML; null if there is none. */
function policyProblem(html: string): string | null {
  const [, policy] =
    /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
      html,
    ) ?? [];
  if (!policy) return 'does not begin with a policy';
  if (policy.includes('unsafe')) return 'allows something unsafe';
  const missing = [
    "script-src 'self' 'sha256-",
    "object-src 'none'; base-uri 'none'; form-action 'self'",
    "require-trusted-types-for 'script'; trusted-types default",
  ].filter((part) => !policy.includes(part));
  return missing.length > 0 ? `its policy lacks ${missing.join(' and ')}` : null;
}

test('every page has a strict policy, its own title, URL and image, and links to pages only, not to aliases [2.3-41 2.3-42 2.11-2 6-1]', async ({
  page,
  request,
  environment,
}) => {
  const heads = new Map<string, PageHead>();
  for (const route of PUBLIC_ROUTES) {
    const answer = await request.get(route);
    expect(answer.status(), route).toBe(200);
    const html = await answer.text();
    expect(policyProblem(html), route).toBeNull();
    heads.set(route, await page.evaluate(readHead, html));
  }
  for (const route of [...FRAME_PATHS, '/account', '/admin', '/offline', '/no/such/page'])
    expect(policyProblem(await (await request.get(route)).text()), route).toBeNull();

  const titles = [...heads.values()].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  // There are no pictures of the models, so their pages and the archive share one.
  const models = new Set([...SAMPLE_PROJECTORS.map(projectorHref), PATHS.projectorArchive]);
  const shared = [...heads]
    .filter(([route]) => !UNLISTED_ROUTES.includes(route) && !models.has(route))
    .map(([, { image }]) => image);
  expect(new Set(shared).size).toBe(shared.length);
  for (const image of shared) {
    const answer = await request.get(image);
    expect(answer.headers()['content-type'], image).toBe('image/jpeg');
  }
  const internal = new Set<string>();
  for (const [route, head] of heads) {
    expect(head.headings, route).toBe(1);
    expect(head.title.length, `${route}: ${head.title}`).toBeGreaterThan(10);
    expect(head.ogTitle, route).toBe(head.title);
    expect(head.description.length, `${route}: ${head.description}`).toBeGreaterThan(40);
    // A page that is not indexed has no canonical URL.
    const listed = !UNLISTED_ROUTES.includes(route);
    expect(head.robots, route).toBe(listed ? null : 'noindex');
    expect(head.canonical, route).toBe(listed ? new URL(route, environment.siteUrl).href : '');
    expect(head.image, route).toMatch(/^http/);
    expect(head.unsized, route).toEqual([]);
    for (const text of head.jsonLd) {
      const data = JSON.parse(text) as { '@context': string; '@type': string };
      expect(data['@context'], route).toBe('https://schema.org');
      expect(data['@type'], route).toMatch(/^[A-Z]/);
    }
    for (const link of head.links) internal.add(new URL(link, new URL(route, environment.siteUrl)).href);
  }

  const broken: string[] = [];
  for (const href of internal) {
    const { pathname, search, hash } = new URL(href);
    const known = heads.get(pathname);
    if (!known) {
      const answer = await request.get(`${pathname}${search}`, { maxRedirects: 0 });
      if (answer.status() !== 200) broken.push(`${href}: ${answer.status()}`);
    } else if (hash && !known.ids.includes(decodeURIComponent(hash.slice(1)))) broken.push(href);
  }
  expect(broken).toEqual([]);
});

test('sitemap, robots and feed list every public page and no other', async ({ request, environment }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  // The other tests visit a sample of the projectors; here all of them are counted.
  const projectors = projectorSources.map(({ brand, model }) => projectorHref(projectorSlug(brand, model)));
  const wanted = new Set(
    [...PUBLIC_ROUTES, ...projectors].filter((route) => !UNLISTED_ROUTES.includes(route)),
  );
  expect(listed.toSorted()).toEqual([...wanted].toSorted());
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).not.toContain('Disallow: /');
  expect(robots).toContain(`Sitemap: ${environment.siteUrl}/sitemap.xml`);
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed.match(/<item>/g)).toHaveLength(9);
});

test('admin and unknown URLs are not indexed [2.15-1]', async ({ page }) => {
  for (const route of ['/admin', '/nowhere-at-all']) {
    await page.goto(route);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  }
});

test('redirects every alias permanently and keeps its query, also inside the app [2.3-12 2.3-40]', async ({
  page,
  request,
  environment,
}) => {
  for (const [alias, canonical] of ALIASES) {
    const answer = await request.get(`${alias}?from=mail`, { maxRedirects: 0 });
    expect(answer.status(), alias).toBe(301);
    expect(answer.headers()['location'], alias).toMatch(new RegExp(`^${canonical}(\\?from=mail)?$`));
  }
  await page.goto('/blog');
  await page.mouse.move(30, 30);
  await page.waitForFunction(() => document.querySelector('#root')?.hasChildNodes());
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/blog/projector-brightness-guide#hdr';
    document.querySelector('main')?.append(link);
  });
  await page.goto('/blog/projector-brightness-guide?from=mail#top');
  await expect(page).toHaveURL(`${environment.siteUrl}/blog/brightness-guide?from=mail#top`);
});
