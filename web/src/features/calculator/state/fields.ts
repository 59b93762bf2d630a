import {
  BOTTOM_BOUNDS,
  DEFAULTS,
  DIAGONAL_BOUNDS,
  GAIN_BOUNDS,
  LUMENS_BOUNDS,
  LUX_BOUNDS,
  RATIO_BOUNDS,
  ROWS_BOUNDS,
  SIDE_BOUNDS,
  type Bounds,
} from '@lumen-throw/throw/limits';
import { LUX_PER_FOOT_CANDLE, ROOM_LIGHTS } from '@lumen-throw/throw/room-light';
import type { Preset } from './presets.ts';
import { readLength } from '../../../shared/typed-numbers/read-length.ts';
import { readNumber, type Reading } from '../../../shared/typed-numbers/read-number.ts';
import { distanceBounds, isWithin, kept, type Settings } from './settings.ts';

/** The numbers that a visitor can type. */
export type NumberField =
  | 'diagonal'
  | 'distance'
  | 'ratioMin'
  | 'ratioMax'
  | 'lumens'
  | 'gain'
  | 'lux'
  | 'bottom'
  | 'side'
  | 'rows';

const FIXED_BOUNDS: Readonly<Record<Exclude<NumberField, 'distance'>, Bounds>> = {
  diagonal: DIAGONAL_BOUNDS,
  ratioMin: RATIO_BOUNDS,
  ratioMax: RATIO_BOUNDS,
  lumens: LUMENS_BOUNDS,
  gain: GAIN_BOUNDS,
  lux: LUX_BOUNDS,
  bottom: BOTTOM_BOUNDS,
  side: SIDE_BOUNDS,
  rows: ROWS_BOUNDS,
};

/** Bounds of a field in the units of the settings. */
export function boundsOf(field: NumberField, settings: Pick<Settings, 'units'>): Bounds {
  return field === 'distance' ? distanceBounds(settings) : FIXED_BOUNDS[field];
}

/** Lumens that count: those that were typed, the preset's, or the default. */
export function lumensOf({ lumens }: Settings, preset: Preset | null): number {
  return lumens ?? preset?.lumens ?? DEFAULTS.lumens;
}

/** Lux on the screen that a place stands for, to whole ones. */
function placeLux({ light }: Pick<Settings, 'light'>): number {
  return Math.round(ROOM_LIGHTS[light].ambient * LUX_PER_FOOT_CANDLE);
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
    case 'lux':
      return settings.lux ?? placeLux(settings);
    case 'bottom':
      return settings.bottom ?? DEFAULTS.bottom;
    case 'side':
      return settings.side ?? DEFAULTS.side;
    case 'rows':
      return settings.rows ?? DEFAULTS.rows;
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
 * What is wrong with a typed number: `nothing` is no number above zero at all, `unclear` one that could
 * be read in two ways or is not finished, `outside` one that is out of bounds.
 */
export type FieldProblem = 'nothing' | 'unclear' | 'outside';

/** Numbers that are no lengths: what may stand behind them, and whether `1,200` is 1200 there. */
const PLAIN_FIELDS: Readonly<Record<PlainField, { after: RegExp; groups: boolean }>> = {
  ratioMin: { after: /: ?1$/, groups: false },
  ratioMax: { after: /: ?1$/, groups: false },
  lumens: { after: /(?:ansi ?)?(?:lm|lumens?)$/, groups: true },
  gain: { after: /[x×]$/, groups: false },
  lux: { after: /(?:lx|lux)$/, groups: true },
  rows: { after: /rows?$/, groups: false },
};

type PlainField = Exclude<NumberField, 'diagonal' | 'distance' | 'bottom' | 'side'>;

function readText(field: NumberField, text: string, { units }: Pick<Settings, 'units'>): Reading {
  switch (field) {
    case 'diagonal':
    case 'bottom':
      return readLength(text, 'in');
    case 'side':
      return readLength(text, 'in', SIDE_BOUNDS.min === 0);
    case 'distance':
      return readLength(text, units);
    default:
      return readNumber(text, PLAIN_FIELDS[field].after, PLAIN_FIELDS[field].groups);
  }
}

/**
 * A number as its field can show it: on as many decimals as its step has. Distances are kept finer,
 * because other units make them so.
 */
export function settled(field: NumberField, value: number, { step }: Bounds): number {
  return field === 'distance' ? kept(value) : Number(value.toFixed(decimalsOf(step)));
}

/** Reads what was typed in a field. @param settings whose units a number that stands alone is in */
export function readField(
  field: NumberField,
  text: string,
  settings: Pick<Settings, 'units'>,
): { value: number; problem: null } | { value: null; problem: FieldProblem } {
  const reading = readText(field, text, settings);
  if (reading.problem) return reading;
  const bounds = boundsOf(field, settings);
  return isWithin(reading.value, bounds)
    ? { value: settled(field, reading.value, bounds), problem: null }
    : { value: null, problem: 'outside' };
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
