import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './state-folder.ts';

/** Hash over the files that a build reads, the lockfile among them. @param patterns relative to the repository */
function inputHash(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns, 'package-lock.json', 'packages/*/src/**/*.ts'], {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).toSorted();
  for (const file of files) {
    if (!/\.\w+$/.test(file)) continue;
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/**
 * Runs a build unless its result is there already, made from the same inputs.
 * @param outDir the build's folder, relative to the repository
 * @returns whether it had to be built
 */
export async function buildOnce(
  outDir: string,
  patterns: readonly string[],
  build: () => Promise<void>,
): Promise<boolean> {
  const stamp = join(ROOT, outDir, '.built-from');
  const hash = inputHash(patterns);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await build();
  writeFileSync(stamp, hash);
  return true;
}

/** Lets the next `buildOnce` build again: what is there was made for another configuration. */
export function forgetBuild(outDir: string): void {
  rmSync(join(ROOT, outDir, '.built-from'), { force: true });
}
