/**
 * `npm test` runs what each change needs; `npm run test:all` also runs all the rest. Words choose steps
 * (`npm test -- types web`, `npm test -- quick`). The last line sums up all runners.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { readArguments } from '../product/command-line.ts';
import { runCommand } from '../product/failure.ts';
import { chooseSteps } from './choose-steps.ts';
import type { FailedTest } from './reports.ts';
import { runSteps, type StepResult } from './run-steps.ts';
import { REPORTS } from './steps.ts';

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
  // A wrong word is refused before anything is removed.
  const steps = chooseSteps(words);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const started = performance.now();
  const results = await runSteps(steps);
  printSlowest(results);
  console.log(`\n${words.join(', ')}: ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
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
