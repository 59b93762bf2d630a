import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { bundleSite } from '../../web/prerender/bundle-site.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import type { BuildContent } from '../../web/src/app/build-content.ts';
import { seedContent } from '../product/seed-content.ts';

/** Kinds of pages of which there can be many: where the site map has them, and the sizes compared. */
export const GROWTH = [
  { kind: 'article', list: 'articles', what: 'guides', small: 40, large: 2000 },
  { kind: 'projector', list: 'projectors', what: 'projectors', small: 200, large: 2000 },
] as const;

type Growth = (typeof GROWTH)[number];

/**
 * A site of nothing but copies of one page, each at an address of its own. What the content itself takes
 * to answer is not in it: `npm run bench -- lake` has that.
 */
async function siteOf({ kind: copied, list }: Growth, count: number): Promise<BuildContent> {
  const seed = seedContent();
  const map = await seed.siteMap();
  const [model] = map[list];
  const slug = model?.slug;
  if (!model || !slug) throw new Error(`The seed has no ${copied} to make copies of.`);
  const page = await seed.page(copied, { slug });
  const copies = Array.from({ length: count }, (_, index) => ({
    ...model,
    slug: `${slug}-${index}`,
    aliases: [],
  }));
  const none = {
    articles: [],
    overview: [],
    authors: [],
    projectors: [],
    accessoryCategories: [],
    ambiancePages: [],
    infoPages: [],
    redirects: [],
  };
  return {
    ...seed,
    siteMap: async () => ({ ...map, ...none, [list]: copies }),
    page: async (kind, parameters) =>
      kind === copied && page
        ? { ...page, slug: String(parameters['slug'] ?? slug) }
        : seed.page(kind, parameters),
  };
}

/**
 * How long rendering takes for a small and a large site of one kind of page.
 * @returns milliseconds for each page
 */
export async function benchPrerender(growth: Growth): Promise<{ small: number; large: number }> {
  const environment = parseEnvironment({});
  const bundle = await bundleSite();
  const folder = await mkdtemp(join(tmpdir(), 'bench-prerender-'));
  const perPage = async (count: number): Promise<number> => {
    const { milliseconds, pages } = await prerenderSite({
      environment,
      outDir: join(folder, 'site'),
      bundle,
      content: await siteOf(growth, count),
    });
    return milliseconds / pages;
  };
  try {
    // The first run also loads the module that renders.
    await perPage(growth.small);
    return { small: await perPage(growth.small), large: await perPage(growth.large) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
