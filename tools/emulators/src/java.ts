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

function binFolders(env: NodeJS.ProcessEnv, systemHomes: string): string[] {
  const installed = existsSync(systemHomes)
    ? readdirSync(systemHomes).map((name) => join(systemHomes, name, 'bin'))
    : [];
  const home = env['JAVA_HOME'] ? [join(env['JAVA_HOME'], 'bin')] : [];
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...onPath, ...home, ...installed];
}

/**
 * Finds a Java of at least `JAVA_REQUIRED`: on PATH, then JAVA_HOME, then /usr/lib/jvm.
 * One that can compile is preferred over a plain runtime.
 * @param systemHomes folder of the system's own installations
 * @returns null when there is none
 */
export function findJava(env: NodeJS.ProcessEnv, systemHomes = '/usr/lib/jvm'): Java | null {
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
