/**
 * A lens: how far from the wall it stands for a picture of a size. Makers' tables are straight lines,
 * distance = slope · diagonal + intercept, one for each end of the zoom. The intercept is where the
 * plain throw ratio errs: −2 to −7 cm from the lens, +13 to +21 cm from a ceiling mount, −28 cm from
 * the cabinet of an ultra short throw projector. Lengths are inches.
 */
import { frameDiagonal, type AspectRatio } from './image-size.ts';
import { chebyshevLine, diagonalOn, distanceOn, type Line, type PrintedRow } from './printed-rows.ts';
import { throwDistance, type Range } from './throw-distance.ts';

/** The point of the projector that its maker counts distances from. */
export type MeasuredFrom = 'lens' | 'front' | 'back' | 'mount';

/** What the law comes from: the maker's table or formula, a seller's, one printed distance, or a throw ratio. */
export type LensBasis = 'table' | 'formula' | "seller's table" | 'one distance' | 'ratio';

/**
 * `spread`: not a zoom but several models of one kind, each with one place. Its ends are models, and
 * there is no zoom position in between.
 */
export type LensKind = 'zoom' | 'fixed' | 'spread';

export interface Lens {
  kind: LensKind;
  /** Shape of the whole frame whose diagonal the lines take. */
  chip: AspectRatio;
  /** The end that fills the largest picture from a place: the shortest distance. */
  wide: Line;
  /** The other end; the same line where there is no zoom. */
  tele: Line;
  measuredFrom: MeasuredFrom;
  basis: LensBasis;
}

/** What every constructor needs to know of a projector. */
export interface LensFacts {
  /** Shape of its chip. */
  chip: AspectRatio;
  /** Shape of the pictures whose diagonals were printed, where that is not the chip's. */
  printedFor?: AspectRatio;
  measuredFrom?: MeasuredFrom;
}

/**
 * Throw ratios up to this are taken for lenses without zoom: makers print one distance for each size of
 * nearly every ultra short throw projector, so a range of such ratios is a range of models.
 */
export const ULTRA_SHORT_RATIO = 0.4;

/** The same law for the chip's diagonal, which is longer than the printed picture's by one factor. */
function onChip({ slope, intercept }: Line, { chip, printedFor = chip }: LensFacts): Line {
  return { slope: slope / frameDiagonal(1, printedFor, chip), intercept };
}

function lensOf(
  lines: { wide: Line; tele: Line | null },
  basis: LensBasis,
  facts: LensFacts,
  kind: LensKind = lines.tele ? 'zoom' : 'fixed',
): Lens {
  const wide = onChip(lines.wide, facts);
  return {
    kind,
    chip: facts.chip,
    wide,
    tele: lines.tele ? onChip(lines.tele, facts) : wide,
    measuredFrom: facts.measuredFrom ?? 'lens',
    basis,
  };
}

/** A line without intercept. */
function proportional(slope: number): Line {
  return { slope, intercept: 0 };
}

/**
 * A lens that is known by its throw ratio alone: distance = ratio × width of the picture on its chip,
 * the definition of the throw ratio, without an intercept.
 */
export function lensFromRatio({ min, max }: Range, facts: LensFacts): Lens {
  const perInch = throwDistance({ min, max }, 1, facts.printedFor ?? facts.chip);
  if (min === max) return lensOf({ wide: proportional(perInch.min), tele: null }, 'ratio', facts);
  const kind = max <= ULTRA_SHORT_RATIO ? 'spread' : 'zoom';
  return lensOf({ wide: proportional(perInch.min), tele: proportional(perInch.max) }, 'ratio', facts, kind);
}

/** A lens of which one distance is printed; without a second one, the intercept is taken for 0. */
export function lensFromOneDistance(
  { diagonal, distance }: { diagonal: number; distance: number | Range },
  facts: LensFacts,
): Lens {
  const range = typeof distance === 'number' ? { min: distance, max: distance } : distance;
  const tele = range.max > range.min ? proportional(range.max / diagonal) : null;
  return lensOf({ wide: proportional(range.min / diagonal), tele }, 'one distance', facts);
}

/** A lens by its maker's formula. @param tele null without zoom; intercepts in inches */
export function lensFromFormula(wide: Line, tele: Line | null, facts: LensFacts): Lens {
  return lensOf({ wide, tele }, 'formula', facts);
}

/** A printed table; distances in inches. */
export interface PrintedTable {
  wide: readonly PrintedRow[];
  /** Empty without zoom. */
  tele: readonly PrintedRow[];
  /** The last digit that is printed, in inches: 1 cm is 0.3937. */
  step: number;
}

/** Why a table makes no lens. */
type TableProblem =
  | { why: 'too few rows'; end: 'wide' | 'tele' }
  /** No line comes within half of the last digit of every row; the best one misses the row at `diagonal` by `miss`. */
  | { why: 'no line'; end: 'wide' | 'tele'; diagonal: number; miss: number };

export type TableLens = { lens: Lens; problem: null } | { lens: null; problem: TableProblem };

/** Arithmetic on printed digits is off by less than this share of a step. */
const SAME = 1e-6;

function lineThrough(
  rows: readonly PrintedRow[],
  step: number,
  end: 'wide' | 'tele',
): { line: Line; problem: null } | { line: null; problem: TableProblem } {
  const found = chebyshevLine(rows);
  if (!found) return { line: null, problem: { why: 'too few rows', end } };
  const { slope, intercept, largestMiss, at } = found;
  if (largestMiss > step * (0.5 + SAME)) {
    return { line: null, problem: { why: 'no line', end, diagonal: at, miss: largestMiss } };
  }
  return { line: { slope, intercept }, problem: null };
}

/** A lens by its maker's table: every printed row comes out within half of its last digit, or there is no lens. */
export function lensFromTable({ wide, tele, step }: PrintedTable, facts: LensFacts): TableLens {
  const near = lineThrough(wide, step, 'wide');
  if (!near.line) return { lens: null, problem: near.problem };
  if (tele.length === 0) {
    return { lens: lensOf({ wide: near.line, tele: null }, 'table', facts), problem: null };
  }
  const far = lineThrough(tele, step, 'tele');
  if (!far.line) return { lens: null, problem: far.problem };
  return { lens: lensOf({ wide: near.line, tele: far.line }, 'table', facts), problem: null };
}

/** Whether a lens follows its maker's own figures and not a throw ratio. */
export function isMakersLaw({ basis }: Lens): boolean {
  return basis === 'table' || basis === 'formula';
}

/** Distances at which the chip's whole frame has a diagonal. @param frame in inches */
export function frameDistances({ wide, tele }: Lens, frame: number): Range {
  return { min: distanceOn(wide, frame), max: distanceOn(tele, frame) };
}

/**
 * Diagonals that the chip's whole frame can have from a place; 0 where the place is nearer than any.
 * The inverse of `frameDistances`.
 */
export function frameDiagonals({ wide, tele }: Lens, distance: number): Range {
  return {
    min: Math.max(0, diagonalOn(tele, distance)),
    max: Math.max(0, diagonalOn(wide, distance)),
  };
}
