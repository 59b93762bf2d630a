/** What an import would do: each row new, changed, unchanged or refused, with every reason. */
import { isObject } from '@lumen-throw/domain/is-object';
import { projectorSlug } from '@lumen-throw/domain/projector';
import { LexoRank } from 'lexorank';
import { publishedId } from '@lumen-throw/domain/checks/document-id';
import {
  headingAt,
  projectorOfRow,
  valueAt,
  type CellProblem,
  type MappedCell,
  type ProjectorOfRow,
} from './projector-from-row.ts';
import type { Sheet, SheetRow } from './read-sheet.ts';
import { decimalMarkOf, writeCell, type DecimalMark } from './sheet-cells.ts';
import { ADDRESS, BRAND, MODEL, type SheetColumn } from './sheet-columns.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SHEET_PROBLEMS } from './sheet-problems.ts';

/** A projector as the dataset holds it, a draft or published. */
export interface StoredProjector {
  _id: string;
  _type: string;
  _rev?: string;
  [field: string]: unknown;
}

/** What a rule of the Studio says of a document. */
export interface RuleMarker {
  path: readonly unknown[];
  level: 'error' | 'warning' | 'info';
  message: string;
}

/** Runs the Studio's rules over a document. */
export type JudgeDocument = (document: StoredProjector) => Promise<readonly RuleMarker[]>;

/** A column of the sheet for each heading; null where it is not imported. */
export type ColumnMapping = readonly (SheetColumn | null)[];

interface Change {
  column: string;
  before: string;
  after: string;
}

/** One row and what the import would do with it. */
export type PlannedRow = { row: number; name: string } & (
  | { status: 'unchanged' }
  | { status: 'refused'; problems: readonly CellProblem[] }
  | { status: 'new' | 'changed'; write: DraftWrite; changes: readonly Change[]; advice: readonly string[] }
);

/**
 * A draft to be created, with the published document and revision that it is made from where there is
 * one; or fields of a draft that is there at a revision.
 */
export type DraftWrite =
  | { create: StoredProjector; from?: { id: string; revision: string } }
  | { patch: { id: string; ifRevisionID: string; set: Record<string, unknown>; unset: string[] } };

interface Plan {
  sheet: Sheet;
  mapping: ColumnMapping;
  /** Every projector of the dataset, drafts and published. */
  stored: readonly StoredProjector[];
  judge: JudgeDocument;
  /** Told after each row that was judged. */
  onProgress?: (done: number, total: number) => void;
}

const DRAFTS = 'drafts.';
const OWN_FIELDS: ReadonlySet<string> = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system']);

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function slugOf(fields: Record<string, unknown>): string {
  return text(valueAt(fields, ADDRESS.path));
}

function nameKey({ brand, model }: Record<string, unknown>): string {
  return projectorSlug(text(brand), text(model));
}

function fieldsOf(document: StoredProjector): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !OWN_FIELDS.has(name)));
}

/** Whether two values say the same; keys of list items say nothing. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => saysTheSame(item, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete('_key');
  return [...names].every((name) => saysTheSame(one[name], other[name]));
}

/** The document that editors see of each projector: its draft where there is one. */
export function latestProjectors(stored: readonly StoredProjector[]): StoredProjector[] {
  const byId = new Map<string, StoredProjector>();
  for (const document of stored) {
    const id = publishedId(document._id);
    if (document._id.startsWith(DRAFTS) || (document._id === id && !byId.has(id))) byId.set(id, document);
  }
  return [...byId.values()];
}

/** What is wrong with a mapping before any row is looked at; null where it can be used. */
export function mappingProblem(mapping: ColumnMapping): string | null {
  const headings = mapping.flatMap((column) => (column ? [column.heading] : []));
  const twice = headings.find((heading, index) => headings.indexOf(heading) !== index);
  if (twice !== undefined) return SHEET_PROBLEMS.twoColumns(twice);
  return headings.includes(BRAND.heading) && headings.includes(MODEL.heading) ? null : SHEET_PROBLEMS.noName;
}

function mappedCells({ cells }: SheetRow, mapping: ColumnMapping): MappedCell[] {
  return mapping.flatMap((column, index) => (column ? [{ column, cell: cells[index] ?? '' }] : []));
}

function cellOf(cells: readonly MappedCell[], { heading }: SheetColumn): string {
  return cells.find(({ column }) => column.heading === heading)?.cell ?? '';
}

/** The projector that a row means: the one with its address, otherwise the one with its name. */
function storedFor(cells: readonly MappedCell[], all: readonly StoredProjector[]) {
  const address = cellOf(cells, ADDRESS);
  const name = projectorSlug(cellOf(cells, BRAND), cellOf(cells, MODEL));
  if (address === '') return all.find((document) => nameKey(document) === name || slugOf(document) === name);
  return (
    all.find((document) => slugOf(document) === address) ?? all.find((document) => nameKey(document) === name)
  );
}

interface Candidate {
  row: number;
  name: string;
  base: StoredProjector | undefined;
  result: ProjectorOfRow;
  problems: CellProblem[];
}

function candidateOf(
  row: SheetRow,
  { sheet, mapping }: Pick<Plan, 'sheet' | 'mapping'>,
  all: readonly StoredProjector[],
  mark: DecimalMark,
): Candidate {
  const width = sheet.headings.length;
  const cells = mappedCells(row, mapping);
  const base = storedFor(cells, all);
  const result = projectorOfRow(cells, base ? fieldsOf(base) : { _type: 'projector' }, mark);
  const name = [cellOf(cells, BRAND), cellOf(cells, MODEL)].filter(Boolean).join(' ');
  const problems = [...result.problems];
  if (row.cells.length < width || row.cells.slice(width).some(Boolean))
    return {
      row: row.row,
      name,
      base,
      result,
      problems: [{ column: '', reason: SHEET_PROBLEMS.cells(row.cells.length, width) }],
    };
  const address = cellOf(cells, ADDRESS);
  if (base && address !== '' && slugOf(base) !== address)
    problems.push({ column: ADDRESS.heading, reason: SHEET_PROBLEMS.otherAddress(slugOf(base)) });
  return { row: row.row, name, base, result, problems };
}

