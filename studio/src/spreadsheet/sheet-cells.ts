/** A value of a projector to the text of its cell, and back. */
import { isObject } from '@lumen-throw/domain/is-object';
import { harmlessCell, isFormula, textOfCell } from './formulas.ts';
import type { CellForm } from './sheet-columns.ts';
import { SHEET_PROBLEMS } from './sheet-problems.ts';

/** The mark that a sheet writes before decimals; null where it has none that tells. */
export type DecimalMark = 'point' | 'comma' | null;

type ReadCell = { ok: true; value: unknown } | { ok: false; problem: string };

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const GROUPED = /^-?\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+$/;
const MARK_OF = { point: '.', comma: ',' } as const;

/** A row of a maker's table, as content has it. */
interface DistanceRow {
  _type: 'distanceRow';
  _key: string;
  diagonal: number;
  wide: number;
  tele?: number;
  rise?: number;
}

/** What is left of the upward shift at a sideways one, as content has it. */
interface ShiftCorner {
  _type: 'shiftCorner';
  _key: string;
  sideways: number;
  vertical: number;
}

/** A whole number, and a decimal one with other than three digits: these tell the mark. */
function markIn(text: string): DecimalMark {
  const found = /^-?\d+(?<mark>[.,])(?:\d{1,2}|\d{4,})$/.exec(text)?.groups?.['mark'];
  if (found === undefined) return null;
  return found === '.' ? 'point' : 'comma';
}

function numbersIn(cell: string, form: CellForm): string[] {
  if (form.as === 'number') return [withHyphen(cell)];
  return form.as === 'distanceRows' || form.as === 'shiftCorners'
    ? cell.split(/[;:–—\s]+|(?<=\d)-(?=\d)/)
    : [];
}

/** The hyphen that stands for a minus, also where a program wrote the real minus sign. */
function withHyphen(cell: string): string {
  return cell.replace(/^−/, '-');
}

/** The decimal mark of most numbers in a sheet; a point where both are as frequent. */
export function decimalMarkOf(cells: readonly { cell: string; form: CellForm }[]): DecimalMark {
  const marks = cells.flatMap(({ cell, form }) => numbersIn(cell, form).map(markIn));
  const points = marks.filter((mark) => mark === 'point').length;
  const commas = marks.filter((mark) => mark === 'comma').length;
  if (points === 0 && commas === 0) return null;
  return commas > points ? 'comma' : 'point';
}

function readNumber(cell: string, mark: DecimalMark): ReadCell {
  const text = withHyphen(cell);
  const used = markIn(text);
  if (used && mark && used !== mark) return { ok: false, problem: SHEET_PROBLEMS.mixedDecimals(cell, mark) };
  const isOwnDecimal = NUMBER.test(text) && text.includes(MARK_OF[mark ?? 'point']);
  if (GROUPED.test(text) && !isOwnDecimal) {
    const whole = text.replaceAll(/[^\d-]/g, '');
    const decimal = text.replaceAll(/[^\d-]/g, '.');
    return { ok: false, problem: SHEET_PROBLEMS.ambiguousNumber(cell, whole, decimal) };
  }
  return NUMBER.test(text)
    ? { ok: true, value: Number(text.replace(',', '.')) }
    : { ok: false, problem: SHEET_PROBLEMS.notANumber(cell) };
}

const DISTANCE_ROW =
  /^(?<diagonal>[^:\s]+)\s*:\s*(?<wide>[\d.,]+)(?:\s*(?:-|–|—|to)\s*(?<tele>[\d.,]+))?(?:\s+up\s+(?<rise>[\d.,]+))?$/;
const SHIFT_CORNER = /^(?<sideways>[^:\s]+)\s*:\s*(?<vertical>[\d.,]+)$/;

/** The numbers of a row by their names, without those that it does not have. @returns what is wrong where it is no row */
function rowNumbers(
  text: string,
  form: RegExp,
  mark: DecimalMark,
  problem: string,
): Record<string, number> | string {
  const groups = form.exec(text)?.groups;
  if (!groups) return problem;
  const numbers: Record<string, number> = {};
  // A group that took part in no match is undefined, whatever the library's types say.
  for (const [name, written] of Object.entries<string | undefined>(groups)) {
    if (written === undefined) continue;
    const read = readNumber(written, mark);
    if (!read.ok) return read.problem;
    numbers[name] = Number(read.value);
  }
  return numbers;
}

function readDistanceRow(text: string, index: number, mark: DecimalMark): DistanceRow | string {
  const numbers = rowNumbers(text, DISTANCE_ROW, mark, SHEET_PROBLEMS.distanceRow(text));
  if (typeof numbers === 'string') return numbers;
  const { diagonal = 0, wide = 0, ...others } = numbers;
  return { _type: 'distanceRow', _key: `row-${index + 1}`, diagonal, wide, ...others };
}

