import { dirname, join } from 'node:path';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { prepareCommunity, seedWhileStarting } from '../emulators/demo/prepare-community.ts';
import { findEmulatorRuntime, type AvailableRuntime } from '../emulators/src/emulator-runtime.ts';
import { startEmulators, type RunningEmulators } from '../emulators/src/launcher.ts';
import { findSavedState } from '../emulators/src/saved-state.ts';
import type { StateFolder } from './state-folder.ts';

/** The running part of Firebase: all of it, or Hosting alone with the reason why. */
export interface FirebaseSuite {
  emulators: RunningEmulators;
  /** Why the community is not there; null when it is. */
  communityMissing: string | null;
}

/** Hosting needs neither Java nor a jar. */
export const HOSTING_RUNTIME: AvailableRuntime = {
  kind: 'available',
  java: { bin: dirname(process.execPath), major: 0, development: false },
  binaries: {},
  downloads: false,
  ui: false,
  description: 'Hosting alone',
};

const SWITCHED_OFF = 'LUMEN_EMULATORS is off; start without it to have the community.';

/**
 * Starts the Firebase emulators; where they cannot be had, Hosting alone, so that the site comes up
 * all the same. The community comes with its configuration and, at first, with demo data.
 * @throws EmulatorError when what should run does not
 */
export async function startFirebase(
  environment: SiteEnvironment,
  folder: StateFolder,
): Promise<FirebaseSuite> {
  const { ports, withEmulators } = environment;
  const runtime = withEmulators ? await findEmulatorRuntime() : null;
  const communityMissing =
    runtime === null ? SWITCHED_OFF : runtime.kind === 'missing' ? runtime.message : null;
  const fresh = communityMissing === null && findSavedState(folder.emulators) === null;
  const giveUp = new AbortController();
  const seeding = fresh ? seedWhileStarting(environment, giveUp.signal) : Promise.resolve();
  // A failure is reported below, once the emulators are there or not.
  seeding.catch(() => {});
  const starting = startEmulators({
    projectId: environment.firebase.projectId,
    ports: {
      auth: ports.auth,
      firestore: ports.firestore,
      storage: ports.storage,
      functions: ports.functions,
      hosting: ports.site,
    },
    ...(communityMissing === null ? { stateDir: folder.emulators } : { only: ['hosting'] }),
    runtime: runtime?.kind === 'available' ? runtime : HOSTING_RUNTIME,
    hosting: { dir: folder.site, config: join(folder.dir, 'hosting.json') },
    logFile: join(folder.logs, 'emulators.log'),
  });
  starting.catch(() => giveUp.abort());
  const emulators = await starting;
  if (communityMissing === null) {
    try {
      await seeding;
      await prepareCommunity(emulators, environment);
    } catch (error) {
      await emulators.stop();
      throw error;
    }
  }
  return { emulators, communityMissing };
}
