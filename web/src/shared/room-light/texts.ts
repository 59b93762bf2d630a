import type { BrightnessVerdict, RoomLight } from '@lumen-throw/throw/room-light';
import { siteTexts } from '../site-texts/site-texts.ts';

/** Words for the light of a room, and for what it makes of a picture. */
export const ROOM_LIGHT_TEXTS = siteTexts('room-light', {
  lights: {
    dark: 'Dark room',
    living: 'Living room',
    dusk: 'Outdoors at dusk',
    daylight: 'Living room by day',
  } satisfies Record<RoomLight, string>,
  /** A verdict in a word or two, for tables. */
  short: {
    dim: 'Too dim',
    nearly: 'A little dim',
    right: 'Good',
    bright: 'Very bright',
  } satisfies Record<BrightnessVerdict, string>,
});