function listed(cell: string): string[] {
  return cell
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean);
}

function readShiftCorner(text: string, index: number, mark: DecimalMark): ShiftCorner | string {
  const numbers = rowNumbers(text, SHIFT_CORNER, mark, SHEET_PROBLEMS.shiftCorner(text));
  if (typeof numbers === 'string') return numbers;
  const { sideways = 0, vertical = 0 } = numbers;
  return { _type: 'shiftCorner', _key: `corner-${index + 1}`, sideways, vertical };
}

/** Reads a cell of several rows, each with its own reader. */
function readRows<Row extends object>(
  cell: string,
  mark: DecimalMark,
  readRow: (text: string, index: number, mark: DecimalMark) => Row | string,
): ReadCell {
  const rows: Row[] = [];
  for (const [index, text] of listed(cell.replaceAll('\n', ';')).entries()) {
    const row = readRow(text, index, mark);
    if (typeof row === 'string') return { ok: false, problem: row };
    rows.push(row);
  }
  return { ok: true, value: rows };
}

function readChoice(cell: string, choices: readonly { value: string; title: string }[]): ReadCell {
  const wanted = cell.toLowerCase();
  const found = choices.find(({ value, title }) =>
    [value, title].some((name) => name.toLowerCase() === wanted),
  );
  return found
    ? { ok: true, value: found.value }
    : {
        ok: false,
        problem: SHEET_PROBLEMS.notAChoice(
          cell,
          choices.map(({ title }) => title),
        ),
      };
}

const YES_NO = [
  { value: 'yes', title: 'yes' },
  { value: 'no', title: 'no' },
];

function readFilled(cell: string, form: CellForm, mark: DecimalMark): ReadCell {
  switch (form.as) {
    case 'text':
      return { ok: true, value: textOfCell(cell) };
    case 'names':
      return { ok: true, value: listed(textOfCell(cell)) };
    case 'number':
      return readNumber(cell, mark);
    case 'distanceRows':
      return readRows(cell, mark, readDistanceRow);
    case 'shiftCorners':
      return readRows(cell, mark, readShiftCorner);
    case 'choice':
      return readChoice(cell, form.choices);
    case 'yesNo': {
      const read = readChoice(cell, YES_NO);
      return read.ok ? { ok: true, value: read.value === 'yes' } : read;
    }
    default:
      return /^\d{4}-\d{2}-\d{2}$/.test(cell) && !Number.isNaN(Date.parse(cell))
        ? { ok: true, value: cell }
        : { ok: false, problem: SHEET_PROBLEMS.notADay(cell) };
  }
}

/** The value of a cell; undefined for an empty one. @returns what is wrong where it cannot be read */
export function readCell(cell: string, form: CellForm, mark: DecimalMark): ReadCell {
  if (cell === '') return { ok: true, value: undefined };
  if (cell.includes('\ufffd')) return { ok: false, problem: SHEET_PROBLEMS.brokenCharacter };
  if (isFormula(cell)) return { ok: false, problem: SHEET_PROBLEMS.formula(cell) };
  return readFilled(cell, form, mark);
}

/** The text of a value that is one; empty for objects. */
function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function writtenRow(row: unknown): string {
  if (!isObject(row)) return '';
  const { diagonal, wide, tele, rise, sideways, vertical } = row;
  if (row['_type'] === 'shiftCorner') return `${plainText(sideways)}: ${plainText(vertical)}`;
  const distances = [wide, tele].map(plainText).filter(Boolean).join(' – ');
  return `${plainText(diagonal)}: ${distances}${rise === undefined ? '' : ` up ${plainText(rise)}`}`;
}

/** The cell for a value of a projector: trimmed, and nothing that a spreadsheet would run. */
export function writeCell(value: unknown, form: CellForm): string {
  if (value === undefined || value === null) return '';
  switch (form.as) {
    case 'distanceRows':
    case 'shiftCorners':
      return Array.isArray(value) ? value.map(writtenRow).join('; ') : '';
    case 'names':
      return Array.isArray(value) ? harmlessCell(value.map(plainText).join('; ').trim()) : '';
    case 'choice':
      return form.choices.find((choice) => choice.value === value)?.title ?? plainText(value);
    case 'yesNo':
      return value === true ? 'yes' : 'no';
    case 'number':
      return plainText(value);
    default:
      return harmlessCell(plainText(value).replaceAll(/\r\n?/g, '\n').trim());
  }
}
