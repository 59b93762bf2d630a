import type { BrightnessVerdict, RoomLight } from '@lumen-throw/throw/room-light';
import { siteTexts } from '../site-texts/site-texts.ts';

/** Words for the light of a room, and for what it makes of a picture. */
export const ROOM_LIGHT_TEXTS = siteTexts('room-light', {
  lights: {
    dark: 'Dark room',
    living: 'A lamp or two',
    daylight: 'By day, blinds half closed',
    open: 'By day, curtains open',
    dusk: '20 min after sunset',
    nightfall: '30 min after sunset',
    night: 'Outdoors at night',
  } satisfies Record<RoomLight, string>,
  /** A light with what it puts on the screen. */
  withLux: (name: string, lux: number) => `${name}, ${lux} lux`,
  /** White on the screen, to a black of 1. */
  contrast: (ratio: string) => `${ratio}\u00A0:\u00A01`,
  /** A verdict in a word or two, for tables. */
  short: {
    foggy: 'Foggy',
    thin: 'Thin',
    dim: 'Too dim',
    nearly: 'A little dim',
    right: 'Good',
    bright: 'Very bright',
  } satisfies Record<BrightnessVerdict, string>,
});
