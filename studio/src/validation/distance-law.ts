import { DISTANCE_UNITS, type DistanceUnit } from '@lumen-throw/domain/projector';

interface Line {
  a?: number;
  b?: number;
}

interface End extends Line {
  smallest?: number;
  largest?: number;
}

interface Row {
  diagonal?: number;
  wide?: number;
  tele?: number;
  rise?: number;
}

interface Law {
  wide?: End;
  tele?: End;
  farEnd?: string;
  rise?: Line;
  rows?: Row[];
  unit?: string;
  step?: number;
}

/** Arithmetic may differ by this share of the table's step. */
const SLACK = 0.02;

function isUnit(unit: string | undefined): unit is DistanceUnit {
  return unit !== undefined && Object.hasOwn(DISTANCE_UNITS, unit);
}

/** The printed unit's distance that a line gives for a diagonal; null where the line is incomplete. */
function distance({ a, b }: Line, diagonal: number, unit: DistanceUnit): number | null {
  return a === undefined || b === undefined ? null : (a * diagonal + b) / DISTANCE_UNITS[unit];
}

/** What is wrong with the sizes of one end; null where they are in order and no distance is zero or less. */
function sizesProblem(name: string, end: End): string | null {
  const { a, b, smallest, largest } = end;
  // Empty fields say so themselves.
  if (a === undefined || b === undefined) return null;
  if (smallest === undefined || largest === undefined)
    return `Give the smallest and the largest size that the page prints for the ${name} end.`;
  if (smallest > largest) return `The ${name} end's smallest size is above its largest.`;
  const nearest = distance(end, smallest, 'in');
  return nearest !== null && nearest <= 0
    ? `At ${smallest} inches the ${name} end gives ${nearest.toFixed(1)} inches: no projector stands there.`
    : null;
}

/** What is wrong between the two ends; null where the far one is farther at every size that both have. */
function endsProblem(wide: End, tele: End): string | null {
  const from = Math.max(wide.smallest ?? 0, tele.smallest ?? 0);
  const to = Math.min(wide.largest ?? 0, tele.largest ?? 0);
  const crossed = [from, to].find((diagonal) => {
    const near = distance(wide, diagonal, 'in');
    const far = distance(tele, diagonal, 'in');
    return from <= to && near !== null && far !== null && far < near;
  });
  return crossed === undefined ? null : `At ${crossed} inches the tele end is nearer than the wide end.`;
}

/**
 * What is wrong with a law or between it and the rows that it was made from; null where its ends are in
 * order and it gives every row back within half of the step in which the table rounds.
 */
export function distanceLawProblem(value: unknown): string | null {
  const { wide = {}, tele, farEnd, rise, rows = [], unit, step } = (value ?? {}) as Law;
  const hasTele = tele?.a !== undefined || tele?.b !== undefined;
  const hasRise = rise?.a !== undefined || rise?.b !== undefined;
  if (hasTele && (tele.a === undefined || tele.b === undefined)) return 'The tele end needs both a and b.';
  if (hasRise && (rise.a === undefined || rise.b === undefined))
    return "The picture's height above the cabinet needs both a and b.";
  const ends =
    sizesProblem('wide', wide) ?? (hasTele ? (sizesProblem('tele', tele) ?? endsProblem(wide, tele)) : null);
  if (ends) return ends;
  if (wide.a !== undefined && !hasTele && !farEnd)
    return 'Say whether there is no zoom, or the source gives one end only.';
  if (rows.length === 0) return null;
  if (!isUnit(unit) || !step) return 'Say in which unit the rows are, and in which steps they round.';
  for (const [
    index,
    { diagonal, wide: printedWide, tele: printedTele, rise: printedRise },
  ] of rows.entries()) {
    if (diagonal === undefined) continue;
    for (const [end, line, printed] of [
      ['shortest distance', wide, printedWide],
      ['longest distance', hasTele ? tele : null, printedTele],
      ['height above the cabinet', hasRise ? rise : null, printedRise],
    ] as const) {
      if (printed === undefined) continue;
      if (line === null) return `Row ${index + 1} has a ${end}, but there is no line for it.`;
      const { smallest = diagonal, largest = diagonal }: End = line;
      if (diagonal < smallest || diagonal > largest)
        return `Row ${index + 1}: ${diagonal} in is outside of the sizes, ${smallest} to ${largest} in.`;
      const found = distance(line, diagonal, unit);
      if (found !== null && Math.abs(found - printed) > step * (0.5 + SLACK))
        return `Row ${index + 1}: the ${end} is printed as ${printed} ${unit}, the lines give ${found.toFixed(3)}.`;
    }
  }
  return null;
}
