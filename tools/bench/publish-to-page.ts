/** How long a publish takes until plain GET has it: the whole product with its lake, with few guides and with many. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { portVariables, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { articleHref } from '@lumen-throw/domain/site-paths';
import { Failure } from '../product/failure.ts';
import { LAKE_TOKEN } from '../product/lake-process.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { startProductProcess } from '../product/product-process.ts';
import { PUBLISH_PAGES } from './publish.ts';
import { spread, type Spread } from './spread.ts';

/** The seed's guide that is published again and again, and copied. */
const GUIDE = { id: 'article-how-to-choose-projector', slug: 'how-to-choose-projector' };

/** Guides written at once. */
const BATCH = 200;

const PUBLISHES = 5;

/** Longest wait for a page, in milliseconds; thousands of new ones take minutes. */
const LONGEST_WAIT = 600_000;

/** How long publishes took. */
export interface PublishTimes {
  /** Guides that were added to the seed's. */
  added: number;
  /** Milliseconds from the answer to the publish until the page had it. */
  times: Spread;
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

/** @returns milliseconds until a page has some words @throws Failure when it has not after minutes */
async function waitForWords({ siteUrl }: SiteEnvironment, path: string, words: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < LONGEST_WAIT) {
    const page = await fetch(`${siteUrl}${path}`);
    if (page.ok && (await page.text()).includes(words)) return performance.now() - began;
    await delay(20);
  }
  throw new Failure(`${path} did not show '${words}' within ${LONGEST_WAIT / 1000} s.`);
}

async function publishTimes(environment: SiteEnvironment, added: number): Promise<PublishTimes> {
  const times: number[] = [];
  for (let count = 0; count < PUBLISHES; count += 1) {
    const title = `Published ${count} among ${added}`;
    await write(environment, [{ patch: { id: GUIDE.id, set: { title } } }]);
    times.push(await waitForWords(environment, articleHref(GUIDE.slug), title));
  }
  return { added, times: spread(times) };
}

/** Adds copies of the guide, and waits until the site has taken in all of them. */
async function addGuides(environment: SiteEnvironment): Promise<void> {
  const { content } = environment;
  const query = encodeURIComponent(`*[_id == "${GUIDE.id}"][0]`);
  const found = await fetch(
    `${content.lakeOrigin}/v${content.apiVersion}/data/query/${content.dataset}?query=${query}`,
  );
  const { result: model } = (await found.json()) as { result: Record<string, unknown> };
  for (let start = 0; start < PUBLISH_PAGES; start += BATCH) {
    const copies = Array.from({ length: BATCH }, (_, index) => {
      const slug = `copy-${start + index}`;
      const title = `Copy ${start + index}`;
      return { ...model, _id: `article-${slug}`, title, slug: { _type: 'slug', current: slug } };
    });
    await write(
      environment,
      copies.map((createOrReplace) => ({ createOrReplace })),
    );
  }
  // A guide stands before the update that made it is over; the next update begins after that.
  const title = 'All copies stand';
  await write(environment, [{ patch: { id: GUIDE.id, set: { title } } }]);
  await waitForWords(environment, articleHref(GUIDE.slug), title);
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
