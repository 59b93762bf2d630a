import { expect, test } from 'vitest';
import { diagonalFor, footLamberts, lumensFor } from '../src/brightness.ts';
import { ASPECT_RATIOS, diagonalOfWidth, imageSize, type AspectRatio } from '../src/image-size.ts';
import { pictureDistances, lensFromRatio } from '../src/lens.ts';
import { DIAGONAL_BOUNDS, DISTANCE_BOUNDS, GAIN_BOUNDS, LUMENS_BOUNDS, RATIO_BOUNDS } from '../src/limits.ts';
import { pictureDiagonals } from '../src/frame.ts';
import {
  nearestDiagonal,
  placement,
  PLACE_ROUNDING,
  RATIO_TOLERANCE,
  zoomPosition,
} from '../src/placement.ts';
import { roomFit } from '../src/room-fit.ts';
import { seatDistance, viewingAngle } from '../src/seating.ts';
import { midpoint, throwDistance, type Range } from '../src/throw-distance.ts';
import { convertLength, fromInches, toInches } from '../src/units.ts';
import { draws } from '../src/testing/draws.ts';
import { known } from '../src/testing/known.ts';

const TRIES = 2000;
const ASPECTS = Object.keys(ASPECT_RATIOS) as [AspectRatio, ...AspectRatio[]];

interface Drawn {
  ratio: Range;
  diagonal: number;
  distance: number;
  aspect: AspectRatio;
  gain: number;
  lumens: number;
}

/** Any combination that the calculator accepts can occur. */
function* calculations(seed: number): Generator<Drawn> {
  const { between, pick, chance } = draws(seed);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const min = between(RATIO_BOUNDS.min, RATIO_BOUNDS.max);
    yield {
      ratio: { min, max: chance(0.2) ? min : between(min, RATIO_BOUNDS.max) },
      diagonal: between(DIAGONAL_BOUNDS.min, DIAGONAL_BOUNDS.max),
      distance: toInches(between(DISTANCE_BOUNDS.ft.min, DISTANCE_BOUNDS.ft.max), 'ft'),
      aspect: pick(ASPECTS),
      gain: between(GAIN_BOUNDS.min, GAIN_BOUNDS.max),
      lumens: between(LUMENS_BOUNDS.min, LUMENS_BOUNDS.max),
    };
  }
}

/** Diagonals that a throw ratio gives on a chip of the picture's shape. */
function screenDiagonals(ratio: Range, distance: number, aspect: AspectRatio): Range {
  return known(pictureDiagonals(lensFromRatio(ratio, { chip: aspect }), distance, aspect));
}

function closeTo(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= Math.abs(expected) * 1e-9;
}

test('converts size to distance and back', () => {
  for (const { ratio, diagonal, aspect } of calculations(1)) {
    const distances = throwDistance(ratio, diagonal, aspect);
    // The shortest distance belongs to the shortest ratio, and so to the largest picture.
    expect(closeTo(screenDiagonals(ratio, distances.min, aspect).max, diagonal)).toBe(true);
    expect(closeTo(screenDiagonals(ratio, distances.max, aspect).min, diagonal)).toBe(true);
  }
});

test('converts distance to size and back', () => {
  for (const { ratio, distance, aspect } of calculations(2)) {
    const diagonals = screenDiagonals(ratio, distance, aspect);
    expect(closeTo(throwDistance(ratio, diagonals.max, aspect).min, distance)).toBe(true);
    expect(closeTo(throwDistance(ratio, diagonals.min, aspect).max, distance)).toBe(true);
  }
});

test('converts width to diagonal and back, and Pythagoras holds', () => {
  for (const { diagonal, aspect } of calculations(3)) {
    const { width, height } = imageSize(diagonal, aspect);
    expect(closeTo(Math.hypot(width, height), diagonal)).toBe(true);
    expect(closeTo(width / height, ASPECT_RATIOS[aspect])).toBe(true);
    expect(closeTo(diagonalOfWidth(width, aspect), diagonal)).toBe(true);
  }
});

test('converts feet to meters and back', () => {
  const { between } = draws(4);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const feet = between(0.001, 1e6);
    expect(closeTo(convertLength(convertLength(feet, 'ft', 'm'), 'm', 'ft'), feet)).toBe(true);
    expect(closeTo(fromInches(toInches(feet, 'm'), 'm'), feet)).toBe(true);
  }
});

test('a larger picture needs more distance, and a longer ratio gives a smaller picture', () => {
  for (const { ratio, diagonal, distance, aspect } of calculations(5)) {
    const more = throwDistance(ratio, diagonal + 1, aspect);
    const here = throwDistance(ratio, diagonal, aspect);
    expect(more.min > here.min && more.max > here.max).toBe(true);
    const longer = { min: ratio.min + 0.01, max: ratio.max + 0.01 };
    const before = screenDiagonals(ratio, distance, aspect);
    const after = screenDiagonals(longer, distance, aspect);
    expect(after.min < before.min && after.max < before.max).toBe(true);
  }
});

