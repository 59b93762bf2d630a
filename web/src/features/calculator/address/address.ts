/**
 * The calculation in the address: read field by field, whatever stands there, and written whole.
 * The specification names mode, units, diag, dist, ar, preset, and trmin and trmax when custom.
 */
import {
  DEFAULTS,
  DIAGONAL_BOUNDS,
  DISTANCE_BOUNDS,
  GAIN_BOUNDS,
  LUMENS_BOUNDS,
  RATIO_BOUNDS,
} from '@lumen-throw/throw/limits';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { readOwnValues, writeOwnValues } from './own-values.ts';
import { CUSTOM_ID, findPreset, type Preset } from '../state/presets.ts';
import {
  ASPECTS,
  DEFAULT_SETTINGS,
  defaultDistance,
  isWithin,
  LIGHTS,
  MODES,
  MOST_OTHERS,
  UNITS,
  type Settings,
} from '../state/settings.ts';

const NAMES = {
  mode: 'mode',
  units: 'units',
  diagonal: 'diag',
  distance: 'dist',
  aspect: 'ar',
  preset: 'preset',
  ratioMin: 'trmin',
  ratioMax: 'trmax',
  lumens: 'lumens',
  gain: 'gain',
  light: 'light',
  others: 'with',
} as const;

/** Digits with a point, as this module writes them; no sign, exponent, comma or space. */
const PLAIN_NUMBER = /^\d{1,6}(?:\.\d{1,8})?$/;

/** The one value of a name; null where it is missing or stands twice. */
function single(query: URLSearchParams, name: string): string | null {
  const values = query.getAll(name);
  return values.length === 1 ? (values[0] ?? null) : null;
}

function numberIn<Fallback>(text: string | null, bounds: Range, fallback: Fallback): number | Fallback {
  if (text === null || !PLAIN_NUMBER.test(text)) return fallback;
  const value = Number(text);
  return isWithin(value, bounds) ? value : fallback;
}

function oneOf<Value extends string>(text: string | null, values: readonly Value[], fallback: Value): Value {
  return values.find((value) => value === text) ?? fallback;
}

/** Ids of presets beside the chosen one: known, each once, not too many. */
function readOthers(text: string | null, chosen: string | null, presets: readonly Preset[]): string[] {
  const known = new Set((text ?? '').split(',').filter((id) => id !== chosen && findPreset(presets, id)));
  return [...known].slice(0, MOST_OTHERS);
}

/**
 * Reads a calculation from a query string. Every value that is missing, doubled, not a plain number
 * or out of bounds gives way to its default, by itself; an unknown preset to the default custom ratio.
 */
export function readAddress(search: string, presets: readonly Preset[]): Settings {
  const query = new URLSearchParams(search);
  const read = (name: keyof typeof NAMES) => single(query, NAMES[name]);
  const units = oneOf(read('units'), UNITS, DEFAULT_SETTINGS.units);
  const presetId = read('preset');
  const preset = findPreset(presets, presetId);
  const isUnknown = preset === null && presetId !== null && presetId !== CUSTOM_ID;
  const ratio = (name: 'ratioMin' | 'ratioMax', fallback: number) =>
    isUnknown ? fallback : numberIn(read(name), RATIO_BOUNDS, fallback);
  const settings: Settings = {
    mode: oneOf(read('mode'), MODES, DEFAULT_SETTINGS.mode),
    units,
    diagonal: numberIn(read('diagonal'), DIAGONAL_BOUNDS, DEFAULTS.diagonal),
    distance: numberIn(read('distance'), DISTANCE_BOUNDS[units], defaultDistance(units)),
    aspect: oneOf(read('aspect'), ASPECTS, preset?.aspect ?? DEFAULTS.aspect),
    preset: preset?.id ?? null,
    custom: {
      min: ratio('ratioMin', DEFAULTS.ratio.min),
      max: ratio('ratioMax', DEFAULTS.ratio.max),
    },
    lumens: numberIn(read('lumens'), LUMENS_BOUNDS, null),
    gain: numberIn(read('gain'), GAIN_BOUNDS, DEFAULTS.gain),
    light: oneOf(read('light'), LIGHTS, DEFAULT_SETTINGS.light),
    others: readOthers(read('others'), preset?.id ?? null, presets),
  };
  return { ...settings, ...readOwnValues(query, settings) };
}

/** A query string, with its question mark, that `readAddress` reads as the same calculation. */
export function writeAddress(settings: Settings): string {
  const { preset, custom, lumens, gain, light, others } = settings;
  const query = new URLSearchParams({
    [NAMES.mode]: settings.mode,
    [NAMES.units]: settings.units,
    [NAMES.diagonal]: String(settings.diagonal),
    [NAMES.distance]: String(settings.distance),
    [NAMES.aspect]: settings.aspect,
    [NAMES.preset]: preset ?? CUSTOM_ID,
  });
  if (preset === null) {
    query.set(NAMES.ratioMin, String(custom.min));
    query.set(NAMES.ratioMax, String(custom.max));
  }
  // What the specification does not name stands there only where somebody has set it.
  if (lumens !== null) query.set(NAMES.lumens, String(lumens));
  if (gain !== DEFAULT_SETTINGS.gain) query.set(NAMES.gain, String(gain));
  if (light !== DEFAULT_SETTINGS.light) query.set(NAMES.light, light);
  if (others.length > 0) query.set(NAMES.others, others.join(','));
  writeOwnValues(query, settings);
  // Both may stand in a query as they are, and are easier to read so.
  return `?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}
