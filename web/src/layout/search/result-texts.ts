import type { RoomLight } from '@lumen-throw/throw/room-light';
import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words of results that the search makes itself; they load with its engine. */
export const RESULT_TEXTS = siteTexts('search-results', {
  wish: (words: string) => `Projectors for: ${words}`,
  preset: 'Its lens in the throw calculator',
  wishLine: 'The projector finder, filled in with what you typed',
  size: (inches: number) => `${inches} in`,
  away: (feet: number) => `${feet} ft away`,
  lights: {
    dark: 'dark room',
    living: 'living room with a lamp on',
    daylight: 'room by day',
    dusk: 'outdoors after sunset',
  } satisfies Partial<Record<RoomLight, string>>,
  distance: (range: string) => `100 in from ${range}`,
});
