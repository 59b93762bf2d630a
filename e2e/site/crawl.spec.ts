/** The whole public site as programs read it: what search engines and stray links find in its HTML. */
import { projectorSlug } from '@lumen-throw/domain/projector';
import { projectorHref } from '@lumen-throw/domain/site-paths';
import { projectorSources } from '../../content/source/projectors/index.ts';
import { ALIASES, PUBLIC_ROUTES, SAMPLE_PROJECTORS, UNLISTED_ROUTES } from './public-routes.ts';
import { expect, test } from '../product.ts';

/** What a page says about itself. */
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

/** Reads a page's head and links from its HTML; runs in a browser, whose parser is the one that counts. */
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

test('every page has one title, one description, its own address and picture, and its links lead somewhere', async ({
  page,
  request,
  environment,
}) => {
  const heads = new Map<string, PageHead>();
  for (const route of PUBLIC_ROUTES) {
    const answer = await request.get(route);
    expect(answer.status(), route).toBe(200);
    heads.set(route, await page.evaluate(readHead, await answer.text()));
  }

  const titles = [...heads.values()].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  // Nobody has given us pictures of the models: their pages share one.
  const models = new Set(SAMPLE_PROJECTORS.map(projectorHref));
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
    // A page that search engines leave out has no address for them.
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
    if (!known && (await request.get(`${pathname}${search}`)).status() !== 200) broken.push(href);
    if (hash && known && !known.ids.includes(decodeURIComponent(hash.slice(1)))) broken.push(href);
  }
  expect(broken).toEqual([]);
});

test('structured data say what each kind of page is', async ({ page, request }) => {
  const typesOf = async (route: string) => {
    const { jsonLd } = await page.evaluate(readHead, await (await request.get(route)).text());
    return jsonLd.map((text) => (JSON.parse(text) as { '@type': string })['@type']).toSorted();
  };
  expect(await typesOf('/')).toEqual(['WebSite']);
  expect(await typesOf('/blog/projector-placement-guide')).toEqual(['Article', 'BreadcrumbList', 'FAQPage']);
  expect(await typesOf('/accessories/screens')).toEqual(['BreadcrumbList', 'ItemList']);
  expect(await typesOf('/ambiance/wall-paint')).toEqual(['BreadcrumbList', 'ItemList']);
  expect(await typesOf('/privacy')).toEqual(['BreadcrumbList', 'WebPage']);
  expect(await typesOf('/glossary')).toEqual(['BreadcrumbList', 'DefinedTermSet']);
  expect(await typesOf('/tools/throw-calculator')).toContain('SoftwareApplication');
});

test('sitemap, robots and feed name every public page and no other', async ({ request, environment }) => {
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
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain(`Sitemap: ${environment.siteUrl}/sitemap.xml`);
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed.match(/<item>/g)).toHaveLength(9);
});

test('admin and unknown addresses are not for search engines', async ({ page }) => {
  for (const route of ['/admin', '/nowhere-at-all']) {
    await page.goto(route);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  }
});

test('every alias is a permanent redirect that keeps the query, and a replacing one inside the app', async ({
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
