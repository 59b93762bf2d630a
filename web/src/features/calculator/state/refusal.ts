/** Why a calculation has no answer although everything is entered: no source covers what is asked. */
import { coveredDiagonals } from '@lumen-throw/throw/frame';
import { pictureDistances } from '@lumen-throw/throw/lens';
import { toInches } from '@lumen-throw/throw/units';
import { lengthText } from '../../../shared/format/length-format.ts';
import { coverageText } from '../../../shared/projectors/coverage-texts.ts';
import { reachText } from '../../../shared/projectors/reach-texts.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';
import type { Calculation } from './calculation.ts';
import { diagonalText } from './format.ts';
import { lensOf } from './lens.ts';
import type { Preset } from './presets.ts';
import { foundResults, isAnswerable } from './results.ts';

/** What is said instead of results. */
export interface Refusal {
  text: string;
  /** Whether asking for a size leads further. */
  offersSize: boolean;
}

/** What is said instead of results; null where there are some, or where a field is to be mended first. */
export function refusalOf(calculation: Calculation, preset: Preset | null): Refusal | null {
  if (!isAnswerable(calculation, preset) || foundResults(calculation, preset)) return null;
  const { settings } = calculation;
  const { mode, aspect, units, diagonal, distance } = settings;
  const lens = lensOf(settings, preset);
  const covered = coverageText(preset?.brand ?? '', lens) ?? '';
  if (mode === 'size-to-distance')
    return { text: CALCULATOR_TEXTS.noDistance(diagonalText(diagonal), covered), offersSize: false };
  const sizes = coveredDiagonals(lens, aspect);
  const nearest = sizes && pictureDistances(lens, { diagonal: sizes.min, aspect });
  const farthest = sizes && pictureDistances(lens, { diagonal: sizes.max, aspect });
  const from = nearest && farthest ? reachText(lens, { min: nearest.min, max: farthest.max }, units) : '';
  const asked = lengthText(toInches(distance, units), units);
  return { text: CALCULATOR_TEXTS.noSize(asked, covered, from), offersSize: true };
}
