/** What Google's build finds: it knows nothing of this repository, and installs by the lock. */
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

test('npm can install it by the lock alone, without the workspaces', () => {
  expect(read(join(folder, 'package.json'))).not.toHaveProperty('devDependencies');
  // Refuses where lock and package.json do not fit.
  const options = ['--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--loglevel=notice'];
  const said = execFileSync('npm', ['ci', ...options], { cwd: folder, encoding: 'utf8' });
  expect(said).toMatch(/added \d+ packages|up to date|add /);
});

test('every package is one that the tests ran with, at the same version and with the same bytes', () => {
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

test('nothing goes along that only the repository needs', () => {
  const places = Object.keys(lockOf(folder));
  expect(places).toContain('node_modules/firebase-admin');
  // Native code for Google's machines, whatever machine deploys.
  expect(places).toContain('node_modules/@img/sharp-linux-x64');
  expect(
    places.filter((place) => /esbuild|@lumen-throw|typescript|vitest|firebase-tools/.test(place)),
  ).toEqual([]);
});
