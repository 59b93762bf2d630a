import { expect, test } from 'vitest';
import { lensFromRatio } from '../src/lens.ts';
import { checkSetup, type SaidRoom } from '../src/setup-check.ts';
import { toInches } from '../src/units.ts';

const portable = { lens: lensFromRatio({ min: 1.2, max: 1.2 }, { chip: '16:9' }), lumens: 900 };
const lawn: SaidRoom = {
  diagonal: 100,
  aspect: '16:9',
  distance: toInches(8.7, 'ft'),
  light: 'nightfall',
  gain: 1,
};

test('100 in from 8.7 ft needs a ratio of 1.20: a 1.20 lens fits, and 900 lm give 30 fL half an hour after sunset', () => {
  const { place, light } = checkSetup(portable, lawn);
  // 100 in of 16:9 are 87.16 in wide and 49.03 in high, 29.67 square feet.
  expect(place?.ratio).toBeCloseTo((8.7 * 12) / 87.16, 3);
  expect(place?.lens?.min).toBeCloseTo(1.2, 9);
  expect(place?.fit).toBe('fits');
  expect(light?.white).toBeCloseTo(900 / 29.67, 1);
  expect(light?.verdict).toBe('right');
});

test.each([
  [8.7, 'fits'],
  [8.3, 'near'],
  [9.1, 'near'],
  [8, 'misses'],
  [12, 'misses'],
] as const)('from %d ft it %s', (feet, fit) => {
  expect(checkSetup(portable, { ...lawn, distance: toInches(feet, 'ft') }).place?.fit).toBe(fit);
});

test('does not judge what is unknown', () => {
  expect(checkSetup(portable, { ...lawn, distance: null }).place).toBeNull();
  expect(checkSetup({ ...portable, lens: null }, lawn).place).toBeNull();
  expect(checkSetup({ ...portable, lumens: null }, lawn).light).toBeNull();
  expect(checkSetup(portable, { ...lawn, light: null }).light?.verdict).toBeNull();
  // Without a lens, the chip counts as 16:9.
  expect(checkSetup({ ...portable, lens: null }, lawn).light?.white).toBeCloseTo(30.3, 1);
});

test("a scope screen gets three quarters of a 16:9 chip's light", () => {
  // 100 in of 2.35:1 are 92.01 in wide and 39.15 in high; the chip lights 1.78 ÷ 2.35 of itself.
  const { light } = checkSetup(portable, { ...lawn, aspect: '2.35:1' });
  expect(light?.white).toBeCloseTo((900 * (16 / 9 / 2.35)) / ((92.01 * 39.15) / 144), 1);
});
