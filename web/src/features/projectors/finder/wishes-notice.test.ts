import { expect, test } from 'vitest';
import { PLACES } from '../../../shared/projectors/finder-places.ts';
import { COMMON_WISHES, DISTANCE_RANGE, wishesToSearch } from '../../../shared/room/wishes.ts';
import { wishesNotice } from './wishes-notice.ts';

test.each([
  ['', null],
  ['?place=under&gap=8&lux=35', null],
  ['?distance=', null],
  ['?size=59', 'This link asked for a picture of “59”; shown is 100 in.'],
  ['?distance=100', 'This link asked for a distance of “100”; shown is 12.0 ft.'],
  ['?lux=5000', 'This link asked for a light of “5000” lux; shown is A lamp or two, 20 lux.'],
  ['?gap=8', 'This link asked for a gap of “8” behind the cabinet; shown is none.'],
  ['?rejects=99', 'This link asked for a screen that rejects “99” % of the room’s light; shown is 0 %.'],
  ['?gain=9', 'This link asked for a screen of gain “9”; shown is 1.'],
  ['?unit=m&unit=ft', 'This link asked for the unit “m, ft”; shown is Feet.'],
  [
    '?place=moon&for=fun',
    'This link asked for the place “moon” (shown: Anywhere up to), the use “fun” (shown: A bit of everything).',
  ],
])('says of %s what is not shown as it was asked', (search, notice) => {
  expect(wishesNotice(search)).toBe(notice);
});

test('says nothing of an address that the finder wrote itself', () => {
  for (const gap of [null, 0.4, 60])
    for (const place of PLACES)
      for (const distance of [DISTANCE_RANGE.min, DISTANCE_RANGE.max])
        for (const units of ['ft', 'm'] as const)
          expect(wishesNotice(wishesToSearch({ ...COMMON_WISHES, place, distance, units, gap }))).toBeNull();
});
