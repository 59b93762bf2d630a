import { expect, test } from 'vitest';
import { footLamberts } from '../src/brightness.ts';
import { lensFromRatio } from '../src/lens.ts';
import { placement } from '../src/placement.ts';
import { movieLight } from '../src/projector-light.ts';
import { roomBrightness, roomFit } from '../src/room-fit.ts';
import {
  ambientOnScreen,
  judgeBrightness,
  leastWhite,
  LUX_PER_FOOT_CANDLE,
  mostLux,
  ROOM_LIGHTS,
  screenContrast,
  type Light,
  type RoomLight,
} from '../src/room-light.ts';
import { rowSpan, seatRows, viewingAngle, widthForLastRow } from '../src/seating.ts';
import { draws } from '../src/testing/draws.ts';

test('a foot-candle is 10.764 lux, and on matte white a foot-lambert', () => {
  expect(LUX_PER_FOOT_CANDLE).toBeCloseTo(10.7639, 4);
  expect(ambientOnScreen(10.7639)).toBeCloseTo(1, 4);
  expect(ambientOnScreen(21.5278, 0.8)).toBeCloseTo(1.6, 4);
});

const matte = (light: Light, native: number | null = null) => ({ light, gain: 1, native });

test('one table of light: 1, 20, 80 and 300 lux indoors, 29, 6 and 1 outdoors', () => {
  expect(ROOM_LIGHTS).toEqual({
    dark: 1,
    living: 20,
    daylight: 80,
    open: 300,
    dusk: 29,
    nightfall: 6,
    night: 1,
  });
});

test.each([
  ['dark', 12],
  ['living', 26.4],
  ['daylight', 105.6],
  ['open', 396.1],
  ['dusk', 38.3],
  ['nightfall', 12],
  ['night', 12],
] as const)('%s asks for %f foot-lamberts', (light, least) => {
  // 14 × lux ÷ 10.764 ÷ (1 − 15 ÷ 1,000), and never below 12.
  expect(leastWhite(matte(light))).toBeCloseTo(least, 1);
});

test.each([
  ['no white at all', 0, 'open', null, 1],
  // 100 fL over 27.87 fL of room: 127.87 ÷ 27.97.
  ['a usual projector by day', 100, 'open', null, 4.572],
  ['one of deep black', 100, 'open', 10_000, 4.586],
  // The projector's own black decides in the dark: (30 + 0.093) ÷ (0.03 + 0.093).
  ['a usual projector in the dark', 30, 'dark', null, 244.85],
] as const)('contrast of %s', (_, white, light, native, expected) => {
  expect(screenContrast(white, matte(light, native)) / expected).toBeCloseTo(1, 3);
});

test('the least white has a contrast of 15 : 1, and the most light leaves just that', () => {
  const { between } = draws(300);
  for (let tried = 0; tried < 2000; tried += 1) {
    const surroundings = {
      // From 15 lux on, contrast asks for more than the dark does.
      light: between(15, 500),
      gain: between(0.7, 3),
      native: between(100, 5000),
    };
    const least = leastWhite(surroundings);
    expect(judgeBrightness(least, surroundings)).toBe('right');
    expect(judgeBrightness(least * 0.999, surroundings)).toMatch(/thin|nearly/);
    expect(screenContrast(least, surroundings)).toBeCloseTo(15, 9);
    expect(mostLux(least, surroundings)).toBeCloseTo(surroundings.light, 6);
  }
});

test('a screen that rejects room light is as one in a darker room, and no brighter', () => {
  const { between } = draws(301);
  for (let tried = 0; tried < 2000; tried += 1) {
    const rejected = between(0, 0.95);
    const [light, gain, native] = [between(20, 800), between(0.4, 2), between(100, 5000)];
    const rejecting = { light, gain, native, rejected };
    const darker = { light: light * (1 - rejected), gain, native };
    const seen = between(5, 200);
    expect(screenContrast(seen, rejecting)).toBeCloseTo(screenContrast(seen, darker), 9);
    expect(leastWhite(rejecting)).toBeCloseTo(leastWhite(darker), 9);
    expect(mostLux(seen, rejecting) ?? 0).toBeCloseTo((mostLux(seen, darker) ?? 0) / (1 - rejected), 6);
    const room = { diagonal: 100, aspect: '16:9', gain, light } as const;
    const { white: bright } = roomBrightness({ lumens: 2000 }, '16:9', room);
    expect(roomBrightness({ lumens: 2000 }, '16:9', { ...room, rejected }).white).toBe(bright);
  }
  // 67.4 fL at 80 lux have 9.9 : 1, at 28 lux 25 : 1.
  const day = { light: 'daylight', gain: 1, native: null } as const;
  expect(judgeBrightness(67.4, day)).toBe('foggy');
  expect(judgeBrightness(67.4, { ...day, rejected: 0.65 })).toBe('right');
});

test('a projector whose own black takes the contrast never looks good', () => {
  expect(leastWhite(matte('living', 15))).toBe(Number.POSITIVE_INFINITY);
  expect(mostLux(1000, matte('living', 15))).toBeNull();
  expect(judgeBrightness(1000, matte('living', 12))).toBe('thin');
  expect(judgeBrightness(1000, matte('dark', 8))).toBe('foggy');
});

/** White of 2,000 lm on 100 in, in foot-lamberts. */
const white = (gain: number) => footLamberts({ lumens: 2000, gain, diagonal: 100, aspect: '16:9' });

