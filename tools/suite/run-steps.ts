import type { FailedTest, TimedTest } from './reports.ts';
import type { Step } from './steps.ts';

/** Steps at a time: one for each core that the checks are planned for. A third makes all of them slower. */
const CONCURRENCY = 2;

/** How a step ended. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  tests: readonly TimedTest[];
  failures: readonly FailedTest[];
  flaky: readonly FailedTest[];
}

async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  const { passed, failed, tests, failures, flaky, output } = await step.run();
  const seconds = (performance.now() - started) / 1000;
  if (output) console.log(`▸ ${step.name}\n${output.trimEnd()}`);
  const verdict = failed === 0 ? 'ok' : 'FAILED';
  console.log(
    `${verdict.padEnd(6)} ${step.name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`,
  );
  return { name: step.name, passed, failed, seconds, tests, failures, flaky };
}

/**
 * Runs steps in their order, two at a time, and those that mostly wait beside them; those that need the
 * machine for themselves come last, one by one: what the first of them needs starts as soon as one of the
 * others has nothing to follow it. What a step prints appears when it has ended.
 */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const take = async (turns: Iterable<Step>): Promise<void> => {
    for (const step of turns) results.push(await runStep(step));
  };
  const turns = steps.filter(({ load }) => load === 'core')[Symbol.iterator]();
  const last = steps.filter(({ load }) => load === 'machine');
  const lanes = Array.from({ length: CONCURRENCY }, () => take(turns));
  await Promise.all([
    ...lanes,
    Promise.race(lanes).then(() => last[0]?.prepare?.()),
    take(steps.filter(({ load }) => load === 'little')),
  ]);
  await take(last);
  return results;
}