test('ranges are in order and contain their middle', () => {
  for (const { ratio, diagonal, distance, aspect } of calculations(6)) {
    for (const range of [throwDistance(ratio, diagonal, aspect), screenDiagonals(ratio, distance, aspect)]) {
      expect(range.min <= range.max && range.min > 0).toBe(true);
      expect(midpoint(range) >= range.min && midpoint(range) <= range.max).toBe(true);
    }
  }
});

test('the zoom grows with the distance, is 0 and 1 at its ends, and is never clamped', () => {
  for (const { ratio, diagonal, distance, aspect } of calculations(7)) {
    const lens = lensFromRatio(ratio, { chip: '16:9' });
    const at = (place: number) => zoomPosition(lens, { distance: place, diagonal, aspect });
    if (lens.kind !== 'zoom') continue;
    const { min, max } = known(pictureDistances(lens, { diagonal, aspect }));
    expect(at(min)).toBeCloseTo(0, 6);
    expect(at(max)).toBeCloseTo(1, 6);
    expect(at(min * 0.9)).toBeLessThan(0);
    expect(at(max * 1.1)).toBeGreaterThan(1);
    expect(at(distance + 1)).toBeGreaterThan(at(distance) ?? Infinity);
  }
});

test('always reports a place outside of the range, with the way back in', () => {
  const { pick } = draws(80);
  for (const { ratio, diagonal, distance, aspect } of calculations(8)) {
    const lens = lensFromRatio(ratio, { chip: pick(ASPECTS) });
    const found = placement(lens, { distance, diagonal, aspect });
    const { min, max } = known(found.distances);
    const inside = distance >= min - PLACE_ROUNDING && distance <= max + PLACE_ROUNDING;
    // Between the models of a spread, some fit and others don't.
    const fits = lens.kind === 'spread' ? ['near'] : ['fits', 'tight'];
    expect(!inside || fits.includes(found.fit)).toBe(true);
    expect(inside || !['fits', 'tight'].includes(found.fit)).toBe(true);
    expect(found.side).toBe(inside ? null : distance < min ? 'too-close' : 'too-far');
    expect(found.move === 0).toBe(inside);
    expect(fits).toContain(placement(lens, { distance: distance + found.move, diagonal, aspect }).fit);
    const off = distance < min ? min / distance : distance / max;
    const farOff = off > 1 / (1 - RATIO_TOLERANCE) + 1e-9;
    expect(!farOff || inside || found.fit === 'misses').toBe(true);
  }
});

test('a suggested size fits from there', () => {
  let offered = 0;
  for (const { ratio, diagonal, distance, aspect } of calculations(9)) {
    const diagonals = known(
      placement(lensFromRatio(ratio, { chip: '16:9' }), { distance, diagonal, aspect }).diagonals,
    );
    const size = nearestDiagonal(diagonals, diagonal, DIAGONAL_BOUNDS);
    if (size === null) continue;
    offered += 1;
    expect(Number.isInteger(size)).toBe(true);
    expect(size >= DIAGONAL_BOUNDS.min && size <= DIAGONAL_BOUNDS.max).toBe(true);
    // Without zoom there is only one picture, named by the nearest whole number.
    const slack = ratio.min < ratio.max ? 1e-6 : 0.5;
    expect(size >= diagonals.min - slack && size <= diagonals.max + slack).toBe(true);
  }
  expect(offered).toBeGreaterThan(TRIES / 10);
});

test('converts lumens to size and back', () => {
  for (const { lumens, gain, diagonal, aspect } of calculations(10)) {
    const white = footLamberts({ lumens, gain, diagonal, aspect, native: '16:9' });
    expect(closeTo(lumensFor(white, { gain, diagonal, aspect, native: '16:9' }), lumens)).toBe(true);
    expect(closeTo(diagonalFor(white, { lumens, gain, aspect, native: '16:9' }), diagonal)).toBe(true);
    expect(footLamberts({ lumens, gain, diagonal: diagonal + 1, aspect })).toBeLessThan(
      footLamberts({ lumens, gain, diagonal, aspect }),
    );
  }
});

test('converts seat to angle and back', () => {
  const { between } = draws(11);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const width = between(10, 300);
    const degrees = between(1, 170);
    expect(closeTo(viewingAngle(width, seatDistance(width, degrees)), degrees)).toBe(true);
  }
});

/** Every number inside a result. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

test('input that the calculator accepts never gives NaN or infinity', () => {
  for (const { ratio, diagonal, distance, aspect, gain, lumens } of calculations(12)) {
    const lens = lensFromRatio(ratio, { chip: '16:9' });
    for (const light of ['dark', 'living', 'dusk', 'daylight'] as const) {
      const found = roomFit({ lens, lumens }, { distance, diagonal, aspect, gain, light });
      const numbers = numbersIn(found);
      expect(numbers.length).toBeGreaterThan(8);
      expect(numbers.every((number) => Number.isFinite(number))).toBe(true);
    }
  }
});
