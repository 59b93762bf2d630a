/** How pages load on a phone, by Lighthouse: the site against its own HTML without scripts. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { portVariables } from '@lumen-throw/domain/environment';
import { accessoryCategoryHref, articleHref, PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import { serveBare } from './bare-site.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import { Failure } from '../product/failure.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { spread, type Spread } from './spread.ts';
import { startProductProcess } from '../product/product-process.ts';
import { ROOT } from '../product/state-folder.ts';

const run = promisify(execFile);
const FOLDER = join(ROOT, 'tools/bench/lighthouse');
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/** The pages that are measured. */
export const PAGES = {
  home: PATHS.home,
  article: articleHref('brightness-guide'),
  category: accessoryCategoryHref('screens'),
  glossary: PATHS.glossary,
  calculator: PATHS.throwCalculator,
  projectors: PATHS.projectors,
  projector: projectorHref('benq-w4100i'),
  finder: PATHS.projectorFinder,
  gallery: PATHS.gallery,
} as const;

export type MeasuredPage = keyof typeof PAGES;

/** What Lighthouse says of one load, on its slowed-down phone. */
interface PageLoad {
  /** First and largest contentful paint, in milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total blocking time, in milliseconds. */
  blocking: number;
  /** Scores from 0 to 100: performance, accessibility, best practices, search engines. */
  scores: number[];
}

/** What it says of several. */
interface PageFigures {
  firstPaint: Spread;
  largestPaint: Spread;
  shift: Spread;
  blocking: Spread;
  scores: number[];
}

/** A page, and what it is compared with: its HTML alone, or another page. */
export interface PageComparison {
  name: string;
  page: PageFigures;
  baseline: PageFigures;
}

interface Report {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null }>;
}

/** Installs Lighthouse, which the project itself does not need. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(CLI)) return;
  console.log('Installing Lighthouse …');
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER });
}

/** A page is loaded this often, and the figure in the middle counts: one alone says little of a shared machine. */
const LOADS = 5;

/**
 * Lighthouse waits until a page has nothing more to ask for, and a page of the site never has: it stays
 * connected to hear of changes. By now, in milliseconds, everything else is long over.
 */
const LONGEST_LOAD = 12_000;

/** How often Lighthouse may fail to record a page: on a busy machine it misses the start of one. */
const ATTEMPTS = 4;

/** `simulate` computes a slow phone from a fast load, `devtools` makes the browser that slow. */
type Throttling = 'simulate' | 'devtools';

/** @throws Failure when Lighthouse could not record the page */
async function report(url: string, browserPort: number, throttling: Throttling): Promise<Report> {
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const args = [
      CLI,
      url,
      `--port=${browserPort}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--throttling-method=${throttling}`,
      `--max-wait-for-load=${LONGEST_LOAD}`,
    ];
    const output = await run(process.execPath, args, { maxBuffer: 2 ** 26 }).catch(
      (error: { stderr?: string }) => {
        reason = error.stderr ?? 'no reason given';
        return null;
      },
    );
    if (output) return JSON.parse(output.stdout) as Report;
  }
  throw new Failure(`Lighthouse failed to measure ${url}: ${reason.slice(0, 300)}`);
}

async function load(url: string, browserPort: number, throttling: Throttling): Promise<PageLoad> {
  const { audits, categories } = await report(url, browserPort, throttling);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
      Math.round((categories[category]?.score ?? 0) * 100),
    ),
  };
}

/** What several loads of a page say together. */
function together(loads: readonly PageLoad[]): PageFigures {
  const of = (figure: (load: PageLoad) => number): Spread => spread(loads.map(figure));
  const [first] = loads;
  if (!first) throw new Failure('The page did not load.');
  return {
    firstPaint: of((load) => load.firstPaint),
    largestPaint: of((load) => load.largestPaint),
    shift: of((load) => load.shift),
    blocking: of((load) => load.blocking),
    scores: first.scores.map((_, index) => of((load) => load.scores[index] ?? Number.NaN).middle),
  };
}

/** A browser that Lighthouse reaches on a port. */
export function launchMeasured(browserPort: number): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${browserPort}`],
  });
}

/** Loads a page and its baseline in turn, so that a busy moment of the machine meets both. */
export async function compareLoads(
  name: string,
  url: string,
  baselineUrl: string,
  browserPort: number,
  throttling: Throttling,
): Promise<PageComparison> {
  const [loads, baseline]: [PageLoad[], PageLoad[]] = [[], []];
  for (let done = 0; done < LOADS; done += 1) {
    loads.push(await load(url, browserPort, throttling));
    baseline.push(await load(baselineUrl, browserPort, throttling));
  }
  return { name, page: together(loads), baseline: together(baseline) };
}

/** How the product is measured: as it is, and without the community. */
const COMMUNITY = { 'community on': {}, 'community off': { LUMEN_EMULATORS: 'off' } } as const;

/** Figures of the pages of one product. */
export interface PageBench {
  community: keyof typeof COMMUNITY;
  loads: PageComparison[];
}

async function benchProduct(
  community: keyof typeof COMMUNITY,
  pages: readonly MeasuredPage[],
  throttling: Throttling,
): Promise<PageBench> {
  const ports = await freeLocalPorts();
  const product = await startProductProcess({
    ...portVariables(ports),
    ...COMMUNITY[community],
    LUMEN_STATE_DIR: join('.local', `bench-${process.pid}`),
  });
  const { siteUrl } = product.environment;
  // Nothing of this product is for development, so that this port is free.
  const browserPort = ports.dev;
  const bare = await serveBare(siteUrl);
  const browser = await launchMeasured(browserPort);
  try {
    const loads: PageComparison[] = [];
    for (const name of pages) {
      const path = PAGES[name];
      loads.push(
        await compareLoads(name, `${siteUrl}${path}`, `${bare.url}${path}`, browserPort, throttling),
      );
    }
    return { community, loads };
  } finally {
    await browser.close();
    bare.stop();
    await product.stop();
  }
}

/** Measures pages on Lighthouse's phone, with the community and without. */
export async function benchPageLoad(pages: readonly MeasuredPage[]): Promise<PageBench[]> {
  await installLighthouse();
  return [
    await benchProduct('community on', pages, 'simulate'),
    await benchProduct('community off', pages, 'simulate'),
  ];
}

/**
 * Measures pages in a browser whose network and processor are slowed down for real. Lighthouse's own
 * phone starts the fonts after the last byte of the page, and so counts what stands at its end.
 */
export async function benchSlowedLoad(pages: readonly MeasuredPage[]): Promise<PageComparison[]> {
  await installLighthouse();
  return (await benchProduct('community on', pages, 'devtools')).loads;
}
