/** Folders whose tests Vitest runs, each with a `vitest.config.ts` of its own; a folder inside another goes first. */
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

/** Patterns of all test files, from the project's root. */
export const TEST_FILES: readonly string[] = [
  ...VITEST_FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  `${BROWSER_FOLDER}/**/*.spec.ts`,
];

/** The folder whose configuration runs a file. @param file its path from the project's root, with slashes */
export function vitestFolder(file: string): string | undefined {
  return VITEST_FOLDERS.find((folder) => file.startsWith(`${folder}/`));
}
