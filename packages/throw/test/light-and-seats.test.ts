import { expect, test } from 'vitest';
import { footLamberts } from '../src/brightness.ts';
import { lensFromRatio } from '../src/lens.ts';
import { placement } from '../src/placement.ts';
import { lumensIn } from '../src/projector-light.ts';
import { roomBrightness, roomFit } from '../src/room-fit.ts';
import {
  ambientOnScreen,
  contrastOver,
  DAYLIGHT_LUX,
  judgeBrightness,
  leastWhite,
  leastWhiteOver,
  LUX_PER_FOOT_CANDLE,
  ROOM_LIGHTS,
  screenContrast,
} from '../src/room-light.ts';
import { rowSpan, seatRows, viewingAngle, widthForLastRow } from '../src/seating.ts';
import { draws } from '../src/testing/draws.ts';

test('a foot-candle is 10.764 lux, and on matte white a foot-lambert', () => {
  expect(LUX_PER_FOOT_CANDLE).toBeCloseTo(10.7639, 4);
  expect(ambientOnScreen(10.7639)).toBeCloseTo(1, 4);
  expect(ambientOnScreen(21.5278, 0.8)).toBeCloseTo(1.6, 4);
});

test('four lights ask for 12, 28, 104 and 14 foot-lamberts', () => {
  // 80 lux are 7.43 foot-candles; 14 times that for a contrast of 15 : 1.
  expect(DAYLIGHT_LUX / LUX_PER_FOOT_CANDLE).toBeCloseTo(7.432, 3);
  const least = Object.values(ROOM_LIGHTS).map((light) => Number(light.least.toFixed(1)));
  expect(least).toEqual([12, 28, 104.1, 14]);
  expect(screenContrast(ROOM_LIGHTS.daylight.least, 'daylight')).toBeCloseTo(15, 9);
  expect(['dim', 'nearly', 'right']).toEqual(
    [70, 100, 105].map((white) => judgeBrightness(white, 'daylight')),
  );
});

test('any light in lux follows the same rule as the named ones', () => {
  expect(leastWhiteOver(2 * LUX_PER_FOOT_CANDLE)).toBeCloseTo(ROOM_LIGHTS.living.least, 9);
  const { between } = draws(300);
  for (let tried = 0; tried < 2000; tried += 1) {
    const lux = between(0.1, 500);
    const gain = between(0.3, 3);
    const least = leastWhiteOver(lux, gain);
    expect(contrastOver(least, ambientOnScreen(lux, gain))).toBeCloseTo(15, 9);
  }
  expect(contrastOver(30, 0)).toBeNull();
});

/** White of 2,000 lm on 100 in, in foot-lamberts. */
const white = (gain: number) => footLamberts({ lumens: 2000, gain, diagonal: 100, aspect: '16:9' });

test('gain wins in the dark and wins nothing over the light of a room, which it gives back as well', () => {
  expect(screenContrast(white(2), 'living', 2)).toBeCloseTo(screenContrast(white(1), 'living') ?? 0, 9);
  expect(leastWhite('living', 2)).toBe(56);
  expect(leastWhite('dark', 2)).toBe(12);
  const room = { diagonal: 100, aspect: '16:9' } as const;
  const needed = (gain: number, light: 'dark' | 'living') =>
    roomBrightness(2000, '16:9', { ...room, gain, light }).lumens;
  expect(needed(2, 'living')).toBeCloseTo(needed(1, 'living'), 9);
  expect(needed(2, 'dark')).toBeCloseTo(needed(1, 'dark') / 2, 9);
});

test('the brightness of a fit is that of the projector’s chip, not of a chip like the picture', () => {
  const lens = lensFromRatio({ min: 1.2, max: 1.5 }, { chip: '16:9' });
  const room = { distance: 120, diagonal: 100, aspect: '2.35:1', gain: 1, light: 'dark' } as const;
  // 2,000 lm on 100 in of 2.35:1 are 79.9 fL with all of the chip, and 60.5 with 76 % of it.
  expect(roomFit({ lens, lumens: 2000 }, room).brightness?.white).toBeCloseTo(60.46, 1);
});

test('light by picture mode and zoom is what was published, and nothing without it', () => {
  const measured = { lumens: 3000, modes: { cinema: 1500 }, teleLoss: 0.3 };
  expect(lumensIn(measured, null, 0)).toBe(3000);
  expect(lumensIn(measured, null, 1)).toBeCloseTo(2100, 9);
  expect(lumensIn(measured, 'cinema', 0.5)).toBeCloseTo(1275, 9);
  expect(lumensIn(measured, 'cinema', 3)).toBeCloseTo(1050, 9);
  expect(lumensIn(measured, 'game', 0)).toBeNull();
  expect(lumensIn(measured, 'toString', 0)).toBeNull();
  expect(lumensIn({ lumens: 3000 }, null, 1)).toBe(3000);
  expect(lumensIn(measured, null, null)).toBe(3000);
});

test('rows of seats each have their angle, and the last row decides about the picture', () => {
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

test('a range of ultra short ratios is a spread of models: ends, and no zoom between them', () => {
  const spread = lensFromRatio({ min: 0.19, max: 0.25 }, { chip: '16:9' });
  expect(spread.kind).toBe('spread');
  // 100 in are 87.16 in wide: 16.6 in for one model, 21.8 in for another.
  const found = placement(spread, { distance: 19, diagonal: 100, aspect: '16:9' });
  expect(found).toMatchObject({ zoom: null, fit: 'near', side: null, move: 0 });
  expect(found.distances.min).toBeCloseTo(16.56, 2);
  expect(found.distances.max).toBeCloseTo(21.79, 2);
  expect(placement(spread, { distance: 60, diagonal: 100, aspect: '16:9' }).fit).toBe('misses');
  expect(lensFromRatio({ min: 0.25, max: 0.25 }, { chip: '16:9' }).kind).toBe('fixed');
  expect(lensFromRatio({ min: 0.39, max: 0.5 }, { chip: '16:9' }).kind).toBe('zoom');
});

/** 100 in of 4:3, 11 ft away. */
const at = (chip: '16:9' | '4:3') =>
  placement(lensFromRatio({ min: 1.13, max: 1.46 }, { chip }), {
    distance: 132,
    diagonal: 100,
    aspect: '4:3',
  });

test('a 4:3 picture of 100 in on a 16:9 chip stands a third farther than one on a 4:3 chip', () => {
  // 1.13 and 1.46 times 106.67 in, and times 80 in.
  expect(at('16:9').distances.min).toBeCloseTo(120.53, 2);
  expect(at('16:9').distances.max).toBeCloseTo(155.73, 2);
  expect(at('4:3').distances.max).toBeCloseTo(116.8, 2);
  expect([at('16:9').fit, at('4:3').fit]).toEqual(['fits', 'misses']);
  expect(at('16:9').ratio).toBeCloseTo(132 / 106.667, 4);
});

test('a measured light is judged like a place with as much of it, and never asks for less than the dark', () => {
  const living = 2 * LUX_PER_FOOT_CANDLE;
  expect(leastWhite(living)).toBeCloseTo(leastWhite('living'), 9);
  expect(leastWhite(living, 1.3)).toBeCloseTo(leastWhite('living', 1.3), 9);
  expect(screenContrast(28, living)).toBeCloseTo(15, 9);
  expect([20, 21.1, 28.1, 400].map((white) => judgeBrightness(white, living))).toEqual([
    'dim',
    'nearly',
    'right',
    'right',
  ]);
  expect(leastWhite(1)).toBe(ROOM_LIGHTS.dark.least);
});
