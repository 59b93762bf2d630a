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
  type RoomChange,
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
  test('on one shelf fits by zoom alone; a freely chosen place may be anywhere up to there', () => {
    expect(fitsRoom(ZOOM, room({}))).toBe(true);
    expect(fitsRoom(FIXED, room({}))).toBe(false);
    expect(fitsRoom(FIXED, room({ stand: { min: 0, max: 120 } }))).toBe(true);
    expect(fitsRoom(FIXED, room({ stand: { min: 0, max: 100 } }))).toBe(false);
  });

  test('that is too near gets a larger distance or a smaller picture', () => {
    const changes = smallestChanges(ZOOM, room({ stand: { min: 96, max: 96 } }));
    expect(changes.map(({ change }) => change.what)).toEqual(['diagonal', 'distance']);
    const [smaller, back] = changes.map(({ change }) => change);
    expect(smaller).toMatchObject({ what: 'diagonal', to: expect.closeTo(92.36, 2) });
    expect(back).toMatchObject({ what: 'distance', by: expect.closeTo(7.99, 2) });
  });

  test('that is too far gets a smaller distance', () => {
    const [first] = smallestChanges(FIXED, room({ stand: { min: 110, max: 110 } }));
    expect(first?.change).toMatchObject({ what: 'distance', by: expect.closeTo(-4.81, 2) });
  });
});

describe('light', () => {
  test('that is too bright gets a lamp turned off first, where that is enough', () => {
    const dim = { ...ZOOM, lumens: 600 };
    // 600 lm on 29.67 square feet are 20.2 fL: enough in the dark, not beside a lamp.
    expect(smallestChanges(dim, room({ light: 'living' }))[0]?.change).toEqual({ what: 'light', to: 'dark' });
    expect(fitsRoom(dim, room({ light: 'dark' }))).toBe(true);
  });

  test('that was measured gets the level that the picture tolerates, in whole lux', () => {
    const dim = { ...ZOOM, lumens: 600 };
    // 20.2 fL of white tolerate 20.2 × 0.985 ÷ 14 foot-candles: 15.3 lux.
    const [first] = smallestChanges(dim, room({ light: 40 }));
    expect(first?.change).toMatchObject({ what: 'light', to: expect.closeTo(15.32, 1) });
    expect(first && sayableChange(dim, room({ light: 40 }), first.change, INCH)).toEqual({
      what: 'light',
      to: 15,
    });
    // 10 fL are too little even in the dark.
    expect(smallestChanges({ ...ZOOM, lumens: 300 }, room({ light: 40 }))).toEqual([]);
  });

  test('is less on a screen that rejects some of it, and its most is more', () => {
    const dim = { ...ZOOM, lumens: 600 };
    // A matte white screen tolerates 15.3 lux; one that rejects half of the light 30.6.
    const [first] = smallestChanges(dim, room({ light: 40, rejected: 0.5 }));
    expect(first?.change).toMatchObject({ what: 'light', to: expect.closeTo(30.64, 1) });
    expect(fitsRoom(dim, room({ light: 40, rejected: 0.65 }))).toBe(true);
  });

  test('of a projector that nobody gives is missing, and never enough', () => {
    const unknown = { ...ZOOM, lumens: null };
    expect(fitsRoom(unknown, room({ light: 'dark' }))).toBe(false);
    expect(smallestChanges(unknown, room({ stand: { min: 96, max: 96 } }))).toEqual([]);
  });

  test('limits the picture to the size that looks good', () => {
    const wide = room({ stand: { min: 0, max: 300 } });
    const whole = fittingDiagonals({ ...ZOOM, lumens: 20_000 }, wide);
    const lit = fittingDiagonals({ ...ZOOM, lumens: 600 }, wide);
    expect(whole[0]?.max).toBe(200);
    expect(lit[0]?.max).toBeCloseTo(129.8, 1);
    expect(fittingDiagonals({ ...ZOOM, lumens: 60 }, wide)).toEqual([]);
    expect(fittingDiagonals({ ...ZOOM, lumens: null }, wide)).toEqual([]);
  });
});

/** What can be changed where so much distance is free. */
function changesFrom(stand: number) {
  return smallestChanges(FIXED, room({ stand: { min: 0, max: stand } })).map(({ change }) => change.what);
}

describe('a change', () => {
  test('of more than 40 % of a distance is another room', () => {
    // 104.6 in are needed at least.
    expect(changesFrom(76)).toContain('distance');
    expect(changesFrom(70)).not.toContain('distance');
  });

  test('that leads out of what can be asked for is not offered', () => {
    const shelf = room({ stand: { min: 100, max: 100 } });
    const change = { what: 'distance', to: 103.99, by: 3.99 } as const;
    expect(sayableChange(FIXED, shelf, change, INCH)).toMatchObject({ to: 104 });
    expect(sayableChange(FIXED, { ...shelf, reach: { min: 12, max: 103 } }, change, INCH)).toBeNull();
  });

  test('is rounded away from the limit, in the steps in which it is said', () => {
    const shelf = room({ stand: { min: 60, max: 60 }, diagonal: 80 });
    // 83.7 in for 80 in: 23.1 in farther, said in tenths of a foot.
    const change = smallestChanges(FIXED, shelf).find(({ change: { what } }) => what === 'distance');
    const said = change && sayableChange(FIXED, shelf, change.change, () => 1.2);
    expect(said).toMatchObject({ what: 'distance', by: expect.closeTo(24, 9) });
  });
});

