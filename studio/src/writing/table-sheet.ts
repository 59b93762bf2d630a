/** Tables as rows of texts: what a grid shows, what a spreadsheet copies, what a page has. */

/** Rows of cells, each as long as the others. */
export type Sheet = string[][];

/** Cells that a table has at most in a row, and rows; more is a spreadsheet and no table of a guide. */
const MOST_COLUMNS = 12;
const MOST_ROWS = 200;

function even(rows: readonly (readonly string[])[]): Sheet {
  const filled = rows.filter((cells) => cells.some((cell) => cell !== '')).slice(0, MOST_ROWS);
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...filled.map(({ length }) => length)));
  return filled.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? ''));
}

function cellText(cell: Element): string {
  return (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * The rows of an HTML table. A cell over several rows stands in each of them, so that what is below keeps its
 * column; one over several columns leaves the others empty. Empty rows are left out.
 */
export function sheetOfTable(table: HTMLTableElement): Sheet {
  const rows = [...table.rows].slice(0, MOST_ROWS);
  const sheet: Sheet = rows.map(() => []);
  for (const [place, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (sheet[place]?.[column] !== undefined) column += 1;
      const width = Math.min(MOST_COLUMNS, Math.max(1, cell.colSpan));
      const text = cellText(cell);
      for (const below of sheet.slice(place, place + Math.max(1, cell.rowSpan)))
        for (let over = 0; over < width; over += 1) below[column + over] = over === 0 ? text : '';
      column += width;
    }
  }
  return even(sheet.map((cells) => Array.from(cells, (cell) => cell ?? '')));
}

/** Cells that a spreadsheet copies as text: rows by line breaks, cells by tabs, both allowed inside quotes. */
export function sheetOfText(text: string): Sheet {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|$)/g,
  )) {
    const cell = quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(cell.replaceAll(/\s+/g, ' ').trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return even(rows);
}

/**
 * The cells that a paste into a grid brings.
 * @returns null where there is one cell: the browser pastes that into the field by itself
 */
export function pastedSheet(clipboard: Pick<DataTransfer, 'getData'>): Sheet | null {
  const html = clipboard.getData('text/html');
  const table =
    html === '' ? null : new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const sheet = table ? sheetOfTable(table) : sheetOfText(clipboard.getData('text/plain'));
  return sheet.length > 1 || (sheet[0]?.length ?? 0) > 1 ? sheet : null;
}

/** A sheet with another laid over it from a cell on; it grows where the other reaches past its edge. */
export function withPasted(sheet: Sheet, pasted: Sheet, row: number, column: number): Sheet {
  const height = Math.max(sheet.length, row + pasted.length);
  const width = Math.max(sheet[0]?.length ?? 0, column + (pasted[0]?.length ?? 0));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => pasted[y - row]?.[x - column] ?? sheet[y]?.[x] ?? ''),
  );
}
