/**
 * Which tests run. `npm test` runs those that each change needs; a test with `@nightly` in its title, or in
 * the title of a group around it, waits for `npm run test:all`, which runs all tests.
 */
export type Scope = 'daily' | 'nightly' | 'all';

/** The word that moves a test. */
const NIGHTLY = '@nightly';

/** Vitest's options for a scope. */
export const VITEST_OPTIONS: Readonly<Record<Scope, readonly string[]>> = {
  daily: [`--testNamePattern=^(?!.*${NIGHTLY})`],
  nightly: [`--testNamePattern=${NIGHTLY}`],
  all: [],
};

/** Playwright's options for a scope. */
export const PLAYWRIGHT_OPTIONS: Readonly<Record<Scope, readonly string[]>> = {
  daily: [`--grep-invert=${NIGHTLY}`],
  nightly: [`--grep=${NIGHTLY}`],
  all: [],
};

/** Whether a scope runs a test. @param title its full title, with those of the groups around it */
export function isInScope(title: string, scope: Scope): boolean {
  return scope === 'all' || title.includes(NIGHTLY) === (scope === 'nightly');
}

/** Whether a source has tests that only the nightly run takes. */
export function hasNightlyTests(source: string): boolean {
  return source.includes(NIGHTLY);
}
