/** What an editor has entered of a model's figures and not published. */
import type { ValueFigureField } from '@lumen-throw/domain/figures';
import type { Fields } from '@lumen-throw/domain/is-object';
import { today } from '../structure/today.ts';
import { isSame } from '../unsaved/values.ts';
import { entriesOf, newEntry } from './correction.ts';
import { readNumbers } from './problems.ts';

/** An entry of a figure that an editor has changed. */
export interface Entered {
  field: ValueFigureField;
  entry: Fields;
}

/** The entry with a key as it is stored; undefined for one that is new. */
function storedEntry(projector: Fields, field: ValueFigureField, key: unknown): Fields | undefined {
  return entriesOf(projector, field).find(({ _key }) => _key === key);
}

/** All that is entered once an entry is as given, the last one at the end; one that is as before is left out. */
export function withEntered(
  all: readonly Entered[],
  projector: Fields,
  { field, entry }: Entered,
): readonly Entered[] {
  const key = entry['_key'];
  const others = all.filter((each) => each.field !== field || each.entry['_key'] !== key);
  const before = storedEntry(projector, field, key) ?? newEntry(field, String(key), today());
  const { entry: read, problems } = readNumbers(field, entry);
  return problems.length === 0 && isSame(read, before) ? others : [...others, { field, entry }];
}

/**
 * An entry of a figure as it was entered, otherwise as it is stored.
 * @param key of one that is stored; null for a new one; left out for the one entered last, or the first
 */
export function entryToShow(
  all: readonly Entered[],
  projector: Fields,
  field: ValueFigureField,
  key?: string | null,
): Fields {
  const entered = all.filter((each) => each.field === field).map(({ entry }) => entry);
  const last =
    key === undefined
      ? entered.at(-1)
      : entered.find(({ _key }) => (key === null ? !storedEntry(projector, field, _key) : _key === key));
  const stored = key === undefined ? entriesOf(projector, field)[0] : storedEntry(projector, field, key);
  return last ?? stored ?? newEntry(field, crypto.randomUUID(), today());
}
