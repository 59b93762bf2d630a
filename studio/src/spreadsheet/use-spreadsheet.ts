import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { useCallback, useMemo, useState } from 'react';
import { useClient, useWorkspace, type SanityClient } from 'sanity';
import { decodeSheet } from './decode-sheet.ts';
import { sheetOfProjectors } from './export-sheet.ts';
import { importBatches, type ImportResult } from './import-batches.ts';
import { studioJudge } from './judge-document.ts';
import {
  planImport,
  type ColumnMapping,
  type DraftWrite,
  type PlannedRow,
  type StoredProjector,
} from './plan-import.ts';
import { readSheet, type Sheet } from './read-sheet.ts';
import { firstMapping, rememberMapping } from './remembered-mapping.ts';
import { TEXTS } from './texts.ts';

const PROJECTORS = `*[_type == "projector" && !(_id in path("versions.**"))]`;

const REVISIONS = `*[_id in $ids]{_id, _type, _rev}`;

/** Where an editor is on the way from a sheet to drafts. */
export type Step =
  | { at: 'empty' | 'reading' }
  | { at: 'unreadable'; problem: string }
  | { at: 'mapping'; sheet: Sheet; mapping: ColumnMapping; note: string | null }
  | { at: 'checking'; done: number; total: number }
  | { at: 'preview'; plan: readonly PlannedRow[] }
  | { at: 'importing' | 'done' | 'failed'; result: ImportResult };

async function commit(client: SanityClient, writes: readonly DraftWrite[]): Promise<void> {
  let transaction = client.transaction();
  for (const write of writes)
    if ('create' in write) transaction = transaction.create(write.create);
    else {
      const { id, ifRevisionID, set, unset } = write.patch;
      transaction = transaction.patch(id, (patch) => patch.ifRevisionId(ifRevisionID).set(set).unset(unset));
    }
  await transaction.commit({ visibility: 'sync' });
}

/** Saves a text as a file of the editor's computer. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The way of a sheet into the Studio: its step, and what leads to the next one. */
export function useSpreadsheet() {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  const workspace = useWorkspace();
  const [step, setStep] = useState<Step>({ at: 'empty' });
  const judge = useMemo(() => studioJudge({ workspace, getClient: workspace.getClient }), [workspace]);

  const stored = useCallback(
    () => client.fetch<StoredProjector[]>(PROJECTORS, {}, { perspective: 'raw' }),
    [client],
  );

  const readText = useCallback((text: string, note: string | null = null) => {
    const read = readSheet(text);
    if (!read.ok) return setStep({ at: 'unreadable', problem: read.problem });
    const { sheet } = read;
    return setStep({ at: 'mapping', sheet, mapping: firstMapping(sheet.headings, localStorage), note });
  }, []);

  const readFile = useCallback(
    async (file: File) => {
      setStep({ at: 'reading' });
      try {
        const decoded = decodeSheet(new Uint8Array(await file.arrayBuffer()));
        if (!decoded.ok) setStep({ at: 'unreadable', problem: decoded.problem });
        else readText(decoded.text, decoded.encoding === 'UTF-8' ? null : TEXTS.readAs(decoded.encoding));
      } catch (error) {
        setStep({ at: 'unreadable', problem: error instanceof Error ? error.message : String(error) });
      }
    },
    [readText],
  );

  const check = useCallback(
    async (sheet: Sheet, mapping: ColumnMapping) => {
      rememberMapping(sheet.headings, mapping, localStorage);
      setStep({ at: 'checking', done: 0, total: sheet.rows.length });
      try {
        const plan = await planImport({
          sheet,
          mapping,
          stored: await stored(),
          judge,
          onProgress: (done, total) => setStep({ at: 'checking', done, total }),
        });
        setStep({ at: 'preview', plan });
      } catch {
        setStep({ at: 'unreadable', problem: TEXTS.unreachable });
      }
    },
    [judge, stored],
  );

  const importPlan = useCallback(
    async (plan: readonly PlannedRow[]) => {
      const total = plan.filter(({ status }) => status === 'new' || status === 'changed').length;
      setStep({ at: 'importing', result: { written: 0, total, failure: null } });
      const result = await importBatches(
        plan,
        {
          commit: (writes) => commit(client, writes),
          revisions: async (ids) =>
            new Map(
              (await client.fetch<StoredProjector[]>(REVISIONS, { ids }, { perspective: 'raw' })).map(
                ({ _id, _rev = '' }) => [_id, _rev],
              ),
            ),
        },
        (soFar) => setStep({ at: 'importing', result: soFar }),
      );
      setStep({ at: result.failure === null ? 'done' : 'failed', result });
    },
    [client],
  );

  const exportAll = useCallback(async () => {
    try {
      saveFile(TEXTS.exportName, sheetOfProjectors(await stored()));
    } catch {
      setStep({ at: 'unreadable', problem: TEXTS.unreachable });
    }
  }, [stored]);

  const restart = useCallback(() => setStep({ at: 'empty' }), []);
  const remap = useCallback(
    (mapping: ColumnMapping) => setStep((now) => (now.at === 'mapping' ? { ...now, mapping } : now)),
    [],
  );
  return { step, readText, readFile, remap, check, importPlan, exportAll, restart };
}
