/** How pages load on a phone, by Lighthouse: the site against its own HTML without scripts. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { portVariables } from '@lumen-throw/domain/environment';
import { accessoryCategoryHref, articleHref, PATHS } from '@lumen-throw/domain/site-paths';
import { benchNavigation, type NavigationBytes } from './client-navigation.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../product/chromium.ts';
import { Failure } from '../product/failure.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { startProductProcess } from '../product/product-process.ts';
import { ROOT } from '../product/state-folder.ts';

const run = promisify(execFile);
const FOLDER = join(ROOT, 'tools/bench/lighthouse');
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/** The pages that are measured. */
const PAGES = {
  home: PATHS.home,
  article: articleHref('brightness-guide'),
  category: accessoryCategoryHref('screens'),
  glossary: PATHS.glossary,
  calculator: PATHS.throwCalculator,
} as const;

/** What Lighthouse says of a page, on its slowed-down phone. */
export interface PageLoad {
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

/** A page as it is, and its HTML alone. */
export interface PageComparison {
  name: string;
  page: PageLoad;
  bare: PageLoad;
}

interface Report {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null }>;
}

async function install(): Promise<void> {
  if (existsSync(CLI)) return;
  console.log('Installing Lighthouse …');
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER });
}

/** Serves the site's pages without their scripts; pictures come from where they are. */
async function serveBare(siteUrl: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', siteUrl)).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': type });
      response.end(
        type.startsWith('text/html') ? body.toString().replaceAll(/<script\b.*?<\/script>/gs, '') : body,
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A page is loaded this often, and the load in the middle counts: one alone says little of a shared machine. */
const LOADS = 3;

/**
 * Lighthouse waits until a page has nothing more to ask for, and a page of the site never has: it stays
 * connected to hear of changes. By now, in milliseconds, everything else is long over.
 */
const LONGEST_LOAD = 12_000;

/** How often Lighthouse may fail to record a page: on a busy machine it misses the start of one. */
const ATTEMPTS = 4;

/** @throws Failure when Lighthouse could not record the page */
async function report(url: string, browserPort: number): Promise<Report> {
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const args = [
      CLI,
      url,
      `--port=${browserPort}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
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
  throw new Failure(`Lighthouse could not measure ${url}: ${reason.slice(0, 300)}`);
}

async function load(url: string, browserPort: number): Promise<PageLoad> {
  const { audits, categories } = await report(url, browserPort);
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

/** The load whose blocking time is in the middle of several. */
async function middleLoad(url: string, browserPort: number): Promise<PageLoad> {
  const loads: PageLoad[] = [];
  // One after the other: they would slow each other down.
  for (let done = 0; done < LOADS; done += 1) loads.push(await load(url, browserPort));
  const middle = loads.toSorted((one, other) => one.blocking - other.blocking)[Math.floor(LOADS / 2)];
  if (!middle) throw new Failure(`${url} was not loaded.`);
  return middle;
}

/** Measures five pages of a product of its own, without the community. */
export async function benchPageLoad(): Promise<{ loads: PageComparison[]; navigations: NavigationBytes[] }> {
  await install();
  const ports = await freeLocalPorts();
  const product = await startProductProcess({
    ...portVariables(ports),
    LUMEN_EMULATORS: 'off',
    LUMEN_STATE_DIR: join('.local', `bench-${process.pid}`),
  });
  // The emulators are not there, so that one of their ports is free.
  const browserPort = ports.firestore;
  const bare = await serveBare(product.environment.siteUrl);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${browserPort}`],
  });
  try {
    const comparisons: PageComparison[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      comparisons.push({
        name,
        page: await middleLoad(`${product.environment.siteUrl}${path}`, browserPort),
        bare: await middleLoad(`${bare.url}${path}`, browserPort),
      });
    }
    const { siteUrl } = product.environment;
    return {
      loads: comparisons,
      navigations: [
        await benchNavigation(browser, siteUrl, PATHS.blog, PAGES.article),
        await benchNavigation(browser, siteUrl, PATHS.accessories, PAGES.category),
      ],
    };
  } finally {
    await browser.close();
    bare.stop();
    await product.stop();
  }
}
