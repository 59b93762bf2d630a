/** How long moving on inside the site takes against opening the same page, on a slow network with a warm cache. */
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { portVariables } from '@lumen-throw/domain/environment';
import { accessoryCategoryHref, articleHref, PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import { untilHydrated } from '../browser/hydrated.ts';
import { startProductProcess } from '../product/product-process.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { spread, type Spread } from './spread.ts';

/** What moving on may take of what opening takes. */
export const MOVING_BUDGET = 0.8;

/** 1.6 Mbit/s and 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 };

const VISITS = 3;

/** Milliseconds after which a page has fetched what it needs and what is in view. */
const REST = 3000;

const FROM = {
  home: PATHS.home,
  guide: articleHref('brightness-guide'),
  hub: PATHS.accessories,
  projector: projectorHref('benq-w4100i'),
  gallery: PATHS.gallery,
};

/** A page of each kind that others link to. */
const TO = [
  PATHS.home,
  PATHS.blog,
  articleHref('projector-vs-tv'),
  PATHS.accessories,
  accessoryCategoryHref('screens'),
  PATHS.glossary,
  PATHS.projectors,
  projectorHref('benq-ht2060'),
  PATHS.throwCalculator,
  PATHS.projectorFinder,
  PATHS.seasonal,
  PATHS.gallery,
] as const;

/** Milliseconds until the first paint of a page, by whether it was opened or moved to. */
export interface NavigationTimes {
  name: string;
  opened: Spread;
  moved: Spread;
}

/** In the page: follows its link to a path. @returns milliseconds until the frame that shows the page there */
function moveOn(path: string): Promise<number> {
  const heading = 'main h1';
  const before = document.querySelector(heading)?.textContent;
  const begun = performance.now();
  document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
  return new Promise((resolve) => {
    const look = (): void => {
      const title = document.querySelector(heading)?.textContent;
      if (location.pathname !== path || !title || title === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    };
    look();
  });
}

async function openSlowly(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

async function firstPaint(context: BrowserContext, path: string): Promise<number> {
  const page = await openSlowly(context, path);
  const time = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.close();
  return time;
}

async function several(measure: () => Promise<number>): Promise<Spread> {
  const times: number[] = [];
  while (times.length < VISITS) times.push(await measure());
  return spread(times);
}

/** Measures the way from a page of each kind to each page that it links to. */
export async function benchNavigation(): Promise<NavigationTimes[]> {
  const product = await startProductProcess({
    ...portVariables(await freeLocalPorts()),
    LUMEN_STATE_DIR: join('.local', `bench-${process.pid}`),
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ baseURL: product.environment.siteUrl });
    const opened = new Map<string, Spread>();
    for (const path of TO) {
      await firstPaint(context, path);
      opened.set(path, await several(() => firstPaint(context, path)));
    }
    const found: NavigationTimes[] = [];
    for (const [name, from] of Object.entries(FROM)) {
      for (const [to, opening] of opened) {
        const there = await openSlowly(context, from);
        const isLinked = (await there.locator(`a[href="${to}"]`).count()) > 0;
        await there.close();
        if (!isLinked || to === from) continue;
        const moved = await several(async () => {
          const page = await openSlowly(context, from);
          await page.waitForTimeout(REST);
          const time = await page.evaluate(moveOn, to);
          await page.close();
          return time;
        });
        found.push({ name: `${name} to ${to}`, opened: opening, moved });
      }
    }
    return found;
  } finally {
    await browser.close();
    await product.stop();
  }
}
