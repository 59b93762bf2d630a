/** The figures in tables of guides, worked out again with the calculator's functions. */
import { footLamberts } from '@lumen-throw/throw/brightness';
import { throwDistance, type Range } from '@lumen-throw/throw/throw-distance';
import { fromInches } from '@lumen-throw/throw/units';
import { objectsOfType, ofType, type Check } from './seed.ts';

interface Table {
  caption: string;
  columns: string[];
  rows: { cells: string[] }[];
}

/** '100 inches' → 100. */
function sizeIn(text: string): number | null {
  const found = /^(\d+) inches$/.exec(text);
  return found ? Number(found[1]) : null;
}

/** 'Home-cinema zoom, 1.33 to 2.16' or 'Lens of 1.2' → the lens. */
function lensIn(text: string): Range | null {
  const found = /(\d+\.\d+)(?: to (\d+\.\d+))?$/.exec(text);
  return found ? { min: Number(found[1]), max: Number(found[2] ?? found[1]) } : null;
}

function lumensIn(text: string): number | null {
  return /^[\d,]+$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

function feet(inches: number): string {
  return fromInches(inches, 'ft').toFixed(1);
}

function expectedDistance(lens: Range, diagonal: number): string {
  const { min, max } = throwDistance(lens, diagonal, '16:9');
  return min === max ? `${feet(min)} ft` : `${feet(min)} to ${feet(max)} ft`;
}

/** What a cell must say, where its row and column name a size and a lens, or a size and lumens. */
function expectedCell(row: string, column: string): string | null {
  const size = sizeIn(column) ?? sizeIn(row);
  if (size === null) return null;
  const lens = lensIn(row) ?? lensIn(column);
  if (lens) return expectedDistance(lens, size);
  const lumens = lumensIn(row);
  return lumens === null
    ? null
    : Math.round(footLamberts({ lumens, gain: 1, diagonal: size, aspect: '16:9' })).toLocaleString('en-US');
}

/** Fewer recognized cells than this means that the tables changed and nothing was checked. */
const CELLS_MIN = 40;

/** Distances and foot-lamberts in the guides' tables. */
export const tableFigures: Check = (seed) => {
  const problems: string[] = [];
  let cells = 0;
  for (const guide of ofType(seed, 'article')) {
    for (const table of objectsOfType(guide['body'], 'dataTable') as unknown as Table[]) {
      for (const { cells: row } of table.rows) {
        for (const [place, cell] of row.entries()) {
          const expected = place === 0 ? null : expectedCell(row[0] ?? '', table.columns[place] ?? '');
          if (expected === null) continue;
          cells += 1;
          if (cell !== expected) {
            problems.push(
              `${guide._id}: "${table.caption}", ${row[0]}, ${table.columns[place]}: says ${cell}, the calculator ${expected}`,
            );
          }
        }
      }
    }
  }
  if (cells < CELLS_MIN) problems.push(`only ${cells} cells of tables were recognized as figures`);
  return problems;
};
