/** The first question of the projector finder, which the home page asks as well. */
import { PATHS } from '@lumen-throw/domain/site-paths';

/** Where a projector could stand. */
export const PLACES = ['anywhere', 'shelf', 'ceiling', 'under'] as const;
export type Place = (typeof PLACES)[number];

/** Name of the place in the finder's address. */
export const PLACE_PARAMETER = 'place';

/** Names of the other answers in the finder's address. */
export const FINDER_PARAMETERS = {
  distance: 'distance',
  units: 'unit',
  diagonal: 'size',
  light: 'light',
  lux: 'lux',
  use: 'for',
} as const;

/** The places as the finder offers them, with a length behind the first. */
export const PLACE_TEXTS = {
  anywhere: 'Anywhere up to',
  shelf: 'On one shelf',
  ceiling: 'On the ceiling',
  under: 'Under the screen',
} as const satisfies Record<Place, string>;

/** The places as answers that stand alone. */
export const PLACE_ANSWERS = { ...PLACE_TEXTS, anywhere: 'Across the room' } as const satisfies Record<
  Place,
  string
>;

/** Address of the finder with its first question answered. */
export function finderHref(place: Place): string {
  return `${PATHS.projectorFinder}?${PLACE_PARAMETER}=${place}`;
}
