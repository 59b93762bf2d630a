import type { BrightnessVerdict, RoomLight } from '@lumen-throw/throw/room-light';
import type { Place } from '../projectors/finder-places.ts';
import { siteTexts } from '../site-texts/site-texts.ts';
import type { MissingFigure } from './model-fit.ts';
import type { PriceLimit } from './wishes.ts';

/** Words of the room that a visitor keeps. */
export const KEPT_ROOM_TEXTS = siteTexts('kept-room', {
  title: 'Your room',
  change: 'Change',
  copy: 'Copy link',
  copyTitle: 'Copy link to your room',
  forget: 'Forget',
  forgetTitle: 'Forget your room',
  /** The places with their distance. */
  places: {
    anywhere: (distance: string) => `Up to ${distance}`,
    shelf: (distance: string) => `Shelf at ${distance}`,
    ceiling: (distance: string) => `Ceiling, up to ${distance}`,
    under: (distance: string) => `${distance} under the screen`,
  } satisfies Record<Place, (distance: string) => string>,
  largest: 'largest picture',
  /** A room's light, short enough for half a line of a phone. */
  lights: {
    dark: 'Dark room',
    living: 'A lamp or two',
    daylight: 'Blinds half closed',
    open: 'Curtains open',
    dusk: '20 min after sunset',
    nightfall: '30 min after sunset',
    night: 'Outdoors at night',
  } satisfies Record<RoomLight, string>,
  lux: (lux: number) => `${lux} lux`,
  rejects: (percent: number) => `screen rejects ${percent} %`,
  gain: (gain: number) => `gain ${gain}`,
  prices: {
    upTo300: 'up to $300',
    upTo800: 'up to $800',
    upTo2000: 'up to $2,000',
  } satisfies Record<PriceLimit, string>,
});

/** What pages say of a model in the kept room: short enough for half a phone. */
export const ROOM_VERDICT_TEXTS = siteTexts('room-verdict', {
  fits: 'Fits your room',
  fitsAt: (size: string) => `Fits at ${size}`,
  tight: 'Tight fit',
  unpriced: 'Fits, price unknown',
  tooNear: (way: string) => `${way} too near`,
  tooFar: (way: string) => `${way} too far`,
  tooDeep: (way: string) => `${way} too deep`,
  tooDear: 'Over your price',
  notUnder: 'Needs more distance',
  notOnCeiling: 'Hanging unknown',
  noDistance: (size: string) => `No distance at ${size}`,
  light: {
    foggy: 'Foggy picture',
    thin: 'Thin picture',
    dim: 'Too dim',
    nearly: 'A little dim',
    right: 'Bright enough',
    bright: 'Bright enough',
  } satisfies Record<BrightnessVerdict, string>,
  no: "Doesn't fit",
  missing: {
    distance: 'Distance unknown',
    gap: 'Gap unknown',
    brightness: 'Light unknown',
    depth: 'Depth unknown',
    'lens place': 'Depth unknown',
    'far end': 'Zoom unknown',
    price: 'Price unknown',
  } satisfies Record<MissingFigure, string>,
  /** Of the models that a kind leads to. */
  ofKind: (fitting: number, all: number) =>
    `${fitting || 'None'} of ${all} ${fitting > 1 ? 'fit' : 'fits'} your room`,
});
