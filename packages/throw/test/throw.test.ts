import { expect, test } from 'vitest';
import { diagonalFor, footLamberts, lumensFor, nits, NITS_PER_FOOT_LAMBERT } from '../src/brightness.ts';
import { pictureDiagonals } from '../src/frame.ts';
import { chipShare, pictureInFrame } from '../src/chip-share.ts';
import { diagonalOfWidth, frameDiagonal, imageSize } from '../src/image-size.ts';
import { nearestDiagonal, placement, zoomPosition } from '../src/placement.ts';
import { lensFromRatio } from '../src/lens.ts';
import { compareFits, roomFit, type Room } from '../src/room-fit.ts';
import { judgeBrightness, type Light } from '../src/room-light.ts';
import { seatDistance, viewingAngle, VIEWING_ANGLES } from '../src/seating.ts';
import { isValidRatio, midpoint, throwDistance } from '../src/throw-distance.ts';
import { convertLength, fromInches, toInches } from '../src/units.ts';
import { known } from '../src/testing/known.ts';

/** A lens with a 16:9 chip, by its throw ratio. */
const lens = (min: number, max: number) => lensFromRatio({ min, max }, { chip: '16:9' });

/** Worked by hand: √(16² + 9²) = 18.358, 16 ÷ 18.358 = 0.8716, 9 ÷ 18.358 = 0.4903, and so on. */
test.each([
  ['16:9', 87.16, 49.03],
  ['16:10', 84.8, 53],
  ['4:3', 80, 60],
  ['2.35:1', 92.02, 39.16],
] as const)('100 inches at %s are %f by %f [9-24 9-30]', (aspect, width, height) => {
  const size = imageSize(100, aspect);
  expect(size.width).toBeCloseTo(width, 2);
  expect(size.height).toBeCloseTo(height, 2);
  expect(diagonalOfWidth(size.width, aspect)).toBeCloseTo(100, 10);
});

/** Distances in feet for 100 inches: throw ratio × 87.16 ÷ 12. */
test.each([
  ['custom', 1.2, 1.5, '8.7', '10.9', '9.8'],
  ['BenQ TK700', 1.13, 1.46, '8.2', '10.6', '9.4'],
  ['Epson Home Cinema 2250', 1.33, 2.16, '9.7', '15.7', '12.7'],
  ['Optoma GT1080', 0.5, 0.5, '3.6', '3.6', '3.6'],
  ['Generic UST', 0.19, 0.25, '1.4', '1.8', '1.6'],
])('%s fills 100 inches from the distances of its ratio [9-25..27 9-31]', (_, min, max, from, to, middle) => {
  const distances = throwDistance({ min, max }, 100, '16:9');
  expect(fromInches(distances.min, 'ft').toFixed(1)).toBe(from);
  expect(fromInches(distances.max, 'ft').toFixed(1)).toBe(to);
  expect(fromInches(midpoint(distances), 'ft').toFixed(1)).toBe(middle);
});

test('ten feet with 1.2 to 1.5 give 92 to 115 inches, 103 in the middle [9-33]', () => {
  // 120 ÷ 1.5 = 80 wide, 80 ÷ 0.8716 = 91.8; 120 ÷ 1.2 = 100 wide, 114.7.
  const diagonals = known(pictureDiagonals(lens(1.2, 1.5), 120, '16:9'));
  expect(diagonals.min).toBeCloseTo(91.79, 2);
  expect(diagonals.max).toBeCloseTo(114.73, 2);
  expect(midpoint(diagonals)).toBeCloseTo(103.26, 2);
});

test('a throw ratio needs min > 0 and max ≥ min [5-21]', () => {
  expect(isValidRatio({ min: 0.5, max: 0.5 })).toBe(true);
  for (const [min, max] of [
    [0, 1],
    [-1, 1],
    [1.5, 1.2],
    [Number.NaN, 1],
    [1, Number.NaN],
    [1, Infinity],
  ] as const) {
    expect(isValidRatio({ min, max }), `${min} to ${max}`).toBe(false);
  }
});

