/** What a publish costs a site of many count: which pages are made anew, and how long it takes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { articleHref, PATHS } from '@lumen-throw/domain/site-paths';
import { Failure } from '../product/failure.ts';
import { seedContent } from '../product/seed-content.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { updateSite } from '../../web/prerender/update-site.ts';
import type { BuildContent } from '../../web/src/app/build-content.ts';

/** Guides on the site. */
export const PUBLISH_PAGES = 2000;

/** Milliseconds within which a publish has to be on the site. */
export const PUBLISH_BUDGET = 10_000;

/** What was measured. */
export interface PublishCost {
  /** Milliseconds for the whole site. */
  build: number;
  /** Milliseconds from the publish of a guide until all is written. */
  update: number;
  /** Pages that were made anew. */
  rendered: number;
}

/** The seed, with copies of one guide in place of its guides; the content's own time is in `-- lake`. */
async function manyGuides(): Promise<{ content: BuildContent; publish: (title: string) => void }> {
  const seed = seedContent();
  const map = await seed.siteMap();
  const [model] = map.articles;
  const page = model ? await seed.page('article', { slug: model.slug }) : null;
  const searched = await seed.searched();
  const searchedModel = searched.guides.find(({ _id }) => _id === model?._id);
  if (!model || !page || !searchedModel) throw new Error('The seed has no guide to make copies of.');
  const ids = Array.from({ length: PUBLISH_PAGES }, (_, index) => `article-copy-${index}`);
  const articles = ids.map((_id) => ({ ...model, _id, slug: _id, aliases: [] }));
  let published = { title: model.title, revision: 'first' };
  const revisionOf = (id: string): string => (id === ids[7] ? published.revision : 'first');
  const listed = () =>
    articles.map((each) => (each._id === ids[7] ? { ...each, title: published.title } : each));
  return {
    publish: (title) => (published = { title, revision: 'second' }),
    content: {
      ...seed,
      siteMap: async () => ({ ...map, articles: listed(), overview: ids }),
      searched: async (asked) => ({
        ...searched,
        guides: listed().flatMap(({ _id, slug, title }) =>
          !asked || asked.includes(_id) ? [{ ...searchedModel, _id, slug, title }] : [],
        ),
      }),
      revisions: async () => [
        ...(await seed.revisions()),
        ...ids.map((_id) => ({
          _id,
          _type: 'article',
          _rev: revisionOf(_id),
          _updatedAt: '2026-11-25T10:00:00Z',
        })),
      ],
      page: async (kind, parameters, takeSources) => {
        const slug = String(parameters['slug'] ?? '');
        if (kind === 'article') {
          takeSources?.([{ _id: slug, _type: 'article' }]);
          return { ...page, slug, ...(slug === ids[7] ? { title: published.title } : {}) };
        }
        if (kind !== 'blog' && kind !== 'blogPage') return seed.page(kind, parameters);
        const shown = listed().slice(Number(parameters['from']), Number(parameters['to']));
        return {
          head: null,
          count: listed().length,
          articles: shown.map((each) => ({ ...each, cover: null, words: null })),
        };
      },
    },
  };
}

/**
 * Publishes a guide of a site of thousands.
 * @throws Failure when more pages are made anew than show the guide
 */
export async function benchPublish(): Promise<PublishCost> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-publish-'));
  try {
    const environment = parseEnvironment({});
    const outDir = join(folder, 'site');
    const { content, publish } = await manyGuides();
    const { milliseconds: build } = await prerenderSite({ environment, outDir, content });
    publish('Published in between');
    const { rendered, milliseconds: update } = await updateSite({ environment, outDir, content });
    const own = articleHref('article-copy-7');
    const others = rendered.filter((path) => path !== own && path !== PATHS.blog);
    if (others.length > 0 || !rendered.includes(own))
      throw new Failure(`After a guide was published, unexpected pages were rebuilt: ${rendered.join(' ')}.`);
    return { build, update, rendered: rendered.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
