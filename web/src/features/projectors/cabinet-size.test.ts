import { expect, test } from 'vitest';
import { cabinetSize, lensPlace } from './cabinet-size.ts';

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

/** Inches that the drawing's ring reaches beyond the lens, in lenses. */
const RING = 1.25;

test.each([
  [3.8, 8.2],
  [15, 11.4],
  [24.6, 3.6],
])('keeps the lens and its ring inside a cabinet of %d × %d in', (width, height) => {
  for (const kind of ['portable', 'homeTheater'] as const) {
    const { x, y, radius } = lensPlace(kind, { width, height });
    expect(radius * RING).toBeLessThan(Math.min(x, width - x, y, height - y));
  }
});
