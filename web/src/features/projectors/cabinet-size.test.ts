import { expect, test } from 'vitest';
import { cabinetSize } from './cabinet-size.ts';

const NOTHING = { weight: null, cabinet: null, depth: null };

test('draws a cabinet at the size that its sources give', () => {
  const known = { kind: 'portable', weight: 1, cabinet: { width: 3.8, height: 8.2 }, depth: 3.8 } as const;
  expect(cabinetSize(known)).toEqual({ width: 3.8, height: 8.2, depth: 3.8 });
});

test('draws what no source gives at the size that is typical for weight and kind', () => {
  const typical = cabinetSize({ kind: 'gaming', ...NOTHING });
  expect(cabinetSize({ kind: 'gaming', ...NOTHING, depth: 10 })).toEqual({ ...typical, depth: 10 });
  expect(cabinetSize({ kind: 'gaming', ...NOTHING, weight: 1 }).width).toBeLessThan(typical.width);
  expect(cabinetSize({ kind: 'ultraShortThrow', ...NOTHING, weight: 1 }).width).toBeGreaterThan(
    typical.width,
  );
});
