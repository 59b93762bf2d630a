/** A straight line through the rows of a printed table: the one whose largest miss is smallest. */

/** distance = slope · diagonal + intercept; both lengths in one unit, the slope without one. */
export interface Line {
  slope: number;
  intercept: number;
}

/** One row of a table: a diagonal, and the distance printed for it, both in inches. */
export interface PrintedRow {
  diagonal: number;
  distance: number;
}

/** A line, and how far the row that it misses most lies from it. */
export interface FittedLine extends Line {
  /** Inches. */
  largestMiss: number;
  /** Diagonal of that row, in inches. */
  at: number;
}

/** Digits that a law is kept with: a hundredth of a millimeter at any distance that is printed. */
const LAW_DIGITS = { a: 6, b: 4 } as const;

/** A law as content keeps it: distance = a · diagonal + b, in inches. */
export interface KeptLaw {
  a: number;
  b: number;
}

/** The distance that a line gives for a diagonal, in the line's unit. */
export function distanceOn({ slope, intercept }: Line, diagonal: number): number {
  return slope * diagonal + intercept;
}

/** The diagonal that a line gives for a distance; the inverse of `distanceOn`. */
export function diagonalOn({ slope, intercept }: Line, distance: number): number {
  return (distance - intercept) / slope;
}

/**
 * The line of least largest miss (Chebyshev's). Rounding moves each row by at most half of its last
 * digit, so a table is straight exactly when this line misses no row by more; least squares would not
 * tell. Such a line is parallel to one through two of the rows (alternation theorem), so all pairs are
 * tried: tables have a dozen rows.
 * @returns null with fewer than two different diagonals
 */
export function chebyshevLine(rows: readonly PrintedRow[]): FittedLine | null {
  let best: FittedLine | null = null;
  for (const [index, one] of rows.entries()) {
    for (const other of rows.slice(index + 1)) {
      if (one.diagonal === other.diagonal) continue;
      const slope = (other.distance - one.distance) / (other.diagonal - one.diagonal);
      const rests = rows.map(({ diagonal, distance }) => distance - slope * diagonal);
      const [low, high] = [Math.min(...rests), Math.max(...rests)];
      const largestMiss = (high - low) / 2;
      if (best && best.largestMiss <= largestMiss) continue;
      best = {
        slope,
        intercept: (low + high) / 2,
        largestMiss,
        at: rows[rests.indexOf(high)]?.diagonal ?? one.diagonal,
      };
    }
  }
  return best;
}

/**
 * The law that printed rows make: the line of least largest miss, or the proportion where a single
 * distance is printed. Rounded to the digits that content keeps.
 * @returns null without rows, or where their diagonals make no line
 */
export function lawOfRows(rows: readonly PrintedRow[]): KeptLaw | null {
  const [only] = rows;
  const found =
    rows.length === 1 && only ? { slope: only.distance / only.diagonal, intercept: 0 } : chebyshevLine(rows);
  return found && Number.isFinite(found.slope)
    ? { a: Number(found.slope.toFixed(LAW_DIGITS.a)), b: Number(found.intercept.toFixed(LAW_DIGITS.b)) }
    : null;
}

/** First and last size of some rows, in inches, as content keeps them. */
export function sizesOfRows(rows: readonly PrintedRow[]): { smallest: number; largest: number } {
  const diagonals = rows.map(({ diagonal }) => diagonal);
  return { smallest: Math.min(...diagonals), largest: Math.max(...diagonals) };
}
