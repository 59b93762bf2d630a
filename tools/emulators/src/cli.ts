/**
 * Starts the Firebase emulators alone, on the product's ports: `node tools/emulators/src/cli.ts`.
 * Options: `--only auth,firestore,storage,functions`, `--state <folder>`, `--free-ports`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { SERVICES, type Service } from './firebase-config.ts';
import { EmulatorError, startEmulators } from './launcher.ts';
import { ROOT } from './repository-paths.ts';

function isService(name: string): name is Service {
  return SERVICES.some((service) => service === name);
}

function chosenServices(list: string): Service[] {
  const names = list.split(',');
  const unknown = names.find((name) => !isService(name));
  if (unknown !== undefined) {
    throw new EmulatorError(`'${unknown}' is not an emulator; choose from ${SERVICES.join(', ')}.`);
  }
  return names.filter(isService);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: 'auth,firestore,storage,functions' },
      state: { type: 'string' },
      'free-ports': { type: 'boolean', default: false },
    },
  });
  const { firebase, ports } = parseEnvironment(process.env);
  const { auth, firestore, storage, functions } = ports;
  const logFile = join(ROOT, '.local/emulators.log');
  rmSync(logFile, { force: true });
  const emulators = await startEmulators({
    projectId: firebase.projectId,
    ports: values['free-ports'] ? {} : { auth, firestore, storage, functions },
    only: chosenServices(values.only),
    stateDir: values.state ?? null,
    logFile,
  });
  for (const [name, origin] of Object.entries(emulators.origins)) console.log(`${name.padEnd(10)} ${origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulators.stop());
  const { expected } = await emulators.ended;
  if (!expected)
    throw new EmulatorError('The Firebase emulators exited unexpectedly; see .local/emulators.log.');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
