import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playwrightTally, vitestTally } from './reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
  title: fullName,
  fullName,
  status,
  duration: 5,
  failureMessages,
});

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky', ...messages: string[]) => ({
  title,
  ok: status !== 'unexpected',
  tests: [{ status, results: [{ duration: 7, errors: messages.map((message) => ({ message })) }] }],
});

test('Vitest: names each failed test of the scope with its message and leaves out the others', () => {
  const file = report({
    testResults: [
      {
        name: '/a/b/c.test.ts',
        assertionResults: [
          result('adds', 'passed'),
          result('divides', 'failed', '\u001B[31mexpected 2 to be 3\u001B[39m'),
          result('divides all day @nightly', 'skipped'),
        ],
      },
    ],
  });
  const tally = vitestTally(file, 1, 'daily');
  expect(tally).toMatchObject({ passed: 1, failed: 1 });
  expect(tally.failures).toEqual([{ title: 'a/b/c.test.ts › divides', message: 'expected 2 to be 3' }]);
});

test('Playwright: names each failed test, and each that passed at the second try, with its message', () => {
  const file = report({
    stats: { expected: 1, unexpected: 1, skipped: 0, flaky: 1 },
    suites: [
      {
        title: 'site',
        file: 'site/a.spec.ts',
        specs: [],
        suites: [
          {
            title: 'home',
            file: 'site/a.spec.ts',
            specs: [
              spec('opens', 'expected'),
              spec('closes', 'unexpected', 'Timed out'),
              spec('scrolls', 'flaky', 'Too late'),
            ],
          },
        ],
      },
    ],
  });
  const tally = playwrightTally(file, 1);
  expect(tally).toMatchObject({ passed: 2, failed: 1 });
  expect(tally.failures).toMatchObject([{ title: 'e2e/site/a.spec.ts › closes', message: 'Timed out' }]);
  expect(tally.flaky).toMatchObject([{ title: 'e2e/site/a.spec.ts › scrolls', message: 'Too late' }]);
});

test('a run without a report, or one that ends with an error outside of its tests, has failed', () => {
  expect(vitestTally(join(folder, 'none.json'), 0, 'daily').failed).toBe(1);
  expect(
    playwrightTally(report({ stats: { expected: 1, unexpected: 0, skipped: 0, flaky: 0 }, suites: [] }), 1)
      .failed,
  ).toBe(1);
});
