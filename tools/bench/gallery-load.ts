/** How the gallery loads beside a guide on Lighthouse's phone, with few setups and with many. */
import { join } from 'node:path';
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

/** Loads the gallery and a guide in turn, at each size of the gallery. */
export async function benchGallery(): Promise<PageComparison[]> {
  await installLighthouse();
  const ports = await freeLocalPorts();
  const stateDir = join('.local', `bench-gallery-${process.pid}`);
  const variables = { ...portVariables(ports), LUMEN_STATE_DIR: stateDir };
  const comparisons: PageComparison[] = [];
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
      comparisons.push(
        await compareLoads(
          `gallery, ${size} setups`,
          `${siteUrl}${PAGES.gallery}`,
          `${siteUrl}${PAGES.article}`,
          ports.dev,
          'simulate',
        ),
      );
    }
    return comparisons;
  } finally {
    await browser.close();
    await product.stop();
  }
}
