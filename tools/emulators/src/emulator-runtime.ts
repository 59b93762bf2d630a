import { dirname } from 'node:path';
import { findGcloudJar, firestoreJar, storageRulesJar } from '../without-download/gcloud-emulators.ts';
import { findJava, JAVA_REQUIRED, type Java } from './java.ts';
import { isCached, isDownloadable } from './official-emulators.ts';

/** The emulators can run here. */
export interface AvailableRuntime {
  kind: 'available';
  java: Java;
  /** Variables that tell firebase-tools which jars to use; empty for its own. */
  binaries: Record<string, string>;
  /** Whether firebase-tools will download something first, which can take minutes. */
  downloads: boolean;
  /** Whether the Emulator UI can be had. */
  ui: boolean;
  /** Which jars will run, in plain words, for logs. */
  description: string;
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

/** The emulators cannot run here; the rest of the product can. */
export interface MissingRuntime {
  kind: 'missing';
  missing: 'java' | 'emulators';
  /** One sentence saying what is missing and how to get it. */
  message: string;
}

const BINARY_VARIABLES = {
  firestore: 'FIRESTORE_EMULATOR_BINARY_PATH',
  storage: 'STORAGE_EMULATOR_BINARY_PATH',
} as const;

const PARTS = ['firestore', 'storage'] as const;

function localBinaries(
  parts: readonly (typeof PARTS)[number][],
  java: Java,
  gcloudJar: string,
): Record<string, string> {
  const build = { firestore: firestoreJar, storage: storageRulesJar };
  return Object.fromEntries(parts.map((part) => [BINARY_VARIABLES[part], build[part](java, gcloudJar)]));
}

/**
 * Finds out what the Firebase emulators can run on here. In order: a jar that the user named in
 * FIRESTORE_EMULATOR_BINARY_PATH or STORAGE_EMULATOR_BINARY_PATH; the official one in
 * firebase-tools' cache; the official one by download where its server answers (never with
 * EMULATORS_OFFLINE set); the gcloud SDK's, which may compile the Storage rules runtime once.
 * @returns what to run, or what is missing; never throws for a missing part
 */
export async function findEmulatorRuntime(
  env: NodeJS.ProcessEnv = process.env,
): Promise<AvailableRuntime | MissingRuntime> {
  const java = findJava(env);
  if (!java) {
    return {
      kind: 'missing',
      missing: 'java',
      message: `The Firebase emulators need Java ${JAVA_REQUIRED} or newer: install a JDK (on Debian, 'apt-get install openjdk-21-jdk-headless' or Temurin) or point JAVA_HOME at one.`,
    };
  }
  const wanted = PARTS.filter((part) => !env[BINARY_VARIABLES[part]] && !isCached(part, env));
  const [reachable, ui] = await Promise.all([
    wanted[0] ? isDownloadable(wanted[0], env) : true,
    isCached('ui', env) || isDownloadable('ui', env),
  ]);
  const official = { kind: 'available', java, binaries: {}, ui } as const;
  if (wanted.length === 0) return { ...official, downloads: false, description: 'installed emulators' };
  if (reachable)
    return { ...official, downloads: true, description: 'emulators downloaded by firebase-tools' };
  const gcloudJar = findGcloudJar(env);
  if (!gcloudJar || !java.development) {
    return {
      kind: 'missing',
      missing: 'emulators',
      message: gcloudJar
        ? `The Firebase emulators cannot be downloaded here, and the gcloud SDK's need a Java development kit (javac) of version ${JAVA_REQUIRED} or newer: install one, or connect to the internet once.`
        : "The Firebase emulators cannot be downloaded here: connect to the internet once, or install the gcloud SDK's Firestore emulator ('gcloud components install cloud-firestore-emulator').",
    };
  }
  return {
    ...official,
    binaries: localBinaries(wanted, java, gcloudJar),
    downloads: false,
    description: `the gcloud SDK's emulator for ${wanted.join(' and ')}`,
  };
}
