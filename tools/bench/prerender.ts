import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { bundleSite } from '../../web/prerender/bundle-site.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import type { BuildContent } from '../../web/src/app/build-content.ts';
import { seedContent } from '../product/seed-content.ts';

/** Pages of a small and of a large site. */
export const SMALL_SITE = 40;
export const LARGE_SITE = 2000;

/** A site of nothing but copies of one guide, each at an address of its own. */
async function siteOf(count: number): Promise<BuildContent> {
  const seed = seedContent();
  const map = await seed.siteMap();
  const [model] = map.articles;
  const slug = model?.slug;
  if (!model || !slug) throw new Error('The seed has no guide to make copies of.');
  const guide = await seed.page('article', { slug });
  const articles = Array.from({ length: count }, (_, index) => ({
    ...model,
    slug: `${slug}-${index}`,
    aliases: [],
  }));
  return {
    ...seed,
    siteMap: async () => ({ ...map, articles, accessoryCategories: [], ambiancePages: [], infoPages: [] }),
    page: async (kind, parameters) =>
      kind === 'article' && guide
        ? { ...guide, slug: parameters['slug'] ?? slug }
        : seed.page(kind, parameters),
  };
}

/**
 * How long rendering takes for a small and a large site.
 * @returns milliseconds for each page
 */
export async function benchPrerender(): Promise<{ small: number; large: number }> {
  const environment = parseEnvironment({});
  const bundle = await bundleSite();
  const folder = await mkdtemp(join(tmpdir(), 'bench-prerender-'));
  const perPage = async (count: number): Promise<number> => {
    const { milliseconds, pages } = await prerenderSite({
      environment,
      outDir: join(folder, 'site'),
      bundle,
      content: await siteOf(count),
    });
    return milliseconds / pages;
  };
  try {
    // The first run also loads the module that renders.
    await perPage(SMALL_SITE);
    return { small: await perPage(SMALL_SITE), large: await perPage(LARGE_SITE) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
