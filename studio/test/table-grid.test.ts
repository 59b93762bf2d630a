// @vitest-environment jsdom
/** The table editor: what a spreadsheet pastes and how the document changes. */
import { describe, expect, test } from 'vitest';
import { fitted, pastedSheet, sheetOfText, withPasted } from '../src/writing/table-sheet.ts';
import {
  cellPath,
  emptyTable,
  sheetOfValue,
  valueOfSheet,
  withoutRow,
  withRow,
} from '../src/writing/table-value.ts';

/** A row whose only cell says its key. */
const row = (_key: string) => ({ _type: 'dataTableRow' as const, _key, cells: [_key] });

function clipboard(data: Readonly<Record<string, string>>): Pick<DataTransfer, 'getData'> {
  return { getData: (type) => data[type] ?? '' };
}

describe('spreadsheet clipboard', () => {
  test.each([
    [
      'Room\tGain\nDark\t1.0\n',
      [
        ['Room', 'Gain'],
        ['Dark', '1.0'],
      ],
    ],
    [
      'Room\tGain\r\nDark\t1.0',
      [
        ['Room', 'Gain'],
        ['Dark', '1.0'],
      ],
    ],
    [
      'a\t"two\nlines"\nb\t"say ""hi"""',
      [
        ['a', 'two lines'],
        ['b', 'say "hi"'],
      ],
    ],
    [
      'a\t\tc\nd',
      [
        ['a', '', 'c'],
        ['d', '', ''],
      ],
    ],
    ['16" screen\t2', [['16" screen', '2']]],
  ])('%j', (text, sheet) => {
    expect(sheetOfText(text)).toEqual(sheet);
  });

  test('prefers an HTML table to text and leaves a single cell to the field', () => {
    const html = '<table><tr><td>a</td><td>b</td></tr></table>';
    expect(pastedSheet(clipboard({ 'text/html': html, 'text/plain': 'x\ty' }))).toEqual([['a', 'b']]);
    const lines = '<table><tr><td>a<br>b</td><td><p>c</p><p>d</p></td></tr></table>';
    expect(pastedSheet(clipboard({ 'text/html': lines }))).toEqual([['a b', 'c d']]);
    expect(pastedSheet(clipboard({ 'text/plain': 'x\ty' }))).toEqual([['x', 'y']]);
    expect(pastedSheet(clipboard({ 'text/plain': 'x' }))).toBeNull();
    expect(pastedSheet(clipboard({ 'text/html': '<b>x</b>', 'text/plain': 'x' }))).toBeNull();
  });
});

/** A sheet of crosses. */
function crosses(rows: number, columns: number) {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'x'));
}

describe('the grid', () => {
  test('pastes over cells from the target on and grows the grid', () => {
    const sheet = [
      ['A', 'B'],
      ['c', 'd'],
    ];
    expect(
      withPasted(
        sheet,
        [
          ['1', '2'],
          ['3', '4'],
        ],
        1,
        1,
      ),
    ).toEqual([
      ['A', 'B', ''],
      ['c', '1', '2'],
      ['', '3', '4'],
    ]);
    expect(sheet[1]).toEqual(['c', 'd']);
  });

  test('holds 12 columns and 200 rows and says what does not fit', () => {
    expect(fitted(crosses(200, 12))).toEqual({ sheet: crosses(200, 12), leftOut: null });
    expect(fitted(crosses(201, 14)).sheet).toEqual(crosses(200, 12));
    expect(fitted(crosses(201, 14)).leftOut).toMatch(/^2 columns and 1 row of the table left out/);
    expect(fitted(crosses(203, 2)).leftOut).toMatch(/^3 rows of the table left out/);
  });

  test('a new table has headings and two rows with keys', () => {
    const table = emptyTable();
    expect(sheetOfValue(table)).toEqual([
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ]);
    expect(new Set(table.rows.map(({ _key }) => _key)).size).toBe(2);
  });

  test('keeps row keys when rows are added or removed, and pads uneven rows', () => {
    const before = {
      columns: ['A', 'B'],
      rows: [
        { _type: 'dataTableRow', _key: 'one', cells: ['1'] },
        { _type: 'dataTableRow', _key: 'two', cells: ['2', '3', '4'] },
      ],
    };
    expect(sheetOfValue(before)).toEqual([
      ['A', 'B', ''],
      ['1', '', ''],
      ['2', '3', '4'],
    ]);
    const longer = valueOfSheet([...sheetOfValue(before), ['x', 'y', 'z']], before);
    expect(longer.rows.map(({ _key }) => _key).slice(0, 2)).toEqual(['one', 'two']);
    expect(withoutRow(longer, 1).rows.map(({ cells }) => cells[0])).toEqual(['2', 'x']);
    expect(withoutRow(longer, 1).rows[0]?._key).toBe('two');
  });

  test('a row that is put back stands where it was, and the others keep their keys', () => {
    const before = { columns: ['A'], rows: ['one', 'two', 'three'].map(row) };
    const { rows } = withRow(withoutRow(before, 2), 2, ['two']);
    expect(rows.map(({ cells }) => cells)).toEqual([['one'], ['two'], ['three']]);
    expect([rows[0]?._key, rows[2]?._key]).toEqual(['one', 'three']);
  });

  test('the path of a cell is null when the cell is not stored', () => {
    const value = { columns: ['A', 'B'], rows: [{ _type: 'dataTableRow', _key: 'k', cells: ['1'] }] };
    expect(cellPath(value, 0, 1)).toEqual(['columns', 1]);
    expect(cellPath(value, 1, 0)).toEqual(['rows', { _key: 'k' }, 'cells', 0]);
    expect(cellPath(value, 1, 1)).toBeNull();
    expect(cellPath(value, 2, 0)).toBeNull();
    expect(cellPath(undefined, 0, 0)).toBeNull();
  });
});
