import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** firebase-tools 15 refuses anything older. */
export const JAVA_REQUIRED = 21;

/** A Java installation on this machine. */
export interface Java {
  /** Folder that holds `java`, and `javac` and `jar` where it is a development kit. */
  bin: string;
  /** Feature release, for example 21. */
  major: number;
  /** Whether it can compile (`javac` and `jar` are there). */
  development: boolean;
}

function majorOf(bin: string): number {
  const { stdout, stderr } = spawnSync(join(bin, 'java'), ['-version'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  const version = /version "(\d+)/.exec(`${stderr ?? ''}${stdout ?? ''}`);
  return version ? Number(version[1]) : 0;
}

/** Where Linux, macOS and Homebrew put installations, each in a folder of its own. */
const SYSTEM_HOMES = [
  '/usr/lib/jvm',
  '/Library/Java/JavaVirtualMachines',
  '/opt/homebrew/opt',
  '/usr/local/opt',
];

function binFolders(env: NodeJS.ProcessEnv, systemHomes: readonly string[]): string[] {
  const installed = systemHomes.filter(existsSync).flatMap((homes) =>
    readdirSync(homes).flatMap((name) => [
      join(homes, name, 'bin'),
      // As Apple wants it.
      join(homes, name, 'Contents/Home/bin'),
    ]),
  );
  const home = env['JAVA_HOME'] ? [join(env['JAVA_HOME'], 'bin')] : [];
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...onPath, ...home, ...installed];
}

/**
 * Finds a Java of at least `JAVA_REQUIRED`: on PATH, then JAVA_HOME, then where systems put it.
 * One that can compile is preferred over a plain runtime.
 * @param systemHomes folders of the system's own installations
 * @returns null when there is none
 */
export function findJava(env: NodeJS.ProcessEnv, systemHomes: readonly string[] = SYSTEM_HOMES): Java | null {
  let runtimeOnly: Java | null = null;
  for (const bin of new Set(binFolders(env, systemHomes))) {
    if (!existsSync(join(bin, 'java'))) continue;
    const java: Java = {
      bin,
      major: majorOf(bin),
      development: existsSync(join(bin, 'javac')) && existsSync(join(bin, 'jar')),
    };
    if (java.major < JAVA_REQUIRED) continue;
    if (java.development) return java;
    runtimeOnly ??= java;
  }
  return runtimeOnly;
}
