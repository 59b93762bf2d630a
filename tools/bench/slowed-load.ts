/** How a page loads in a browser that is really slow, where Lighthouse's phone is reckoned from a fast one. */
import type { Browser } from '@playwright/test';

const SLOWER = 4;
const PHONE = { width: 412, height: 915 };

/** The network that Lighthouse simulates for phones: milliseconds and bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Milliseconds after hydration until the figures are taken: what follows it belongs to the load. */
const REST = 1500;

/** Figures of a load; milliseconds, but for the shift. */
export interface SlowedLoad {
  'first paint': number;
  'largest paint': number;
  'blocking time': number;
  'processor time': number;
  'of scripts': number;
  'of styles and layout': number;
  'layout shift': number;
}

/** What an entry about a shift of the layout has beside others. */
interface Seen {
  value: number;
  hadRecentInput: boolean;
}

/** In the page, before its own scripts: keeps what its load is judged by. */
function observe(): void {
  const seen = { largest: 0, shift: 0, blocking: 0 };
  Object.assign(globalThis, { seenOfLoad: seen });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Partial<Seen>)[]) {
        if (type === 'largest-contentful-paint') seen.largest = entry.startTime;
        else if (type === 'longtask') seen.blocking += Math.max(0, entry.duration - 50);
        else if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
      }
    }).observe({ type, buffered: true });
}

declare global {
  var seenOfLoad: { largest: number; shift: number; blocking: number };
}

/**
 * Loads a page on a processor and a network that are slowed down for real.
 * @param rest milliseconds after hydration until the figures are taken
 */
export async function loadSlowed(browser: Browser, url: string, rest = REST): Promise<SlowedLoad> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.startup?.hydrated === true, undefined, { timeout: 60_000 });
    await page.waitForTimeout(rest);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const spent = (name: string): number =>
      (metrics.find((one) => one.name === name)?.value ?? Number.NaN) * 1000;
    const { largest, shift, blocking } = await page.evaluate(() => globalThis.seenOfLoad);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return {
      'first paint': firstPaint ?? Number.NaN,
      'largest paint': largest,
      'blocking time': blocking,
      'processor time': spent('TaskDuration'),
      'of scripts': spent('ScriptDuration'),
      'of styles and layout': spent('LayoutDuration') + spent('RecalcStyleDuration'),
      'layout shift': shift,
    };
  } finally {
    await context.close();
  }
}
