/** The first question of the projector finder, which the home page asks as well. */
import { PATHS } from '@lumen-throw/domain/site-paths';
import { siteTexts } from '../site-texts/site-texts.ts';

/** Where a projector could stand. */
export const PLACES = ['anywhere', 'shelf', 'ceiling', 'under'] as const;
export type Place = (typeof PLACES)[number];

/** Names of the answers in the finder's address. */
export const FINDER_PARAMETERS = {
  place: 'place',
  distance: 'distance',
  gap: 'gap',
  units: 'unit',
  diagonal: 'size',
  light: 'light',
  lux: 'lux',
  rejected: 'rejects',
  gain: 'gain',
  use: 'for',
  price: 'price',
} as const;

/** Id of the finder's form; an address that names it opens the form. */
export const FINDER_FORM_ID = 'your-room';

/** The places as the finder offers them, with a length behind the first; alone it needs other words. */
export const PLACE_TEXTS = siteTexts('places', {
  anywhere: 'Anywhere up to',
  anywhereAlone: 'Across the room',
  shelf: 'On one shelf',
  ceiling: 'On the ceiling',
  under: 'Under the screen',
} satisfies Record<Place | 'anywhereAlone', string>);

/** A place as an answer that stands alone. */
export function placeAnswer(place: Place): string {
  return PLACE_TEXTS[place === 'anywhere' ? 'anywhereAlone' : place];
}

/** Address of the finder with its first question answered. */
export function finderHref(place: Place): string {
  return `${PATHS.projectorFinder}?${FINDER_PARAMETERS.place}=${place}`;
}
