/** What editors read around the sheet; why a row is refused stands in `sheet-problems.ts`. */
import { SHEET_LIMITS } from './sheet-limits.ts';

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

export const TEXTS = {
  title: 'Projectors from a spreadsheet',
  intro:
    'Import projectors from a spreadsheet, or export all of them. Imported rows become drafts, and nothing changes for readers until you publish them.',
  limit: `Up to ${SHEET_LIMITS.rowsMax.toLocaleString('en-US')} rows at once. The first row holds the headings.`,
  drop: 'Drop a CSV file here',
  choose: 'Choose a CSV file',
  pasteLabel: 'Or paste rows from your spreadsheet, with their headings',
  readPasted: 'Read these rows',
  exportAll: 'Save all projectors as a sheet',
  exportEmpty: 'Save an empty sheet',
  exportName: 'projectors.csv',
  emptyName: 'projectors-empty.csv',
  reading: 'Reading the sheet …',
  readAs: (encoding: string) => `Read as ${encoding}. Check that letters like é and ö are right.`,
  mappingTitle: 'Which column is what?',
  mappingHelp:
    "A column you don't import changes nothing. An empty cell in an imported column empties its field.",
  notImported: 'Not imported',
  unknownColumns: (headings: readonly string[]) =>
    `${counted(headings.length, 'column is', 'columns are')} not imported: ${headings.join(', ')}.`,
  noHeading: (column: number) => `Column ${column}, without a heading`,
  check: 'Check the rows',
  checking: (done: number, total: number) => `Checking row ${done} of ${total} …`,
  summary: {
    new: (count: number) => `${count} new`,
    changed: (count: number) => `${count} changed`,
    unchanged: (count: number) => `${count} unchanged`,
    refused: (count: number) => `${count} refused`,
  },
  columns: { row: 'Row', projector: 'Projector', status: 'Status', what: 'What' },
  preview: 'What the import would do',
  changeOf: (column: string, before: string, after: string) =>
    `${column}: ${before || '(empty)'} → ${after || '(empty)'}`,
  valueOf: (column: string, value: string) => `${column}: ${value}`,
  reasonAt: (column: string, reason: string) => (column ? `${column}: ${reason}` : reason),
  more: (count: number) => `and ${counted(count, 'more field', 'more fields')}`,
  advice: (text: string) => `Advice: ${text}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous rows',
  next: 'Next rows',
  importRows: (count: number) => `Import ${counted(count, 'row', 'rows')} as drafts`,
  leavesOut: (count: number) =>
    `${counted(count, 'refused row stays', 'refused rows stay')} out. Fix the sheet and drop it again; it skips what is already in.`,
  nothingToImport: 'There is nothing to import: no row is new or changed.',
  importing: (written: number, total: number) => `Importing: ${written} of ${total} drafts are there …`,
  doneTitle: 'Done',
  done: (count: number) =>
    `${counted(count, 'draft is', 'drafts are')} there. Read and publish them under Projectors → Models.`,
  failedTitle: 'The import stopped',
  failed: (written: number, total: number) =>
    `${written} of ${total} drafts are there, the others are not; no batch is half in. Drop the same sheet again: it goes on where it stopped.`,
  notRead: "This couldn't be read",
  /** @param names of projectors of which something else was published since the preview */
  changedMeanwhile: (names: readonly string[]) =>
    `Changes were published after the preview: ${names.join(', ')}. Check the rows again to see them.`,
  detail: (reason: string) => `The server said: ${reason}`,
  back: 'Back',
  another: 'Another sheet',
  unreachable: "The projectors couldn't be read. Check your connection and try again.",
} as const;
