/** How much the spreadsheet takes at once. */
export const SHEET_LIMITS = {
  /** Rows below the headings; more would keep the editor waiting for minutes. */
  rowsMax: 1000,
  /** Size of a file, in bytes. */
  bytesMax: 5 * 1024 * 1024,
  /** Figures of one kind that a projector can have in a sheet. */
  figuresMax: 20,
  /** Documents of one transaction: all of them become drafts, or none. */
  batch: 50,
  /** Rows on a page of the preview. */
  page: 25,
  /** Documents whose rules run concurrently. */
  concurrency: 8,
} as const;
