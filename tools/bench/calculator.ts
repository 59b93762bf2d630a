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
import { LIST_TEXTS } from '../../web/src/features/projectors/list/texts.ts';
import type { StartupState } from '../../web/src/startup/startup-state.ts';

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

function slider(label: string): string {
  return `input[type=range][aria-label="${label}"]`;
}

/** What is measured of a change. */
interface Measured {
  /** Of the slider or the list of choices. */
  selector: string;
  count: number;
  /** Of what follows the control later; the cost then runs until that is painted. */
  follower: string | null;
}

/** In the page: the cost of each of some changes of a slider or a list of choices, in milliseconds. */
async function measureInPage({ selector, count, follower }: Measured): Promise<number[]> {
  const control = document.querySelector(selector);
  const isSlider = control instanceof HTMLInputElement;
  if (!isSlider && !(control instanceof HTMLSelectElement))
    throw new Error(`There is no slider or list of choices at ${selector}.`);
  const valueOf = (change: number): string => {
    if (!isSlider) return control.options[change % control.options.length]?.value ?? '';
    const { min, max, step } = control;
    const steps = Math.round((Number(max) - Number(min)) / Number(step));
    return String(Number(min) + ((change * 7) % steps) * Number(step));
  };
  const followed = follower === null ? null : document.querySelector(follower);
  if (follower !== null && !followed) throw new Error(`Nothing stands at ${follower}.`);
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const tell = (): void => port2.postMessage(null);
  const measured: number[] = [];
  for (let change = 0; change < count; change += 1) {
    measured.push(
      await new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const begun = performance.now();
          // Sent before anything else is, so that it arrives first after the frame has been painted.
          port1.addEventListener('message', () => resolve(performance.now() - begun), { once: true });
          if (followed) {
            const watch = new MutationObserver(() => {
              watch.disconnect();
              requestAnimationFrame(tell);
            });
            watch.observe(followed, { subtree: true, childList: true, characterData: true });
          } else tell();
          // Past React, which otherwise takes the new value for its own.
          const { prototype } = isSlider ? HTMLInputElement : HTMLSelectElement;
          Reflect.set(prototype, 'value', valueOf(change), control);
          control.dispatchEvent(new Event(isSlider ? 'input' : 'change', { bubbles: true }));
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
 * @param selector of the slider or the list of choices
 * @param follower of what changes after the control and is waited for; null for the control's own frame
 */
async function costOf(
  page: Page,
  name: string,
  selector: string,
  follower: string | null = null,
): Promise<FrameCost> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const costs = await page.evaluate(measureInPage, {
    selector,
    count: WARM_UP + CHANGES,
    follower,
  });
  await devtools.detach();
  const sorted = costs.slice(WARM_UP).toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { name, median: at(0.5), p95: at(0.95) };
}

/** Id of a list of choices that changes nothing, on the page of the projectors. */
const IDLE_CHOICE = 'idle-choice';

/** In the page: puts a list of choices before all others that nothing listens to. */
function addIdleChoice(id: string): void {
  const idle = document.createElement('select');
  idle.id = id;
  for (let choice = 0; choice < 5; choice += 1) idle.add(new Option(`Choice ${choice}`, String(choice)));
  document.querySelector('main form')?.before(idle);
}

/** What a filter of the list of projectors costs a frame, and what a choice does that changes nothing there. */
async function benchProjectorList(page: Page, siteUrl: string): Promise<FrameCost[]> {
  await page.goto(`${siteUrl}/projectors`);
  await page.mouse.move(30, 30);
  await page.waitForFunction(() => {
    const state: StartupState | undefined = globalThis.startup;
    return state?.hydrated === true;
  });
  await page.waitForTimeout(1500);
  await page.evaluate(addIdleChoice, IDLE_CHOICE);
  const filter = await page.getByLabel(LIST_TEXTS.light, { exact: true }).getAttribute('id');
  return [
    await costOf(
      page,
      `list of projectors, a choice that changes nothing, ${SLOWER} times slower CPU`,
      `#${IDLE_CHOICE}`,
    ),
    await costOf(page, `list of projectors, a filter on a ${SLOWER} times slower CPU`, `[id="${filter}"]`),
    await costOf(
      page,
      `list of projectors, a filter until its cards have followed, ${SLOWER} times slower CPU`,
      `[id="${filter}"]`,
      'main [role=status]',
    ),
  ];
}

/** Measures the calculator's changes and the list's filters on a processor four times as slow, with the seed's presets. */
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
      slider(CALCULATOR_TEXTS.fields.diagonal),
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
        slider(CALCULATOR_TEXTS.fields.diagonal),
      ),
      await costOf(
        page,
        `calculator, a drawn distance on a ${SLOWER} times slower CPU`,
        slider(CALCULATOR_TEXTS.fields.distance),
      ),
      ...(await benchProjectorList(page, site.url)),
    ];
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
