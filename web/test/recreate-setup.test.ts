/** A setup's numbers, written by the gallery and read by the calculator and the finder. */
import { lensFromRatio } from '@lumen-throw/throw/lens';
import { draws } from '@lumen-throw/throw/testing/draws';
import { toInches } from '@lumen-throw/throw/units';
import { SETUP_ASPECTS, SETUP_LIGHTS, SETUP_PLACES } from '@lumen-throw/domain/setup-details';
import { expect, test } from 'vitest';
import { readAddress } from '../src/features/calculator/address/address.ts';
import { isOwn } from '../src/features/calculator/state/own-place.ts';
import { wishesFrom, wishesToSearch } from '../src/shared/room/wishes.ts';
import {
  recreatedCalculator,
  recreatedFinder,
  type RecreatedRoom,
} from '../src/shared/kit/recreate-addresses.ts';
import { PRESETS } from './fixture/presets.ts';

const search = (href: string | null): string => new URL(href ?? '', 'https://example.com').search;

const lens = lensFromRatio({ min: 1.2, max: 1.2 }, { chip: '16:9' });
const kind: RecreatedRoom['projector'] = { model: null, lens, lumens: 900, ratio: { min: 1.2, max: 1.2 } };
const model: RecreatedRoom['projector'] = {
  model: {
    brand: 'BenQ',
    model: 'TK700',
    otherNames: [],
    slug: 'benq-tk700',
    kind: null,
    depth: null,
    priceClass: null,
    isListed: true,
  },
  lens,
  lumens: 3200,
  ratio: null,
};

const lawn: RecreatedRoom = {
  diagonal: 100,
  aspect: '16:9',
  distance: 8.75,
  units: 'ft',
  light: 'dusk',
  place: 'table',
  projector: kind,
  surface: null,
};

const gray = { material: 'Acme Gray', gain: 0.6, rejectedPercent: 65, address: 'https://example.com/gray' };

test('the calculator receives a kind of projector by its figures', () => {
  const { settings, replaced } = readAddress(search(recreatedCalculator(lawn)), PRESETS);
  expect(replaced).toEqual([]);
  expect(settings).toMatchObject({
    diagonal: 100,
    distance: 8.75,
    preset: null,
    custom: { min: 1.2, max: 1.2 },
    lumens: 900,
    light: 'dusk',
  });
  // Both values are given, so that neither becomes a default.
  expect([isOwn(settings, 'diagonal'), isOwn(settings, 'distance')]).toEqual([true, true]);
});

test('the calculator receives a model by name', () => {
  const { settings, replaced } = readAddress(
    search(recreatedCalculator({ ...lawn, projector: model, place: 'ceiling' })),
    PRESETS,
  );
  expect(replaced).toEqual([]);
  expect(settings).toMatchObject({ preset: 'benq-tk700', lumens: null, mounting: 'ceiling' });
});

test('transfers any valid numbers to the last digit', () => {
  const { pick, whole, between, chance } = draws(7);
  for (let tried = 0; tried < 3000; tried += 1) {
    const units = pick<'ft' | 'm'>(['ft', 'm']);
    const longest = units === 'ft' ? 25 : 7.6;
    const room: RecreatedRoom = {
      diagonal: whole(60, 200),
      aspect: pick([...SETUP_ASPECTS]),
      distance: Math.min(longest, Number(between(2, longest).toFixed(whole(0, 4)))),
      units,
      light: pick([...SETUP_LIGHTS]),
      place: pick([...SETUP_PLACES]),
      projector: chance(0.5) ? kind : model,
      surface: chance(0.5) ? gray : null,
    };
    const { settings, replaced } = readAddress(search(recreatedCalculator(room)), PRESETS);
    expect({ room, replaced }).toEqual({ room, replaced: [] });
    const { diagonal, aspect, distance, light } = room;
    const gain = room.surface?.gain ?? 1;
    const rejected = room.surface?.rejectedPercent ?? 0;
    expect(settings).toMatchObject({ diagonal, aspect, distance, units, light, gain });
    expect(settings.rejected ?? 0).toBe(rejected);
    const wishes = wishesFrom(search(recreatedFinder(room)));
    expect(wishes).toMatchObject({
      diagonal,
      units,
      light,
      gain,
      rejected,
      distance: toInches(room.distance ?? 0, units),
    });
    // They stay the same when the finder rewrites its address.
    expect(wishesFrom(wishesToSearch(wishes)).diagonal).toBe(diagonal);
  }
});

test("the calculator reports what it can't hold, and the finder has no link without a distance", () => {
  const far = readAddress(search(recreatedCalculator({ ...lawn, distance: 1.5, diagonal: 300 })), PRESETS);
  expect(far.replaced.map(({ name, asked }) => [name, asked])).toEqual([
    ['diagonal', '300'],
    ['distance', '1.5'],
  ]);
  expect(recreatedFinder({ ...lawn, distance: null })).toBeNull();
});
