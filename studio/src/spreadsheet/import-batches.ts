/** Writes planned rows as drafts, batch by batch: a batch is one transaction, all of it or nothing. */
import type { DraftWrite, PlannedRow } from './plan-import.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { TEXTS } from './texts.ts';

/** What an import needs of the dataset. */
export interface ImportDataset {
  /** Commits writes in one transaction. @throws when it was not taken; then none of them is there */
  commit: (writes: readonly DraftWrite[]) => Promise<void>;
  /** Revisions of documents as they are now, by id; one that is gone has none. */
  revisions: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** How an import ended: drafts that are there, out of those that were to be written. */
export interface ImportResult {
  written: number;
  total: number;
  /** Why it ended early, in a sentence; null when all is there. */
  failure: string | null;
}

/** A write with the name of its projector. */
interface NamedWrite {
  name: string;
  write: DraftWrite;
}

/** Names of projectors whose published documents are others than those that the plan was made from. */
async function changedSince(
  batch: readonly NamedWrite[],
  { revisions }: Pick<ImportDataset, 'revisions'>,
): Promise<string[]> {
  const sources = batch.flatMap(({ name, write }) =>
    'create' in write && write.from ? [{ name, ...write.from }] : [],
  );
  if (sources.length === 0) return [];
  const now = await revisions(sources.map(({ id }) => id));
  return sources.filter(({ id, revision }) => now.get(id) !== revision).map(({ name }) => name);
}

/**
 * Imports the new and changed rows. It ends at the first batch that fails, or of which somebody has
 * published something else since the plan was made: the ones before are there as a whole, and the same
 * sheet finds them unchanged the next time. A draft that changed since is refused by its revision, and
 * one that somebody made since because it is there.
 * @param onProgress told after each batch
 */
export async function importBatches(
  rows: readonly PlannedRow[],
  dataset: ImportDataset,
  onProgress?: (result: ImportResult) => void,
): Promise<ImportResult> {
  const writes = rows.flatMap((row): NamedWrite[] =>
    row.status === 'new' || row.status === 'changed' ? [{ name: row.name, write: row.write }] : [],
  );
  const total = writes.length;
  for (let written = 0; written < total;) {
    const batch = writes.slice(written, written + SHEET_LIMITS.batch);
    try {
      const changed = await changedSince(batch, dataset);
      if (changed.length > 0) return { written, total, failure: TEXTS.changedMeanwhile(changed) };
      await dataset.commit(batch.map(({ write }) => write));
    } catch (error) {
      return {
        written,
        total,
        failure: TEXTS.detail(error instanceof Error ? error.message : String(error)),
      };
    }
    written += batch.length;
    onProgress?.({ written, total, failure: null });
  }
  return { written: total, total, failure: null };
}
