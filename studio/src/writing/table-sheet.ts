/** Tables as rows of texts: what a grid shows, what a spreadsheet copies, what a page has. */
import { TABLE_TEXTS } from './texts.ts';

/** Rows of cells, each as long as the others. */
export type Sheet = string[][];

/** Cells that a table has at most in a row, and rows; more is a spreadsheet and no table of a guide. */
const MOST_COLUMNS = 12;
const MOST_ROWS = 200;

function even(rows: readonly (readonly string[])[]): Sheet {
  const filled = rows.filter((cells) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...filled.map(({ length }) => length));
  return filled.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? ''));
}

/** A sheet of the size that a table has at most, and the sentence about what is left out. */
export function fitted(sheet: Sheet): { sheet: Sheet; leftOut: string | null } {
  const columns = (sheet[0]?.length ?? 0) - MOST_COLUMNS;
  const rows = sheet.length - MOST_ROWS;
  if (columns <= 0 && rows <= 0) return { sheet, leftOut: null };
  return {
    sheet: sheet.slice(0, MOST_ROWS).map((cells) => cells.slice(0, MOST_COLUMNS)),
    leftOut: TABLE_TEXTS.leftOut(Math.max(0, columns), Math.max(0, rows), MOST_COLUMNS, MOST_ROWS),
  };
}

/** Elements that end a line of words. */
const LINES = 'br, p, div, li, dt, dd, h1, h2, h3, h4, h5, h6, td, th, tr, caption';

/** The words of a cell or a caption on one line, apart where the page has them apart. */
function textOf(element: Element | null): string {
  const copy = element?.querySelector(LINES) ? element.cloneNode(true) : element;
  if (copy instanceof Element && copy !== element)
    for (const line of copy.querySelectorAll(LINES)) line.after(' ');
  return (copy?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

interface Cell {
  text: string;
  /** Whether the cell begins here, and doesn't reach here from the left. */
  begins: boolean;
  /** Whether it names its row, in the first column. */
  isLabel: boolean;
}

/** The cells of an HTML table in rows and columns; a column in which none begins is no column. */
function cellsOf(rows: readonly HTMLTableRowElement[]): Cell[][] {
  const grid: Cell[][] = rows.map(() => []);
  for (const [place, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[place]?.[column] !== undefined) column += 1;
      const text = textOf(cell);
      const width = Math.max(1, cell.colSpan);
      for (const below of grid.slice(place, place + Math.max(1, cell.rowSpan)))
        for (let over = 0; over < width; over += 1)
          below[column + over] = { text, begins: over === 0, isLabel: column === 0 };
      column += width;
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    grid.some((cells) => cells[column]?.begins),
  );
  return grid.map((cells) =>
    columns.map((column) => cells[column] ?? { text: '', begins: true, isLabel: false }),
  );
}

function isHeading(row: HTMLTableRowElement): boolean {
  return [...row.cells].every((cell) => cell.matches('th'));
}

/** How many rows at the top are headings. Without such marks it is the first row, and those that it reaches into. */
function headingRows(table: HTMLTableElement, rows: readonly HTMLTableRowElement[]): number {
  const inHead = rows.filter((row) => row.parentElement === table.tHead).length;
  if (inHead > 0) return inHead;
  const data = rows.findIndex((row) => !isHeading(row));
  const [first] = rows;
  if (data !== 0 || !first) return Math.max(0, data);
  const [corner, ...others] = first.cells;
  // A row that begins with a heading and goes on with data has no headings above it.
  if (!corner || (corner.matches('th') && others.some((cell) => !cell.matches('th')))) return 0;
  if (!others.some((cell) => cell.colSpan > 1)) return 1;
  return Math.max(corner.rowSpan, textOf(corner) === '' ? 2 : 1);
}

/** One heading of several that stand above each other: "Lumens min". */
function joined(texts: readonly string[]): string {
  return texts.filter((text, place) => text !== '' && text !== texts[place - 1]).join(' ');
}

interface ReadTable {
  caption: string;
  /** Empty where the table has no headings. */
  headings: string[];
  rows: Sheet;
}

/**
 * Reads an HTML table. A cell over several rows or columns stands in each of them, so that each figure stands
 * under its heading; only the label of a row isn't repeated. Empty rows are left out.
 */
function readTable(table: HTMLTableElement): ReadTable {
  const rows = [...table.rows].filter((row) => row.textContent?.trim());
  const cells = cellsOf(rows);
  const count = cells[0]?.length ?? 0;
  // A row of one cell above everything is a title.
  const isTitled =
    count > 1 && rows.length > 2 && rows[0]?.cells.length === 1 && rows[0].cells[0]?.colSpan !== 1;
  const from = isTitled ? 1 : 0;
  const title = isTitled ? (cells[0]?.[0]?.text ?? '') : '';
  const data = Math.min(from + headingRows(table, rows.slice(from)), Math.max(from, rows.length - 1));
  const above = cells.slice(from, data);
  return {
    caption: textOf(table.caption) || title,
    headings:
      above.length === 0
        ? []
        : Array.from({ length: count }, (_, column) => joined(above.map((row) => row[column]?.text ?? ''))),
    rows: even(
      cells
        .slice(data)
        .map((row) => row.map(({ text, begins, isLabel }) => (begins || !isLabel ? text : ''))),
    ),
  };
}

/** The rows of an HTML table, headings first. */
function sheetOfTable(table: HTMLTableElement): Sheet {
  const { headings, rows } = readTable(table);
  return even([headings, ...rows]);
}

/**
 * An HTML table as a table of a text.
 * @returns null where it only places its text: it says so, has one row or column, or headings inside
 */
export function dataTableOf(table: HTMLTableElement): ReadTable | null {
  if (
    table.matches('[role="presentation"], [role="none"]') ||
    table.querySelector('h1, h2, h3, h4, h5, h6, table')
  )
    return null;
  const { caption, headings, rows } = readTable(table);
  const width = rows[0]?.length ?? 0;
  const used = Array.from({ length: width }, (_, column) => column).filter((column) =>
    [headings, ...rows].some((cells) => cells[column]),
  );
  if (used.length < 2 || (headings.length === 0 ? rows.length < 2 : rows.length === 0)) return null;
  const pick = (cells: readonly string[]) => used.map((column) => cells[column] ?? '');
  return { caption, headings: pick(headings), rows: rows.map(pick) };
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