const INCH = () => 1;

const LIGHTS = Object.keys(ROOM_LIGHTS) as [RoomLight, ...RoomLight[]];

function drawn(seed: number): { projector: ProjectorFigures; wanted: WantedRoom } {
  const { between, pick, chance } = draws(seed);
  const slope = between(0.2, 2);
  const intercept = between(-3, 3);
  const tele = chance(0.5) ? { slope: slope * between(1, 1.6), intercept } : null;
  const from = between(30, 100);
  const lens = lensFromFormula({ slope, intercept }, tele, {
    chip: pick(['16:9', '16:10', '4:3']),
    farEndUnknown: chance(0.2),
    ...(chance(0.7)
      ? {
          sizes: {
            wide: { min: from, max: from + between(20, 200) },
            tele: { min: from, max: from + between(0, 90) },
          },
        }
      : {}),
  });
  const far = between(24, 300);
  return {
    projector: {
      lens,
      lumens: chance(0.1) ? null : between(100, 8000),
      native: chance(0.5) ? null : between(200, 5000),
    },
    wanted: {
      diagonal: between(60, 200),
      aspect: pick(['16:9', '16:10', '4:3', '2.35:1']),
      gain: between(0.5, 1.5),
      ...(chance(0.3) ? { rejected: between(0, 0.95) } : {}),
      light: chance(0.3) ? between(1, 300) : pick(LIGHTS),
      stand: chance(0.5) ? { min: far, max: far } : { min: 0, max: far },
      reach: { min: 12, max: 480 },
    },
  };
}

/** A length moved back by a hundredth of the change. */
function short(from: number, to: number): number {
  return from + (to - from) * 0.99;
}

/** Each step of less light, one at a time. */
const STEP_BEFORE: Readonly<Partial<Record<RoomLight, RoomLight>>> = {
  daylight: 'open',
  living: 'daylight',
  dark: 'living',
  nightfall: 'dusk',
  night: 'nightfall',
};

function lessOf(wanted: WantedRoom, change: RoomChange): WantedRoom[] {
  if (change.what === 'distance')
    return [changedRoom(wanted, { ...change, to: change.to - change.by * 0.01 })];
  if (change.what === 'diagonal')
    return [changedRoom(wanted, { what: 'diagonal', to: short(wanted.diagonal, change.to) })];
  const { to } = change;
  if (typeof to === 'number')
    return typeof wanted.light === 'number'
      ? [changedRoom(wanted, { what: 'light', to: short(wanted.light, to) })]
      : [];
  // One step is the least; of two, the first alone does not do.
  const before = STEP_BEFORE[to];
  return before === undefined ? [] : [changedRoom(wanted, { what: 'light', to: before })];
}

/** What is wrong with a change as it is said; null where the projector fits after exactly that. */
function saidProblem(projector: ProjectorFigures, wanted: WantedRoom, said: RoomChange): string | null {
  if (!fitsRoom(projector, changedRoom(wanted, said))) return 'does not fit';
  if (said.what !== 'distance') return null;
  if (Math.abs(said.by) > 0.4 * (said.to - said.by) + 1e-6) return 'is another room';
  return said.to < 12 || said.to > 480 ? 'leads out of bounds' : null;
}

test('in 10,000 rooms each change makes the setup fit as it is said, and a hundredth less does not', () => {
  const seen = { distance: 0, diagonal: 0, light: 0, none: 0, unsayable: 0 };
  const problems: string[] = [];
  const { pick } = draws(0);
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const { projector, wanted } = drawn(seed);
    const changes = smallestChanges(projector, wanted);
    if (changes.length === 0) seen.none += 1;
    for (const { change } of changes) {
      seen[change.what] += 1;
      expect(fitsRoom(projector, changedRoom(wanted, change))).toBe(true);
      const step = pick([1, 1 / 2.54, 1.2]);
      const said = sayableChange(projector, wanted, change, () => step);
      if (!said) seen.unsayable += 1;
      const problem = said && saidProblem(projector, wanted, said);
      if (problem) problems.push(`${seed}: ${problem}`);
      for (const other of [wanted, ...lessOf(wanted, change)]) expect(fitsRoom(projector, other)).toBe(false);
    }
  }
  expect(problems).toEqual([]);
  for (const count of [seen.distance, seen.diagonal, seen.light, seen.none])
    expect(count).toBeGreaterThan(200);
  expect(seen.unsayable).toBeLessThan(600);
});
