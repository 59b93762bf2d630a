import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { costOf, SLOWER, type FrameCost } from './frame-cost.ts';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { bundleSite } from '../../web/prerender/bundle-site.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import type { BuildContent } from '../../web/src/app/build-content.ts';
import { seedContent } from '../product/seed-content.ts';
import { serveStaticSite } from './static-site.ts';
import { CALCULATOR_TEXTS } from '../../web/src/features/calculator/texts.ts';
import { FINDER_TEXTS } from '../../web/src/features/projectors/finder/texts.ts';
import { LIST_TEXTS } from '../../web/src/features/projectors/list/texts.ts';
import type { StartupState } from '../../web/src/startup/startup-state.ts';

const PHONE = { width: 412, height: 915 };

/** A page with a slider and the number that it shows, without any library: what a frame costs at least. */
const PLAIN_PAGE = `<!doctype html><title>Plain</title><input type="range" aria-label="${CALCULATOR_TEXTS.fields.diagonal}" min="60" max="200" step="1">
<output></output><script>document.querySelector('input').addEventListener('input', (event) => {
document.querySelector('output').textContent = event.target.value })</script>`;

function slider(label: string): string {
  return `input[type=range][aria-label="${label}"]`;
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

/** What a page that a busy machine slows down may take to answer, in milliseconds. */
const PAGE_TIMEOUT = 180_000;

/** Models of the catalogue in which the finder and the list are measured. */
const MODELS = 300;

/** The seed's content with copies of its models, up to a number, on the pages that list them. */
function contentWithModels(count: number): BuildContent {
  const seed = seedContent();
  return {
    ...seed,
    page: async (kind, parameters) => {
      const page = await seed.page(kind, parameters);
      if (!page || !('projectors' in page) || !page.projectors?.length) return page;
      const { projectors } = page;
      const copies = Array.from({ length: count }, (_, index) => ({
        ...projectors[index % projectors.length],
        _id: `model-${index}`,
        slug: `model-${index}`,
      }));
      return { ...page, projectors: copies } as typeof page;
    },
  };
}

/** Opens a page; resolves once it is hydrated and idle. */
async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(30, 30);
  await page.waitForFunction(() => {
    const state: StartupState | undefined = globalThis.startup;
    return state?.hydrated === true;
  });
  await page.waitForTimeout(1500);
}

/** Distances as people type them into the finder, in feet. */
const TYPED_DISTANCES = ['8', '9.5', '11', '12.5', '14', '16', '18'];

/**
 * What controls of a page cost a frame, beside a choice on the same page that nothing listens to. That one
 * is measured before and after them: what else the machine does meanwhile slows down both.
 */
async function besideIdleChoice(
  page: Page,
  measure: () => Promise<readonly FrameCost[]>,
): Promise<FrameCost[]> {
  await page.evaluate(addIdleChoice, IDLE_CHOICE);
  const idle = async () => (await costOf(page, 'idle choice', `#${IDLE_CHOICE}`)).median;
  const before = await idle();
  const costs = await measure();
  const baseline = (before + (await idle())) / 2;
  return costs.map((cost) => ({ ...cost, idle: baseline }));
}

function overModels(page: string, change: string): string {
  return `${page} over ${MODELS} models, ${change}, ${SLOWER} times slower CPU`;
}

/** What a key and a choice cost a frame in the projector finder, whose list follows in a later one. */
async function benchFinder(page: Page, siteUrl: string): Promise<FrameCost[]> {
  await openHydrated(page, `${siteUrl}${PATHS.projectorFinder}`);
  const [distance, size] = await Promise.all(
    [FINDER_TEXTS.distance.anywhere, FINDER_TEXTS.size].map(async (label) =>
      page.getByLabel(label, { exact: true }).getAttribute('id'),
    ),
  );
  return besideIdleChoice(page, async () => [
    await costOf(page, overModels('finder', 'a typed distance'), `[id="${distance}"]`, null, TYPED_DISTANCES),
    await costOf(page, overModels('finder', 'a chosen size'), `[id="${size}"]`),
  ]);
}

/** What a filter and an order of the list of projectors cost a frame. */
async function benchProjectorList(page: Page, siteUrl: string): Promise<FrameCost[]> {
  await openHydrated(page, `${siteUrl}${PATHS.projectors}`);
  const [filter, order] = await Promise.all(
    [LIST_TEXTS.movieLight, LIST_TEXTS.sort].map(async (label) =>
      page.getByLabel(label, { exact: true }).getAttribute('id'),
    ),
  );
  return besideIdleChoice(page, async () => [
    await costOf(page, overModels('list', 'a filter'), `[id="${filter}"]`),
    await costOf(page, overModels('list', 'an order'), `[id="${order}"]`),
    await costOf(
      page,
      overModels('list', 'a filter until its count has followed'),
      `[id="${filter}"]`,
      'main [role=status]',
    ),
  ]);
}

/** Measures the calculator's changes, the list's filters and the finder's fields on a processor four times as slow, with the seed's presets and 300 models. */
export async function benchControls(): Promise<FrameCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'frames-bench-'));
  const environment = parseEnvironment({});
  const outDir = join(folder, 'site');
  await prerenderSite({
    environment,
    outDir,
    bundle: await bundleSite(),
    content: contentWithModels(MODELS),
  });
  const site = await serveStaticSite(outDir);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    // One page at a time: what another one does would be measured with it.
    const open = async (): Promise<Page> => {
      const page = await browser.newPage({ viewport: PHONE });
      page.setDefaultTimeout(PAGE_TIMEOUT);
      return page;
    };
    const plain = await open();
    await plain.setContent(PLAIN_PAGE);
    const baseline = await costOf(
      plain,
      `plain slider, ${SLOWER} times slower CPU`,
      slider(CALCULATOR_TEXTS.fields.diagonal),
    );
    await plain.close();
    const page = await open();
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
      // The calculator keeps its room for the finder, which then asks other questions.
      ...(await benchFinder(await open(), site.url)),
    ];
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
