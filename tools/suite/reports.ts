/** Reads the runners' reports: how many tests passed, how long each took, and why the others failed. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { isInScope, type Scope } from './scope.ts';

/** One test and how long it took, in milliseconds. */
export interface TimedTest {
  title: string;
  duration: number;
}

/** Something that failed, and what it printed about that. */
export interface FailedTest {
  title: string;
  message: string;
}

/** The outcome of a step. */
export interface Tally {
  passed: number;
  failed: number;
  tests: readonly TimedTest[];
  failures: readonly FailedTest[];
  /** Tests that failed first and passed at the second try. */
  flaky: readonly FailedTest[];
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: {
      title: string;
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** A report that was never written is a failed run. */
const NO_REPORT: Tally = { passed: 0, failed: 1, tests: [], failures: [], flaky: [] };

function read<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    console.log(`There is no report ${file}: the run stopped before writing it.`);
    return null;
  }
}

function messageOf(messages: readonly string[]): string {
  return stripVTControlCharacters(messages.join('\n')).trim();
}

/** A run can fail outside of any test, for example in its set-up. */
function tally(code: number, { failed, ...others }: Tally): Tally {
  return { ...others, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/**
 * Reads Vitest's report of the tests of a scope; one that was skipped counts as failed.
 * @param code the run's exit code
 */
export function vitestTally(file: string, code: number, scope: Scope): Tally {
  const report = read<VitestReport>(file);
  if (!report) return NO_REPORT;
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      // Vitest lists the tests that the title pattern leaves out as skipped.
      .filter(({ fullName }) => isInScope(fullName, scope))
      .map((result) => ({ ...result, file: name.split('/').slice(-3).join('/') })),
  );
  const titled = results.map((result) => ({ ...result, title: `${result.file} › ${result.title}` }));
  const failed = titled.filter(({ status }) => status !== 'passed');
  return tally(code, {
    passed: results.length - failed.length,
    failed: failed.length,
    tests: titled.map(({ title, duration }) => ({ title, duration: duration ?? 0 })),
    failures: failed.map(({ title, failureMessages }) => ({ title, message: messageOf(failureMessages) })),
    flaky: [],
  });
}

interface BrowserTest extends TimedTest, FailedTest {
  ok: boolean;
  flaky: boolean;
}

function browserTests({ file, suites = [], specs }: PlaywrightSuite): BrowserTest[] {
  return [
    ...specs.map(({ title, ok, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return {
        title: `e2e/${file} › ${title}`,
        ok,
        flaky: tests.some(({ status }) => status === 'flaky'),
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
        message: messageOf(results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
      };
    }),
    ...suites.flatMap(browserTests),
  ];
}

/** Reads Playwright's report; a test that was skipped counts as failed. @param code the run's exit code */
export function playwrightTally(file: string, code: number): Tally {
  const report = read<PlaywrightReport>(file);
  if (!report) return NO_REPORT;
  const { expected, unexpected, skipped, flaky } = report.stats;
  const tests = report.suites.flatMap(browserTests);
  return tally(code, {
    passed: expected + flaky,
    failed: unexpected + skipped,
    tests,
    failures: tests.filter(({ ok }) => !ok),
    flaky: tests.filter((test) => test.flaky),
  });
}