/** A screen of some gain, and a projector whose contrast nobody measured. */
const on = (gain: number, light: Light) => ({ light, gain, native: null });

test('gain helps in the dark and not against room light, which it also reflects', () => {
  expect(screenContrast(white(2), on(2, 'living'))).toBeCloseTo(screenContrast(white(1), on(1, 'living')), 9);
  expect(leastWhite(on(2, 'living'))).toBeCloseTo(2 * leastWhite(on(1, 'living')), 9);
  expect(leastWhite(on(2, 'dark'))).toBe(12);
  const room = { diagonal: 100, aspect: '16:9' } as const;
  const needed = (gain: number, light: 'dark' | 'living') =>
    roomBrightness({ lumens: 2000 }, '16:9', { ...room, gain, light }).lumens;
  expect(needed(2, 'living')).toBeCloseTo(needed(1, 'living'), 9);
  expect(needed(2, 'dark')).toBeCloseTo(needed(1, 'dark') / 2, 9);
});

test("a fit uses the brightness of the projector's chip, not of a chip in the picture's shape", () => {
  const lens = lensFromRatio({ min: 1.2, max: 1.5 }, { chip: '16:9' });
  const room = { distance: 120, diagonal: 100, aspect: '2.35:1', gain: 1, light: 'dark' } as const;
  // 2,000 lm on 100 in of 2.35:1 are 79.9 fL with the whole chip, and 60.5 with 76 % of it.
  expect(roomFit({ lens, lumens: 2000 }, room).brightness?.white).toBeCloseTo(60.46, 1);
});

test.each([
  ['the calibrated figure where there is one', 1750, 2700, 2741, { lumens: 1750, from: 'calibrated' }],
  ['three quarters of the rated light without one', null, 3000, null, { lumens: 2250, from: 'rated' }],
  ['never more than the measured brightest mode', null, 3300, 1401, { lumens: 1401, from: 'brightest' }],
  [
    'three quarters of the measured brightest where nobody rates it',
    null,
    null,
    1000,
    { lumens: 750, from: 'measured' },
  ],
  ['nothing without a figure', null, null, null, null],
] as const)('a verdict counts with %s', (_, calibrated, rated, brightest, expected) => {
  expect(movieLight({ calibrated, rated, brightest })).toEqual(expected);
});

test('each row of seats has its angle, and the last row decides about the picture', () => {
  const rows = seatRows(100, { first: 120, spacing: 36, count: 3 });
  expect(rows.map(({ distance }) => distance)).toEqual([120, 156, 192]);
  // 2 · atan(50 ÷ 120) = 45.2°, 2 · atan(50 ÷ 192) = 29.2°.
  expect(rows[0]?.angle).toBeCloseTo(45.24, 2);
  expect(rows[2]?.angle).toBeCloseTo(29.19, 2);
  const width = widthForLastRow({ first: 120, spacing: 36, count: 3 });
  expect(viewingAngle(width, 192)).toBeCloseTo(30, 9);
  const { nearest, farthest } = rowSpan(width);
  expect(viewingAngle(width, nearest)).toBeCloseTo(40, 9);
  expect(farthest).toBeCloseTo(192, 9);
});

test('a range of ultra short ratios is a spread of models: its ends, without a zoom between', () => {
  const spread = lensFromRatio({ min: 0.19, max: 0.25 }, { chip: '16:9' });
  expect(spread.kind).toBe('spread');
  // 100 in are 87.16 in wide: 16.6 in for one model, 21.8 in for another.
  const found = placement(spread, { distance: 19, diagonal: 100, aspect: '16:9' });
  expect(found).toMatchObject({ zoom: null, fit: 'near', side: null, move: 0 });
  expect(found.distances?.min).toBeCloseTo(16.56, 2);
  expect(found.distances?.max).toBeCloseTo(21.79, 2);
  expect(placement(spread, { distance: 60, diagonal: 100, aspect: '16:9' }).fit).toBe('misses');
  expect(lensFromRatio({ min: 0.25, max: 0.25 }, { chip: '16:9' }).kind).toBe('fixed');
  expect(lensFromRatio({ min: 0.39, max: 0.5 }, { chip: '16:9' }).kind).toBe('zoom');
});

const LIGHTS = Object.keys(ROOM_LIGHTS) as RoomLight[];

/** 100 in of 4:3, 11 ft away. */
const at = (chip: '16:9' | '4:3') =>
  placement(lensFromRatio({ min: 1.13, max: 1.46 }, { chip }), {
    distance: 132,
    diagonal: 100,
    aspect: '4:3',
  });

test('a 4:3 picture of 100 in on a 16:9 chip needs a third more distance than on a 4:3 chip', () => {
  // 1.13 and 1.46 times 106.67 in, and times 80 in.
  expect(at('16:9').distances?.min).toBeCloseTo(120.53, 2);
  expect(at('16:9').distances?.max).toBeCloseTo(155.73, 2);
  expect(at('4:3').distances?.max).toBeCloseTo(116.8, 2);
  expect([at('16:9').fit, at('4:3').fit]).toEqual(['fits', 'misses']);
  expect(at('16:9').ratio).toBeCloseTo(132 / 106.667, 4);
});

test('judges a measured light like a place with as much of it', () => {
  for (const light of LIGHTS)
    for (const fL of [5, 10, 12, 15, 25, 30, 100, 110, 300, 400])
      expect(judgeBrightness(fL, matte(ROOM_LIGHTS[light]))).toBe(judgeBrightness(fL, matte(light)));
});
