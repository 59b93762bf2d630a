import { describe, expect, test } from 'vitest';
import { isFiltered, readView, viewedRows, writeView, type ComparisonView } from './comparison-view.ts';
import { comparisonRow } from '../../../../test/fixture/comparison-row.ts';

const ROWS = [
  comparisonRow('a', { portable: true, smart: true, priceTier: '$' }),
  comparisonRow('b', { portable: true, priceTier: '$$$' }),
  comparisonRow('c', { smart: true, priceTier: '$$$$' }),
  comparisonRow('d', { priceTier: null }),
];

const WHOLE_TABLE = readView('');

function names(view: Partial<ComparisonView>): string[] {
  return viewedRows(ROWS, { ...WHOLE_TABLE, ...view }).map(({ _id }) => _id);
}

test('combines filters [3-24]', () => {
  expect(names({})).toEqual(['a', 'b', 'c', 'd']);
  expect(names({ portable: true })).toEqual(['a', 'b']);
  expect(names({ portable: true, smart: true })).toEqual(['a']);
  expect(names({ highestTier: 3 })).toEqual(['a', 'b']);
  expect(names({ smart: true, highestTier: 1, order: { column: 'name', direction: 'descending' } })).toEqual([
    'a',
  ]);
  expect(isFiltered(WHOLE_TABLE)).toBe(false);
  expect(isFiltered({ ...WHOLE_TABLE, highestTier: 2 })).toBe(true);
});

describe('the address', () => {
  test('holds the view and restores it', () => {
    const view: ComparisonView = {
      order: { column: 'lumens', direction: 'descending' },
      portable: true,
      smart: false,
      highestTier: 2,
    };
    const search = writeView(view);
    expect(search).toBe('?sort=-lumens&portable=yes&tier=2');
    expect(readView(search)).toEqual(view);
  });

  test('is empty for the whole table', () => {
    expect(WHOLE_TABLE).toEqual({ order: null, portable: false, smart: false, highestTier: null });
    expect(writeView(WHOLE_TABLE)).toBe('');
  });

  test.each([
    '?sort=constructor',
    '?sort=--name',
    '?tier=4',
    '?tier=NaN',
    '?tier=1e309',
    '?portable=1',
    '?smart=%00',
    '?sort=&tier=',
  ])('shows the whole table for nonsense (%s)', (search) => {
    expect(readView(search)).toEqual(WHOLE_TABLE);
  });
});
