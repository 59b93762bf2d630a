import type { SetupPlace } from '@lumen-throw/domain/setup-details';
import type { BrightnessVerdict, RoomLight } from '@lumen-throw/throw/room-light';
import { siteTexts } from '../site-texts/site-texts.ts';

/** Words for the kit of a setup and what the room model makes of it, wherever one is shown. */
export const KIT_TEXTS = siteTexts('kit', {
  places: {
    table: 'On a table',
    shelf: 'On a shelf',
    ceiling: 'On the ceiling',
    under: 'Under the screen',
  } satisfies Record<SetupPlace, string>,
  /** `100 in from 8.7 ft is 1.20; this lens has 1.20: the numbers agree`. */
  place: {
    made: (size: string, distance: string, ratio: string) => `${size} from ${distance} is ${ratio}`,
    lens: (ratios: string) => `this lens has ${ratios}`,
    fits: 'the numbers agree',
    tight: 'the numbers agree, at the very end of its zoom',
    unknown: 'nobody says how far its zoom goes',
    /** @param covered for which sizes a source gives distances; empty where none is bounded */
    unprinted: (covered: string) => `no source gives a distance for this size. ${covered}`.trim(),
    near: 'close enough, real lenses differ by a few percent',
    misses: (size: string, distances: string) =>
      `the numbers don't agree, this lens makes ${size} from ${distances}`,
  },
  /** Where the distance isn't said. */
  reach: (size: string, distances: string) => `This lens makes ${size} from ${distances}.`,
  footLamberts: (white: string) => `${white} fL`,
  verdicts: {
    foggy: (room: string) => `foggy in ${room}`,
    thin: (room: string) => `thin in ${room}`,
    dim: (room: string) => `too dim for ${room}`,
    nearly: (room: string) => `a little dim for ${room}`,
    right: (room: string) => `right for ${room}`,
    bright: (room: string) => `very bright for ${room}`,
  } satisfies Record<BrightnessVerdict, (room: string) => string>,
  rooms: {
    dark: 'a dark room',
    living: 'a room with a lamp or two on',
    daylight: 'a room by day with half-closed blinds',
    open: 'a room by day with open curtains',
    dusk: 'the light 20 minutes after sunset',
    nightfall: 'the light 30 minutes after sunset',
    night: 'a dark night',
  } satisfies Record<RoomLight, string>,
  inches: (size: number) => `${size} in`,
});
