import { describe, expect, test } from 'vitest';
import { lensFromFormula, lensFromRatio } from '../src/lens.ts';
import type { ProjectorFigures } from '../src/room-fit.ts';
import { ROOM_LIGHTS, type RoomLight } from '../src/room-light.ts';
import {
  changedRoom,
  fitsRoom,
  fittingDiagonals,
  sayableChange,
  smallestChanges,
  type WantedRoom,
} from '../src/smallest-change.ts';
import { draws } from '../src/testing/draws.ts';

const CHIP = { chip: '16:9' } as const;
/** 100 in of 16:9 are 87.16 in wide: 104.6 to 139.5 in away. */
const ZOOM: ProjectorFigures = { lens: lensFromRatio({ min: 1.2, max: 1.6 }, CHIP), lumens: 2000 };
const FIXED: ProjectorFigures = { lens: lensFromRatio({ min: 1.2, max: 1.2 }, CHIP), lumens: 2000 };

function room(more: Partial<WantedRoom>): WantedRoom {
  return {
    diagonal: 100,
    aspect: '16:9',
    gain: 1,
    light: 'dark',
    stand: { min: 120, max: 120 },
    ...more,
  };
}

describe('a place', () => {
  test('on one shelf fits by the zoom alone; anywhere up to there fits whatever is nearer', () => {
    expect(fitsRoom(ZOOM, room({}))).toBe(true);
    expect(fitsRoom(FIXED, room({}))).toBe(false);
    expect(fitsRoom(FIXED, room({ stand: { min: 0, max: 120 } }))).toBe(true);
    expect(fitsRoom(FIXED, room({ stand: { min: 0, max: 100 } }))).toBe(false);
  });

  test('that is too near asks for the way back or for a smaller picture', () => {
    const changes = smallestChanges(ZOOM, room({ stand: { min: 96, max: 96 } }));
    expect(changes.map(({ change }) => change.what)).toEqual(['diagonal', 'distance']);
    const [smaller, back] = changes.map(({ change }) => change);
    expect(smaller).toMatchObject({ what: 'diagonal', to: expect.closeTo(92.36, 2) });
    expect(back).toMatchObject({ what: 'distance', by: expect.closeTo(7.99, 2) });
  });

  test('that is too far asks for a nearer one', () => {
    const [first] = smallestChanges(FIXED, room({ stand: { min: 110, max: 110 } }));
    expect(first?.change).toMatchObject({ what: 'distance', by: expect.closeTo(-4.81, 2) });
  });
});

describe('light', () => {
  test('that is too much asks for a lamp off first, where that is enough', () => {
    const dim = { ...ZOOM, lumens: 600 };
    // 600 lm on 29.67 square feet are 20.2 fL: enough in the dark, not beside a lamp.
    expect(smallestChanges(dim, room({ light: 'living' }))[0]?.change).toEqual({ what: 'light', to: 'dark' });
    expect(fitsRoom(dim, room({ light: 'dark' }))).toBe(true);
  });

  test('that was measured has to go down to what the picture bears, said in whole lux', () => {
    const dim = { ...ZOOM, lumens: 600 };
    // 20.2 fL of white bear 20.2 ÷ 14 foot-candles: 15.5 lux.
    const [first] = smallestChanges(dim, room({ light: 40 }));
    expect(first?.change).toMatchObject({ what: 'light', to: expect.closeTo(15.55, 1) });
    expect(first && sayableChange(dim, room({ light: 40 }), first.change, 1)).toEqual({
      what: 'light',
      to: 15,
    });
    // 10 fL are too little even in the dark.
    expect(smallestChanges({ ...ZOOM, lumens: 300 }, room({ light: 40 }))).toEqual([]);
  });

  test('of a projector that nobody has measured decides nothing', () => {
    expect(fitsRoom({ ...ZOOM, lumens: null }, room({ light: 'daylight' }))).toBe(true);
  });

  test('limits the picture that is as large as it looks good', () => {
    const wide = room({ stand: { min: 0, max: 300 } });
    const whole = fittingDiagonals({ ...ZOOM, lumens: null }, wide);
    const lit = fittingDiagonals({ ...ZOOM, lumens: 600 }, wide);
    expect(whole?.max).toBe(200);
    expect(lit?.max).toBeCloseTo(129.8, 1);
    expect(fittingDiagonals({ ...ZOOM, lumens: 60 }, wide)).toBeNull();
  });
});

const LIGHTS = Object.keys(ROOM_LIGHTS) as [RoomLight, ...RoomLight[]];

function drawn(seed: number): { projector: ProjectorFigures; wanted: WantedRoom } {
  const { between, pick, chance } = draws(seed);
  const slope = between(0.2, 2);
  const intercept = between(-3, 3);
  const tele = chance(0.5) ? { slope: slope * between(1, 1.6), intercept } : null;
  const lens = lensFromFormula({ slope, intercept }, tele, { chip: pick(['16:9', '16:10', '4:3']) });
  const far = between(24, 300);
  return {
    projector: { lens, lumens: chance(0.1) ? null : between(100, 5000) },
    wanted: {
      diagonal: between(60, 200),
      aspect: pick(['16:9', '16:10', '4:3', '2.35:1']),
      gain: between(0.5, 1.5),
      light: chance(0.3) ? between(1, 300) : pick(LIGHTS),
      stand: chance(0.5) ? { min: far, max: far } : { min: 0, max: far },
    },
  };
}

/** A length a hundredth of the way back to where it was. */
function short(from: number, to: number): number {
  return from + (to - from) * 0.99;
}

test('in 10,000 rooms each change, fed back, fits, and a hundredth less does not', () => {
  const seen = { distance: 0, diagonal: 0, light: 0, none: 0 };
  const { pick } = draws(0);
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const { projector, wanted } = drawn(seed);
    const changes = smallestChanges(projector, wanted);
    if (changes.length === 0) seen.none += 1;
    for (const { change } of changes) {
      seen[change.what] += 1;
      const said = sayableChange(projector, wanted, change, pick([1, 1 / 2.54]));
      for (const one of [change, said]) expect(fitsRoom(projector, changedRoom(wanted, one))).toBe(true);
      const less: WantedRoom[] =
        change.what === 'distance'
          ? [changedRoom(wanted, { ...change, to: change.to - change.by * 0.01 })]
          : change.what === 'diagonal'
            ? [changedRoom(wanted, { what: 'diagonal', to: short(wanted.diagonal, change.to) })]
            : // One step is the least; of two, the first alone does not do.
              change.to === 'dark' && wanted.light === 'daylight'
              ? [changedRoom(wanted, { what: 'light', to: 'living' })]
              : typeof change.to === 'number' && typeof wanted.light === 'number'
                ? [changedRoom(wanted, { what: 'light', to: short(wanted.light, change.to) })]
                : [];
      for (const other of [wanted, ...less]) expect(fitsRoom(projector, other)).toBe(false);
    }
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(200);
});
