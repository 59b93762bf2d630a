/** How long a publish takes until plain GET has it: the whole product with its lake, with few guides and with many. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { portVariables, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { MADE_UP_TO_PATH } from '@lumen-throw/domain/published-state';
import {
  articleHref,
  FEED_PATH,
  PATHS,
  SEARCH_INDEX_PATH,
  SITEMAP_PATH,
} from '@lumen-throw/domain/site-paths';
import { Failure } from '../product/failure.ts';
import { LAKE_TOKEN } from '../product/lake-process.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { startProductProcess } from '../product/product-process.ts';
import { PUBLISH_PAGES } from './publish.ts';
import { spread, type Spread } from './spread.ts';

/** The seed's guide that is published again and again, and copied. */
const GUIDE = { id: 'article-how-to-choose-projector', slug: 'how-to-choose-projector' };

/** Where a publish shows: an address, and the words that it has from then on. */
interface Shown {
  name: string;
  path: string;
  words: string;
}

/** What tells of the guide, of its new former address, and of the guide that is published with it. */
function shownIn({ title, former, twin }: { title: string; former: string; twin: string }): readonly Shown[] {
  return [
    ...[articleHref(GUIDE.slug), PATHS.blog, FEED_PATH, SEARCH_INDEX_PATH].map((path) => ({
      name: path,
      path,
      words: title,
    })),
    { name: 'a redirect', path: articleHref(former), words: title },
    { name: SITEMAP_PATH, path: SITEMAP_PATH, words: articleHref(twin) },
  ];
}

/** Guides written at once. */
const BATCH = 200;

const PUBLISHES = 5;

/** Longest wait for an address, in milliseconds; thousands of new pages take minutes. */
const LONGEST_WAIT = 600_000;

/** Milliseconds between two looks at an address. */
const POLL = 100;

/** How long publishes took. */
export interface PublishTimes {
  /** Guides that were added to the seed's. */
  added: number;
  /** Milliseconds from the answer to the publish until an address had it, by address. */
  times: ReadonlyMap<string, Spread>;
}

function askLake({ content }: SiteEnvironment, path: string, mutations?: unknown[]): Promise<Response> {
  const init = mutations ? { method: 'POST', body: JSON.stringify({ mutations }) } : {};
  return fetch(`${content.lakeOrigin}/v${content.apiVersion}/data/${path}/${content.dataset}`, {
    ...init,
    headers: { authorization: `Bearer ${LAKE_TOKEN}`, 'content-type': 'application/json' },
  });
}

/** @throws Failure with what the lake said */
async function write(environment: SiteEnvironment, mutations: unknown[]): Promise<void> {
  const answer = await askLake(environment, 'mutate', mutations);
  if (!answer.ok) throw new Failure(`The lake rejected the request: ${await answer.text()}`);
}

/** @returns milliseconds until an address has some words @throws Failure when it has not after minutes */
async function waitForWords({ siteUrl }: SiteEnvironment, path: string, words: string): Promise<number> {
  const began = performance.now();
  let version: string | null = null;
  while (performance.now() - began < LONGEST_WAIT) {
    // The search's file has 20 MB: fetched at each look, it would take the machine from what is measured.
    const { headers } = await fetch(`${siteUrl}${path}`, { method: 'HEAD' });
    const etag = headers.get('etag');
    if (etag === null || etag !== version) {
      const answer = await fetch(`${siteUrl}${path}`);
      if (answer.ok && (await answer.text()).includes(words)) return performance.now() - began;
    }
    version = etag;
    await delay(POLL);
  }
  throw new Failure(`${path} did not show '${words}' within ${LONGEST_WAIT / 1000} s.`);
}

/** The guide as it is published. */
async function publishedGuide({ content }: SiteEnvironment): Promise<Record<string, unknown>> {
  const query = encodeURIComponent(`*[_id == "${GUIDE.id}"][0]`);
  const found = await fetch(
    `${content.lakeOrigin}/v${content.apiVersion}/data/query/${content.dataset}?query=${query}`,
  );
  const { result } = (await found.json()) as { result: Record<string, unknown> };
  return result;
}

/** Waits until the whole site is made of what is published. */
async function waitForSite(environment: SiteEnvironment): Promise<void> {
  const { _updatedAt } = await publishedGuide(environment);
  await waitForWords(environment, MADE_UP_TO_PATH, String(_updatedAt));
}

const slugOf = (current: string) => ({ _type: 'slug', current });

async function publishTimes(environment: SiteEnvironment, added: number): Promise<PublishTimes> {
  const guide = await publishedGuide(environment);
  const times = new Map<string, number[]>();
  for (let count = 0; count < PUBLISHES; count += 1) {
    const title = `Published ${count} among ${added}`;
    // The latest day of review: it is on the first page of the overview, and in the feed.
    const updatedOn = new Date().toISOString().slice(0, 10);
    const [former, twin] = [`former-${count}-${added}`, `twin-${count}-${added}`];
    await write(environment, [
      { patch: { id: GUIDE.id, set: { title, updatedOn, aliases: [former] } } },
      { createOrReplace: { ...guide, _id: `article-${twin}`, title: twin, slug: slugOf(twin), aliases: [] } },
    ]);
    await Promise.all(
      shownIn({ title, former, twin }).map(async ({ name, path, words }) => {
        const took = await waitForWords(environment, path, words);
        times.set(name, [...(times.get(name) ?? []), took]);
      }),
    );
    await waitForSite(environment);
  }
  return { added, times: new Map([...times].map(([path, all]) => [path, spread(all)])) };
}

/** Adds copies of the guide, and waits until the site has taken in all of them. */
async function addGuides(environment: SiteEnvironment): Promise<void> {
  const guide = await publishedGuide(environment);
  for (let start = 0; start < PUBLISH_PAGES; start += BATCH) {
    const copies = Array.from({ length: BATCH }, (_, index) => {
      const slug = `copy-${start + index}`;
      const title = `Copy ${start + index}`;
      return {
        ...guide,
        _id: `article-${slug}`,
        title,
        slug: slugOf(slug),
        aliases: [],
        updatedOn: '2020-01-01',
      };
    });
    await write(
      environment,
      copies.map((createOrReplace) => ({ createOrReplace })),
    );
  }
  // A change after them: the site that has it has them all.
  await write(environment, [{ patch: { id: GUIDE.id, set: { title: 'All copies stand' } } }]);
  await waitForSite(environment);
}

/** Publishes a guide among the seed's, and among thousands. */
export async function benchPublishToPage(): Promise<{ few: PublishTimes; many: PublishTimes }> {
  const product = await startProductProcess({
    ...portVariables(await freeLocalPorts()),
    LUMEN_EMULATORS: 'off',
    LUMEN_STATE_DIR: join('.local', `bench-publish-${process.pid}`),
  });
  try {
    const few = await publishTimes(product.environment, 0);
    await addGuides(product.environment);
    return { few, many: await publishTimes(product.environment, PUBLISH_PAGES) };
  } finally {
    await product.stop();
  }
}
