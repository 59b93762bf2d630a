/** What is wrong with an entry of a figure. */
import { FIGURES, isNumberFigure, type FigurePart, type ValueFigureField } from '@lumen-throw/domain/figures';
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import type { RuleMarker } from '../spreadsheet/plan-import.ts';
import { entriesOf, entryText, withValue } from './correction.ts';
import { CORRECT_TEXTS } from './texts.ts';

/** A sentence, and the field to which it belongs. */
export interface Problem {
  /** Path of the field inside the entry, like `evidence.kind`; empty for none of them. */
  part: string;
  message: string;
}

/** What the Studio's rules find wrong with a figure, at the fields of one of its entries. */
export function problemsOf(
  markers: readonly RuleMarker[],
  projector: Fields,
  field: ValueFigureField,
  entry: Fields,
): Problem[] {
  return markers
    .filter(({ level, path }) => level === 'error' && path[0] === field)
    .map(({ path: [, item, ...inside], message }) => {
      const key = isObject(item) ? item['_key'] : undefined;
      // The rules of a number stand at its entry.
      if (key === entry['_key'])
        return { part: inside.join('.') || (isNumberFigure(field) ? 'value' : ''), message };
      const other = entriesOf(projector, field).find(({ _key }) => _key === key);
      const name = other ? entryText(other, field) : '';
      return { part: '', message: name ? `${name}: ${message}` : message };
    });
}

function valueAt(entry: Fields, part: string): unknown {
  return part.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), entry);
}

/** The problems of the fields in which two states of an entry are the same. */
export function stillThere(problems: readonly Problem[], before: Fields, now: Fields): Problem[] {
  return problems.filter(({ part }) => part !== '' && valueAt(before, part) === valueAt(now, part));
}

type NumberPart = Extract<FigurePart, { is: 'number' }>;

/** What to do about a text that is no plain number. A comma stands before thousands only where they fit. */
function numberProblem(typed: string, { max }: NumberPart): string {
  const plain = typed.replaceAll(',', '');
  if (/^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(typed) && Number(plain) <= max)
    return CORRECT_TEXTS.withoutComma(plain);
  if (/^-?\d+,\d+$/.test(typed)) return CORRECT_TEXTS.withPoint(typed.replace(',', '.'));
  return CORRECT_TEXTS.onlyNumber;
}

/** An entry with its numbers read as they were typed, without those that are none, and what to do about these. */
export function readNumbers(
  field: ValueFigureField,
  entry: Fields,
): { entry: Fields; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  let read = entry;
  for (const part of FIGURES[field].parts) {
    const value = entry[part.name];
    if (part.is !== 'number' || typeof value !== 'string') continue;
    // Pages print a minus that no keyboard has.
    const typed = value.trim().replace('−', '-');
    const isNumber = /^-?\d+(?:\.\d+)?$/.test(typed);
    read = withValue(read, part.name, isNumber ? Number(typed) : undefined);
    if (!isNumber && typed !== '') problems.push({ part: part.name, message: numberProblem(typed, part) });
  }
  return { entry: read, problems };
}
