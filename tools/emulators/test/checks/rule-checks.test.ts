/** The checks of the rules' tests: a gap that they overlook would be a gap in the rules. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  coverageFrom,
  coverageGaps,
  mergedCoverage,
  mutantsOf,
  mutated,
} from '../../../rule-checks/index.ts';
import { FIRESTORE_RULES, STORAGE_RULES } from '../../src/repository-paths.ts';

function changesOf(rules: string): string[] {
  return mutantsOf(rules).map((mutant) => mutated(rules, mutant));
}

test('removes each part of a condition, and sets the whole to true and to false', () => {
  expect(changesOf("allow get: if a() && (b.c == 'x' || !d);")).toEqual([
    'allow get: if true;',
    'allow get: if false;',
    "allow get: if true && (b.c == 'x' || !d);",
    'allow get: if a() && true;',
    'allow get: if a() && (false || !d);',
    "allow get: if a() && (b.c == 'x' || false);",
  ]);
});

test('moves bounds by one and fixes a choice', () => {
  expect(changesOf('allow list: if request.query.limit <= 50;')).toContain(
    'allow list: if request.query.limit < 50;',
  );
  const choice = changesOf("allow get: if isOne(p ? ['a'] : ['b']);");
  expect(choice).toContain("allow get: if isOne(true ? ['a'] : ['b']);");
  expect(choice).toContain("allow get: if isOne(false ? ['a'] : ['b']);");
});

test('leaves comments, paths and everything else without a decision alone', () => {
  expect(changesOf("// allow get: if a && b;\nlet x = /a/$(b)/(default)/c;\nreturn 'a // b';")).toEqual([]);
});

test('inverts a function that returns a boolean', () => {
  expect(changesOf('return a.size() >= 1;')).toEqual([
    'return true;',
    'return false;',
    'return a.size() > 1;',
  ]);
});

test.each([FIRESTORE_RULES, STORAGE_RULES])('changes every condition of the rules: %s', (file) => {
  const rules = readFileSync(file, 'utf8');
  const mutants = mutantsOf(rules);
  const code = rules.replaceAll(/\/\/.*/g, '');
  const operators = code.match(/&&|\|\|/g) ?? [];
  const allows = code.match(/\ballow /g) ?? [];
  // At least one for each operand, and two for each `allow`.
  expect(mutants.length).toBeGreaterThan(operators.length + 2 * allows.length);
  expect(new Set(mutants.map((mutant) => mutated(rules, mutant))).size).toBe(mutants.length);
});

const place = (currentOffset: number, endOffset: number) => ({ currentOffset, endOffset });
const yes = { value: { boolValue: true } };
const no = { value: { boolValue: false } };
const failed = { value: { undefined: { causeMessage: 'Null value error.' } } };
const skipped = { value: {} };
const waiting = { value: { undefined: {} } };

test('coverage lists what was never evaluated, never true and never false', () => {
  const rules = 'ab\ncd\nef\ngh';
  const node = (start: number, ...values: (typeof yes | typeof failed | typeof skipped)[]) => ({
    sourcePosition: place(start, start + 1),
    values,
  });
  const first = coverageFrom({
    report: [node(0, skipped, waiting), node(3, no), node(6, yes), node(9, yes, failed)],
  });
  expect(coverageGaps(first, rules)).toEqual([
    { line: 1, expression: 'ab', gap: 'never evaluated' },
    { line: 2, expression: 'cd', gap: 'never true' },
    { line: 3, expression: 'ef', gap: 'never false' },
  ]);
  const second = coverageFrom({ report: [node(0, yes, no), node(3, yes), node(6, failed)] });
  expect(coverageGaps(mergedCoverage([first, second]), rules)).toEqual([]);
});

test('reports only the outermost of nested gaps', () => {
  const inner = { sourcePosition: place(1, 1), values: [skipped] };
  const outer = { sourcePosition: place(0, 2), values: [skipped], children: [inner] };
  expect(coverageGaps(coverageFrom({ report: [outer] }), 'abc')).toHaveLength(1);
});
