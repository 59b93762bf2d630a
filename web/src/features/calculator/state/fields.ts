import {
  BOTTOM_BOUNDS,
  DEFAULTS,
  DIAGONAL_BOUNDS,
  GAIN_BOUNDS,
  LUMENS_BOUNDS,
  LUX_BOUNDS,
  OFFSET_BOUNDS,
  RATIO_BOUNDS,
  REJECTED_BOUNDS,
  ROWS_BOUNDS,
  SHIFT_BOUNDS,
  SIDE_BOUNDS,
  type Bounds,
} from '@lumen-throw/throw/limits';
import { ASPECT_RATIOS, diagonalOfWidth, type AspectRatio } from '@lumen-throw/throw/image-size';
import { luxOf } from '@lumen-throw/throw/room-light';
import type { Preset } from './presets.ts';
import { readLength } from '../../../shared/typed-numbers/read-length.ts';
import { readNumber, type FieldProblem, type Reading } from '../../../shared/typed-numbers/read-number.ts';
import { distanceBounds, isWithin, kept, offsetOf, type Settings } from './settings.ts';

/** The numbers that a visitor can type. */
export type NumberField =
  | 'diagonal'
  | 'distance'
  | 'ratioMin'
  | 'ratioMax'
  | 'lumens'
  | 'gain'
  | 'rejected'
  | 'lux'
  | 'bottom'
  | 'side'
  | 'offset'
  | 'shift'
  | 'sideShift'
  | 'rows';

const FIXED_BOUNDS: Readonly<Record<Exclude<NumberField, 'distance'>, Bounds>> = {
  diagonal: DIAGONAL_BOUNDS,
  ratioMin: RATIO_BOUNDS,
  ratioMax: RATIO_BOUNDS,
  lumens: LUMENS_BOUNDS,
  gain: GAIN_BOUNDS,
  rejected: REJECTED_BOUNDS,
  lux: LUX_BOUNDS,
  bottom: BOTTOM_BOUNDS,
  side: SIDE_BOUNDS,
  offset: OFFSET_BOUNDS,
  shift: SHIFT_BOUNDS,
  sideShift: SHIFT_BOUNDS,
  rows: ROWS_BOUNDS,
};

/** Bounds of a field in the units of the settings. */
export function boundsOf(field: NumberField, settings: Pick<Settings, 'units'>): Bounds {
  return field === 'distance' ? distanceBounds(settings) : FIXED_BOUNDS[field];
}

/** Lumens that count: those that were typed, the preset's in a movie mode, or the default. */
export function lumensOf({ lumens }: Settings, preset: Preset | null): number {
  return lumens ?? preset?.light?.lumens ?? DEFAULTS.lumens;
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
      return settings.lux ?? luxOf(settings.light);
    case 'bottom':
      return settings.bottom ?? DEFAULTS.bottom;
    case 'side':
      return settings.side ?? DEFAULTS.side;
    case 'rejected':
      return settings.rejected ?? 0;
    case 'offset':
      return offsetOf(settings);
    case 'shift':
      return settings.shift ?? 0;
    case 'sideShift':
      return settings.sideShift ?? 0;
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

/** Numbers that are no lengths: what may stand behind them, and whether `1,200` is 1200 there. */
const PLAIN_FIELDS: Readonly<Record<PlainField, { after: RegExp; groups: boolean }>> = {
  ratioMin: { after: /: ?1$/, groups: false },
  ratioMax: { after: /: ?1$/, groups: false },
  lumens: { after: /(?:ansi ?)?(?:lm|lumens?)$/, groups: true },
  gain: { after: /[x×]$/, groups: false },
  rejected: { after: /(?:%|percent)$/, groups: false },
  offset: { after: /(?:%|percent)$/, groups: false },
  shift: { after: /(?:%|percent)$/, groups: false },
  sideShift: { after: /(?:%|percent)$/, groups: false },
  lux: { after: /(?:lx|lux)$/, groups: true },
  rows: { after: /rows?$/, groups: false },
};

type PlainField = Exclude<NumberField, 'diagonal' | 'distance' | 'bottom' | 'side'>;

/** Reviewers print a throw ratio as `1:1.2`, makers as `1.2:1`. */
const REVIEWERS_RATIO = /^\s*1\s*:\s*(?=\d)/;

/** Makers print a shift as ±60 %. */
const PLUS_MINUS = /^\s*(?:±|\+\/?-?)\s*/;
const SIGNED: ReadonlySet<NumberField> = new Set(['shift', 'sideShift']);

/** `87 in wide`, `220 cm high`: how people who have a tape measure give a screen's size. */
const ONE_SIDE = /^(.*\S)\s*\b(wide|width|across|high|height|tall)\s*$/i;
const WIDTH_WORDS: ReadonlySet<string> = new Set(['wide', 'width', 'across']);

/** Reads a diagonal, or a width or a height as the diagonal that it makes. */
function readDiagonal(text: string, aspect: AspectRatio): Reading {
  const [, length = text, word] = ONE_SIDE.exec(text) ?? [];
  const reading = readLength(length, 'in');
  if (reading.problem || word === undefined) return reading;
  const isWidth = WIDTH_WORDS.has(word.toLowerCase());
  const width = isWidth ? reading.value : reading.value * ASPECT_RATIOS[aspect];
  return { value: diagonalOfWidth(width, aspect), problem: null };
}

/** What the reading of a text depends on besides it. */
type ReadingSettings = Pick<Settings, 'units' | 'aspect'>;

function readText(field: NumberField, text: string, { units, aspect }: ReadingSettings): Reading {
  switch (field) {
    case 'diagonal':
      return readDiagonal(text, aspect);
    case 'bottom':
      return readLength(text, 'in');
    case 'side':
      return readLength(text, 'in', SIDE_BOUNDS.min === 0);
    case 'distance':
      return readLength(text, units);
    case 'ratioMin':
    case 'ratioMax':
      return readNumber(text.replace(REVIEWERS_RATIO, ''), PLAIN_FIELDS[field].after, false);
    default: {
      const { after, groups } = PLAIN_FIELDS[field];
      return readNumber(
        SIGNED.has(field) ? text.replace(PLUS_MINUS, '') : text,
        after,
        groups,
        FIXED_BOUNDS[field].min === 0,
      );
    }
  }
}

/**
 * A number as its field can show it: on as many decimals as its step has. Distances are kept finer,
 * because other units make them so.
 */
export function settled(field: NumberField, value: number, { step }: Bounds): number {
  return field === 'distance' ? kept(value) : Number(value.toFixed(decimalsOf(step)));
}

/** Reads what was typed in a field. @param settings whose units a number that stands alone is in, and whose shape a width has */
export function readField(
  field: NumberField,
  text: string,
  settings: ReadingSettings,
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
