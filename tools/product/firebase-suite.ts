import { join } from 'node:path';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { WEBHOOK_FUNCTION } from '@lumen-throw/domain/publish-webhook';
import { roomsPath } from '@lumen-throw/domain/gallery-card';
import { GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { prepareCommunity } from '../emulators/demo/prepare-community.ts';
import { seedState } from '../emulators/demo/seed-state.ts';
import {
  findEmulatorRuntime,
  HOSTING_RUNTIME,
  type AvailableRuntime,
} from '../emulators/src/emulator-runtime.ts';
import { EmulatorError, startEmulators, type RunningEmulators } from '../emulators/src/launcher.ts';
import type { Part } from './keep-running.ts';
import { productPorts } from './ports.ts';
import type { StateFolder } from './state-folder.ts';

/** The running part of Firebase: all of it, or Hosting alone with the reason why. */
export interface FirebaseSuite extends Part {
  emulators: RunningEmulators;
  /** Why the community is not there; null when it is. */
  communityMissing: string | null;
}

/** Seconds between two saves: a crash of the emulators loses what is younger. A save takes a tenth of a second. */
const SAVE_EVERY = 15;

const SWITCHED_OFF = 'LUMEN_EMULATORS is off; start without it to have the community.';

/** What Firebase will run on. */
export interface Community {
  runtime: AvailableRuntime;
  /** Why the community will not be there; null when it will. */
  missing: string | null;
}

/** Finds out whether the emulators can be had, before anything is built or started. */
export async function findCommunity({
  withEmulators,
}: Pick<SiteEnvironment, 'withEmulators'>): Promise<Community> {
  if (!withEmulators) return { runtime: HOSTING_RUNTIME, missing: SWITCHED_OFF };
  const runtime = await findEmulatorRuntime();
  return runtime.kind === 'missing'
    ? { runtime: HOSTING_RUNTIME, missing: runtime.message }
    : { runtime, missing: null };
}

/** Says in a sentence what could not be written; Firebase's own error holds the whole request. */
async function written<Result>(work: Promise<Result>, what: string, log: string): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof EmulatorError) throw error;
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new EmulatorError(`${what} could not be imported into the emulators (${reason}): see ${log}.`);
  }
}

/**
 * Calls the functions that a publish and the gallery go through, once and with a question that changes
 * nothing: the first call of a function starts a process, which would take longer than anybody waits.
 */
function warmUp({ siteUrl, firebase }: SiteEnvironment): void {
  const functions = `${firebase.emulators?.functions}/${firebase.projectId}/${firebase.region}`;
  const paths = [VERSION_PATH, GALLERY_START_PATH, PATHS.gallery, roomsPath('none')];
  const onSite = paths.map((path) => `${siteUrl}${path}`);
  for (const address of [`${functions}/${WEBHOOK_FUNCTION}`, ...onSite])
    fetch(address).then(
      (answer) => answer.body?.cancel(),
      // It is called again when it is needed.
      () => undefined,
    );
}

/**
 * Writes the demo data of a product that is started for the first time.
 * @returns whether there was anything to write
 */
export async function seedCommunity(
  environment: SiteEnvironment,
  { runtime, missing }: Community,
  folder: StateFolder,
): Promise<boolean> {
  if (missing !== null) return false;
  const logFile = join(folder.logs, 'seeding.log');
  const seeding = seedState({
    environment,
    runtime,
    stateDir: folder.emulators,
    avoidPorts: productPorts(environment.ports),
    logFile,
  });
  return written(seeding, 'The demo data', logFile);
}

/**
 * Starts the Firebase emulators; where they cannot be had, Hosting alone, so that the site comes up
 * all the same. The community comes with its configuration.
 * @param say takes a sentence when the state could not be saved
 * @param signal ends a start that is under way
 * @throws EmulatorError when what should run does not
 */
export async function startFirebase(
  environment: SiteEnvironment,
  { runtime, missing: communityMissing }: Community,
  folder: StateFolder,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<FirebaseSuite> {
  const { ports, firebase } = environment;
  const logFile = join(folder.logs, 'emulators.log');
  const emulators = await startEmulators({
    projectId: firebase.projectId,
    ports: {
      auth: ports.auth,
      firestore: ports.firestore,
      storage: ports.storage,
      functions: ports.functions,
      hosting: ports.site,
    },
    avoidPorts: productPorts(ports),
    ...(communityMissing === null ? { stateDir: folder.emulators } : { only: ['hosting'] }),
    ...(communityMissing === null
      ? {
          beforeFunctions: () =>
            written(prepareCommunity(environment), "The configuration and the pictures' sizes", logFile),
        }
      : {}),
    runtime,
    hosting: { dir: folder.site, config: join(folder.dir, 'hosting.json'), region: firebase.region },
    logFile,
    saveEvery: SAVE_EVERY,
    onSaveFailed: (reason) =>
      say(`failed to save accounts, setups and pictures: ${reason.split('\n', 1)[0]}`),
    signal,
  });
  if (communityMissing === null) warmUp(environment);
  return { emulators, communityMissing, stop: () => emulators.stop(), ended: emulators.ended };
}
