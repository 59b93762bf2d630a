/** Writes planned rows as drafts, batch by batch: a batch is one transaction, all of it or nothing. */
import type { DraftWrite, PlannedRow } from './plan-import.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';

/** Commits writes in one transaction. @throws when it was not taken; then none of them is there */
export type CommitTransaction = (writes: readonly DraftWrite[]) => Promise<void>;

/** How an import ended: drafts that are there, out of those that were to be written. */
export interface ImportResult {
  written: number;
  total: number;
  /** Why it ended early, in the words of the server; null when all is there. */
  failure: string | null;
}

/**
 * Imports the new and changed rows. It ends at the first batch that fails: the ones before are
 * there as a whole, and the same sheet finds them unchanged the next time.
 * @param onProgress told after each batch
 */
export async function importBatches(
  rows: readonly PlannedRow[],
  commit: CommitTransaction,
  onProgress?: (result: ImportResult) => void,
): Promise<ImportResult> {
  const writes = rows.flatMap((row) => (row.status === 'new' || row.status === 'changed' ? [row.write] : []));
  const total = writes.length;
  for (let written = 0; written < total;) {
    const batch = writes.slice(written, written + SHEET_LIMITS.batch);
    try {
      await commit(batch);
    } catch (error) {
      return { written, total, failure: error instanceof Error ? error.message : String(error) };
    }
    written += batch.length;
    onProgress?.({ written, total, failure: null });
  }
  return { written: total, total, failure: null };
}
