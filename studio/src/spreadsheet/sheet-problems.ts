/** Why a sheet, a row or a cell is not taken, in the words that editors read. */
import { SHEET_LIMITS } from './sheet-limits.ts';

const ROWS_MAX = SHEET_LIMITS.rowsMax.toLocaleString('en-US');

export const SHEET_PROBLEMS = {
  tooLarge: `The file is larger than ${SHEET_LIMITS.bytesMax / 1024 / 1024} MB. Split it into several sheets.`,
  workbook:
    'This is a workbook, not a CSV file. In the spreadsheet, save it as "CSV UTF-8" and drop that file.',
  encoding: 'We can\'t read the characters in this file. In the spreadsheet, save it as "CSV UTF-8".',
  empty: 'There are no rows below the headings.',
  quotation: (row: number) =>
    `A quotation mark in row ${row} or below it is not closed. Close it, or write it twice inside a text.`,
  unreadable: (detail: string) => `The sheet cannot be read: ${detail}`,
  tooManyRows: (rows: number) =>
    `The sheet has ${rows.toLocaleString('en-US')} rows; at most ${ROWS_MAX} are taken at once. Split it into several sheets.`,
  twoColumns: (column: string) => `Two columns are "${column}". Choose another field for one of them.`,
  noName: "Choose the columns with brand and model: without them it isn't clear which projector a row means.",
  cells: (found: number, expected: number) =>
    `This row has ${found} ${found === 1 ? 'cell' : 'cells'}, the headings have ${expected}.`,
  formula: (cell: string) =>
    `"${cell}" would be a formula. Paste its value; where it is a text, put an apostrophe (') before it.`,
  brokenCharacter:
    'A character was lost when this file was saved. Save it as "CSV UTF-8" and write it again.',
  notANumber: (cell: string) => `"${cell}" is not a number.`,
  ambiguousNumber: (cell: string, whole: string, decimal: string) =>
    `"${cell}" could be ${whole} or ${decimal}. Write the one you mean.`,
  mixedDecimals: (cell: string, mark: 'point' | 'comma') =>
    `"${cell}" is written with a decimal ${mark === 'point' ? 'comma' : 'point'}, the rest of the sheet with a ${mark}. Use one of them.`,
  notAChoice: (cell: string, choices: readonly string[]) =>
    `"${cell}" is none of these: ${choices.join(' / ')}.`,
  notADay: (cell: string) => `"${cell}" is not a day. Write it like 2026-11-23.`,
  distanceRow: (part: string) =>
    `"${part}" is not a row of a table. Write the diagonal, a colon and the distances, like 60: 1.76 – 2.86; for ultra short throw also the height, like 110: 13.5 up 16.9.`,
  shiftCorner: (part: string) =>
    `"${part}" does not say what is left of a shift. Write the percent to the side, a colon and the percent up, like 25: 10.`,
  sameProjector: (row: number) => `This is the same projector as in row ${row}.`,
  sameAddress: (row: number, slug: string) => `Row ${row} has the address "${slug}" too.`,
  otherAddress: (slug: string) =>
    `This projector already exists, with the address "${slug}". Change its address in its own form, not in the sheet.`,
} as const;
