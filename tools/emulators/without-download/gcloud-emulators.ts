import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Java } from '../src/java.ts';
import { JAR_CACHE } from '../src/repository-paths.ts';

const STORAGE_RULES_RUNTIME_SOURCE = join(import.meta.dirname, 'StorageRulesRuntime.java');

/**
 * The Firestore emulator that the gcloud SDK installs. Google's whole rules engine is inside it,
 * so the Storage emulator's rules runtime can be built on the same jar.
 * @returns path of the jar, or null when no gcloud SDK with it is installed
 */
export function findGcloudJar(env: NodeJS.ProcessEnv): string | null {
  const sdks = [
    env['CLOUDSDK_ROOT'],
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  for (const sdk of sdks) {
    if (!sdk) continue;
    const jar = join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
    if (existsSync(jar)) return jar;
  }
  return null;
}

function cacheKey(gcloudJar: string, source: string): string {
  return createHash('sha256')
    .update(gcloudJar)
    .update(String(statSync(gcloudJar).mtimeMs))
    .update(source)
    .digest('hex')
    .slice(0, 16);
}

interface JarParts {
  mainClass: string;
  gcloudJar: string;
  /** Folder of compiled classes to include, if any. */
  classes?: string;
}

/** Builds in a folder of its own and renames at the end, so that two runs at once cannot meet. */
function buildJar(
  java: Java,
  target: string,
  work: string,
  { mainClass, gcloudJar, classes }: JarParts,
): void {
  const manifest = join(work, 'MANIFEST.MF');
  const jar = join(work, 'built.jar');
  writeFileSync(
    manifest,
    `Manifest-Version: 1.0\nMain-Class: ${mainClass}\n${wrapped(`Class-Path: ${pathToFileURL(gcloudJar).href}`)}\n`,
  );
  const content = classes ? ['-C', classes, '.'] : [];
  execFileSync(join(java.bin, 'jar'), ['cfm', jar, manifest, ...content], { stdio: 'pipe' });
  renameSync(jar, target);
}

/** Manifest lines end after 72 bytes and go on after a space (jar file specification). */
function wrapped(line: string): string {
  const [head = '', ...rest] = line.match(/^.{1,70}|.{1,69}/g) ?? [];
  return [head, ...rest.map((part) => ` ${part}`)].join('\n');
}

function cached(name: string, build: (target: string, work: string) => void): string {
  const target = join(JAR_CACHE, name);
  if (existsSync(target)) return target;
  mkdirSync(JAR_CACHE, { recursive: true });
  const work = mkdtempSync(join(JAR_CACHE, 'build-'));
  try {
    build(target, work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return target;
}

/**
 * The gcloud jar names no main class, which firebase-tools' `java -jar` needs: a jar that holds
 * nothing but a manifest pointing at it.
 * @returns path for FIRESTORE_EMULATOR_BINARY_PATH
 */
export function firestoreJar(java: Java, gcloudJar: string): string {
  return cached(`firestore-${cacheKey(gcloudJar, '')}.jar`, (target, work) =>
    buildJar(java, target, work, {
      mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      gcloudJar,
    }),
  );
}

/**
 * Compiles the Storage rules runtime of this repository against the gcloud jar, once for each
 * version of either.
 * @returns path for STORAGE_EMULATOR_BINARY_PATH
 */
export function storageRulesJar(java: Java, gcloudJar: string): string {
  const source = readFileSync(STORAGE_RULES_RUNTIME_SOURCE, 'utf8');
  return cached(`storage-rules-${cacheKey(gcloudJar, source)}.jar`, (target, work) => {
    const classes = join(work, 'classes');
    mkdirSync(classes);
    execFileSync(
      join(java.bin, 'javac'),
      [
        '--release',
        '17',
        '-proc:none',
        '-nowarn',
        '-cp',
        gcloudJar,
        '-d',
        classes,
        STORAGE_RULES_RUNTIME_SOURCE,
      ],
      { stdio: 'pipe' },
    );
    buildJar(java, target, work, { mainClass: 'StorageRulesRuntime', gcloudJar, classes });
  });
}
