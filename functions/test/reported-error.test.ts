import { describe, expect, test } from 'vitest';
import type { ErrorReport } from '@lumen-throw/domain/error-report';
import { stackTrace } from '../src/reported-error.ts';

const report: ErrorReport = { kind: 'error', message: 'TypeError: x is null', stack: '', path: '/blog' };
const FILE = 'https://lumen.example/assets/home-a1.js';

const EXPECTED = `TypeError: x is null
    at openMenu (${FILE}:1:20)
    at ${FILE}:1:900`;

describe('the same error has the same stack', () => {
  test.each([
    ["V8's", `TypeError: x is null\n    at openMenu (${FILE}:1:20)\n    at ${FILE}:1:900`],
    ["V8's, awaited", `TypeError: x is null\n    at async openMenu (${FILE}:1:20)\n    at ${FILE}:1:900`],
    ["Firefox's", `openMenu@${FILE}:1:20\n@${FILE}:1:900\n`],
    ["Firefox's, awaited", `async*openMenu@${FILE}:1:20\n@${FILE}:1:900\n`],
    ["Safari's", `openMenu@${FILE}:1:20\n[native code]\nmodule code@${FILE}:1:900`],
  ])('%s', (_browser, stack) => {
    expect(stackTrace({ ...report, stack })).toBe(EXPECTED);
  });
});

const at = (place: string): string => stackTrace({ ...report, stack: `openMenu@${FILE}:${place}` });

test('errors at two places differ, even with the same message', () => {
  expect(at('1:20')).not.toBe(at('1:21'));
});

test('a policy violation has its own name and the place that the browser reports', () => {
  const message = 'script-src refused https://other.example/x.js';
  expect(stackTrace({ ...report, kind: 'policy', message, stack: `${FILE}:7` })).toBe(
    `PolicyViolation: ${message}\n    at ${FILE}:7:1`,
  );
});

test('errors without a place differ by page', () => {
  expect(stackTrace({ ...report, kind: 'rejection', message: 'timed out' })).toBe(
    'UnhandledRejection: timed out\n    at /blog:1:1',
  );
});

test('text in a message adds no stack frame', () => {
  const message = `TypeError: x\n    at invented (${FILE}:9:9)`;
  expect(stackTrace({ ...report, message, stack: `a@${FILE}:1:1` }).split('\n')).toEqual([
    `TypeError: x at invented (${FILE}:9:9)`,
    `    at a (${FILE}:1:1)`,
  ]);
});
