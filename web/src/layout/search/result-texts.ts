import type { RoomLight } from '@lumen-throw/throw/room-light';
import type { Units } from '@lumen-throw/throw/units';
import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words of results that the search makes itself; they load with its engine. */
export const RESULT_TEXTS = siteTexts('search-results', {
  wish: (words: string) => `Projectors for: ${words}`,
  preset: 'Its lens in the throw calculator',
  wishLine: 'The projector finder, filled in with what you typed',
  /** For a sum above the highest class that has a limit. */
  anyPrice: 'any price',
  size: (inches: number) => `${inches} in`,
  away: (length: number, units: Units) => `${length} ${units} away`,
  sizeFrom: (length: number, units: Units) => `Picture sizes from ${length} ${units} away`,
  distanceFor: (inches: number) => `Distances for a ${inches}-inch picture`,
  sidesOf: (inches: number) => `Width, height and distances of a ${inches}-inch picture`,
  calculatorLine: 'The throw calculator, filled in with what you typed',
  /** The list of projectors, by what it is ordered by. */
  orders: {
    noise: 'All projectors, the quietest first',
    light: 'All projectors, the brightest first',
    lag: 'All projectors, the lowest input lag first',
    contrast: 'All projectors, the highest contrast first',
    picture: 'All projectors, the highest resolution first',
    price: 'All projectors, the lowest price class first',
    distance: 'All projectors, the shortest throw first',
  },
  orderLine: 'The list of projectors with sourced figures, in this order',
  lights: {
    dark: 'dark room',
    living: 'living room with a lamp on',
    daylight: 'room by day',
    dusk: 'outdoors after sunset',
  } satisfies Partial<Record<RoomLight, string>>,
  distance: (range: string) => `100 in from ${range}`,
});
