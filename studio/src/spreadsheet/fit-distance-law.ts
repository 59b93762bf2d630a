/** The law that a maker's table makes, for editors who have the table and not the law. */
import { isObject } from '@lumen-throw/domain/is-object';
import { DISTANCE_UNITS, type DistanceUnit } from '@lumen-throw/domain/projector';
import { lawOfRows, sizesOfRows, type PrintedRow } from '@lumen-throw/throw/printed-rows';

function isUnit(unit: unknown): unit is DistanceUnit {
  return typeof unit === 'string' && Object.hasOwn(DISTANCE_UNITS, unit);
}

/** Rows of one end of the zoom, or of the heights above the cabinet; in inches. */
function endOf(rows: readonly unknown[], end: 'wide' | 'tele' | 'rise', unit: DistanceUnit): PrintedRow[] {
  return rows.filter(isObject).flatMap((row) => {
    const { diagonal, [end]: distance } = row;
    return typeof diagonal === 'number' && typeof distance === 'number'
      ? [{ diagonal, distance: distance * DISTANCE_UNITS[unit] }]
      : [];
  });
}

/**
 * A law whose wide end is empty, with both ends, their sizes and the height of the picture worked out from its rows (`a` in inches for each inch
 * of diagonal, `b` in inches). A law that has its wide end, or no rows that make a line, stays as it is.
 */
export function withFittedLines(law: Record<string, unknown>): Record<string, unknown> {
  const { wide, rows, unit } = law;
  if (wide !== undefined || !Array.isArray(rows) || !isUnit(unit)) return law;
  const end = (name: 'wide' | 'tele') => {
    const printed = endOf(rows, name, unit);
    const found = lawOfRows(printed);
    return found && { ...found, ...sizesOfRows(printed) };
  };
  const [near, far] = [end('wide'), end('tele')];
  const rise = lawOfRows(endOf(rows, 'rise', unit));
  return {
    ...law,
    ...(near ? { wide: near } : {}),
    ...(far ? { tele: far } : {}),
    ...(rise ? { rise } : {}),
  };
}