test('a foot is 12 inches and an inch 0.0254 meters [9-34]', () => {
  expect(toInches(10, 'ft')).toBe(120);
  expect(toInches(2.54, 'm')).toBeCloseTo(100, 10);
  expect(convertLength(10, 'ft', 'm')).toBeCloseTo(3.048, 10);
  expect(convertLength(7.1, 'm', 'm')).toBe(7.1);
});

test('2,000 lumens on 100 inches of gain 1 are 67.4 foot-lamberts', () => {
  // 87.16 × 49.03 ÷ 144 = 29.67 square feet.
  const white = footLamberts({ lumens: 2000, gain: 1, diagonal: 100, aspect: '16:9' });
  expect(white).toBeCloseTo(67.4, 1);
  expect(nits(white)).toBeCloseTo(230.9, 1);
});

test('1,000 lumens on a screen 6 feet wide are 49.4 foot-lamberts', () => {
  const diagonal = diagonalOfWidth(72, '16:9');
  expect(footLamberts({ lumens: 1000, gain: 1, diagonal, aspect: '16:9' })).toBeCloseTo(49.4, 1);
});

test("a foot-lambert is 3.426 nits, so the movie theater's 14 are 48", () => {
  expect(NITS_PER_FOOT_LAMBERT).toBeCloseTo(3.4263, 4);
  expect(nits(14)).toBeCloseTo(47.97, 2);
});

test('a wide movie uses three quarters of a 16:9 chip and loses a quarter of its light', () => {
  expect(chipShare('2.35:1', '16:9')).toBeCloseTo(0.7565, 4);
  expect(chipShare('4:3', '16:9')).toBeCloseTo(0.75, 10);
  expect(chipShare('16:9', '16:9')).toBe(1);
  const screen = { lumens: 1000, gain: 1, diagonal: 100, aspect: '2.35:1' } as const;
  expect(footLamberts({ ...screen, native: '16:9' }) / footLamberts(screen)).toBeCloseTo(0.7565, 4);
});

test('a 4:3 picture of 100 inches needs a 16:9 frame of 122', () => {
  // 60 high; 60 × 16 ÷ 9 = 106.67 wide; 106.67 ÷ 0.8716 = 122.4.
  expect(frameDiagonal(100, '4:3', '16:9')).toBeCloseTo(122.38, 2);
  expect(pictureInFrame(122.38, '4:3', '16:9')).toBeCloseTo(100, 1);
  expect(frameDiagonal(100, '16:9', '16:9')).toBeCloseTo(100, 10);
  // A wider picture fills the width: the same distance, bars above and below.
  expect(imageSize(frameDiagonal(100, '2.35:1', '16:9'), '16:9').width).toBeCloseTo(92.02, 2);
});

test('converts the wanted brightness to lumens, and lumens to the size', () => {
  const screen = { gain: 1, aspect: '16:9' } as const;
  expect(lumensFor(28, { ...screen, diagonal: 100 })).toBeCloseTo(830.9, 1);
  expect(diagonalFor(28, { ...screen, lumens: 830.9 })).toBeCloseTo(100, 1);
  expect(lumensFor(28, { ...screen, diagonal: 100, gain: 2 })).toBeCloseTo(415.4, 1);
});

const verdicts = (light: Light, whites: readonly number[]) =>
  whites.map((white) => judgeBrightness(white, { light, gain: 1, native: null }));

test('judges places by their needs: 12 fL in the dark, 15 : 1 in the light', () => {
  expect(verdicts('dark', [8, 10, 12, 22, 23])).toEqual(['dim', 'nearly', 'right', 'right', 'bright']);
  // 20 lux are 1.858 fL: 10 : 1 from 16.9 fL of white on, 15 : 1 from 26.4 fL.
  expect(verdicts('living', [16.8, 17, 26.3, 26.5, 400])).toEqual([
    'foggy',
    'thin',
    'thin',
    'right',
    'right',
  ]);
});

test('500 lumens are enough for 100 inches when dusk has gone, 30 minutes after sunset [9-16]', () => {
  const white = footLamberts({ lumens: 500, gain: 1, aspect: '16:9', diagonal: 100 });
  expect(verdicts('nightfall', [white])).toEqual(['right']);
  // 20 minutes after sunset the sky still puts 29 lux on the screen.
  expect(verdicts('dusk', [white])).toEqual(['foggy']);
});

