import { draws } from '@lumen-throw/throw/testing/draws';
import { ROOM_LIGHTS, type RoomLight } from '@lumen-throw/throw/room-light';
import { expect, test } from 'vitest';
import {
  COMMON_WISHES,
  DIAGONALS,
  USES,
  wantedRoom,
  wishesFrom,
  wishesToSearch,
  type Wishes,
} from './wishes.ts';
import { PLACES } from '../../../shared/projectors/finder-places.ts';

const LIGHTS = Object.keys(ROOM_LIGHTS) as [RoomLight, ...RoomLight[]];

test('an address says every wish, and reads as the same to a hundredth of a foot or a meter', () => {
  const { pick, between } = draws(20);
  for (let count = 0; count < 2000; count += 1) {
    const wishes: Wishes = {
      place: pick(PLACES),
      distance: between(12, 480),
      units: pick(['ft', 'm']),
      diagonal: pick([null, ...DIAGONALS]),
      light: pick([...LIGHTS, 1, 35, 2000]),
      use: pick([null, ...USES]),
    };
    const { distance, ...rest } = wishesFrom(wishesToSearch(wishes));
    const { distance: asked, ...others } = wishes;
    expect(rest).toEqual(others);
    expect(Math.abs(distance - asked)).toBeLessThan(0.25);
  }
});

test('the shortest and the longest distance stay what they are in either unit', () => {
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

test('a common room has no query', () => {
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
  '?place=__proto__&light=constructor&%E0%A4%A',
])('%s is read as a common room', (search) => {
  expect(wishesFrom(search)).toEqual(COMMON_WISHES);
});

test('a shelf is one place; elsewhere whatever is nearer is free too', () => {
  expect(wantedRoom({ ...COMMON_WISHES, place: 'shelf' }, 100).stand).toEqual({ min: 144, max: 144 });
  expect(wantedRoom(COMMON_WISHES, 100).stand).toEqual({ min: 0, max: 144 });
});
