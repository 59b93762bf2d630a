/** The law that a maker's table makes, for editors who have the table and not the law. */
import { DISTANCE_UNITS, type DistanceUnit } from '@lumen-throw/domain/projector';
import { chebyshevLine, type PrintedRow } from '@lumen-throw/throw/printed-rows';
import { isRecord } from './sheet-cells.ts';

/** Digits that a law is kept with: a hundredth of a millimeter at any distance that is printed. */
const DIGITS = { a: 6, b: 4 } as const;

function isUnit(unit: unknown): unit is DistanceUnit {
  return typeof unit === 'string' && Object.hasOwn(DISTANCE_UNITS, unit);
}

/** Rows of one end of the zoom, distances in inches. */
function endOf(rows: readonly unknown[], end: 'wide' | 'tele', unit: DistanceUnit): PrintedRow[] {
  return rows.filter(isRecord).flatMap((row) => {
    const { diagonal, [end]: distance } = row;
    return typeof diagonal === 'number' && typeof distance === 'number'
      ? [{ diagonal, distance: distance * DISTANCE_UNITS[unit] }]
      : [];
  });
}

function lineOf(rows: readonly PrintedRow[]): { a: number; b: number } | null {
  const [only] = rows;
  const found =
    rows.length === 1 && only ? { slope: only.distance / only.diagonal, intercept: 0 } : chebyshevLine(rows);
  return found && Number.isFinite(found.slope)
    ? { a: Number(found.slope.toFixed(DIGITS.a)), b: Number(found.intercept.toFixed(DIGITS.b)) }
    : null;
}

/**
 * A law whose wide end is empty, with both ends worked out from its rows (`a` in inches for each inch
 * of diagonal, `b` in inches). A law that has its wide end, or no rows that make a line, stays as it is.
 */
export function withFittedLines(law: Record<string, unknown>): Record<string, unknown> {
  const { wide, rows, unit } = law;
  if (wide !== undefined || !Array.isArray(rows) || !isUnit(unit)) return law;
  const near = lineOf(endOf(rows, 'wide', unit));
  const far = lineOf(endOf(rows, 'tele', unit));
  return { ...law, ...(near ? { wide: near } : {}), ...(far ? { tele: far } : {}) };
}
