import { expect, test } from 'vitest';
import { nightlyRefusal, type WorkflowRun } from './check-nightly.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const run = (run_started_at: string, conclusion: string | null = 'success'): WorkflowRun => ({
  conclusion,
  run_started_at,
  html_url: 'https://github.example/run',
});

test('allows a deployment after a green run in the last two days', () => {
  expect(nightlyRefusal([run('2026-03-08T12:00:00Z')], NOW)).toBeNull();
});

test.each([
  ['has never run', [], 'have never run'],
  ['is older than two days', [run('2026-03-08T11:59:00Z')], 'is 2 days old'],
  ['is red', [run('2026-03-10T03:00:00Z', 'failure'), run('2026-03-09T03:00:00Z')], 'ended with failure'],
  ['was cancelled', [run('2026-03-10T03:00:00Z', 'cancelled')], 'ended with cancelled'],
  ['timed out', [run('2026-03-10T03:00:00Z', 'timed_out')], 'ended with timed_out'],
  ['has an invalid time', [run('soon')], 'cannot be read'],
])('refuses a deployment when the nightly run %s', (_what, runs, reason) => {
  expect(nightlyRefusal(runs, NOW)).toContain(reason);
});
