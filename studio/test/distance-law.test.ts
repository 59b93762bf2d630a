import { describe, expect, test } from 'vitest';
import { distanceLawProblem } from '../src/validation/distance-law.ts';

/** 1.5 inches for each inch of the diagonal, 2 less; rows in whole centimeters. */
const LAW = {
  wide: { a: 1.5, b: -2 },
  tele: { a: 2, b: -2 },
  unit: 'cm',
  step: 1,
  rows: [
    { diagonal: 60, wide: 224, tele: 300 },
    { diagonal: 100, wide: 376, tele: 503 },
  ],
};

describe('a law', () => {
  test('that gives its rows back within half a step has no problem', () => {
    expect(distanceLawProblem(LAW)).toBeNull();
  });

  test.each([
    ['nothing', undefined],
    ['a formula without rows', { wide: LAW.wide }],
    ['a row of which nothing is filled in yet', { ...LAW, rows: [{}] }],
    [
      'a wide end that is still empty: its own fields say so',
      { ...LAW, wide: {}, tele: {}, rows: [{ diagonal: 60, wide: 224 }] },
    ],
    ['a law without zoom', { ...LAW, tele: undefined, rows: [{ diagonal: 60, wide: 224 }] }],
  ])('has no problem with %s', (_, value) => {
    expect(distanceLawProblem(value)).toBeNull();
  });

  test.each([
    ['a', { b: -2 }],
    ['b', { a: 2 }],
  ])('whose tele end lacks %s says that both are needed', (_, tele) => {
    expect(distanceLawProblem({ ...LAW, tele })).toBe('The tele end needs both a and b.');
    expect(distanceLawProblem({ wide: LAW.wide, tele })).toBe('The tele end needs both a and b.');
  });

  test.each([
    ['no unit', { unit: undefined }],
    ['a unit that nobody knows', { unit: 'toString' }],
    ['no step', { step: undefined }],
    ['a step of nothing', { step: 0 }],
  ])('with %s asks for unit and step', (_, more) => {
    expect(distanceLawProblem({ ...LAW, ...more })).toBe(
      'Say in which unit the rows are, and in which steps they round.',
    );
  });

  test('whose longest distance is below its shortest says that its ends are swapped', () => {
    const swapped = { wide: LAW.tele, tele: LAW.wide };
    expect(distanceLawProblem(swapped)).toBe('At 100 inches the tele end is nearer than the wide end.');
    expect(distanceLawProblem({ wide: LAW.wide, tele: LAW.wide })).toBeNull();
  });

  test('without a tele end refuses a row with a longest distance', () => {
    expect(distanceLawProblem({ ...LAW, tele: undefined })).toBe(
      'Row 1 has a longest distance, but the law has no line for it.',
    );
  });

  test('of heights above the cabinet gives every row back, or names the row', () => {
    const rows = [
      { diagonal: 110, wide: 13.5, rise: 16.9 },
      { diagonal: 150, wide: 28.5, rise: 25.1 },
    ];
    const law = { wide: { a: 0.147638, b: -10.9252 }, unit: 'cm', step: 0.1, rows };
    const rise = { a: 0.080709, b: -2.2244 };
    expect(distanceLawProblem({ ...law, rise })).toBeNull();
    expect(distanceLawProblem({ ...law, rise: { ...rise, b: -2 } })).toContain(
      'Row 1: the height above the cabinet is printed as 16.9 cm',
    );
    expect(distanceLawProblem(law)).toBe(
      'Row 1 has a height above the cabinet, but the law has no line for it.',
    );
    expect(distanceLawProblem({ ...law, rise: { a: 0.08 } })).toBe(
      "The picture's height above the cabinet needs both a and b.",
    );
  });

  test.each([
    ['shortest', { diagonal: 100, wide: 377, tele: 503 }, '377 cm, the law gives 375.920'],
    ['longest', { diagonal: 100, wide: 376, tele: 502 }, '502 cm, the law gives 502.920'],
  ])('names the row and its %s distance where it does not give it back', (end, row, figures) => {
    const [first] = LAW.rows;
    expect(distanceLawProblem({ ...LAW, rows: [first, row] })).toBe(
      `Row 2: the ${end} distance is printed as ${figures}.`,
    );
  });

  test.each([
    ['mm', 1, 1473],
    ['cm', 0.1, 147.3],
    ['m', 0.01, 1.47],
    ['in', 0.5, 58],
    ['ft', 0.1, 4.8],
  ])('reads rows in %s, and a step of %d more is too much', (unit, step, wide) => {
    const read = (printed: number) =>
      distanceLawProblem({ wide: { a: 1, b: -2 }, unit, step, rows: [{ diagonal: 60, wide: printed }] });
    expect(read(wide)).toBeNull();
    expect(read(wide + step)).toContain(`Row 1: the shortest distance is printed as`);
  });
});
