/** The whole public site, page by page: what search engines, screen readers and stray links find. */
import AxeBuilder from '@axe-core/playwright';
import { untilLaidOut } from './alive.ts';
import { ALIASES, PUBLIC_ROUTES } from './public-routes.ts';
import { expect, test, watchFaults } from './product.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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

/** The rules whose outcome depends on colours, and so on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

test('axe finds nothing on any route, in either theme', async ({ page }) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  for (const route of [...PUBLIC_ROUTES, '/tools/throw-calculator/embed', '/nowhere-at-all']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilLaidOut(page);
    const light = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const dark = await new AxeBuilder({ page }).withRules(COLOUR_RULES).analyze();
    for (const [theme, { violations }] of Object.entries({ light, dark })) {
      for (const { id, nodes } of violations) {
        found.push(`${route}, ${theme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test('every page has one title, one description, its own address and picture, and its links lead somewhere', async ({
  page,
  request,
  environment,
}) => {
  test.setTimeout(300_000);
  const faults = await watchFaults(page);
  const heads = new Map<string, PageHead>();
  for (const route of PUBLIC_ROUTES) {
    const answer = await page.goto(route);
    expect(answer?.status(), route).toBe(200);
    heads.set(
      route,
      await page.evaluate(() => {
        return {
          title: document.title,
          description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
          canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
          image: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
          ogTitle: document.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '',
          headings: document.querySelectorAll('h1').length,
          jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
            (script) => script.textContent ?? '',
          ),
          links: [...document.querySelectorAll('a[href^="/"], a[href^="#"]')].map(
            (link) => link.getAttribute('href') ?? '',
          ),
          ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
          unsized: [...document.querySelectorAll('img:not([width]), img:not([height])')].map((image) =>
            image.outerHTML.slice(0, 120),
          ),
          robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
        };
      }),
    );
  }
  expect(faults).toEqual([]);

  const titles = [...heads.values()].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const shared = [...heads].filter(([route]) => route !== '/auth').map(([, { image }]) => image);
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
    const listed = route !== '/auth';
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

test('structured data say what each kind of page is', async ({ page }) => {
  const typesOf = async (route: string) => {
    await page.goto(route);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => (JSON.parse(text) as { '@type': string })['@type']).toSorted();
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
  expect(listed.toSorted()).toEqual(PUBLIC_ROUTES.filter((route) => route !== '/auth').toSorted());
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

test('no page is wider than its screen', async ({ page }) => {
  test.setTimeout(180_000);
  const tooWide: string[] = [];
  for (const route of PUBLIC_ROUTES) {
    await page.goto(route);
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) tooWide.push(`${route}, ${width} px wide: ${over}`);
    }
  }
  expect(tooWide).toEqual([]);
});
