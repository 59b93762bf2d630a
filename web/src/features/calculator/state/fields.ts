import {
  DEFAULTS,
  DIAGONAL_BOUNDS,
  GAIN_BOUNDS,
  LUMENS_BOUNDS,
  RATIO_BOUNDS,
  type Bounds,
} from '@lumen-throw/throw/limits';
import type { Preset } from './presets.ts';
import { distanceBounds, isWithin, kept, type Settings } from './settings.ts';

/** The numbers that a visitor can type. */
export type NumberField = 'diagonal' | 'distance' | 'ratioMin' | 'ratioMax' | 'lumens' | 'gain';

const FIXED_BOUNDS: Readonly<Record<Exclude<NumberField, 'distance'>, Bounds>> = {
  diagonal: DIAGONAL_BOUNDS,
  ratioMin: RATIO_BOUNDS,
  ratioMax: RATIO_BOUNDS,
  lumens: LUMENS_BOUNDS,
  gain: GAIN_BOUNDS,
};

/** Bounds of a field in the units of the settings. */
export function boundsOf(field: NumberField, settings: Pick<Settings, 'units'>): Bounds {
  return field === 'distance' ? distanceBounds(settings) : FIXED_BOUNDS[field];
}

/** Lumens that count: those that were typed, the preset's, or the default. */
export function lumensOf({ lumens }: Settings, preset: Preset | null): number {
  return lumens ?? preset?.lumens ?? DEFAULTS.lumens;
}

/** The accepted value of a field. */
export function valueOf(field: NumberField, settings: Settings, preset: Preset | null): number {
  switch (field) {
    case 'ratioMin':
      return settings.custom.min;
    case 'ratioMax':
      return settings.custom.max;
    case 'lumens':
      return lumensOf(settings, preset);
    default:
      return settings[field];
  }
}

/** Settings with another value of a field. @param value within the field's bounds */
export function withValue(settings: Settings, field: NumberField, value: number): Settings {
  const exact = kept(value);
  switch (field) {
    case 'ratioMin':
      return { ...settings, custom: { ...settings.custom, min: exact } };
    case 'ratioMax':
      return { ...settings, custom: { ...settings.custom, max: exact } };
    default:
      return { ...settings, [field]: exact };
  }
}

/**
 * What is wrong with a typed number: `nothing` is no number above zero at all, `outside` one that is
 * out of bounds.
 */
export type FieldProblem = 'nothing' | 'outside';

/** Reads what was typed. */
export function readNumber(
  text: string,
  bounds: Bounds,
): { value: number; problem: null } | { value: null; problem: FieldProblem } {
  const value = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
  if (!(value > 0) || !Number.isFinite(value)) {
    return { value: null, problem: value === Infinity ? 'outside' : 'nothing' };
  }
  return isWithin(value, bounds) ? { value, problem: null } : { value: null, problem: 'outside' };
}

/** Decimals that a step has: 2 for 0.05. */
function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}

/** A value as its field shows it: as many decimals as its step has, without idle zeros. */
export function shownValue(value: number, { step }: Bounds): string {
  return String(Number(value.toFixed(decimalsOf(step))));
}

/**
 * The value some steps further along a slider, on the steps and within the bounds.
 * @param steps negative for back
 */
export function stepped(value: number, steps: number, { min, max, step }: Bounds): number {
  const place = (value - min) / step;
  // Between two steps, the first one of them that lies in the direction counts as one.
  const from = steps > 0 ? Math.floor(place + 1e-6) : Math.ceil(place - 1e-6);
  const next = Number((min + (from + steps) * step).toFixed(decimalsOf(step)));
  return Math.min(max, Math.max(min, next));
}
