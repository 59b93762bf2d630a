import { isObject } from '@lumen-throw/domain/is-object';
import type { PathSegment } from '@lumen-throw/domain/checks/problem';
import type { Sheet } from './table-sheet.ts';

/** A table as a document holds it. */
export type TableValue = {
  columns: string[];
  rows: { _type: 'dataTableRow'; _key: string; cells: string[] }[];
};

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((cell) => (typeof cell === 'string' ? cell : '')) : [];
}

function newKey(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** A grid of empty cells, as a new table starts. */
export function emptyTable(): TableValue {
  const columns = ['', '', ''];
  const row = () => ({ _type: 'dataTableRow' as const, _key: newKey(), cells: [...columns] });
  return { columns, rows: [row(), row()] };
}

/** The rows of a table's document with the headings first; uneven rows are filled up. */
export function sheetOfValue(value: unknown): Sheet {
  const table = isObject(value) ? value : {};
  const rows = Array.isArray(table['rows']) ? table['rows'].filter(isObject) : [];
  const texts = [textsOf(table['columns']), ...rows.map(({ cells }) => textsOf(cells))];
  const width = Math.max(1, ...texts.map(({ length }) => length));
  return texts.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? ''));
}

/** A grid as a document holds it; a row that was there keeps its key, so that others' changes find it. */
export function valueOfSheet([columns = [], ...rows]: Sheet, before: unknown): TableValue {
  const table = isObject(before) ? before : {};
  const known = Array.isArray(table['rows']) ? table['rows'].filter(isObject) : [];
  return {
    columns,
    rows: rows.map((cells, place) => {
      const key = known[place]?.['_key'];
      return { _type: 'dataTableRow', _key: typeof key === 'string' ? key : newKey(), cells };
    }),
  };
}

/** Without one line of the grid; the keys of the other rows stay with them. */
export function withoutRow(value: TableValue, row: number): TableValue {
  return { ...value, rows: value.rows.filter((_, place) => place !== row - 1) };
}

/** With a line that was taken out of the grid; it gets a key of its own. */
export function withRow(value: TableValue, row: number, cells: readonly string[]): TableValue {
  const line = { _type: 'dataTableRow' as const, _key: newKey(), cells: [...cells] };
  return { ...value, rows: value.rows.toSpliced(row - 1, 0, line) };
}

/**
 * The path of a cell inside a table's document, so that two people who type in it change their cells alone.
 * @param row 0 for the headings
 * @returns null where the document does not have the cell yet
 */
export function cellPath(value: unknown, row: number, column: number): PathSegment[] | null {
  const table = isObject(value) ? value : {};
  if (row === 0) return textsOf(table['columns']).length > column ? ['columns', column] : null;
  const stored = Array.isArray(table['rows']) ? table['rows'].filter(isObject)[row - 1] : undefined;
  const key = stored?.['_key'];
  return typeof key === 'string' && textsOf(stored?.['cells']).length > column
    ? ['rows', { _key: key }, 'cells', column]
    : null;
}
