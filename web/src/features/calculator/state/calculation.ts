import type { FieldProblem } from '../../../shared/typed-numbers/read-number.ts';
import { readField, withValue, type NumberField } from './fields.ts';
import { withOwn, withoutOwn, type PlaceField } from './own-place.ts';
import type { Preset } from './presets.ts';
import {
  convertedDistance,
  DEFAULT_SETTINGS,
  distanceBounds,
  isWithin,
  MOST_OTHERS,
  type Settings,
} from './settings.ts';

/** A distance that the new units' bounds do not hold, and what stands there instead. */
interface UnitsNotice {
  from: { distance: number; units: Settings['units'] };
  exact: number;
  used: number;
}

/** A calculation under way: what is settled, and what stands in fields that is not. */
export interface Calculation {
  settings: Settings;
  /** Texts of fields that were typed in and not left since, or that cannot be accepted. */
  drafts: Readonly<Partial<Record<NumberField, string>>>;
  notice: UnitsNotice | null;
  /** Whether the visitor has changed anything, so that the address has to follow. */
  isChanged: boolean;
  /** How many addresses were read before; nothing may still show the one before. */
  reads: number;
}

export type CalculationAction =
  | { type: 'read'; settings: Settings }
  | {
      type: 'choose';
      change: Partial<
        Pick<Settings, 'mode' | 'aspect' | 'light' | 'chip' | 'mounting' | 'offsetOf' | 'shiftOf'>
      >;
    }
  | { type: 'units'; units: Settings['units'] }
  | { type: 'preset'; preset: Preset | null }
  | { type: 'beside'; place: number; id: string | null }
  | { type: 'type'; field: NumberField; text: string }
  | { type: 'set'; field: NumberField; value: number }
  | { type: 'forget'; field: PlaceField }
  | { type: 'leave'; field: NumberField };

export function newCalculation(settings: Settings = DEFAULT_SETTINGS, reads = 0): Calculation {
  return { settings, drafts: {}, notice: null, isChanged: false, reads };
}

/** What is wrong with what stands in a field; null where it is accepted. */
export function problemOf(field: NumberField, { settings, drafts }: Calculation): FieldProblem | null {
  const draft = drafts[field];
  return draft === undefined ? null : readField(field, draft, settings).problem;
}

function without(drafts: Calculation['drafts'], ...fields: NumberField[]): Calculation['drafts'] {
  return Object.fromEntries(
    Object.entries(drafts).filter(([field]) => !fields.some((other) => other === field)),
  );
}

function inUnits(calculation: Calculation, units: Settings['units']): Calculation {
  const { settings } = calculation;
  if (units === settings.units) return calculation;
  const exact = convertedDistance(settings.distance, settings.units, units);
  const bounds = distanceBounds({ units });
  // The two scales of the specification do not end at quite the same place: 25 ft are 7.62 m.
  const used = Math.min(bounds.max, Math.max(bounds.min, exact));
  const from = { distance: settings.distance, units: settings.units };
  return {
    ...calculation,
    settings: { ...settings, units, distance: used },
    drafts: without(calculation.drafts, 'distance'),
    notice: isWithin(exact, bounds) ? null : { from, exact, used },
  };
}

function beside(settings: Settings, place: number, id: string | null): Settings {
  const others: (string | null)[] = Array.from(
    { length: MOST_OTHERS },
    (_, index) => settings.others[index] ?? null,
  );
  others[place] = id;
  const known = new Set(others.filter((other) => other !== null && other !== settings.preset));
  return { ...settings, others: [...known].filter((other) => other !== null) };
}

function changed(calculation: Calculation, action: CalculationAction): Calculation {
  const { settings, drafts } = calculation;
  switch (action.type) {
    case 'read':
      return newCalculation(action.settings, calculation.reads + 1);
    case 'choose': {
      const { lux: _lux, ...withoutLux } = settings;
      const isLight = action.change.light !== undefined;
      return {
        ...calculation,
        settings: { ...(isLight ? withoutLux : settings), ...action.change },
        drafts: isLight ? without(drafts, 'lux') : drafts,
      };
    }
    case 'units':
      return inUnits(calculation, action.units);
    case 'preset': {
      const { preset } = action;
      return {
        ...calculation,
        settings: {
          ...settings,
          preset: preset?.id ?? null,
          aspect: preset?.aspect ?? settings.aspect,
          lumens: null,
          others: settings.others.filter((id) => id !== preset?.id),
        },
        drafts: without(drafts, 'ratioMin', 'ratioMax', 'lumens'),
      };
    }
    case 'beside':
      return { ...calculation, settings: beside(settings, action.place, action.id) };
    case 'type': {
      const { value } = readField(action.field, action.text, settings);
      return {
        ...calculation,
        settings: value === null ? settings : withOwn(withValue(settings, action.field, value), action.field),
        drafts: { ...drafts, [action.field]: action.text },
        notice: action.field === 'distance' ? null : calculation.notice,
      };
    }
    case 'set':
      return {
        ...calculation,
        settings: withOwn(withValue(settings, action.field, action.value), action.field),
        drafts: without(drafts, action.field),
        notice: action.field === 'distance' ? null : calculation.notice,
      };
    case 'forget':
      return {
        ...calculation,
        settings: withoutOwn(settings, action.field),
        drafts: without(drafts, action.field),
        notice: action.field === 'distance' ? null : calculation.notice,
      };
    // A field was left.
    default:
      return problemOf(action.field, calculation) === null
        ? { ...calculation, drafts: without(drafts, action.field) }
        : calculation;
  }
}

/** The calculation after something was done to it. A number that cannot be accepted moves nothing else. */
export function calculate(before: Calculation, action: CalculationAction): Calculation {
  const after = changed(before, action);
  if (action.type === 'read') return { ...after, isChanged: false };
  return after.settings === before.settings ? after : { ...after, isChanged: true };
}
