/** A row of the sheet laid over a projector: only what its cells say differs. */
import { isObject } from '@lumen-throw/domain/is-object';
import { projectorSlug } from '@lumen-throw/domain/projector';
import { withFittedLines } from './fit-distance-law.ts';
import { readCell, writeCell, type DecimalMark } from './sheet-cells.ts';
import { ALL_COLUMNS, FIGURE_LISTS, figureListOf, type SheetColumn } from './sheet-columns.ts';

type Fields = Record<string, unknown>;

/** A cell with the column that it was mapped to. */
export interface MappedCell {
  column: SheetColumn;
  cell: string;
}

/** What a cell has wrong; the column is a heading of ours. */
export interface CellProblem {
  column: string;
  reason: string;
}

/** The projector that a row makes of another, and what stands where in it. */
export interface ProjectorOfRow {
  fields: Fields;
  problems: CellProblem[];
  /** Place of each figure in the sheet, from 0, by its key: empty figures leave no gap in content. */
  places: ReadonlyMap<string, number>;
}

/** The value at a path; undefined where nothing stands. */
export function valueAt(value: unknown, path: SheetColumn['path']): unknown {
  return path.reduce<unknown>((found, segment) => {
    if (typeof segment === 'number') return Array.isArray(found) ? found[segment] : undefined;
    return isObject(found) ? found[segment] : undefined;
  }, value);
}

/** An object with a value at a path, or without it where the value is undefined. */
function withValue(target: unknown, [segment, ...rest]: SheetColumn['path'], value: unknown): unknown {
  if (segment === undefined) return value;
  if (typeof segment === 'number') {
    const items: unknown[] = Array.isArray(target) ? [...target] : [];
    while (items.length <= segment) items.push({});
    items[segment] = withValue(items[segment], rest, value);
    return items;
  }
  const { [segment]: before, ...others } = isObject(target) ? target : {};
  const after = withValue(before, rest, value);
  return after === undefined ? others : { ...others, [segment]: after };
}

/** An object without fields that say nothing; undefined where none is left but its type and key. */
function compact(value: unknown): unknown {
  if (!isObject(value)) return Array.isArray(value) && value.length === 0 ? undefined : value;
  const kept = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    const inner = compact(field);
    return inner === undefined ? [] : [[name, inner]];
  });
  return kept.some(([name]) => !name.startsWith('_')) ? Object.fromEntries(kept) : undefined;
}

function withType(value: unknown, type: string): unknown {
  return isObject(value) ? { ...value, _type: type } : value;
}

function freeKey(field: string, place: number, taken: ReadonlySet<string>): string {
  let number = place + 1;
  while (taken.has(`${field}-${number}`)) number += 1;
  return `${field}-${number}`;
}

/** A list of figures as content holds it: typed, keyed, and without those that say nothing. */
function figuresOf(field: string, type: string, items: readonly unknown[], places: Map<string, number>) {
  const filled = items.flatMap((item, place) => {
    const figure = compact(item);
    return isObject(figure) ? [{ figure, place }] : [];
  });
  const taken = new Set(
    filled.flatMap(({ figure: { _key: key } }) => (typeof key === 'string' ? [key] : [])),
  );
  return filled.map(({ figure, place }) => {
    const key = typeof figure['_key'] === 'string' ? figure['_key'] : freeKey(field, place, taken);
    taken.add(key);
    places.set(key, place);
    const law = field === 'distance' ? withFittedLines(figure) : figure;
    const evidence = withType(law['evidence'], 'evidence');
    return { ...law, ...(evidence === undefined ? {} : { evidence }), _type: type, _key: key };
  });
}

function touched(cells: readonly MappedCell[], base: Fields): ReadonlySet<string> {
  const changed = cells.filter(
    ({ column: { path, form }, cell }) => cell !== writeCell(valueAt(base, path), form),
  );
  return new Set(changed.map(({ column }) => String(column.path[0])));
}

/**
 * Lays a row over a projector. A cell that says what is there already changes nothing, an empty one
 * empties its field, and what no column is mapped to stays.
 * @param base the document without `_id` and the like; empty for a new projector
 */
export function projectorOfRow(
  cells: readonly MappedCell[],
  base: Fields,
  mark: DecimalMark,
): ProjectorOfRow {
  const problems: CellProblem[] = [];
  let fields: unknown = base;
  for (const { column, cell } of cells) {
    if (cell === writeCell(valueAt(base, column.path), column.form)) continue;
    const read = readCell(cell, column.form, mark);
    if (read.ok) fields = withValue(fields, column.path, read.value);
    else problems.push({ column: column.heading, reason: read.problem });
  }
  const places = new Map<string, number>();
  const result: Fields = isObject(fields) ? { ...fields } : {};
  const changed = touched(cells, base);
  for (const { field, type } of FIGURE_LISTS) {
    const items = result[field];
    if (!Array.isArray(items)) continue;
    const figures = figuresOf(field, type, items, places);
    if (!changed.has(field)) continue;
    if (figures.length > 0) result[field] = figures;
    else delete result[field];
  }
  for (const name of ['otherNames', 'aliases', 'slug']) {
    if (!changed.has(name)) continue;
    const kept = compact(result[name]);
    if (kept === undefined) delete result[name];
    else result[name] = kept;
  }
  const { brand, model } = result;
  const slug = valueAt(result, ['slug', 'current']);
  if (slug === undefined && typeof brand === 'string' && typeof model === 'string')
    result['slug'] = { _type: 'slug', current: projectorSlug(brand, model) };
  else if (changed.has('slug')) result['slug'] = withType(result['slug'], 'slug');
  return { fields: result, problems, places };
}

/** The heading under which an editor finds what a rule of the Studio says of a field. */
export function headingAt(
  path: readonly unknown[],
  { fields, places }: Pick<ProjectorOfRow, 'fields' | 'places'>,
  columns: readonly SheetColumn[],
): string {
  const [first] = path;
  const field = typeof first === 'string' ? first : '';
  const plain = path.map((segment, index) => {
    if (index === 1 && isObject(segment)) return places.get(String(segment['_key']));
    if (index === 1 && typeof segment === 'number' && figureListOf(field)) {
      const key: unknown = valueAt(fields, [field, segment, '_key']);
      return places.get(String(key));
    }
    return segment;
  });
  const shared = ({ path: candidate }: SheetColumn) => {
    const differs = plain.findIndex((segment, index) => segment !== candidate[index]);
    return differs === -1 ? plain.length : differs;
  };
  let best = { heading: field, common: 0 };
  // A field without a column in the sheet has its heading all the same.
  for (const column of [...columns, ...ALL_COLUMNS]) {
    const common = shared(column);
    if (common > best.common) best = { heading: column.heading, common };
  }
  return best.heading;
}
