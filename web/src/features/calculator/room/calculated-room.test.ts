import { expect, test } from 'vitest';
import { COMMON_WISHES, wishesFrom } from '../../../shared/room/wishes.ts';
import { newCalculation } from '../state/calculation.ts';
import { DEFAULT_SETTINGS, type Settings } from '../state/settings.ts';
import { calculatedRoom } from './calculated-room.ts';

const PLACE = { diagonal: 110, distance: 11.5, light: 'living' } as const;

function roomOf(settings: Partial<Settings>, kept: Parameters<typeof calculatedRoom>[1] = null) {
  return calculatedRoom(newCalculation({ ...DEFAULT_SETTINGS, ...settings }), kept);
}

test('a calculation with a size and a distance is a room at just that distance', () => {
  expect(roomOf(PLACE)).toEqual(wishesFrom('?place=shelf&distance=11.5&size=110'));
  expect(roomOf({ ...PLACE, mounting: 'ceiling', lux: 35 })).toEqual(
    wishesFrom('?place=ceiling&distance=11.5&size=110&lux=35'),
  );
  expect(roomOf({ ...PLACE, units: 'm', distance: 3.5 })?.units).toBe('m');
});

test('a screen with gain, or one that rejects room light, stays that screen', () => {
  expect(roomOf({ ...PLACE, gain: 0.6, rejected: 80 })).toEqual(
    wishesFrom('?place=shelf&distance=11.5&size=110&rejects=80&gain=0.6'),
  );
});

test('use and price stay as they are kept', () => {
  const kept = { ...COMMON_WISHES, use: 'games', price: 'upTo800' } as const;
  expect(roomOf(PLACE, kept)).toMatchObject({ use: 'games', price: 'upTo800', distance: 138 });
});

test.each([
  ['no distance of the visitor’s own', { ...PLACE, distance: DEFAULT_SETTINGS.distance }],
  ['another shape of picture', { ...PLACE, aspect: '2.35:1' }],
] satisfies [string, Partial<Settings>][])('%s is no room of the finder', (_, settings) => {
  expect(roomOf(settings)).toBeNull();
});
