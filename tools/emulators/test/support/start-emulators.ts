import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { buildFunctions } from '../../../../functions/build.ts';
import { startEmulators, type EmulatorAddresses } from '../../src/launcher.ts';

declare module 'vitest' {
  interface ProvidedContext {
    emulators: EmulatorAddresses;
    emulatorLog: string;
  }
}

/** Starts the emulators once for all test files, on free ports. */
export default async function startForTests({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildFunctions();
  const folder = mkdtempSync(join(tmpdir(), 'lumen-emulator-tests-'));
  const logFile = join(folder, 'emulators.log');
  const emulators = await startEmulators({
    projectId: LOCAL_PROJECT_ID,
    only: ['auth', 'firestore', 'storage', 'functions'],
    logFile,
  });
  provide('emulators', emulators.origins);
  provide('emulatorLog', logFile);
  return async () => {
    await emulators.stop();
    if (process.env['KEEP_EMULATOR_LOG']) console.log(`The emulators' log: ${logFile}`);
    else rmSync(folder, { recursive: true, force: true });
  };
}
