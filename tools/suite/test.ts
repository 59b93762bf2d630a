/**
 * `npm test` runs what each change needs; `npm run test:all` adds the long tests. Words choose
 * steps (`npm test -- types web`, `npm test -- quick`). The last line sums up all runners.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { readArguments } from '../product/command-line.ts';
import { runCommand } from '../product/failure.ts';
import { chooseSteps } from './choose-steps.ts';
import type { FailedTest } from './reports.ts';
import { runSteps, type StepResult } from './run-steps.ts';
import { REPORTS, SUITES } from './steps.ts';

/** How many of the slowest tests the summary names. */
const SLOWEST = 10;

function printSlowest(results: readonly StepResult[]): void {
  const tests = results.flatMap((result) => result.tests).toSorted((a, b) => b.duration - a.duration);
  if (tests.length === 0) return;
  console.log('\nSlowest tests:');
  for (const { title, duration } of tests.slice(0, SLOWEST))
    console.log(`  ${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);
}

/** Longest message of a failure in the summary, in lines. */
const MESSAGE_LINES = 20;

/** Repeats failures at the end, where a log that is cut off still shows them. */
function printFailures(verdict: string, failures: readonly FailedTest[]): void {
  for (const { title, message } of failures) {
    const lines = message.split('\n').slice(0, MESSAGE_LINES);
    console.log(`\n${verdict} ${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
}

await runCommand(async () => {
  const { positionals } = readArguments({ allowPositionals: true });
  const words = positionals.length > 0 ? positionals : ['daily'];
  // Each scope has a time of its own to keep, so they run one after the other.
  const turns = words.every((word) => Object.hasOwn(SUITES, word)) ? words.map((word) => [word]) : [words];
  // A wrong word is refused before anything is removed.
  const chosen = turns.map((names) => ({ names, steps: chooseSteps(names) }));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results: StepResult[] = [];
  const times: string[] = [];
  for (const { names, steps } of chosen) {
    const started = performance.now();
    results.push(...(await runSteps(steps)));
    times.push(`${names.join(', ')}: ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  }
  printSlowest(results);
  console.log(`\n${times.join('\n')}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (failed > 0) process.exitCode = 1;
  // One that passes at the second try is a bug to find, too.
  printFailures(
    'FLAKY',
    results.flatMap(({ flaky }) => flaky),
  );
  printFailures(
    'FAILED',
    results.flatMap(({ failures }) => failures),
  );
  console.log(`\n${passed} passed, ${failed} failed`);
});
