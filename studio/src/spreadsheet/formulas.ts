/**
 * Texts that a spreadsheet would run as a formula. An apostrophe before them makes them a text
 * there; it is written on export and taken off on import.
 * Source: OWASP, "CSV Injection".
 */

const WOULD_RUN = /^'*[=+\-@\t\r]/;
const MADE_HARMLESS = /^'+[=+\-@\t\r]/;
const NEGATIVE_NUMBER = /^[-−]\d[\d.,]*$/;

/** Whether a spreadsheet would run this cell. A negative number is none. */
export function isFormula(cell: string): boolean {
  return /^[=+\-@\t\r]/.test(cell) && !NEGATIVE_NUMBER.test(cell);
}

/** The cell for a text, such that no spreadsheet runs it. */
export function harmlessCell(text: string): string {
  return WOULD_RUN.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
}

/** The text of a cell that `harmlessCell` wrote, or that an editor wrote like it. */
export function textOfCell(cell: string): string {
  return MADE_HARMLESS.test(cell) ? cell.slice(1) : cell;
}
