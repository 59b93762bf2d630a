import { DISTANCE_UNITS, type DistanceUnit } from '@lumen-throw/domain/projector';

interface Line {
  a?: number;
  b?: number;
}

interface Row {
  diagonal?: number;
  wide?: number;
  tele?: number;
  rise?: number;
}

interface Law {
  wide?: Line;
  tele?: Line;
  rise?: Line;
  rows?: Row[];
  unit?: string;
  step?: number;
}

/** Diagonal at which the two ends of a zoom are compared, in inches. */
const COMPARED_AT = 100;

/** Arithmetic may differ by this share of the table's step. */
const SLACK = 0.02;

function isUnit(unit: string | undefined): unit is DistanceUnit {
  return unit !== undefined && Object.hasOwn(DISTANCE_UNITS, unit);
}

/** The printed unit's distance that a line gives for a diagonal; null where the line is incomplete. */
function distance({ a, b }: Line, diagonal: number, unit: DistanceUnit): number | null {
  return a === undefined || b === undefined ? null : (a * diagonal + b) / DISTANCE_UNITS[unit];
}

/**
 * What is wrong with a law or between it and the rows that it was made from; null where its ends are in
 * order and it gives every row back within half of the step in which the table rounds.
 */
export function distanceLawProblem(value: unknown): string | null {
  const { wide, tele, rise, rows = [], unit, step } = (value ?? {}) as Law;
  const hasTele = tele?.a !== undefined || tele?.b !== undefined;
  const hasRise = rise?.a !== undefined || rise?.b !== undefined;
  if (hasTele && (tele.a === undefined || tele.b === undefined)) return 'The tele end needs both a and b.';
  if (hasRise && (rise.a === undefined || rise.b === undefined))
    return "The picture's height above the cabinet needs both a and b.";
  const near = distance(wide ?? {}, COMPARED_AT, 'in');
  const far = distance(tele ?? {}, COMPARED_AT, 'in');
  if (near !== null && far !== null && far < near)
    return `At ${COMPARED_AT} inches the tele end is nearer than the wide end.`;
  if (rows.length === 0) return null;
  if (!isUnit(unit) || !step) return 'Say in which unit the rows are, and in which steps they round.';
  for (const [
    index,
    { diagonal, wide: printedWide, tele: printedTele, rise: printedRise },
  ] of rows.entries()) {
    if (diagonal === undefined) continue;
    for (const [end, line, printed] of [
      ['shortest distance', wide ?? {}, printedWide],
      ['longest distance', hasTele ? tele : null, printedTele],
      ['height above the cabinet', hasRise ? rise : null, printedRise],
    ] as const) {
      if (printed === undefined) continue;
      if (line === null) return `Row ${index + 1} has a ${end}, but the law has no line for it.`;
      const found = distance(line, diagonal, unit);
      if (found !== null && Math.abs(found - printed) > step * (0.5 + SLACK))
        return `Row ${index + 1}: the ${end} is printed as ${printed} ${unit}, the law gives ${found.toFixed(3)}.`;
    }
  }
  return null;
}
