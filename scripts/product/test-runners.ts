/** Which tests `npm test` runs, and with what. */
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { ROOT } from './state-folder.ts';

/** Folders whose tests vitest runs, each with a `vitest.config.ts` of its own. */
export const VITEST_FOLDERS = [
  'domain',
  'content',
  'lake',
  'functions',
  'emulators',
  'scripts',
  'studio',
  'web',
] as const;

/** Folder of the tests that Playwright runs. */
export const BROWSER_FOLDER = 'e2e';

/** Patterns of the files that a vitest configuration includes. @param config its source */
export function includedPatterns(config: string): string[] {
  const list = /\binclude: \[([^\]]*)\]/.exec(config)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern ?? '');
}

/** Whether a step of `npm test` runs a file. @param file its path from the project's root, with slashes */
export function isRun(file: string): boolean {
  const [folder = '', ...rest] = file.split('/');
  const inside = rest.join('/');
  if (folder === BROWSER_FOLDER) return matchesGlob(inside, '**/*.spec.ts');
  if (!VITEST_FOLDERS.some((known) => known === folder)) return false;
  const config = readFileSync(join(ROOT, folder, 'vitest.config.ts'), 'utf8');
  return includedPatterns(config).some((pattern) => matchesGlob(inside, pattern));
}
