import { expect, test } from 'vitest';
import { drawMutants } from './mutants/draw-mutants.ts';
import { mutantProblems } from './mutants/mutant-problems.ts';
import { mutatedSource, type SpecMutant } from './mutants/mutant.ts';

const mutant = (row: string, find: string, replace = 'other'): SpecMutant => ({
  row,
  file: 'web/limit.ts',
  find,
  replace,
});
const SOURCE = 'const most = 20;\nconst least = 2;\n';
const sourceOf = (file: string) => (file === 'web/limit.ts' ? SOURCE : null);

test('a mutant changes the one place that it names, whatever stands in its replacement', () => {
  expect(mutatedSource(SOURCE, mutant('1-1', 'most = 20', 'most = $&'))).toBe(
    'const most = $&;\nconst least = 2;\n',
  );
});

test.each([
  ['what is not there', 'const third'],
  ['what is there twice', 'const'],
  ['nothing', ''],
])('a mutant that looks for %s is refused', (_, find) => {
  expect(() => mutatedSource(SOURCE, mutant('1-1', find))).toThrow('web/limit.ts');
});

test('a mutant that changes nothing is refused', () => {
  expect(() => mutatedSource(SOURCE, mutant('1-1', 'most = 20', 'most = 20'))).toThrow('changes nothing');
});

test('every row needs a mutant that fits, and every mutant a row', () => {
  const fits = mutant('1-1', 'most = 20');
  expect(mutantProblems(['1-1'], [fits], sourceOf)).toEqual([]);
  expect(mutantProblems(['1-1', '1-2'], [fits], sourceOf)).toEqual(['1-2: has no mutant']);
  expect(mutantProblems(['1-1'], [fits, mutant('9-9', 'most')], sourceOf)).toEqual([
    '9-9: has a mutant, and is no row',
  ]);
  expect(mutantProblems(['1-1'], [{ ...fits, file: 'web/gone.ts' }], sourceOf)).toEqual([
    '1-1: its mutant is in web/gone.ts, which is not there',
  ]);
  expect(mutantProblems(['1-1'], [mutant('1-1', 'most = 21')], sourceOf)).toEqual([
    expect.stringContaining('0 times'),
  ]);
});

test('a draw is the same for one seed, another for another, and has one mutant of each row', () => {
  const mutants = Array.from({ length: 200 }, (_, index) =>
    mutant(`1-${Math.floor(index / 2)}`, `find ${index}`),
  );
  const rows = (seed: string) => drawMutants(mutants, 30, seed).map(({ row }) => row);
  expect(rows('first')).toEqual(rows('first'));
  expect(rows('first')).not.toEqual(rows('second'));
  expect(new Set(rows('first')).size).toBe(30);
  expect(drawMutants(mutants.slice(0, 2), 30, 'first')).toHaveLength(1);
});
