/** Projectors to a CSV file that the import takes back without a change. */
import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { latestProjectors, type StoredProjector } from './plan-import.ts';
import { valueAt } from './projector-from-row.ts';
import { writeCell } from './sheet-cells.ts';
import { FIGURE_LISTS, sheetColumns } from './sheet-columns.ts';

/** Spreadsheet programs take a file without it for Windows-1252. */
const BYTE_ORDER_MARK = '\ufeff';

function quoted(cell: string): string {
  return /[",;\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function figureCounts(projectors: readonly StoredProjector[]): Record<string, number> {
  return Object.fromEntries(
    FIGURE_LISTS.map(({ field }) => [
      field,
      Math.max(0, ...projectors.map(({ [field]: list }) => (Array.isArray(list) ? list.length : 0))),
    ]),
  );
}

/**
 * The CSV file of projectors: a row each, by brand and model, with as many figures as the one that
 * has most. Of a projector with a draft the draft is written.
 */
export function sheetOfProjectors(stored: readonly StoredProjector[]): string {
  const projectors = latestProjectors(stored).toSorted((one, other) =>
    publishedId(one._id).localeCompare(publishedId(other._id)),
  );
  const columns = sheetColumns(figureCounts(projectors));
  const lines = [
    columns.map(({ heading }) => heading),
    ...projectors.map((projector) =>
      columns.map(({ path, form }) => writeCell(valueAt(projector, path), form)),
    ),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** An empty sheet with a column for everything, one figure of each kind. */
export function emptySheet(): string {
  const one = Object.fromEntries(FIGURE_LISTS.map(({ field }) => [field, 1]));
  return `${BYTE_ORDER_MARK}${sheetColumns(one)
    .map(({ heading }) => heading)
    .join(',')}\r\n`;
}
