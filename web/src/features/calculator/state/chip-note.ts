import {
  frameAround,
  hasSideBars,
  pictureDiagonals,
  pictureDistances,
  ratiosAt,
} from '@lumen-throw/throw/frame';
import { lensFromRatio } from '@lumen-throw/throw/lens';
import type { Units } from '@lumen-throw/throw/units';
import { rangeText } from '../../../shared/format/length-format.ts';
import { diagonalRangeText, diagonalText } from './format.ts';
import type { Results } from './results.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

/**
 * What bars at the picture's sides change: the lens covers the chip's whole frame, and the throw ratio
 * counts its width. Null where the chip is not wider than the picture.
 */
export function chipNoteText(
  { mode, lens, aspect, diagonal, distance }: Results,
  units: Units,
): string | null {
  const { chip, basis } = lens;
  if (!hasSideBars(aspect, chip)) return null;
  const picture = { diagonal, aspect };
  const frame = diagonalText(frameAround(picture, chip).diagonal);
  const bars = CALCULATOR_TEXTS.sideBars(chip, aspect, frame);
  if (basis !== 'ratio') return bars;
  const plain = lensFromRatio(ratiosAt(lens, picture), { chip: aspect });
  const without =
    mode === 'size-to-distance'
      ? rangeText(pictureDistances(plain, picture), units)
      : diagonalRangeText(pictureDiagonals(plain, distance, aspect));
  return `${bars} ${CALCULATOR_TEXTS.withoutSideBars(aspect, without)}`;
}
