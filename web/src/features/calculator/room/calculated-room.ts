/** The room of a calculation, as the finder asks for it. */
import { roomFrom, roomText } from '../../../shared/room/kept-room.ts';
import { COMMON_WISHES, type Wishes } from '../../../shared/room/wishes.ts';
import type { Calculation } from '../state/calculation.ts';
import { isOwn } from '../state/own-place.ts';
import { enteredPlace, isPlaceEntered } from '../state/results.ts';
import { lightOf } from '../state/settings.ts';

/**
 * The room that a calculation is about, with the use and the price of the kept one. Null until the visitor
 * has set both size and distance, and where the finder asks for no such room: another shape of picture.
 */
export function calculatedRoom(calculation: Calculation, kept: Wishes | null): Wishes | null {
  const { settings } = calculation;
  if (!isPlaceEntered(calculation) || !isOwn(settings, 'diagonal') || !isOwn(settings, 'distance'))
    return null;
  const { distance, diagonal, aspect } = enteredPlace(settings);
  if (aspect !== '16:9') return null;
  return roomFrom(
    roomText({
      ...COMMON_WISHES,
      place: settings.mounting === 'ceiling' ? 'ceiling' : 'shelf',
      distance,
      units: settings.units,
      diagonal,
      light: lightOf(settings),
      rejected: settings.rejected ?? 0,
      gain: settings.gain,
      use: kept?.use ?? null,
      price: kept?.price ?? null,
    }),
  );
}
