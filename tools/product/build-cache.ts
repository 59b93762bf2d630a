import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from '../../web/prerender/input-hash.ts';
import { ROOT } from './state-folder.ts';

/**
 * Runs a build unless its result is there already, made from the same inputs.
 * @param outDir the build's folder, relative to the repository
 * @param variant values that the build reads besides its files, like variables
 * @returns whether it had to be built
 */
export async function buildOnce(
  outDir: string,
  patterns: readonly string[],
  build: () => Promise<void>,
  variant = '',
): Promise<boolean> {
  const stamp = join(ROOT, outDir, '.built-from');
  const hash = await inputHash(patterns, variant);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await build();
  writeFileSync(stamp, hash);
  return true;
}

/** Lets the next `buildOnce` build again: what is there was made for another configuration. */
export function forgetBuild(outDir: string): void {
  rmSync(join(ROOT, outDir, '.built-from'), { force: true });
}
