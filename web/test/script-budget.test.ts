import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { bundleSite, type SiteBundle } from '../prerender/bundle-site.ts';
import {
  chunksOf,
  entryModules,
  frameModules,
  readFrameManifest,
  readManifest,
  type Manifest,
} from '../prerender/client-manifest.ts';

/** Maximum KiB of brotli of a content page's scripts until hydration. */
const BUDGET = 130;

/** The same for pages that need most of it: rich text and products, or every figure of projectors. */
const LARGE_BUDGET = 141;

const LARGE_PAGES = new Set([
  'home/home-page',
  'guides/guide-page',
  'guides/author-page',
  'projectors/list/projectors-page',
  'projectors/model/projector-page',
  'info/info-page',
]);

/** Maximum KiB of brotli of an embeddable frame. */
const FRAME_BUDGET = 60;

/** Traces of libraries that readers don't need. */
const NOT_FOR_READERS =
  /identitytoolkit|firestore\.googleapis|firebasestorage|sanity\.io\/help|presentation\/|loader\/query|data-sanity|QueryClientProvider|DndLiveRegion/;

let bundle: SiteBundle;
let manifest: Manifest;

beforeAll(async () => {
  bundle = await bundleSite();
  manifest = await readManifest(bundle.clientDir);
});

const chunks = new Map<string, Promise<{ text: string; kib: number }>>();

/** A chunk and its size, compressed once for all pages that load it. */
async function chunk(file: string): Promise<{ text: string; kib: number }> {
  const known = chunks.get(file);
  if (known) return known;
  const read = readFile(join(bundle.clientDir, file), 'utf8').then((text) => ({
    text,
    kib: brotliCompressSync(text).length / 1024,
  }));
  chunks.set(file, read);
  return read;
}

/** Pages that search engines index and that may be a visitor's first. */
const CONTENT_PAGES = [
  'home/home-page',
  'guides/guide-page',
  'guides/blog-page',
  'accessories/accessories-page',
  'accessories/category-page',
  'accessories/ambiance/ambiance-page',
  'accessories/ambiance/idea-page',
  'projectors/list/projectors-page',
  'projectors/model/projector-page',
  'projectors/comparison/comparison-page',
  'glossary/glossary-page',
  'seasonal/seasonal-page',
  'info/info-page',
  'gallery/gallery-page',
  'members/sign-in-page',
];

test.each(CONTENT_PAGES)(
  'the scripts of %s are within their budget and contain no code for other pages',
  async (page) => {
    const files = new Set(chunksOf(manifest, [`src/features/${page}.tsx`]));
    expect(files.size).toBeGreaterThan(3);
    let weight = 0;
    for (const file of files) {
      const { text, kib } = await chunk(file);
      expect(text).not.toMatch(NOT_FOR_READERS);
      weight += kib;
    }
    expect(weight).toBeLessThanOrEqual(LARGE_PAGES.has(page) ? LARGE_BUDGET : BUDGET);
  },
);

test.each([
  ['calculator', 'throwCalculatorEmbed', 'Calculation Mode', 'Where could it stand?'],
  ['finder', 'projectorFinderEmbed', 'Where could it stand?', 'Calculation Mode'],
] as const)(
  "the scripts of the %s’s frame are at most 60 KiB, without React, router or others' styles",
  async (name, kind, own, others) => {
    const files = frameModules(await readFrameManifest(bundle.clientDir), kind);
    expect(files.at(-1)).toMatch(new RegExp(`entry-${name}-frame`));
    const all = await Promise.all(files.map((file) => chunk(file)));
    const text = all.map((each) => each.text).join('');
    // It has its own code and not what others need.
    expect(text).toContain('lumen-throw:height');
    expect(text).toContain(own);
    expect(text).not.toContain(others);
    expect(text).not.toMatch(NOT_FOR_READERS);
    expect(text).not.toMatch(/react\.dev\/errors|context of a <Router>|Will it fit/);
    expect(all.reduce((weight, { kib }) => weight + kib, 0)).toBeLessThanOrEqual(FRAME_BUDGET);
  },
);

test('preloads modules separately and in import order, so that each is evaluated alone', () => {
  const modules = entryModules(manifest);
  expect(modules.at(-1)).toMatch(/entry-client/);
  for (const { file, imports = [] } of Object.values(manifest)) {
    const place = modules.indexOf(`/${file}`);
    if (place < 0) continue;
    for (const key of imports) {
      const imported = modules.indexOf(`/${manifest[key]?.file}`);
      expect(imported, `${key} of ${file}`).toBeGreaterThanOrEqual(0);
      expect(imported, `${key} before ${file}`).toBeLessThan(place);
    }
  }
});
