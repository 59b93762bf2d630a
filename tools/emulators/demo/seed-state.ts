import { renameSync, rmSync } from 'node:fs';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import type { AvailableRuntime } from '../src/emulator-runtime.ts';
import { startEmulators } from '../src/launcher.ts';
import { findSavedState } from '../src/saved-state.ts';
import { seedDemo } from './seed-demo.ts';

interface SeededState {
  environment: Pick<SiteEnvironment, 'firebase' | 'ports'>;
  /** Ports that others of the product will want. */
  avoidPorts: readonly number[];
  runtime: AvailableRuntime;
  /** Folder that the emulators start from. */
  stateDir: string;
  logFile: string;
}

/**
 * Writes the demo data where no state is kept yet, with emulators of its own that have no functions:
 * these would start a process for nearly each write. They are gone when it is done.
 * @returns whether anything was written
 * @throws EmulatorError when the emulators do not start
 */
export async function seedState({
  environment: { firebase, ports },
  avoidPorts,
  runtime,
  stateDir,
  logFile,
}: SeededState): Promise<boolean> {
  if (findSavedState(stateDir) !== null) return false;
  // What is broken off is begun anew, so it has the folder's name only when it is whole.
  const unfinished = `${stateDir}.seeding`;
  rmSync(unfinished, { recursive: true, force: true });
  const { auth, firestore, storage } = ports;
  const emulators = await startEmulators({
    projectId: firebase.projectId,
    only: ['auth', 'firestore', 'storage'],
    ports: { auth, firestore, storage },
    avoidPorts,
    runtime,
    stateDir: unfinished,
    logFile,
  });
  try {
    await seedDemo(firebase);
    await emulators.save();
  } finally {
    await emulators.stop();
  }
  // What stands there is no whole state, or there would have been nothing to do.
  rmSync(stateDir, { recursive: true, force: true });
  renameSync(unfinished, stateDir);
  return true;
}
