import { describe, expect, test } from 'vitest';
import { distanceLawProblem } from '../src/validation/distance-law.ts';

/** 1.5 inches per inch of diagonal, minus 2; rows in whole centimeters. */
const LAW = {
  wide: { a: 1.5, b: -2, smallest: 60, largest: 100 },
  tele: { a: 2, b: -2, smallest: 60, largest: 100 },
  unit: 'cm',
  step: 1,
  rows: [
    { diagonal: 60, wide: 224, tele: 300 },
    { diagonal: 100, wide: 376, tele: 503 },
  ],
};

describe('a distance law', () => {
  test('accepts rows within half a step', () => {
    expect(distanceLawProblem(LAW)).toBeNull();
  });

  test.each([
    ['nothing', undefined],
    ['a formula without rows', { wide: LAW.wide, farEnd: 'none' }],
    ['a row that is still empty', { ...LAW, rows: [{}] }],
    [
      'an empty wide end, which its own fields report',
      { ...LAW, wide: {}, tele: {}, rows: [{ diagonal: 60, wide: 224 }] },
    ],
    ['a fixed lens', { ...LAW, tele: undefined, farEnd: 'none', rows: [{ diagonal: 60, wide: 224 }] }],
  ])('accepts %s', (_, value) => {
    expect(distanceLawProblem(value)).toBeNull();
  });

  test.each([
    ['a', { b: -2 }],
    ['b', { a: 2 }],
  ])('requires both values when the tele end lacks %s', (_, tele) => {
    expect(distanceLawProblem({ ...LAW, tele })).toBe('The tele end needs both a and b.');
    expect(distanceLawProblem({ wide: LAW.wide, tele })).toBe('The tele end needs both a and b.');
  });

  test.each([
    ['no unit', { unit: undefined }],
    ['an unknown unit', { unit: 'toString' }],
    ['no step', { step: undefined }],
    ['a step of zero', { step: 0 }],
  ])('asks for unit and step when it has %s', (_, more) => {
    expect(distanceLawProblem({ ...LAW, ...more })).toBe(
      'Say in which unit the rows are, and in which steps they round.',
    );
  });

  test('reports swapped ends when the longest distance is below the shortest', () => {
    const swapped = { wide: LAW.tele, tele: LAW.wide };
    expect(distanceLawProblem(swapped)).toBe('At 60 inches the tele end is nearer than the wide end.');
    expect(distanceLawProblem({ wide: LAW.wide, tele: LAW.wide })).toBeNull();
    // Where no size has both ends, there is nothing to compare.
    const larger = { ...LAW.wide, smallest: 110, largest: 120 };
    expect(distanceLawProblem({ wide: LAW.tele, tele: larger })).toBeNull();
  });

  test('refuses a longest distance in a row when there is no tele end', () => {
    expect(distanceLawProblem({ ...LAW, tele: undefined, farEnd: 'none' })).toBe(
      'Row 1 has a longest distance, but there is no line for it.',
    );
  });

  test('reproduces each height above the cabinet or names the row', () => {
    const rows = [
      { diagonal: 110, wide: 13.5, rise: 16.9 },
      { diagonal: 150, wide: 28.5, rise: 25.1 },
    ];
    const law = {
      wide: { a: 0.147638, b: -10.9252, smallest: 110, largest: 150 },
      farEnd: 'none',
      unit: 'cm',
      step: 0.1,
      rows,
    };
    const rise = { a: 0.080709, b: -2.2244 };
    expect(distanceLawProblem({ ...law, rise })).toBeNull();
    expect(distanceLawProblem({ ...law, rise: { ...rise, b: -2 } })).toContain(
      'Row 1: the height above the cabinet is printed as 16.9 cm',
    );
    expect(distanceLawProblem(law)).toBe(
      'Row 1 has a height above the cabinet, but there is no line for it.',
    );
    expect(distanceLawProblem({ ...law, rise: { a: 0.08 } })).toBe(
      "The picture's height above the cabinet needs both a and b.",
    );
  });

  test.each([
    ['shortest', { diagonal: 100, wide: 377, tele: 503 }, '377 cm, the lines give 375.920'],
    ['longest', { diagonal: 100, wide: 376, tele: 502 }, '502 cm, the lines give 502.920'],
  ])('names a row whose %s distance it does not reproduce', (end, row, figures) => {
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
  ])('reads rows in %s and refuses a deviation of one step, %d', (unit, step, wide) => {
    const read = (printed: number) =>
      distanceLawProblem({
        wide: { a: 1, b: -2, smallest: 60, largest: 60 },
        farEnd: 'none',
        unit,
        step,
        rows: [{ diagonal: 60, wide: printed }],
      });
    expect(read(wide)).toBeNull();
    expect(read(wide + step)).toContain(`Row 1: the shortest distance is printed as`);
  });

  test('asks for the sizes of each end, in order', () => {
    const bare = { a: 1.5, b: -2 };
    expect(distanceLawProblem({ ...LAW, wide: bare })).toBe(
      'Give the smallest and the largest size that the page prints for the wide end.',
    );
    expect(distanceLawProblem({ ...LAW, tele: { ...LAW.tele, largest: undefined } })).toBe(
      'Give the smallest and the largest size that the page prints for the tele end.',
    );
    expect(distanceLawProblem({ ...LAW, wide: { ...LAW.wide, smallest: 120 } })).toBe(
      "The wide end's smallest size is above its largest.",
    );
  });

  test('refuses a distance of zero or less, and rows outside of the sizes', () => {
    const near = { a: 0.16, b: -12.4, smallest: 60, largest: 120 };
    expect(distanceLawProblem({ wide: near, farEnd: 'none' })).toBe(
      'At 60 inches the wide end gives -2.8 inches: no projector stands there.',
    );
    expect(distanceLawProblem({ ...LAW, wide: { ...LAW.wide, largest: 90 } })).toBe(
      'Row 2: 100 in is outside of the sizes, 60 to 90 in.',
    );
  });

  test('asks what one distance for a size means', () => {
    expect(distanceLawProblem({ wide: LAW.wide })).toBe(
      'Say whether there is no zoom, or the source gives one end only.',
    );
    expect(distanceLawProblem({ wide: LAW.wide, farEnd: 'unknown' })).toBeNull();
  });
});
