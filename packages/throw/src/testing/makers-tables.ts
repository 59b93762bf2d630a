/** Makers' distance tables and formulas as they print them, read from `makers-tables.json`. */
import document from './makers-tables.json' with { type: 'json' };
import type { AspectRatio } from '../image-size.ts';
import type { MeasuredFrom } from '../lens.ts';
import type { Line, PrintedRow } from '../printed-rows.ts';
import { printedInches, type PrintedUnit } from '../units.ts';

/** A table in inches, with its last printed digit. */
export interface MakersTable {
  model: string;
  shape: AspectRatio;
  measuredFrom: MeasuredFrom;
  step: number;
  wide: PrintedRow[];
  tele: PrintedRow[];
  /** Figures that the page itself contradicts, by the end of the zoom that they are printed for. */
  dropped: { end: 'wide' | 'tele'; row: PrintedRow }[];
}

/** A formula in inches. */
export interface MakersFormula {
  model: string;
  shape: AspectRatio;
  measuredFrom: MeasuredFrom;
  wide: Line;
  tele: Line | null;
  /** `inward`: the maker rounds the nearest distance up and the farthest down, so that both still work. */
  rounding: 'nearest' | 'inward';
}

/** Heights of a picture over an ultra short throw cabinet, in inches. */
export interface MakersHeights {
  model: string;
  shape: AspectRatio;
  step: number;
  rows: { diagonal: number; topToBottom: number; topToTop: number | null }[];
}

function oneOf<Value extends string>(text: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`${text} is none of ${values.join(', ')}`);
  return found;
}

function shapeOf(text: string): AspectRatio {
  return oneOf<AspectRatio>(text, ['16:9', '16:10', '4:3', '2.35:1']);
}

const unitOf = (text: string): PrintedUnit => oneOf(text, ['mm', 'cm', 'm', 'in', 'ft']);
const fromOf = (text: string): MeasuredFrom => oneOf(text, ['lens', 'front', 'back', 'mount']);

function rowsOf(
  rows: readonly (readonly (number | null)[])[],
  column: number,
  unit: PrintedUnit,
): PrintedRow[] {
  return rows.flatMap((row) => {
    const [diagonal] = row;
    const printed = row[column];
    if (typeof diagonal !== 'number') throw new Error('a row without its diagonal');
    return typeof printed === 'number' ? [{ diagonal, distance: printedInches(printed, unit) }] : [];
  });
}

/** @returns all tables, one for each page that prints one */
export function makersTables(): MakersTable[] {
  return document.tables.map(({ model, shape, measuredFrom, step, rows, dropped = [], ...table }) => {
    const unit = unitOf(table.unit);
    return {
      model,
      shape: shapeOf(shape),
      measuredFrom: fromOf(measuredFrom),
      step: printedInches(step, unit),
      wide: rowsOf(rows, 1, unit),
      tele: rowsOf(rows, 2, unit),
      dropped: dropped.map(({ end, diagonal, printed }) => ({
        end: oneOf(end, ['wide', 'tele']),
        row: { diagonal, distance: printedInches(printed, unit) },
      })),
    };
  });
}

function lineOf(coefficients: readonly number[], unit: PrintedUnit, diagonalUnit: PrintedUnit): Line {
  const [slope = Number.NaN, intercept = Number.NaN] = coefficients;
  return {
    // Per inch of diagonal.
    slope: printedInches(slope, unit) / printedInches(1, diagonalUnit),
    intercept: printedInches(intercept, unit),
  };
}

/** @returns all formulas */
export function makersFormulas(): MakersFormula[] {
  return document.formulas.map(({ model, shape, measuredFrom, wide, tele, ...formula }) => {
    const unit = unitOf(formula.unit);
    const diagonalUnit = unitOf(formula.diagonalUnit);
    return {
      model,
      shape: shapeOf(shape),
      measuredFrom: fromOf(measuredFrom),
      wide: lineOf(wide, unit, diagonalUnit),
      tele: tele ? lineOf(tele, unit, diagonalUnit) : null,
      rounding: oneOf(formula.rounding ?? 'nearest', ['nearest', 'inward']),
    };
  });
}

/** @returns heights of pictures over their cabinets */
export function makersHeights(): MakersHeights[] {
  return document.heights.map(({ model, shape, step, rows, ...heights }) => {
    const unit = unitOf(heights.unit);
    const bottoms = rowsOf(rows, 1, unit);
    const tops = new Map(rowsOf(rows, 2, unit).map(({ diagonal, distance }) => [diagonal, distance]));
    return {
      model,
      shape: shapeOf(shape),
      step: printedInches(step, unit),
      rows: bottoms.map(({ diagonal, distance }) => ({
        diagonal,
        topToBottom: distance,
        topToTop: tops.get(diagonal) ?? null,
      })),
    };
  });
}
