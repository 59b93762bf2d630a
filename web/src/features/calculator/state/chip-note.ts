import {
  ASPECT_RATIOS,
  frameDiagonal,
  pictureInFrame,
  type AspectRatio,
} from '@lumen-throw/throw/image-size';
import { screenDiagonals, throwDistance } from '@lumen-throw/throw/throw-distance';
import type { Units } from '@lumen-throw/throw/units';
import { diagonalRangeText, rangeText } from './format.ts';
import type { Results } from './results.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

/**
 * What changes where a chip is wider than the picture: the specification's formula takes the picture's
 * width. Null where it is not.
 * @param native shape of the projector's own picture
 */
export function chipNoteText(results: Results, native: AspectRatio, units: Units): string | null {
  const { mode, ratio, aspect, diagonal, distance } = results;
  if (ASPECT_RATIOS[aspect] >= ASPECT_RATIOS[native]) return null;
  if (mode === 'size-to-distance') {
    const distances = throwDistance(ratio, frameDiagonal(diagonal, aspect, native), native);
    return CALCULATOR_TEXTS.otherChipDistance(native, aspect, rangeText(distances, units));
  }
  const frames = screenDiagonals(ratio, distance, native);
  const sizes = {
    min: pictureInFrame(frames.min, aspect, native),
    max: pictureInFrame(frames.max, aspect, native),
  };
  return CALCULATOR_TEXTS.otherChipSize(native, aspect, diagonalRangeText(sizes));
}
