/**
 * Every check of the project: types, lint, format, generated files, unit, rules, functions and lake
 * tests, end-to-end tests. Its last line sums up all of them. With names of steps as arguments
 * (`npm test -- types web`) it runs only those; `npm test -- quick` those of the working day.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { readArguments } from '../product/command-line.ts';
import { runCommand } from '../product/failure.ts';
import { chooseSteps } from './choose-steps.ts';
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

/** Names what passed only at a second try: each is a bug to find, in the product or in the test. */
function printUnsteady(results: readonly StepResult[]): void {
  const unsteady = results.flatMap(({ tests }) => tests.filter((test) => test.unsteady));
  if (unsteady.length === 0) return;
  console.log('\nPassed only at the second try; each is a bug to find:');
  for (const { title } of unsteady) console.log(`  ${title}`);
}

await runCommand(async () => {
  const started = performance.now();
  const steps = chooseSteps(readArguments({ allowPositionals: true }).positionals);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results = await runSteps(steps);
  printSlowest(results);
  printUnsteady(results);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\nAll of it took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
});
