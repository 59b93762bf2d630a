import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { bundleSite } from '../../web/prerender/bundle-site.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../product/chromium.ts';
import { seedContent } from '../product/seed-content.ts';
import { serveStaticSite } from './static-site.ts';
import { CALCULATOR_TEXTS } from '../../web/src/features/calculator/texts.ts';

/** One frame at 60 a second, in milliseconds. */
export const FRAME_BUDGET = 1000 / 60;

/** How much slower than this machine the processor is made. */
const SLOWER = 4;
const PHONE = { width: 412, height: 915 };
const WARM_UP = 20;
const CHANGES = 120;

export interface FrameCost {
  name: string;
  /** Milliseconds. */
  median: number;
  /** Milliseconds that nineteen of twenty changes stay under. */
  p95: number;
}

/** A page with a slider and the number that it shows, without any library: what a frame costs at least. */
const PLAIN_PAGE = `<!doctype html><title>Plain</title><input type="range" aria-label="${CALCULATOR_TEXTS.fields.diagonal}" min="60" max="200" step="1">
<output></output><script>document.querySelector('input').addEventListener('input', (event) => {
document.querySelector('output').textContent = event.target.value })</script>`;

/** In the page: the cost of each of some changes, in milliseconds. */
async function measureInPage({ label, count }: { label: string; count: number }): Promise<number[]> {
  const input = document.querySelector<HTMLInputElement>(`input[type=range][aria-label="${label}"]`);
  if (!input) throw new Error(`There is no slider for ${label}.`);
  const { min, max, step } = input;
  const steps = Math.round((Number(max) - Number(min)) / Number(step));
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const measured: number[] = [];
  for (let change = 0; change < count; change += 1) {
    measured.push(
      await new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const begun = performance.now();
          // Sent before anything else is, so that it arrives first after the frame has been painted.
          port1.addEventListener('message', () => resolve(performance.now() - begun), { once: true });
          port2.postMessage(null);
          const value = String(Number(min) + ((change * 7) % steps) * Number(step));
          // Past React, which otherwise takes the new value for its own.
          Reflect.set(HTMLInputElement.prototype, 'value', value, input);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        });
      }),
    );
    // What lags behind, below the calculator, catches up before the next change.
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return measured;
}

/**
 * What a change of a field costs a frame: from the input event at the start of the frame, through
 * React, style, layout and paint, to the first task after it.
 * @param label name of the slider
 */
async function costOf(page: Page, name: string, label: string): Promise<FrameCost> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const costs = await page.evaluate(measureInPage, { label, count: WARM_UP + CHANGES });
  await devtools.detach();
  const sorted = costs.slice(WARM_UP).toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { name, median: at(0.5), p95: at(0.95) };
}

/** Measures the calculator's changes on a processor four times as slow, with the seed's presets. */
export async function benchCalculator(): Promise<FrameCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'calculator-bench-'));
  const environment = parseEnvironment({});
  const outDir = join(folder, 'site');
  await prerenderSite({ environment, outDir, bundle: await bundleSite(), content: seedContent() });
  const site = await serveStaticSite(outDir);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    // One page at a time: what another one does would be measured with it.
    const plain = await browser.newPage({ viewport: PHONE });
    await plain.setContent(PLAIN_PAGE);
    const baseline = await costOf(
      plain,
      `plain slider, ${SLOWER} times slower CPU`,
      CALCULATOR_TEXTS.fields.diagonal,
    );
    await plain.close();
    const page = await browser.newPage({ viewport: PHONE });
    // With everything on the page that can depend on a change.
    await page.goto(`${site.url}/tools/throw-calculator?preset=benq-tk700&with=generic-ust,optoma-gt1080`);
    await page.waitForFunction(() => document.documentElement.dataset['query'] === undefined);
    await page.waitForTimeout(1500);
    return [
      baseline,
      await costOf(
        page,
        `calculator, a drawn size on a ${SLOWER} times slower CPU`,
        CALCULATOR_TEXTS.fields.diagonal,
      ),
      await costOf(
        page,
        `calculator, a drawn distance on a ${SLOWER} times slower CPU`,
        CALCULATOR_TEXTS.fields.distance,
      ),
    ];
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
