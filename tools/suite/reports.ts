/** What the runners' reports say: how many tests passed, and how long each took. */
import { readFileSync } from 'node:fs';

/** One test and how long it took, in milliseconds. */
export interface TimedTest {
  title: string;
  duration: number;
  /** Whether it passed only when it was tried again. */
  unsteady: boolean;
}

/** The outcome of a step. */
export interface Tally {
  passed: number;
  failed: number;
  tests: readonly TimedTest[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; assertionResults: { title: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** A report that was never written is a failed run. */
const NO_REPORT: Tally = { passed: 0, failed: 1, tests: [] };

function read<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    console.log(`There is no report ${file}: the run ended before it could write one.`);
    return null;
  }
}

/** A run can fail outside of any test, for example in its set-up. */
function tally(code: number, passed: number, failed: number, tests: readonly TimedTest[]): Tally {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, tests };
}

/** Reads vitest's report; a test that was skipped counts as failed. @param code the run's exit code */
export function vitestTally(file: string, code: number): Tally {
  const report = read<VitestReport>(file);
  if (!report) return NO_REPORT;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      title: `${name.split('/').slice(-3).join('/')} › ${title}`,
      duration: duration ?? 0,
      unsteady: false,
    })),
  );
  return tally(code, numPassedTests, numFailedTests + numPendingTests + numTodoTests, tests);
}

function timedTests({ file, suites = [], specs }: PlaywrightSuite): TimedTest[] {
  return [
    ...specs.map(({ title, tests }) => ({
      title: `e2e/${file} › ${title}`,
      duration: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      unsteady: tests.some(({ status }) => status === 'flaky'),
    })),
    ...suites.flatMap(timedTests),
  ];
}

/**
 * Reads Playwright's report; a test that was skipped counts as failed, and one that passed at its
 * second try is marked: the run's summary names it.
 */
export function playwrightTally(file: string, code: number): Tally {
  const report = read<PlaywrightReport>(file);
  if (!report) return NO_REPORT;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return tally(code, expected + flaky, unexpected + skipped, report.suites.flatMap(timedTests));
}
