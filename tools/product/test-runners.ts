/** Which tests `npm test` runs, and with what. */
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { ROOT } from './state-folder.ts';

/** Folders whose tests vitest runs, each with a `vitest.config.ts` of its own; one inside another goes before it. */
export const VITEST_FOLDERS = [
  'packages/domain',
  'packages/throw',
  'packages/community',
  'content',
  'tools/lake',
  'functions',
  'tools/emulators',
  'studio',
  'web',
  'tools',
] as const;

/** Folder of the tests that Playwright runs. */
export const BROWSER_FOLDER = 'e2e';

/** Patterns of the files that a vitest configuration includes. @param config its source */
export function includedPatterns(config: string): string[] {
  const list = /\binclude: \[([^\]]*)\]/.exec(config)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern ?? '');
}

/** The folder whose configuration runs a file. @param file its path from the project's root, with slashes */
export function vitestFolder(file: string): string | undefined {
  return VITEST_FOLDERS.find((folder) => file.startsWith(`${folder}/`));
}

/** Whether a step of `npm test` runs a file. @param file its path from the project's root, with slashes */
export function isRun(file: string): boolean {
  if (file.startsWith(`${BROWSER_FOLDER}/`)) return matchesGlob(file, `${BROWSER_FOLDER}/**/*.spec.ts`);
  const folder = vitestFolder(file);
  if (!folder) return false;
  const inside = file.slice(folder.length + 1);
  const config = readFileSync(join(ROOT, folder, 'vitest.config.ts'), 'utf8');
  return includedPatterns(config).some((pattern) => matchesGlob(inside, pattern));
}
