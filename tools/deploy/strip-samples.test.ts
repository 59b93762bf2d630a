/** Stripping samples, on a lake with the seed. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnvironment, type ContentEnvironment } from '@lumen-throw/domain/environment';
import { startLake, type Lake } from '@lumen-throw/lake/server';
import { schemaCheck, type CheckedDocument } from '../../studio/check/schema-check.ts';
import { LAKE_TOKEN } from '../../studio/src/environment.ts';
import { openBuildContent, publishedSamples } from '../../web/src/app/build-content.ts';
import { fetchAfterChanges, fetchPageAndSite } from '../../web/src/app/fetch-page.ts';
import { SEED } from '../product/lake-process.ts';
import { HOSTED_VARIABLES } from './hosted-variables.ts';
import { stripSamples } from './strip-samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'lumen-samples-'));
let lake: Lake;
let content: ContentEnvironment;
let editor: SanityClient;

const ORIGIN = { _type: 'opinionSource', collectedBy: 'Our survey of readers', collectedOn: '2026-10-01' };
const REAL_QUOTE = {
  _id: 'quote-real',
  _type: 'customerQuote',
  text: 'Quiet.',
  author: 'Kim',
  rating: 4,
  source: ORIGIN,
  permission: 'By e-mail on October 1, 2026.',
};

beforeAll(async () => {
  lake = await startLake({ dataDir: folder, port: 0, projectId: 'lumen', allowedOrigins: [], seed: SEED });
  content = { ...parseEnvironment({}).content, lakeOrigin: lake.origin };
  editor = createClient({
    ...content,
    apiHost: lake.origin,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: LAKE_TOKEN,
  });
  const product = await editor.getDocument('product-gaming-4k');
  if (!product) throw new Error('The seed has no product-gaming-4k.');
  await editor
    .transaction()
    .create(REAL_QUOTE)
    // A real rating, and a draft of a product with samples.
    .patch('product-portable-budget', { set: { sample: false, ratingSource: ORIGIN } })
    .create({ ...product, _id: 'drafts.product-gaming-4k' })
    // A page whose quotes are not all samples.
    .create({
      _id: 'drafts.homePage',
      _type: 'homePage',
      sections: [
        {
          _type: 'quotes',
          _key: 'mixed',
          heading: 'Words',
          quotes: ['quote-real', 'quote-yard'].map((id) => ({ _type: 'reference', _key: id, _ref: id })),
        },
      ],
    })
    .commit();
});
afterAll(async () => {
  await lake.close();
  rmSync(folder, { recursive: true, force: true });
});

const all = (): Promise<CheckedDocument[]> =>
  editor.fetch<CheckedDocument[]>('*[!(_id in path("drafts.**"))]');

const count = (filter: string): Promise<number> => editor.fetch<number>(`count(*[${filter}])`);

test('without samples, neither the build nor an open page receives their ratings and quotes @nightly', async () => {
  const live = { ...content, showsSamples: false };
  const invented = /"rating":5|6,000\+ Reviews|bought this month|in the yard most Fridays/;
  const answers = async (asked: ContentEnvironment) => {
    const built = JSON.stringify(await openBuildContent(asked).page('home', {}));
    const open = JSON.stringify(await fetchPageAndSite(asked, 'home', {}));
    const news = await fetchAfterChanges(asked, 'home', {}, { changed: ['homePage'], since: 0 });
    return [built, open, JSON.stringify(news)].map((text) => [text.length > 5000, invented.test(text)]);
  };
  expect(await answers(content)).toEqual(Array.from({ length: 3 }, () => [true, true]));
  expect(await answers(live)).toEqual(Array.from({ length: 3 }, () => [true, false]));
});

test('without a connection it says so in one sentence @nightly', async () => {
  const env = {
    ...HOSTED_VARIABLES,
    PATH: process.env['PATH'],
    SANITY_AUTH_TOKEN: 'a-token',
    // Nobody listens there.
    HTTPS_PROXY: 'http://127.0.0.1:9',
    NODE_USE_ENV_PROXY: '1',
  };
  const command = [join(import.meta.dirname, 'strip-samples.ts'), '--stage', 'staging', '--dry-run'];
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^[^\n]+ can't be reached [^\n]+\n$/);
});

test('a dry run lists the changes and makes none @nightly', async () => {
  const before = await all();
  const said = await stripSamples(content, LAKE_TOKEN, true);
  const products = await count('_type == "product" && sample == true');
  expect(products).toBeGreaterThan(100);
  expect(said[0]).toBe(`Would take rating and reviews out of ${products} products.`);
  expect(await all()).toEqual(before);
});

test('only texts that a person has to write stay samples; real statements stay @nightly', async () => {
  const badges = await count('_type == "product" && defined(badge) && !(badge match "bought")');
  const sections = await editor.fetch<number>('count(*[_id == "homePage"][0].sections)');
  const said = await stripSamples(content, LAKE_TOKEN, false);
  const left = await publishedSamples(content);
  expect(left.map(({ _id }) => _id)).toEqual([
    'info-about',
    'info-accessibility',
    'info-how-we-work',
    'info-privacy',
    'info-report-content',
    'info-terms',
  ]);
  for (const { _id } of left) expect(said.join('\n')).toContain(`Left for you to write: ${_id}`);

  const raw = await editor.fetch<Record<string, unknown>>(`{
    "products": *[_type == "product" && (defined(rating) || defined(reviewsText) || badge match "bought")]._id,
    "badges": count(*[_type == "product" && defined(badge)]),
    "quotes": *[_type == "customerQuote"]._id,
    "home": count(*[_id == "homePage"][0].sections[_type == "quotes"]),
    "sections": count(*[_id == "homePage"][0].sections),
    "mixed": *[_id == "drafts.homePage"][0].sections[0].quotes[]._ref
  }`);
  expect(raw).toEqual({
    products: ['product-portable-budget'],
    badges,
    quotes: ['quote-real'],
    home: 0,
    sections: sections - 1,
    mixed: ['quote-real'],
  });
});

test("the stripped content passes the Studio's checks @nightly", async () => {
  const documents = await all();
  const check = schemaCheck(documents);
  const home = documents.find(({ _id }) => _id === 'homePage');
  const product = documents.find(({ _id }) => _id === 'product-portable-smart');
  for (const document of [home, product]) {
    const markers = document ? await check(document) : [];
    expect(document).toBeDefined();
    expect(markers.filter(({ level }) => level === 'error')).toEqual([]);
  }
});

test('a second run changes nothing @nightly', async () => {
  const before = await all();
  expect((await stripSamples(content, LAKE_TOKEN, false)).slice(0, 2)).toEqual([
    'Took rating and reviews out of 0 products.',
    'Took 0 quotes out of 0 pages, and out of the content.',
  ]);
  expect(await all()).toEqual(before);
});
