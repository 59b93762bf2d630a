/**
 * `npm run tool -- uploads pause|resume [--stage <name>]`: whether members may upload pictures. The function
 * on the budget pauses them by itself; resumed, it leaves them alone for the rest of that month.
 */
import { parseArgs } from 'node:util';
import { COLLECTIONS, SITE_CONFIG_ID } from '@lumen-throw/domain/collections';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { STAGE_OPTION, workOnStage } from '../../../environments/stage.ts';
import { adminServices, type AdminTarget } from './admin-services.ts';

/** Writes what the Storage rules read; the mark of a budget that was reached stays. */
export async function setUploadsPaused(target: AdminTarget, paused: boolean): Promise<void> {
  await using services = adminServices(target);
  await services.firestore
    .collection(COLLECTIONS.siteConfig)
    .doc(SITE_CONFIG_ID)
    .set({ uploads_paused: paused }, { merge: true });
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({ options: STAGE_OPTION, allowPositionals: true });
    const [act, ...more] = positionals;
    if ((act !== 'pause' && act !== 'resume') || more.length > 0)
      throw new Error('Usage: npm run tool -- uploads pause|resume [--stage <name>]');
    workOnStage(values.stage);
    const { firebase } = parseEnvironment(process.env);
    await setUploadsPaused(firebase, act === 'pause');
    const where = firebase.emulators ? 'the embedded product' : `project ${firebase.projectId}`;
    console.log(`Uploads are ${act === 'pause' ? 'paused' : 'open'} (${where}).`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