/** Rows that mean a projector, or take an address, of which an earlier row speaks already. */
function refuseDuplicates(candidates: readonly Candidate[]): void {
  const byProjector = new Map<string, number>();
  const bySlug = new Map<string, number>();
  for (const { row, base, result, problems } of candidates) {
    const slug = slugOf(result.fields);
    const projector = base ? publishedId(base._id) : nameKey(result.fields);
    const same = byProjector.get(projector);
    const address = slug === '' ? undefined : bySlug.get(slug);
    if (same !== undefined)
      problems.push({ column: BRAND.heading, reason: SHEET_PROBLEMS.sameProjector(same) });
    else if (address !== undefined)
      problems.push({ column: ADDRESS.heading, reason: SHEET_PROBLEMS.sameAddress(address, slug) });
    if (projector !== '' && same === undefined) byProjector.set(projector, row);
    if (slug !== '' && address === undefined) bySlug.set(slug, row);
  }
}

function freeId(slug: string, taken: ReadonlySet<string>): string {
  let id = `projector-${slug}`;
  for (let number = 2; taken.has(id); number += 1) id = `projector-${slug}-${number}`;
  return id;
}

function changesOf(
  base: StoredProjector | undefined,
  { fields }: ProjectorOfRow,
  columns: readonly SheetColumn[],
) {
  return columns.flatMap(({ heading, path, form }): Change[] => {
    const before = writeCell(valueAt(base, path), form);
    const after = writeCell(valueAt(fields, path), form);
    return before === after ? [] : [{ column: heading, before, after }];
  });
}

function writeOf(base: StoredProjector | undefined, fields: Record<string, unknown>, id: string): DraftWrite {
  if (!base?._id.startsWith(DRAFTS) || base._rev === undefined)
    return {
      create: { ...fields, _id: `${DRAFTS}${id}`, _type: 'projector' },
      ...(base?._rev === undefined ? {} : { from: { id: base._id, revision: base._rev } }),
    };
  const names = Object.keys({ ...fieldsOf(base), ...fields });
  const changed = names.filter((name) => !saysTheSame(base[name], fields[name]));
  return {
    patch: {
      id: base._id,
      ifRevisionID: base._rev,
      set: Object.fromEntries(changed.filter((name) => name in fields).map((name) => [name, fields[name]])),
      unset: changed.filter((name) => !(name in fields)),
    },
  };
}

/** Runs a task over items, so many concurrently; results are in the order of the items. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results.set(index, await task(item));
  };
  await Promise.all(Array.from({ length: SHEET_LIMITS.concurrency }, worker));
  return items.flatMap((_item, index) => {
    const result = results.get(index);
    return result === undefined ? [] : [result];
  });
}

/** Looks at every row and says what an import would do. Nothing is written. */
export async function planImport({ sheet, mapping, stored, judge, onProgress }: Plan): Promise<PlannedRow[]> {
  const all = latestProjectors(stored);
  const columns = mapping.filter((column) => column !== null);
  const mark = decimalMarkOf(
    sheet.rows.flatMap((row) =>
      mappedCells(row, mapping).map(({ column, cell }) => ({ cell, form: column.form })),
    ),
  );
  const candidates = sheet.rows.map((row) => candidateOf(row, { sheet, mapping }, all, mark));
  refuseDuplicates(candidates);
  const taken = new Set(all.map(({ _id }) => publishedId(_id)));
  const ranks = all.map(({ orderRank }) => text(orderRank)).filter(Boolean);
  const [last] = ranks.toSorted().toReversed();
  let rank = last === undefined ? LexoRank.middle() : LexoRank.parse(last);
  const ready = candidates.map((candidate) => {
    const { base, result, problems } = candidate;
    if (base || problems.length > 0) return { ...candidate, id: base ? publishedId(base._id) : '' };
    rank = rank.genNext().genNext();
    const id = freeId(slugOf(result.fields), taken);
    taken.add(id);
    return {
      ...candidate,
      id,
      result: { ...result, fields: { ...result.fields, orderRank: rank.toString() } },
    };
  });
  let done = 0;
  return inTurn(ready, async ({ row, name, base, result, problems, id }): Promise<PlannedRow> => {
    const finish = (planned: PlannedRow) => {
      done += 1;
      onProgress?.(done, ready.length);
      return planned;
    };
    if (problems.length > 0) return finish({ row, name, status: 'refused', problems });
    const { fields } = result;
    if (base && saysTheSame(fieldsOf(base), fields)) return finish({ row, name, status: 'unchanged' });
    const markers = await judge({ ...fields, _id: `${DRAFTS}${id}`, _type: 'projector' });
    const wrong = markers.filter(({ level }) => level === 'error');
    if (wrong.length > 0) {
      const told = wrong.map(({ path, message }) => ({
        column: headingAt(path, result, columns),
        reason: message,
      }));
      return finish({ row, name, status: 'refused', problems: told });
    }
    return finish({
      row,
      name,
      status: base ? 'changed' : 'new',
      write: writeOf(base, fields, id),
      changes: changesOf(base, result, columns),
      advice: markers
        .filter(({ level }) => level === 'warning')
        .map(({ path, message }) => `${headingAt(path, result, columns)}: ${message}`),
    });
  });
}
