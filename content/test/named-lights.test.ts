/** The guides name the same places, with the same light, as every other page. */
import { ROOM_LIGHTS } from '@lumen-throw/throw/room-light';
import { expect, test } from 'vitest';
import { duskLux, LATITUDE, SUN } from '../source/dusk.ts';
import { seedDocuments } from '../source/index.ts';

test('the named dusks are the sky of June at 40 degrees north, 20 and 30 minutes after sunset', () => {
  expect([20, 30].map((minutes) => Math.round(duskLux(minutes, LATITUDE.middle, SUN.june)))).toEqual([
    ROOM_LIGHTS.dusk,
    ROOM_LIGHTS.nightfall,
  ]);
});

/** What a text says of a place in a room, and the light that it has to be. */
const PLACES: readonly (readonly [place: RegExp, lux: number])[] = [
  [/(?<lux>\d+) lux at the screen with a lamp or two on/, ROOM_LIGHTS.living],
  [/a lamp or two on, (?<lux>\d+) lux/, ROOM_LIGHTS.living],
  [/blinds half closed and (?<lux>\d+) lux/, ROOM_LIGHTS.daylight],
  [/(?<lux>\d+) by day with the blinds half closed/, ROOM_LIGHTS.daylight],
  [/open curtains, (?:about )?(?<lux>\d+) lux/i, ROOM_LIGHTS.open],
  [/half closed, and (?<lux>\d+) with the curtains open/, ROOM_LIGHTS.open],
  [/At (?<lux>\d+) lux, the light of a room with open curtains/, ROOM_LIGHTS.open],
];

test.each(PLACES)('%s is said with %d lux', (place, lux) => {
  const texts = seedDocuments.map((document) => JSON.stringify(document));
  const said = texts.flatMap((text) => [...text.matchAll(new RegExp(place, `${place.flags}g`))]);
  expect(said.length).toBeGreaterThan(0);
  expect(new Set(said.map(({ groups }) => Number(groups?.['lux'])))).toEqual(new Set([lux]));
});
