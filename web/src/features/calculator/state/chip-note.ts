import { frameAround, hasSideBars, pictureDiagonals, ratiosAt } from '@lumen-throw/throw/frame';
import { pictureDistances, lensFromRatio } from '@lumen-throw/throw/lens';
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
  const ratios = ratiosAt(lens, picture);
  const plain = ratios && lensFromRatio(ratios, { chip: aspect });
  const findsDistance = mode === 'size-to-distance';
  const found =
    plain && (findsDistance ? pictureDistances(plain, picture) : pictureDiagonals(plain, distance, aspect));
  if (!found) return bars;
  const without = findsDistance ? rangeText(found, units) : diagonalRangeText(found);
  return `${bars} ${CALCULATOR_TEXTS.withoutSideBars(aspect, without)}`;
}
