import { LIGHT_CHOICES } from '../../../shared/room-light/light-name.ts';
/**
 * The calculation in the address: read field by field, whatever stands there, and written whole.
 * The specification names mode, units, diag, dist, ar, preset, and trmin and trmax when custom.
 */
import {
  BOTTOM_BOUNDS,
  DEFAULTS,
  DIAGONAL_BOUNDS,
  DISTANCE_BOUNDS,
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
import { readOwnValues, writeOwnValues } from './own-values.ts';
import { settled, type NumberField } from '../state/fields.ts';
import { CALCULATOR_PARAMETERS as NAMES } from '../../../shared/projectors/calculator-parameters.ts';
import { CUSTOM_ID, findPreset, type Preset } from '../state/presets.ts';
import {
  ASPECTS,
  DEFAULT_SETTINGS,
  defaultDistance,
  MODES,
  MOST_OTHERS,
  MOUNTINGS,
  OFFSET_COUNTS,
  OWN_SETTINGS,
  SHIFT_COUNTS,
  UNITS,
  type OwnSetting,
  type Settings,
} from '../state/settings.ts';

/** Digits with a point, as this module writes them; no sign, exponent, comma or space. */
export const PLAIN_NUMBER = /^\d{1,6}(?:\.\d{1,8})?$/;

/** A value of a calculation, as addresses name it. */
export type AddressName = keyof typeof NAMES;

/** A value that an address asked for and that is not the one shown. */
export interface ReplacedValue {
  name: AddressName;
  /** What stood there, as it stood; several where the name stood there more than once. */
  asked: string;
}

/** A calculation from an address, and what of the address is not in it. */
interface ReadAddress {
  settings: Settings;
  replaced: readonly ReplacedValue[];
}

/** Differences up to this are those of rounding, and nobody can see them: 0.0001 ft are 0.03 mm. */
const UNSEEN = 0.0001;

/** Reads the values of a query one by one, and notes those that are not taken as they stand. */
function valuesOf(search: string) {
  const query = new URLSearchParams(search);
  const replaced: ReplacedValue[] = [];

  /** What is made of a value's text, or the fallback; a name without text is missing. */
  function value<Value, Fallback>(
    name: AddressName,
    made: (text: string) => Value | null,
    fallback: Fallback,
  ): Value | Fallback {
    const texts = query.getAll(NAMES[name]).filter((text) => text !== '');
    const [text] = texts;
    if (text === undefined) return fallback;
    const found = texts.length === 1 ? made(text) : null;
    if (found === null) replaced.push({ name, asked: texts.join(', ') });
    return found ?? fallback;
  }

  /** A number, drawn to the nearest bound and rounded as its field is. */
  function number<Fallback>(name: NumberField, bounds: Bounds, fallback: Fallback): number | Fallback {
    const taken = (text: string) => {
      if (!PLAIN_NUMBER.test(text)) return null;
      const asked = Number(text);
      const shown = settled(name, Math.min(bounds.max, Math.max(bounds.min, asked)), bounds);
      if (Math.abs(shown - asked) > UNSEEN) replaced.push({ name, asked: text });
      return shown;
    };
    return value(name, taken, fallback);
  }

  /** Ids of presets beside the chosen one: known, each once, not too many. */
  function others(chosen: string | null, presets: readonly Preset[]): string[] {
    const ids = value('others', (text) => [...new Set(text.split(',').filter(Boolean))], []);
    const asked = ids.filter((id) => id !== chosen);
    const taken = asked.filter((id) => findPreset(presets, id)).slice(0, MOST_OTHERS);
    if (taken.length < asked.length) replaced.push({ name: 'others', asked: asked.join(', ') });
    return taken;
  }

  return { value, number, others, replaced };
}

function oneOf<Value extends string>(values: readonly Value[]): (text: string) => Value | null {
  return (text) => values.find((value) => value === text) ?? null;
}

/** A setting that is left out where the address does not have it. */
function set<Name extends OwnSetting>(name: Name, value: Settings[Name] | null): Partial<Settings> {
  return value === null ? {} : { [name]: value };
}

/**
 * Reads a calculation from a query string, value by value. One that is missing, doubled or not a plain
 * number gives way to its default, and an unknown preset to the default custom ratio; a number out of
 * bounds to the nearest bound. Sizes and ratios are rounded to the digits that their fields show.
 * @returns the calculation, and every value that it does not have as it was asked for
 */
export function readAddress(search: string, presets: readonly Preset[]): ReadAddress {
  const { value, number, others, replaced } = valuesOf(search);
  const units = value('units', oneOf(UNITS), DEFAULT_SETTINGS.units);
  const chosen = value('preset', (id) => (id === CUSTOM_ID ? id : findPreset(presets, id)), CUSTOM_ID);
  const preset = chosen === CUSTOM_ID ? null : chosen;
  const isUnknown = replaced.some(({ name }) => name === 'preset');
  const ratio = (name: 'ratioMin' | 'ratioMax', fallback: number) =>
    isUnknown ? fallback : number(name, RATIO_BOUNDS, fallback);
  const settings: Settings = {
    mode: value('mode', oneOf(MODES), DEFAULT_SETTINGS.mode),
    units,
    diagonal: number('diagonal', DIAGONAL_BOUNDS, DEFAULTS.diagonal),
    distance: number('distance', DISTANCE_BOUNDS[units], defaultDistance(units)),
    aspect: value('aspect', oneOf(ASPECTS), preset?.aspect ?? DEFAULTS.aspect),
    preset: preset?.id ?? null,
    custom: {
      min: ratio('ratioMin', DEFAULTS.ratio.min),
      max: ratio('ratioMax', DEFAULTS.ratio.max),
    },
    lumens: number('lumens', LUMENS_BOUNDS, null),
    gain: number('gain', GAIN_BOUNDS, DEFAULTS.gain),
    light: value('light', oneOf(LIGHT_CHOICES), DEFAULT_SETTINGS.light),
    ...set('lux', number('lux', LUX_BOUNDS, null)),
    ...set('bottom', number('bottom', BOTTOM_BOUNDS, null)),
    ...set('side', number('side', SIDE_BOUNDS, null)),
    ...set('mounting', value('mounting', oneOf(MOUNTINGS), null)),
    ...set('rejected', number('rejected', REJECTED_BOUNDS, null)),
    ...set('offset', number('offset', OFFSET_BOUNDS, null)),
    ...set('offsetOf', value('offsetOf', oneOf(OFFSET_COUNTS), null)),
    ...set('shift', number('shift', SHIFT_BOUNDS, null)),
    ...set('sideShift', number('sideShift', SHIFT_BOUNDS, null)),
    ...set('shiftOf', value('shiftOf', oneOf(SHIFT_COUNTS), null)),
    ...set('rows', number('rows', ROWS_BOUNDS, null)),
    others: others(preset?.id ?? null, presets),
  };
  return { settings: { ...settings, ...readOwnValues(new URLSearchParams(search), settings) }, replaced };
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
  for (const name of OWN_SETTINGS) {
    const value = settings[name];
    if (value !== undefined) query.set(NAMES[name], String(value));
  }
  if (others.length > 0) query.set(NAMES.others, others.join(','));
  writeOwnValues(query, settings);
  // Both may stand in a query as they are, and are easier to read so.
  return `?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}