test.each([
  ['smpteLeast', 162.6],
  ['thxFarthest', 134.1],
  ['thxBest', 119.7],
] as const)('the seat of %s for 100 inches is %f inches away', (standard, distance) => {
  const { width } = imageSize(100, '16:9');
  expect(seatDistance(width, VIEWING_ANGLES[standard])).toBeCloseTo(distance, 1);
  expect(viewingAngle(width, distance)).toBeCloseTo(VIEWING_ANGLES[standard], 1);
});

const zoom = lens(1.2, 1.5);

test('zoom is 0 at its shortest ratio, 1 at its longest, and continues outside', () => {
  const { width } = imageSize(100, '16:9');
  const at = (ratio: number) =>
    zoomPosition(zoom, { distance: ratio * width, diagonal: 100, aspect: '16:9' });
  expect([1.2, 1.35, 1.5, 0.9, 1.8].map((ratio) => at(ratio)?.toFixed(6))).toEqual(
    [0, 0.5, 1, -1, 2].map((value) => value.toFixed(6)),
  );
  expect(zoomPosition(lens(1, 1), { distance: 90, diagonal: 100, aspect: '16:9' })).toBeNull();
});

test('too close: gives the distance to move back and the size that fits from here', () => {
  // 100 inches need 104.6 to 130.7 inches of distance; 96 inches give 73.4 to 91.8.
  const found = placement(zoom, { distance: 96, diagonal: 100, aspect: '16:9' });
  expect(found).toMatchObject({ fit: 'misses', side: 'too-close' });
  expect(found.move).toBeCloseTo(8.59, 2);
  expect(nearestDiagonal(known(found.diagonals), 100, { min: 60, max: 200 })).toBe(91);
});

test('too far: gives the distance to move closer', () => {
  const found = placement(zoom, { distance: 180, diagonal: 100, aspect: '16:9' });
  expect(found).toMatchObject({ fit: 'misses', side: 'too-far' });
  expect(found.move).toBeCloseTo(-49.26, 2);
  expect(nearestDiagonal(known(found.diagonals), 100, { min: 60, max: 200 })).toBe(138);
});

test('a place within the printed tolerance is near, not a fit', () => {
  expect(placement(zoom, { distance: 102, diagonal: 100, aspect: '16:9' }).fit).toBe('near');
  expect(placement(zoom, { distance: 99, diagonal: 100, aspect: '16:9' }).fit).toBe('misses');
});

test('a lens without zoom fits at its rounded distance', () => {
  const fixed = lens(1.2, 1.2);
  // 104.59 inches are 8.716 feet, shown as 8.7.
  expect(placement(fixed, { distance: 8.7 * 12, diagonal: 100, aspect: '16:9' }).fit).toBe('fits');
  const { diagonals } = placement(fixed, { distance: 120, diagonal: 100, aspect: '16:9' });
  expect(nearestDiagonal(known(diagonals), 100, { min: 60, max: 200 })).toBe(115);
  expect(nearestDiagonal({ min: 500, max: 500 }, 100, { min: 60, max: 200 })).toBeNull();
  expect(nearestDiagonal({ min: 100.2, max: 100.6 }, 100, { min: 60, max: 200 })).toBeNull();
});

const room: Room = { distance: 120, diagonal: 100, aspect: '16:9', gain: 1, light: 'living' };

test('a projector fits by place and brightness, and better ones come first', () => {
  const cinema = roomFit({ lens: zoom, lumens: 2700 }, room);
  const dim = roomFit({ lens: zoom, lumens: 250 }, room);
  const almost = roomFit({ lens: zoom, lumens: 700 }, room);
  const unknown = roomFit({ lens: zoom, lumens: null }, room);
  const close = roomFit({ lens: lens(0.19, 0.25), lumens: 2800 }, room);
  expect([cinema, dim, almost, unknown, close].map(({ level }) => level)).toEqual([
    'fits',
    'misses',
    'nearly',
    'unknown',
    'misses',
  ]);
  expect(unknown.brightness).toBeNull();
  // 26.41 fL on 29.67 square feet.
  expect(dim.brightness?.lumens).toBeCloseTo(783.7, 0);
  expect([close, dim, almost, cinema].toSorted(compareFits)).toEqual([cinema, almost, dim, close]);
});
