/** What page views cost at each service, counted on the local product by a browser. */
import { chromium, request, type Browser, type Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { accessoryCategoryHref, articleHref, PATHS } from '@lumen-throw/domain/site-paths';
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { changeLake } from '../browser/lake-editor.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import { Failure } from '../product/failure.ts';
import { startProductProcess } from '../product/product-process.ts';

/** The guide that is published anew in between. */
const PUBLISHED = { id: 'article-brightness-guide', slug: 'brightness-guide' } as const;

/** One view each: of ten, six are made from the published guide, which they show, list or link to. */
const VIEWS = [
  PATHS.home,
  PATHS.blog,
  articleHref(PUBLISHED.slug),
  articleHref('projector-vs-tv'),
  PATHS.accessories,
  accessoryCategoryHref('screens'),
  PATHS.glossary,
  PATHS.seasonal,
  PATHS.projectors,
  '/privacy',
] as const;

/** Milliseconds for which a view lasts once it has asked what was published: queries come within. */
const VIEW = 1500;

/** Services that a view may cost something. */
const SERVICES = ['site', 'version', 'content', 'firestore'] as const;
type Service = (typeof SERVICES)[number];

export type Requests = Record<Service, number>;

/** Which service a request goes to; null for pictures, which Sanity counts as traffic and not as requests. */
function serviceOf(address: string, { siteUrl, firebase }: SiteEnvironment): Service | null {
  const { origin, pathname } = new URL(address);
  if (pathname === VERSION_PATH) return 'version';
  if (origin === siteUrl) return 'site';
  if (origin === firebase.emulators?.firestore) return 'firestore';
  // The lake sends streams to other ports of its own.
  return pathname.includes('/data/') ? 'content' : null;
}

async function view(page: Page, path: string): Promise<void> {
  const asked = page.waitForRequest((sent) => new URL(sent.url()).pathname === VERSION_PATH, {
    timeout: 30_000,
  });
  await page.goto(path);
  await page.mouse.move(10, 10);
  await asked;
  await page.waitForTimeout(VIEW);
}

/** Counts the views of as many visitors, each with a cache of its own. */
async function count(browser: Browser, environment: SiteEnvironment): Promise<Requests> {
  const counted: Requests = { site: 0, version: 0, content: 0, firestore: 0 };
  for (const path of VIEWS) {
    const context = await browser.newContext({ baseURL: environment.siteUrl, serviceWorkers: 'block' });
    context.on('request', (sent) => {
      const service = serviceOf(sent.url(), environment);
      if (service) counted[service] += 1;
    });
    await view(await context.newPage(), path);
    await context.close();
  }
  return counted;
}

/** For each 1,000 views. */
function perThousand(counted: Requests): Requests {
  const scaled = (service: Service): number => (counted[service] * 1000) / VIEWS.length;
  return {
    site: scaled('site'),
    version: scaled('version'),
    content: scaled('content'),
    firestore: scaled('firestore'),
  };
}

/**
 * Counts the requests of page views, before a publish and after it, until the next build.
 * @returns for each 1,000 views
 * @throws Failure when the publish does not come through
 */
export async function benchRequests(): Promise<{ without: Requests; after: Requests }> {
  const product = await startProductProcess(undefined, { args: ['--pages-as-built'] });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const { environment } = product;
    const without = perThousand(await count(browser, environment));
    const editor = await request.newContext();
    const title = `Published at ${Date.now()}`;
    await changeLake(editor, environment, { patch: { id: PUBLISHED.id, set: { title } } });
    await untilTold(environment);
    await editor.dispose();
    return { without, after: perThousand(await count(browser, environment)) };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Milliseconds for the webhook's way. */
const TOLD_WITHIN = 30_000;

async function untilTold({ siteUrl }: SiteEnvironment): Promise<void> {
  const deadline = Date.now() + TOLD_WITHIN;
  while (Date.now() < deadline) {
    const answer = await fetch(`${siteUrl}${VERSION_PATH}`);
    if ((await answer.text()).includes(PUBLISHED.id)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Failure('The publish did not reach the site.');
}
