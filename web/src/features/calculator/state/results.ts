import { pictureDiagonals } from '@lumen-throw/throw/frame';
import { imageSize, type AspectRatio, type ImageSize } from '@lumen-throw/throw/image-size';
import { pictureDistances, type Lens } from '@lumen-throw/throw/lens';
import type { Place } from '@lumen-throw/throw/placement';
import { isValidRatio, midpoint, type Range } from '@lumen-throw/throw/throw-distance';
import { toInches } from '@lumen-throw/throw/units';
import { problemOf, type Calculation } from './calculation.ts';
import { lensOf } from './lens.ts';
import { isOwn, otherField } from './own-place.ts';
import type { Preset } from './presets.ts';
import type { Mode, Settings } from './settings.ts';

/** What the calculator finds: all lengths in inches, nothing rounded. */
export interface Results {
  mode: Mode;
  lens: Lens;
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

/**
 * What the settings give, whether or not a field has something else in it. Null where no source gives a
 * distance for the size, or a size for the distance.
 */
export function resultsOf(settings: Settings, lens: Lens): Results | null {
  const { mode, aspect, units } = settings;
  const common = { mode, lens, aspect };
  if (mode === 'size-to-distance') {
    const range = pictureDistances(lens, settings);
    if (!range) return null;
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
  const range = pictureDiagonals(lens, distance, aspect);
  if (!range) return null;
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

/** Whether the lens and what is asked of it are there; otherwise the specification wants its message. */
export function isAnswerable(calculation: Calculation, preset: Preset | null): boolean {
  const main = calculation.settings.mode === 'size-to-distance' ? 'diagonal' : 'distance';
  return !isEmpty(calculation, main) && hasValidRatio(calculation, preset);
}

/** The results, or null where there are none: nothing usable is entered, or no source says anything of it. */
export function foundResults(calculation: Calculation, preset: Preset | null): Results | null {
  const { settings } = calculation;
  return isAnswerable(calculation, preset) ? resultsOf(settings, lensOf(settings, preset)) : null;
}

/** Whether both size and distance are there. */
export function isPlaceEntered(calculation: Calculation): boolean {
  return !isEmpty(calculation, 'diagonal') && !isEmpty(calculation, 'distance');
}

/** Whether size, distance and lens are all there, so that they can be held against each other. */
export function isPlaceKnown(calculation: Calculation, preset: Preset | null): boolean {
  return isPlaceEntered(calculation) && hasValidRatio(calculation, preset);
}

/** The place that everything below the calculator is about, in inches. */
export interface AskedPlace extends Place {
  /** Which of the two comes from the results, because the visitor has not set it; null where none does. */
  recommended: 'diagonal' | 'distance' | null;
}

/** The size and distance that stand in the fields, in inches. */
export function enteredPlace({ distance, units, diagonal, aspect }: Settings): Place {
  return { distance: toInches(distance, units), diagonal, aspect };
}

/**
 * The entered size and distance; the one that the calculator finds is the recommended one until the
 * visitor has set it. Without results there is nothing to recommend, and the fields count.
 */
export function askedPlace(calculation: Calculation, preset: Preset | null): AskedPlace {
  const { settings } = calculation;
  const entered = enteredPlace(settings);
  const other = otherField(settings);
  const results = isOwn(settings, other) ? null : foundResults(calculation, preset);
  return results
    ? { ...entered, [other]: results.recommended, recommended: other }
    : { ...entered, recommended: null };
}
