import { imageSize, type AspectRatio, type ImageSize } from '@lumen-throw/throw/image-size';
import type { Place } from '@lumen-throw/throw/placement';
import {
  isValidRatio,
  midpoint,
  screenDiagonals,
  throwDistance,
  type Range,
} from '@lumen-throw/throw/throw-distance';
import { toInches } from '@lumen-throw/throw/units';
import { problemOf, type Calculation } from './calculation.ts';
import type { Preset } from './presets.ts';
import type { Mode, Settings } from './settings.ts';

/** What the calculator finds: all lengths in inches, nothing rounded. */
export interface Results {
  mode: Mode;
  ratio: Range;
  aspect: AspectRatio;
  /** Distances in the one mode, diagonals in the other. */
  range: Range;
  /** The middle of the range. */
  recommended: number;
  /** The set-up that is recommended, to be drawn: lens, screen and the picture on it. */
  diagonal: number;
  distance: number;
  image: ImageSize;
}

/** Throw ratio that counts: the preset's or the custom one. */
export function ratioOf({ custom }: Settings, preset: Preset | null): Range {
  return preset?.ratio ?? custom;
}

/** What the settings give, whether or not a field has something else in it. */
export function resultsOf(settings: Settings, ratio: Range): Results {
  const { mode, aspect, units } = settings;
  const common = { mode, ratio, aspect };
  if (mode === 'size-to-distance') {
    const range = throwDistance(ratio, settings.diagonal, aspect);
    const recommended = midpoint(range);
    return {
      ...common,
      range,
      recommended,
      diagonal: settings.diagonal,
      distance: recommended,
      image: imageSize(settings.diagonal, aspect),
    };
  }
  const distance = toInches(settings.distance, units);
  const range = screenDiagonals(ratio, distance, aspect);
  const recommended = midpoint(range);
  return {
    ...common,
    range,
    recommended,
    diagonal: recommended,
    distance,
    image: imageSize(recommended, aspect),
  };
}

function isEmpty(calculation: Calculation, field: Parameters<typeof problemOf>[0]): boolean {
  return problemOf(field, calculation) === 'nothing';
}

/** Whether the throw ratio in use makes a lens; a field with nothing above zero in it does not. */
export function hasValidRatio(calculation: Calculation, preset: Preset | null): boolean {
  if (preset) return true;
  const isMissing = isEmpty(calculation, 'ratioMin') || isEmpty(calculation, 'ratioMax');
  return !isMissing && isValidRatio(calculation.settings.custom);
}

/** The results, or null where the specification wants its message instead of them. */
export function foundResults(calculation: Calculation, preset: Preset | null): Results | null {
  const { settings } = calculation;
  const main = settings.mode === 'size-to-distance' ? 'diagonal' : 'distance';
  if (isEmpty(calculation, main) || !hasValidRatio(calculation, preset)) return null;
  return resultsOf(settings, ratioOf(settings, preset));
}

/** Whether both size and distance are there. */
export function isPlaceEntered(calculation: Calculation): boolean {
  return !isEmpty(calculation, 'diagonal') && !isEmpty(calculation, 'distance');
}

/** Whether size, distance and lens are all there, so that they can be held against each other. */
export function isPlaceKnown(calculation: Calculation, preset: Preset | null): boolean {
  return isPlaceEntered(calculation) && hasValidRatio(calculation, preset);
}

/** The place that is asked about, in inches: the entered distance and the entered size, in either mode. */
export function enteredPlace({ distance, units, diagonal, aspect }: Settings): Place {
  return { distance: toInches(distance, units), diagonal, aspect };
}
