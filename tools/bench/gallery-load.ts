/** How the gallery loads beside a guide, on Lighthouse's phone and slowed down for real, with few setups and many. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { COLLECTIONS, GALLERY_START_ID } from '@lumen-throw/domain/collections';
import { parseEnvironment, portVariables } from '@lumen-throw/domain/environment';
import { DEMO_SETUPS } from '../emulators/demo/setups.ts';
import { adminServices } from '../emulators/src/admin-services.ts';
import { startEmulators } from '../emulators/src/launcher.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { startProductProcess } from '../product/product-process.ts';
import { ROOT } from '../product/state-folder.ts';
import { fillGallery, SIZES } from './community.ts';
import { compareLoads, installLighthouse, launchMeasured, PAGES, type PageComparison } from './page-load.ts';
import { loadSlowed } from './slowed-load.ts';
import { spread, type Spread } from './spread.ts';

/** Loads of each page in the slowed browser. */
const SLOWED_LOADS = 7;

/** Milliseconds after hydration in which the setups come, slowed down, and what they bring along. */
const SETUPS_SHOWN = 6000;

/** The gallery and a guide. */
export interface GalleryComparison extends PageComparison {
  /** Blocking time in a browser that is really slow: Lighthouse multiplies each hiccup of the machine. */
  slowed: { page: Spread; baseline: Spread };
}

/**
 * Fills the gallery that a stopped product has saved: functions that woke at each of thousands of
 * writes would take longer than everything else. What the gallery begins with is made anew when asked for.
 */
async function fillSaved(stateDir: string, from: number, to: number): Promise<void> {
  const { firebase } = parseEnvironment({});
  const emulators = await startEmulators({
    projectId: firebase.projectId,
    only: ['auth', 'firestore', 'storage'],
    stateDir: join(ROOT, stateDir, 'emulators'),
    logFile: join(ROOT, stateDir, 'fill.log'),
  });
  try {
    const { auth, firestore, storage } = emulators.origins;
    await using services = adminServices({ ...firebase, emulators: { auth, firestore, storage } });
    await fillGallery(services.firestore, from, to);
    await services.firestore.collection(COLLECTIONS.galleryStart).doc(GALLERY_START_ID).delete();
  } finally {
    await emulators.stop();
  }
}

/** How long a page and its baseline block in the slowed browser, loaded in turn. */
async function compareSlowed(
  browser: Browser,
  url: string,
  baselineUrl: string,
): Promise<GalleryComparison['slowed']> {
  const [page, baseline]: [number[], number[]] = [[], []];
  for (let done = 0; done < SLOWED_LOADS; done += 1) {
    page.push((await loadSlowed(browser, url, SETUPS_SHOWN))['blocking time']);
    baseline.push((await loadSlowed(browser, baselineUrl, SETUPS_SHOWN))['blocking time']);
  }
  return { page: spread(page), baseline: spread(baseline) };
}

/** Loads the gallery and a guide in turn, at each size of the gallery. */
export async function benchGallery(): Promise<GalleryComparison[]> {
  await installLighthouse();
  const ports = await freeLocalPorts();
  const stateDir = join('.local', `bench-gallery-${process.pid}`);
  const variables = { ...portVariables(ports), LUMEN_STATE_DIR: stateDir };
  const comparisons: GalleryComparison[] = [];
  let product = await startProductProcess(variables);
  const browser = await launchMeasured(ports.dev);
  try {
    let filled: number = DEMO_SETUPS.length;
    for (const size of [SIZES.small, SIZES.large]) {
      await product.stop(true);
      await fillSaved(stateDir, filled, size);
      filled = size;
      product = await startProductProcess(variables);
      const { siteUrl } = product.environment;
      const [gallery, guide] = [`${siteUrl}${PAGES.gallery}`, `${siteUrl}${PAGES.article}`];
      comparisons.push({
        ...(await compareLoads(`gallery, ${size} setups`, gallery, guide, ports.dev, 'simulate')),
        slowed: await compareSlowed(browser, gallery, guide),
      });
    }
    return comparisons;
  } finally {
    await browser.close();
    await product.stop();
  }
}
