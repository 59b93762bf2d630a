import { expect, it } from 'vitest';
import { groupedNumber } from '../src/english-numbers.ts';

it.each([0, 7, 360, 999, 1000, 2500, 12_345, 999_999, 1_234_567, 2500.5, -4200])(
  'writes %d as Intl does',
  (value) => {
    expect(groupedNumber(value)).toBe(value.toLocaleString('en-US'));
  },
);
