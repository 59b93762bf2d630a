import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { chromium } from '@playwright/test';
import { bundleSite } from '../../web/prerender/bundle-site.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { searchEntries, searchIndexJson } from '../../web/prerender/search-index.ts';
import { SEARCH_FIELD_ID } from '../../web/src/layout/search/focus-search.ts';
import { openSearchEngine } from '../../web/src/layout/search/search-engine.ts';
import type { SearchEntry } from '../../web/src/layout/search/search-entry.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import { seedContent } from '../product/seed-content.ts';
import { costOf, SLOWER, type FrameCost } from './frame-cost.ts';
import { serveStaticSite } from './static-site.ts';

/** KiB of brotli that the index may weigh. */
export const INDEX_BUDGET = 80;

/** Milliseconds that an answer may take, with as many entries. */
export const ANSWER_BUDGET = 5;
const BUDGETED = 600;

/** Entries of a site that has grown. */
const GROWN = 10_000;

/** Questions as people ask them: whole words, beginnings, mistyped ones, several at once. */
const QUESTIONS = [
  'lumens',
  'throw ratio',
  'keystonne',
  'epson 5050',
  'how bright for a living room',
  'scr',
  'p',
  'acoustic panels',
  'brigtness outdoor',
  'ceiling mount',
  'xylophone lumens',
  'laser or lamp',
  'does the brightness change when I change the throw ratio while the projector remains in the same place?',
];

const REPETITIONS = 15;
const PHONE = { width: 412, height: 915 };

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** KiB of brotli that the seed's index weighs. */
export async function searchIndexKib(): Promise<number> {
  return brotliCompressSync(searchIndexJson(await seedContent().searched())).length / 1024;
}

interface Answers {
  entries: number;
  /** Milliseconds, the middle of all questions. */
  median: number;
  /** Milliseconds of the question that takes longest. */
  worst: number;
}

async function answersOf(entries: readonly SearchEntry[]): Promise<Answers> {
  const engine = await openSearchEngine({ entries, synonyms: [] });
  const once = (question: string): number => {
    const begun = performance.now();
    engine.find(question, 7);
    return performance.now() - begun;
  };
  for (const question of QUESTIONS) once(question);
  const times = QUESTIONS.map((question) =>
    middle(Array.from({ length: REPETITIONS }, () => once(question))),
  );
  return { entries: entries.length, median: middle(times), worst: Math.max(...times) };
}

/** A text whose longer words end differently. */
function another(text: string, copy: number): string {
  return copy === 0 ? text : text.replaceAll(/\p{L}{4,}/gu, `$&${copy.toString(36)}`);
}

/** As many entries as asked for: copies whose words end differently, so that each brings words of its own. */
function grown(entries: readonly SearchEntry[], count: number): SearchEntry[] {
  return Array.from({ length: count }, (_, place) => {
    const copy = Math.floor(place / entries.length);
    const entry = entries[place % entries.length];
    if (!entry) throw new Error('The search index of the seed is empty.');
    const { title, line, text } = entry;
    return {
      ...entry,
      href: `${entry.href}-${copy}`,
      title: another(title, copy),
      line: another(line, copy),
      text: another(text, copy),
    };
  });
}

/** How long an answer takes at the size that its budget is for, and on a site that has grown. */
export async function benchSearchAnswers(): Promise<{ small: Answers; large: Answers }> {
  const entries = searchEntries(await seedContent().searched());
  return { small: await answersOf(grown(entries, BUDGETED)), large: await answersOf(grown(entries, GROWN)) };
}

/** What a key costs a frame on a processor four times as slow: until its letter is painted, and the results. */
export async function benchSearchFrames(): Promise<FrameCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const outDir = join(folder, 'site');
  await prerenderSite({
    environment: parseEnvironment({}),
    outDir,
    bundle: await bundleSite(),
    content: seedContent(),
  });
  const site = await serveStaticSite(outDir);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: PHONE });
    await page.goto(`${site.url}/blog/brightness-guide`);
    const field = `#${SEARCH_FIELD_ID}`;
    await page.locator(field).focus();
    await page.locator(field).pressSequentially('lumens');
    await page.getByRole('option').first().waitFor();
    return [
      await costOf(page, `a key in the search, ${SLOWER} times slower CPU`, field, null, QUESTIONS),
      await costOf(
        page,
        `a key in the search until its results are painted, ${SLOWER} times slower CPU`,
        field,
        'form [role=listbox]',
        QUESTIONS,
      ),
    ];
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
