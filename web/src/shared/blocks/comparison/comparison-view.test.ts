import { describe, expect, test } from 'vitest';
import {
  isFiltered,
  readView,
  viewedRows,
  WHOLE_TABLE,
  writeView,
  type ComparisonView,
} from './comparison-view.ts';
import { comparisonRow } from '../../../../test/fixture/comparison-row.ts';

const ROWS = [
  comparisonRow('a', { portable: true, smart: true, priceTier: '$' }),
  comparisonRow('b', { portable: true, priceTier: '$$$' }),
  comparisonRow('c', { smart: true, priceTier: '$$$$' }),
  comparisonRow('d', { priceTier: null }),
];

function names(view: Partial<ComparisonView>): string[] {
  return viewedRows(ROWS, { ...WHOLE_TABLE, ...view }).map(({ _id }) => _id);
}

test('filters leave out what does not fit all of them', () => {
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
  test('has the view, and gives it back', () => {
    const view: ComparisonView = {
      order: { column: 'lumens', direction: 'descending' },
      portable: true,
      smart: false,
      highestTier: 2,
    };
    const search = writeView('?from=mail', view);
    expect(search).toBe('?from=mail&sort=-lumens&portable=yes&tier=2');
    expect(readView(search)).toEqual(view);
  });

  test('of the whole table has nothing of it', () => {
    expect(writeView('?sort=name&tier=1&portable=yes', WHOLE_TABLE)).toBe('');
    expect(readView('')).toEqual(WHOLE_TABLE);
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
  ])('with nonsense (%s) shows the whole table', (search) => {
    expect(readView(search)).toEqual(WHOLE_TABLE);
  });
});
