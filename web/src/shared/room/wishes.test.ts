import { draws } from '@lumen-throw/throw/testing/draws';
import { ROOM_LIGHTS, type RoomLight } from '@lumen-throw/throw/room-light';
import { expect, test } from 'vitest';
import {
  COMMON_WISHES,
  DIAGONALS,
  PRICE_LIMITS,
  USES,
  wantedRoom,
  wishesFrom,
  wishesToSearch,
  type Wishes,
} from './wishes.ts';
import { PLACES } from '../projectors/finder-places.ts';

const LIGHTS = Object.keys(ROOM_LIGHTS) as [RoomLight, ...RoomLight[]];

test('the address holds each wish to a ten-thousandth of a foot or meter', () => {
  const { pick, between, chance, whole } = draws(20);
  for (let count = 0; count < 2000; count += 1) {
    const place = pick(PLACES);
    const wishes: Wishes = {
      place,
      distance: between(12, 480),
      units: pick(['ft', 'm']),
      gap: place === 'under' && chance(0.5) ? between(0.4, 60) : null,
      diagonal: pick([null, ...DIAGONALS]),
      light: pick([...LIGHTS, 1, 35, 2000]),
      rejected: chance(0.3) ? whole(0, 95) : 0,
      gain: chance(0.3) ? whole(6, 60) / 20 : 1,
      use: pick([null, ...USES]),
      price: pick([null, ...PRICE_LIMITS]),
    };
    const { distance, gap, ...rest } = wishesFrom(wishesToSearch(wishes));
    const { distance: asked, gap: askedGap, ...others } = wishes;
    expect(gap === null).toBe(askedGap === null);
    expect(Math.abs((gap ?? 0) - (askedGap ?? 0))).toBeLessThan(0.0001);
    expect(rest).toEqual(others);
    expect(Math.abs(distance - asked)).toBeLessThan(0.0025);
  }
});

test('keeps the shortest and longest distance when the unit changes', () => {
  for (const place of PLACES) {
    for (const distance of [12, 480]) {
      const { distance: read } = wishesFrom(
        wishesToSearch({ ...COMMON_WISHES, place, distance, units: 'm' }),
      );
      expect(Math.abs(read - distance), `${distance} in, ${place}`).toBeLessThan(0.25);
    }
  }
  expect(wishesFrom('?distance=0.3&unit=m').distance).toBeCloseTo(11.81, 2);
  expect(wishesFrom('?distance=0.29&unit=m').distance).toBe(COMMON_WISHES.distance);
});

test('a common room has an empty query', () => {
  expect(wishesToSearch(COMMON_WISHES)).toBe('');
  expect(wishesFrom('')).toEqual(COMMON_WISHES);
  expect(wishesFrom('?place=under').distance).toBe(24);
});

test.each([
  '?place=garage&distance=-3&size=1e9&light=bright&for=fun&unit=miles',
  '?distance=999&size=59&lux=0',
  '?distance=&size=&light=&lux=&for=',
  '?lux=2001',
  '?lux=35.5',
  '?rejects=96&gain=0.2',
  '?rejects=65.5&gain=four',
  '?place=__proto__&light=constructor&%E0%A4%A',
])('reads %s as a common room', (search) => {
  expect(wishesFrom(search)).toEqual(COMMON_WISHES);
});

test('a screen that rejects room light is one with its own gain in a darker room', () => {
  expect(wantedRoom({ ...COMMON_WISHES, rejected: 65, gain: 0.6 }, 100)).toMatchObject({
    rejected: 0.65,
    gain: 0.6,
  });
});

test('treats a shelf as a fixed distance and other places as a maximum', () => {
  expect(wantedRoom({ ...COMMON_WISHES, place: 'shelf' }, 100).stand).toEqual({ min: 144, max: 144 });
  expect(wantedRoom(COMMON_WISHES, 100).stand).toEqual({ min: 0, max: 144 });
});
