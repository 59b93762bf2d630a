/** What Google's build gets: it has no workspaces, and installs from the lockfile. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDeployable } from '../deployable.ts';

interface Locked {
  version?: string;
  integrity?: string;
  dev?: boolean;
}

const folder = mkdtempSync(join(tmpdir(), 'lumen-functions-'));
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const lockOf = (dir: string) =>
  (read(join(dir, 'package-lock.json')) as { packages: Record<string, Locked> }).packages;

beforeAll(() => writeDeployable(folder, {}), 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm can install the functions from the lockfile alone, without the workspaces', () => {
  expect(read(join(folder, 'package.json'))).not.toHaveProperty('devDependencies');
  // Google's build runs a script named `build`, whose sources are not deployed.
  expect(read(join(folder, 'package.json'))).not.toHaveProperty('scripts');
  // Fails if the lockfile doesn't match package.json.
  const options = ['--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--loglevel=notice'];
  const said = execFileSync('npm', ['ci', ...options], { cwd: folder, encoding: 'utf8' });
  expect(said).toMatch(/added \d+ packages|up to date|add /);
});

test('every package has the version and the bytes that the tests ran with', () => {
  const tested = lockOf(join(import.meta.dirname, '../..'));
  const { '': _self, ...shipped } = lockOf(folder);
  expect(Object.keys(shipped).length).toBeGreaterThan(100);
  for (const [place, { version, integrity }] of Object.entries(shipped)) {
    const found = tested[`functions/${place}`] ?? tested[place];
    expect({ place, version, integrity }).toEqual({
      place,
      version: found?.version,
      integrity: found?.integrity,
    });
    expect(integrity).toMatch(/^sha512-/);
  }
});

test('ships nothing that only the repository needs', () => {
  const places = Object.keys(lockOf(folder));
  expect(places).toContain('node_modules/firebase-admin');
  // Native code for Google's machines, not for the one that deploys.
  expect(places).toContain('node_modules/@img/sharp-linux-x64');
  expect(
    places.filter((place) => /esbuild|@lumen-throw|typescript|vitest|firebase-tools/.test(place)),
  ).toEqual([]);
});
