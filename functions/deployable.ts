/** The functions as they are uploaded: the bundle, and what it needs at exactly the versions that were tested. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from './build.ts';

interface Manifest {
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  [field: string]: unknown;
}

interface Lockfile {
  packages: Record<string, { link?: boolean; [field: string]: unknown }>;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
}

/** Packages of the repository's lock, as a folder of its own would have them; links are the workspaces. */
function lockedPackages({ packages }: Lockfile): Lockfile['packages'] {
  const own = /^functions\/(?=node_modules\/)/;
  // What stands in the functions' own folder goes before what all workspaces share.
  const places = Object.keys(packages).filter(
    (place) => own.test(place) || place.startsWith('node_modules/'),
  );
  const byOwn = places.toSorted((one, other) => Number(own.test(one)) - Number(own.test(other)));
  return Object.fromEntries(
    byOwn.flatMap((place) => {
      const found = packages[place];
      return found && !found.link ? [[place.replace(own, ''), found]] : [];
    }),
  );
}

/**
 * Puts everything into a folder that a deployment uploads. Google's build installs there what the lock
 * names; without one it would take whatever is newest, and it cannot have the workspaces at all.
 * @param variables where LUMEN_* stand; their values are written into the bundle
 */
export async function writeDeployable(
  folder: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundleFunctions(join(folder, 'dist/index.js'), variables);
  // Google's build would run a script `build`, whose sources are not there.
  const { devDependencies: _bundled, scripts: _local, ...manifest } = readJson('package.json') as Manifest;
  const write = (file: string, value: unknown): void =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  write('package.json', manifest);
  write('package-lock.json', {
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...lockedPackages(readJson('../package-lock.json') as Lockfile) },
  });
  // npm drops what the functions do not need; it asks nobody, since the lock knows everything.
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
