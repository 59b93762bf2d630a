/**
 * A lens: how far from the wall it stands for a picture of a size. Makers' tables are straight lines,
 * distance = slope · diagonal + intercept, one for each end of the zoom. The intercept is where the
 * plain throw ratio errs: −2 to −7 cm from the lens, +13 to +21 cm from a ceiling mount, −28 cm from
 * the cabinet of an ultra short throw projector. Lengths are inches.
 */
import { frameDiagonal, type AspectRatio } from './image-size.ts';
import { chebyshevLine, distanceOn, sizesOfRows, type Line, type PrintedRow } from './printed-rows.ts';
import { throwDistance, type Range } from './throw-distance.ts';

/** The point of the projector that its maker counts distances from. */
export type MeasuredFrom = 'lens' | 'front' | 'back' | 'mount';

/**
 * What the law comes from: the maker's own table or formula, rows that somebody else quotes from the
 * maker, a seller's table, one printed distance, or a throw ratio.
 */
export type LensBasis = 'table' | 'formula' | 'relayed rows' | "seller's table" | 'one distance' | 'ratio';

/**
 * `spread`: not a zoom but several models of one kind, each with one place. Its ends are models, and
 * there is no zoom position in between. `open`: one distance is known for a size, and no source says
 * whether the lens zooms or how far.
 */
export type LensKind = 'zoom' | 'fixed' | 'spread' | 'open';

/** Diagonals for which a source gives distances, for each end of the zoom. */
interface LensSizes {
  wide: Range;
  tele: Range;
}

export interface Lens {
  kind: LensKind;
  /** Shape of the whole frame whose diagonal the lines take. */
  chip: AspectRatio;
  /** The end that fills the largest picture from a place: the shortest distance. */
  wide: Line;
  /** The other end; the same line where there is no zoom, or none is known. */
  tele: Line;
  /** Shape of the pictures whose diagonals were printed. */
  printedFor: AspectRatio;
  /** Diagonals of the whole frame inside of which the lines hold; null for a plain ratio without bounds. */
  sizes: LensSizes | null;
  measuredFrom: MeasuredFrom;
  basis: LensBasis;
  /** Its one or two rows are rounded: a tenth of an inch would say more than they do. */
  isRounded?: boolean;
}

/** What every constructor needs to know of a projector. */
export interface LensFacts {
  /** Shape of its chip. */
  chip: AspectRatio;
  /** Shape of the pictures whose diagonals were printed, where that is not the chip's. */
  printedFor?: AspectRatio;
  measuredFrom?: MeasuredFrom;
  /** Diagonals of the printed pictures; left out where nothing bounds the lens. */
  sizes?: { wide: Range; tele?: Range };
  /** No source says whether there is a zoom. */
  farEndUnknown?: boolean;
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

/** Diagonals of the chip's frame for those of printed pictures. */
function sizesOnChip({ chip, printedFor = chip, sizes }: LensFacts): LensSizes | null {
  if (!sizes) return null;
  const factor = frameDiagonal(1, printedFor, chip);
  const scaled = ({ min, max }: Range): Range => ({ min: min * factor, max: max * factor });
  return { wide: scaled(sizes.wide), tele: scaled(sizes.tele ?? sizes.wide) };
}

function lensOf(
  lines: { wide: Line; tele: Line | null },
  basis: LensBasis,
  facts: LensFacts,
  kind: LensKind = lines.tele ? 'zoom' : facts.farEndUnknown ? 'open' : 'fixed',
): Lens {
  const wide = onChip(lines.wide, facts);
  return {
    kind,
    chip: facts.chip,
    wide,
    tele: lines.tele ? onChip(lines.tele, facts) : wide,
    printedFor: facts.printedFor ?? facts.chip,
    sizes: sizesOnChip(facts),
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

/** A lens of which one distance is printed: it holds for that size and no other. */
export function lensFromOneDistance(
  { diagonal, distance }: { diagonal: number; distance: number | Range },
  facts: LensFacts,
): Lens {
  const range = typeof distance === 'number' ? { min: distance, max: distance } : distance;
  const tele = range.max > range.min ? proportional(range.max / diagonal) : null;
  const only = { min: diagonal, max: diagonal };
  return lensOf({ wide: proportional(range.min / diagonal), tele }, 'one distance', {
    sizes: { wide: only },
    ...facts,
  });
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

function printedSizes(rows: readonly PrintedRow[]): Range {
  const { smallest, largest } = sizesOfRows(rows);
  return { min: smallest, max: largest };
}

/**
 * A lens by its maker's table: every printed row comes out within half of its last digit, or there is no
 * lens. It holds from the first to the last row of each end.
 */
export function lensFromTable({ wide, tele, step }: PrintedTable, given: LensFacts): TableLens {
  const sizes = {
    wide: printedSizes(wide),
    ...(tele.length > 0 ? { tele: printedSizes(tele) } : {}),
  };
  const facts: LensFacts = { sizes, ...given };
  const near = lineThrough(wide, step, 'wide');
  if (!near.line) return { lens: null, problem: near.problem };
  if (tele.length === 0) {
    return { lens: lensOf({ wide: near.line, tele: null }, 'table', facts), problem: null };
  }
  const far = lineThrough(tele, step, 'tele');
  if (!far.line) return { lens: null, problem: far.problem };
  return { lens: lensOf({ wide: near.line, tele: far.line }, 'table', facts), problem: null };
}

/** Two lengths that differ by less than this share are the same, whatever the arithmetic did to them. */
export const SAME_SIZE = 1e-9;

/**
 * Shortest distance that is given, in inches: half of the last digit that is shown (0.1 ft). A line that
 * comes nearer to the wall, or reaches into it, says nothing.
 */
export const LEAST_DISTANCE = 0.6;

/** Whether sizes have a diagonal among them. */
function covers(sizes: Range | undefined, diagonal: number): boolean {
  return !sizes || (diagonal >= sizes.min * (1 - SAME_SIZE) && diagonal <= sizes.max * (1 + SAME_SIZE));
}

/**
 * Distances at which the chip's whole frame has a diagonal; one distance where a source gives a single
 * end for that size, null where none gives any. Never zero or less. @param frame in inches
 */
function frameDistances({ wide, tele, sizes }: Lens, frame: number): Range | null {
  const near = covers(sizes?.wide, frame) ? distanceOn(wide, frame) : null;
  const far = covers(sizes?.tele, frame) ? distanceOn(tele, frame) : null;
  const min = near ?? far ?? 0;
  const max = far ?? min;
  return min >= LEAST_DISTANCE && max >= min ? { min, max } : null;
}

/** The lit part of what a projector throws, or the screen that it is to fill. */
export interface Picture {
  diagonal: number;
  aspect: AspectRatio;
}

/** Distances at which a lens fills a picture; null where no source gives any for its size. */
export function pictureDistances(lens: Lens, { diagonal, aspect }: Picture): Range | null {
  return frameDistances(lens, frameDiagonal(diagonal, aspect, lens.chip));
}
