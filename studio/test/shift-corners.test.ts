import { expect, test } from 'vitest';
import { shiftCornersProblem } from '../src/validation/shift-corners.ts';

const SHIFT = { up: 60, sideways: 25 };
const RUNCO = [
  { sideways: 5, vertical: 60 },
  { sideways: 25, vertical: 10 },
];

test.each([
  ['no corners', undefined, SHIFT],
  ['decreasing corners', RUNCO, SHIFT],
  ['an empty corner', [{ sideways: 5 }], SHIFT],
  ['an empty shift', RUNCO, {}],
])('accepts %s', (_, corners, shift) => {
  expect(shiftCornersProblem(corners, shift)).toBeNull();
});

test.each([
  ['Row 2: 30 % is more than the 25 % to each side above.', [RUNCO[0], { sideways: 30, vertical: 0 }]],
  ['Row 2: put the rows in order, from little sideways shift to much.', RUNCO.toReversed()],
  ['Row 1: 70 % is more than the 60 % that are left before it.', [{ sideways: 5, vertical: 70 }]],
  [
    'Row 2: 20 % is more than the 10 % that are left before it.',
    [
      { sideways: 5, vertical: 10 },
      { sideways: 25, vertical: 20 },
    ],
  ],
])('reports: %s', (problem, corners) => {
  // In reverse order, the first row already leaves less than the second.
  expect(shiftCornersProblem(corners, SHIFT)).toBe(problem);
});
