import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What every build reads. */
const SHARED = ['packages/*/src/**/*.ts', 'package-lock.json'];

/**
 * Hash of what a build is made from: its files, the packages and the lockfile.
 * @param patterns files, relative to the repository
 * @param variant what makes another result of the same files
 */
export async function inputHash(patterns: readonly string[], variant = ''): Promise<string> {
  const hash = createHash('sha256').update(variant);
  const files: string[] = [];
  for await (const entry of glob([...patterns, ...SHARED], { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.relative(ROOT, path.join(entry.parentPath, entry.name)));
  }
  for (const file of files.toSorted()) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
