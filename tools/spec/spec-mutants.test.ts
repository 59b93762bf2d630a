import { expect, test } from 'vitest';
import { mutantProblems, mutatedSource, type SpecMutant } from './mutants.ts';
import { drawMutants } from './trials/draw-mutants.ts';
import { titlePattern } from './trials/title-pattern.ts';

const mutant = (statement: string, find: string, replace = 'other = 0'): SpecMutant => ({
  statement,
  file: 'web/limit.ts',
  find,
  replace,
});
const SOURCE = 'const most = 20;\nconst least = 2;\n';
const sourceOf = (file: string) => (file === 'web/limit.ts' ? SOURCE : null);

test('a mutant changes only the place that it names, whatever its replacement contains', () => {
  expect(mutatedSource(SOURCE, mutant('1-1', 'most = 20', "most = '$&'"))).toBe(
    "const most = '$&';\nconst least = 2;\n",
  );
});

test.each([
  ['missing text', 'const third'],
  ['repeated text', 'const'],
  ['nothing', ''],
])('refuses a mutant that looks for %s', (_, find) => {
  expect(() => mutatedSource(SOURCE, mutant('1-1', find))).toThrow('web/limit.ts');
});

test('refuses a mutant that changes nothing', () => {
  expect(() => mutatedSource(SOURCE, mutant('1-1', 'most = 20', 'most = 20'))).toThrow('changes nothing');
});

test('refuses a mutant that is no valid code', () => {
  expect(() => mutatedSource(SOURCE, mutant('1-1', 'most = 20', 'most ? 20'))).toThrow('no valid code');
});

test('every statement needs a matching mutant, and every mutant a statement', () => {
  const fits = mutant('1-1', 'most = 20');
  expect(mutantProblems(['1-1'], [fits], sourceOf)).toEqual([]);
  expect(mutantProblems(['1-1', '1-2'], [fits], sourceOf)).toEqual(['1-2: has no mutant']);
  expect(mutantProblems(['1-1'], [fits, mutant('9-9', 'most')], sourceOf)).toEqual([
    '9-9: has a mutant, but there is no such statement',
  ]);
  expect(mutantProblems(['1-1'], [{ ...fits, file: 'web/gone.ts' }], sourceOf)).toEqual([
    "1-1: its mutant is in web/gone.ts, which doesn't exist",
  ]);
  expect(mutantProblems(['1-1'], [mutant('1-1', 'most = 21')], sourceOf)).toEqual([
    expect.stringContaining('0 times'),
  ]);
});

test('the seed determines the draw, which has one mutant of each statement', () => {
  const mutants = Array.from({ length: 200 }, (_, index) =>
    mutant(`1-${Math.floor(index / 2)}`, `find ${index}`),
  );
  const rows = (seed: string) => drawMutants(mutants, 30, seed).map(({ statement }) => statement);
  expect(rows('first')).toEqual(rows('first'));
  expect(rows('first')).not.toEqual(rows('second'));
  expect(new Set(rows('first')).size).toBe(30);
  expect(drawMutants(mutants.slice(0, 2), 30, 'first')).toHaveLength(1);
});

const tagged = (tag: string) => ({ file: '', titles: [], tag, statements: [], skipped: false });

test('the pattern of a statement matches only tests with its tag', () => {
  const pattern = titlePattern([tagged(' [2.1-1]'), tagged(' [1-1..4 2.1-1]')]);
  for (const title of ['group adds [2.1-1]', 'subtracts [1-1..4 2.1-1]']) expect(title).toMatch(pattern);
  for (const title of ['adds [2.1-11]', 'adds [3-1 2.1-1]', 'adds [2x1-1]'])
    expect(title).not.toMatch(pattern);
});
