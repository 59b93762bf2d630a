import { groupedNumber } from '@lumen-throw/domain/english-numbers';
import { ROOM_LIGHT_TEXTS } from './texts.ts';

/** Below this a digit decides about the verdict, whose bounds are 10 and 15. */
const WITH_A_DIGIT = 20;

/**
 * A contrast on the screen with the digits that matter, the same on every screen. Rounded down, so that
 * none looks like the bound that it misses.
 * @param ratio of white to black
 */
export function contrastText(ratio: number): string {
  const scale = ratio < WITH_A_DIGIT ? 10 : 1;
  return ROOM_LIGHT_TEXTS.contrast(groupedNumber(Math.floor(ratio * scale + 1e-6) / scale));
}
