/** What a field says of what it takes, of what is wrong with it, and of what its text counts as. */
import type { Bounds } from '@lumen-throw/throw/limits';
import { groupedNumber } from '@lumen-throw/domain/english-numbers';
import type { FieldProblem } from '../../../shared/typed-numbers/read-number.ts';
import { shownValue, type NumberField } from '../state/fields.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

/** Which field it is, and what it takes. */
interface FieldKind {
  field: NumberField;
  bounds: Bounds;
  /** Unit behind the number: 'in', 'ft', 'lm' or none. */
  unit: string;
}

/** What stands in a field. */
interface FieldContent extends FieldKind {
  /** The accepted value. */
  value: number;
  /** What was typed, where that is not the accepted value as the field shows it. */
  draft: string | undefined;
  problem: FieldProblem | null;
}

/** What a field takes, in words. */
export function boundsText({ min, max }: Bounds, unit: string): string {
  return CALCULATOR_TEXTS.bounds(groupedNumber(min), groupedNumber(max), unit);
}

/** Examples of what can be typed in a field. */
function examplesOf(field: NumberField, unit: string): string {
  const { distance, ...others } = CALCULATOR_TEXTS.examples;
  if (field === 'distance') return unit === 'm' ? distance.m : distance.ft;
  return others[field];
}

function withUnit(shown: string, unit: string): string {
  return unit ? `${shown} ${unit}` : shown;
}

/** What is wrong with a field and how it is mended. @param shown the accepted value, at which all stays */
export function problemText(
  problem: FieldProblem,
  { field, bounds, unit }: FieldKind,
  shown: string,
): string {
  const range = boundsText(bounds, unit);
  switch (problem) {
    case 'nothing':
      return CALCULATOR_TEXTS.nothing(range);
    case 'unclear':
      return CALCULATOR_TEXTS.unclear(examplesOf(field, unit), withUnit(shown, unit));
    default:
      return CALCULATOR_TEXTS.outside(range, withUnit(shown, unit));
  }
}

/**
 * What a draft counts as, where it does not read the same: `12' 6"` in feet is 12.5.
 * @returns null where the draft is the number itself, or not accepted
 */
export function countedAs({ draft, problem, value, bounds, unit }: FieldContent): string | null {
  if (draft === undefined || problem) return null;
  if (Number(draft.trim().replace(',', '.')) === value) return null;
  return CALCULATOR_TEXTS.countsAs(withUnit(shownValue(value, bounds), unit));
}
