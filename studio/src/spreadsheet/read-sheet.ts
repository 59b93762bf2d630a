/** Text of a CSV file, or rows pasted from a spreadsheet, to headings and rows. */
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SHEET_PROBLEMS } from './sheet-problems.ts';

/** A row as the spreadsheet numbers it: the headings are row 1. */
export interface SheetRow {
  row: number;
  /** Trimmed, with `\n` between lines; as many as there are in this row. */
  cells: readonly string[];
}

export interface Sheet {
  headings: readonly string[];
  rows: readonly SheetRow[];
}

type ReadSheet = { ok: true; sheet: Sheet } | { ok: false; problem: string };

const SEPARATORS = ['\t', ';', ','] as const;

/** What separates the headings: whichever of the three stands most often between them. */
function separatorOf(text: string): string {
  let isQuoted = false;
  const counts = new Map<string, number>();
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [best = ','] = SEPARATORS.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  return counts.has(best) ? best : ',';
}

function tidy(cell: string): string {
  return cell.replaceAll(/\r\n?/g, '\n').trim();
}

function recordsOf(text: string): string[][] {
  return parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  });
}

function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return SHEET_PROBLEMS.unreadable(String(error));
  if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
    return SHEET_PROBLEMS.quotation(Number(error['records'] ?? 0) + 1);
  return SHEET_PROBLEMS.unreadable(error.message);
}

/**
 * Reads comma, semicolon or tab separated rows. Empty rows are left out and keep their numbers.
 * @returns why it cannot be read where a quotation mark is open, nothing is there, or too much is
 */
export function readSheet(text: string): ReadSheet {
  let records: string[][];
  try {
    records = recordsOf(text);
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
  const filled = records
    .map((cells, index) => ({ row: index + 1, cells: cells.map(tidy) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [first, ...rows] = filled;
  if (!first || rows.length === 0) return { ok: false, problem: SHEET_PROBLEMS.empty };
  if (rows.length > SHEET_LIMITS.rowsMax)
    return { ok: false, problem: SHEET_PROBLEMS.tooManyRows(rows.length) };
  const width = first.cells.findLastIndex(Boolean) + 1;
  return { ok: true, sheet: { headings: first.cells.slice(0, width), rows } };
}
