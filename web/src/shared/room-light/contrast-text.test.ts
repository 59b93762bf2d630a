import { expect, test } from 'vitest';
import { contrastText } from './contrast-text.ts';

test.each([
  [4.18, '4.1'],
  [9.96, '9.9'],
  [14.99, '14.9'],
  [15, '15'],
  [46.7, '46'],
  [1046.2, '1,046'],
])('a contrast of %d is printed as %s to 1, never rounded up to a bound', (ratio, printed) => {
  expect(contrastText(ratio)).toBe(`${printed}\u00A0:\u00A01`);
});
