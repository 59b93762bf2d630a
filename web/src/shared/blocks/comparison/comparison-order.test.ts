import { expect, test } from 'vitest';
import { nextOrder, orderedRows } from './comparison-order.ts';
import { comparisonRow } from '../../../../test/fixture/comparison-row.ts';

const rows = [
  comparisonRow('b', { lumens: 900, resolution: '4K', priceTier: '$$$' }),
  comparisonRow('c', { lumens: null, resolution: '720p', priceTier: '$', smart: true }),
  comparisonRow('a', { lumens: 3000 }),
];

function names(order: Parameters<typeof orderedRows>[1]): string {
  return orderedRows(rows, order)
    .map(({ name }) => name)
    .join('');
}

test("keeps the editors' order by default", () => {
  expect(names(null)).toBe('bca');
});

test.each([
  ['name', 'ascending', 'abc'],
  ['lumens', 'ascending', 'bac'],
  ['lumens', 'descending', 'abc'],
  ['resolution', 'ascending', 'cab'],
  ['priceTier', 'descending', 'bac'],
  ['smart', 'descending', 'cba'],
] as const)('by %s, %s', (column, direction, expected) => {
  expect(names({ column, direction })).toBe(expected);
});

test('a column sorts ascending, then descending, then not at all', () => {
  const up = nextOrder(null, 'lumens');
  const down = nextOrder(up, 'lumens');
  expect([up?.direction, down?.direction, nextOrder(down, 'lumens')]).toEqual([
    'ascending',
    'descending',
    null,
  ]);
  expect(nextOrder(down, 'name')).toEqual({ column: 'name', direction: 'ascending' });
});
