import { expect, test } from 'vitest';
import { wishesFrom, wishesToSearch } from '../../../shared/room/wishes.ts';
import { atPlace, roomAsAsked, saysRoom } from './asked-room.ts';

test.each([
  ['', '?distance=9&light=dark&for=games'],
  ['?from=mail', '?distance=9&light=dark&for=games'],
  ['?place=ceiling', '?place=ceiling&distance=9&light=dark&for=games'],
  ['?for=movies&price=upTo800', '?distance=9&light=dark&for=movies&price=upTo800'],
  ['?price=upTo800&size=120', null],
  ['?place=nowhere', null],
])('the kept room as %j asks for it', (search, asked) => {
  const room = roomAsAsked(wishesFrom('?distance=9&light=dark&for=games'), search);
  expect(room && wishesToSearch(room)).toBe(asked);
});

test.each([
  ['?distance=9&gap=3', 'shelf', '?place=shelf&distance=9'],
  ['?place=under&distance=1.5&gap=3', 'ceiling', '?place=ceiling'],
  ['?distance=9', 'under', '?place=under'],
  ['?place=under&distance=1.5&gap=3', 'under', '?place=under&distance=1.5&gap=3'],
] as const)('of the room %j, moving to %s leaves %j', (search, place, left) => {
  const wishes = wishesFrom(search);
  expect(wishesToSearch({ ...wishes, ...atPlace(wishes, place) })).toBe(left);
});

test.each([
  ['', false],
  ['?from=mail', false],
  ['?place=shelf', false],
  ['?place=shelf&light=dark', true],
  ['?lux=20', true],
  ['?size=', false],
])('whether %j says more of a room than its place', (search, says) => {
  expect(saysRoom(search)).toBe(says);
});
