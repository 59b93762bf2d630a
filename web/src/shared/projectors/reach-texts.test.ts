import { expect, test } from 'vitest';
import { law, projectorContent } from '../../../test/fixture/projector.ts';
import { projectorLens } from './projector-lens.ts';
import { reachText } from './reach-texts.ts';

/** What is said of an ultra short throw that stands 4.8 inches from the wall. */
function said(rows: number | null, units: 'ft' | 'm'): string | null {
  const lens = projectorLens(
    projectorContent({ kind: 'ultraShortThrow', distance: [law({ a: 0.048, b: 0, rows })] }),
  );
  return lens && reachText(lens, { min: 4.8, max: 4.8 }, units);
}

test('shows tenths of an inch only where a table or a formula gives them', () => {
  expect(said(8, 'ft')).toBe('4.8 in (from the lens)');
  expect(said(null, 'm')).toBe('12.2 cm (from the lens)');
  expect(said(2, 'ft')).toBe('5 in (from the lens)');
  expect(said(1, 'm')).toBe('12 cm (from the lens)');
});
