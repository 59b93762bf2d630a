import { expect, it } from 'vitest';
import { cabinetText, groupedNumber, weightText } from '../src/english-numbers.ts';

it.each([0, 7, 360, 999, 1000, 2500, 12_345, 999_999, 1_234_567, 2500.5, -4200])(
  'writes %d as Intl does',
  (value) => {
    expect(groupedNumber(value)).toBe(value.toLocaleString('en-US'));
  },
);

it.each([
  [3, '6.6 lb (3.0 kg)'],
  [8.75, '19.3 lb (8.8 kg)'],
  [0.85, '1.9 lb (0.85 kg)'],
  [0.9, '2.0 lb (0.9 kg)'],
])('writes a weight of %d kg', (kilograms, text) => {
  expect(weightText(kilograms)).toBe(text);
});

it('writes the lengths of a cabinet in both units', () => {
  expect(cabinetText(56.2, 14)).toBe('22.1 × 5.5 in (56.2 × 14 cm)');
  expect(cabinetText(32.3)).toBe('12.7 in (32.3 cm)');
});
