/** The room model against rays in coordinates (`ray-room.ts`), in states drawn from seeds. */
import { expect, test } from 'vitest';
import { filmOnScreen, frameAround, pictureDiagonals } from '../src/frame.ts';
import { ASPECT_RATIOS, imageSize, type AspectRatio } from '../src/image-size.ts';
import { pictureDistances, lensFromRatio, lensFromTable } from '../src/lens.ts';
import {
  fixedOffset,
  keystoneAngle,
  lensHeights,
  offsetOfLength,
  offsetOfRise,
  reachableRises,
  riseOfEdgePercent,
  riseOfHalves,
  riseOfOffset,
  shiftLeft,
  mostSideways,
  shiftLimits,
  type LensShift,
} from '../src/lens-shift.ts';
import { isTight, placement } from '../src/placement.ts';
import { draws } from '../src/testing/draws.ts';
import {
  cabinetTop,
  diagonalFromGap,
  pictureAboveCabinet,
  ultraShortPlace,
  type UltraShortLaw,
} from '../src/ultra-short.ts';
import { frameOnWall, largestInside, onWall, type RayProjector } from './ray-room.ts';
import { known } from '../src/testing/known.ts';

const STATES = 10_000;
const ASPECTS = Object.keys(ASPECT_RATIOS) as [AspectRatio, ...AspectRatio[]];

function off(value: number, expected: number): number {
  return Math.abs(value - expected) / Math.max(1, Math.abs(expected));
}

/** A projector of rays with a throw ratio: its image at one unit is 1 ÷ ratio wide. */
function rays(ratio: number, chip: AspectRatio, more: Partial<RayProjector>): RayProjector {
  const halfWidth = 0.5 / ratio;
  const halfHeight = halfWidth / ASPECT_RATIOS[chip];
  return { height: 60, distance: 100, halfWidth, halfHeight, movedSideways: 0, movedUp: 0, tilt: 0, ...more };
}

test('pictures of one shape on a chip of another are as large as rays draw them', () => {
  const { between, pick, chance } = draws(100);
  let worst = 0;
  for (let state = 0; state < STATES; state += 1) {
    const chip = pick(ASPECTS);
    const aspect = pick(ASPECTS);
    const min = between(0.41, 5);
    const max = chance(0.2) ? min : between(min, 5);
    const distance = between(20, 300);
    const lens = lensFromRatio({ min, max }, { chip });
    const found = known(pictureDiagonals(lens, distance, aspect));
    for (const [ratio, diagonal] of [
      [min, found.max],
      [max, found.min],
    ] as const) {
      const frame = frameOnWall(rays(ratio, chip, { distance }));
      const lit = largestInside(frame, ASPECT_RATIOS[aspect]);
      worst = Math.max(worst, off(diagonal, Math.hypot(lit.width, lit.height)));
      const around = frameAround({ diagonal, aspect }, chip);
      worst = Math.max(worst, off(around.width, frame.right - frame.left));
      worst = Math.max(worst, off(around.barsAtSides, (frame.right - frame.left - lit.width) / 2));
      worst = Math.max(worst, off(around.barsAboveAndBelow, (frame.top - frame.bottom - lit.height) / 2));
    }
    const back = known(pictureDistances(lens, { diagonal: found.max, aspect }));
    worst = Math.max(worst, off(back.min, distance));
  }
  expect(worst).toBeLessThan(1e-9);
});

test('the zoom position is the one at which rays fill the picture', () => {
  const { between, pick } = draws(101);
  let zooms = 0;
  for (let state = 0; state < STATES; state += 1) {
    const chip = pick(ASPECTS);
    const aspect = pick(ASPECTS);
    const min = between(0.5, 2);
    const max = between(min + 0.05, 4);
    const distance = between(40, 300);
    const zoom = between(0, 1);
    // Between the two ends the throw ratio grows evenly with the zoom.
    const frame = frameOnWall(rays(min + (max - min) * zoom, chip, { distance }));
    const { width, height } = largestInside(frame, ASPECT_RATIOS[aspect]);
    const place = { distance, diagonal: Math.hypot(width, height), aspect };
    const found = placement(lensFromRatio({ min, max }, { chip }), place);
    expect(found.fit).toBe(isTight(zoom) ? 'tight' : 'fits');
    expect(off(found.zoom ?? Number.NaN, zoom)).toBeLessThan(1e-7);
    zooms += 1;
  }
  expect(zooms).toBe(STATES);
});

/** Rays go on where a table ends. */
const ANY_SIZE = { wide: { min: 0.1, max: 10_000 } };

test('a table of a lens whose rays cross behind its printed point gives that lens back', () => {
  const { between, pick, whole } = draws(102);
  let worst = 0;
  for (let state = 0; state < STATES; state += 1) {
    const chip = pick(ASPECTS);
    const aspect = pick(ASPECTS);
    const ratio = between(0.2, 3);
    // From the point where the rays cross to the point from which distances are measured.
    const inside = between(-8, 16);
    const row = (crossing: number) => {
      const frame = frameOnWall(rays(ratio, chip, { distance: crossing }));
      const diagonal = Math.hypot(frame.right - frame.left, frame.top - frame.bottom);
      return { diagonal, distance: crossing - inside };
    };
    const wide = Array.from({ length: whole(2, 6) }, (_, index) => row(between(30, 60) + index * 40));
    const { lens } = lensFromTable(
      { wide, tele: [], step: 0.001 },
      { chip, measuredFrom: 'back', sizes: ANY_SIZE },
    );
    if (!lens) throw new Error('no lens');
    const crossing = between(40, 200);
    const lit = largestInside(frameOnWall(rays(ratio, chip, { distance: crossing })), ASPECT_RATIOS[aspect]);
    const picture = { diagonal: Math.hypot(lit.width, lit.height), aspect };
    worst = Math.max(worst, off(known(pictureDistances(lens, picture)).min, crossing - inside));
  }
  expect(worst).toBeLessThan(1e-7);
});

/** A shift with a rest position, limits in both directions, and a linear trade with sideways shift. */
function drawnShift({ between, chance }: ReturnType<typeof draws>): LensShift {
  const sideways = between(5, 60);
  const limit = (most: number): LensShift['up'] =>
    chance(0.5)
      ? [
          { sideways: 0, vertical: most },
          { sideways, vertical: most * between(0, 1) },
        ]
      : [
          { sideways: 0, vertical: most },
          { sideways: sideways * 0.3, vertical: most },
          { sideways, vertical: most * 0.2 },
        ];
  return { rest: between(-20, 60), up: limit(between(0, 110)), down: limit(between(0, 110)) };
}

test('from the heights that a shift allows, rays put the frame in place, upright or inverted', () => {
  const drawn = draws(103);
  const { between, pick, chance } = drawn;
  for (let state = 0; state < STATES; state += 1) {
    const chip = pick(ASPECTS);
    const ratio = between(0.4, 3);
    const distance = between(40, 240);
    const shift = chance(0.3) ? fixedOffset(between(-50, 30)) : drawnShift(drawn);
    const mounting = pick(['table', 'ceiling'] as const);
    const plain = frameOnWall(rays(ratio, chip, { distance }));
    const frame = { bottom: between(10, 60), height: plain.top - plain.bottom };
    const heights = lensHeights(shift, mounting, frame);
    if (!heights) throw new Error('no heights');
    const share = between(0, 1);
    const height = heights.min + (heights.max - heights.min) * share;
    // At the lowest lens position, the chip's image moves up most, whether the projector stands or hangs.
    const rises = reachableRises(shift);
    if (!rises) throw new Error('no rises');
    const [from, to] = mounting === 'table' ? [rises.max, rises.min] : [-rises.min, -rises.max];
    const rise = from + (to - from) * share;
    const projector = rays(ratio, chip, { distance, height });
    const movedUp = (rise / 100) * 2 * projector.halfHeight;
    const hung = frameOnWall({ ...projector, movedUp });
    expect(off(hung.bottom, frame.bottom)).toBeLessThan(1e-9);
    expect(off(hung.top, frame.bottom + frame.height)).toBeLessThan(1e-9);
    expect(keystoneAngle(shift, mounting, frame, { height, distance })).toBe(0);
  }
});

test('outside of those heights, the remaining tilt centers the frame', () => {
  const drawn = draws(104);
  const { between, pick, chance } = drawn;
  for (let state = 0; state < STATES; state += 1) {
    const chip = pick(ASPECTS);
    const distance = between(60, 240);
    const shift = drawnShift(drawn);
    const mounting = pick(['table', 'ceiling'] as const);
    const plain = rays(between(0.6, 3), chip, { distance });
    const { top, bottom } = frameOnWall(plain);
    const frame = { bottom: between(10, 60), height: top - bottom };
    const heights = lensHeights(shift, mounting, frame);
    if (!heights) throw new Error('no heights');
    const isBelow = chance(0.5);
    const height = isBelow ? heights.min - between(1, 40) : heights.max + between(1, 40);
    const tilt = keystoneAngle(shift, mounting, frame, { height, distance });
    expect(Math.sign(tilt)).toBe(isBelow ? 1 : -1);
    const rises = reachableRises(shift);
    if (!rises) throw new Error('no rises');
    const used =
      (isBelow === (mounting === 'table') ? rises.max : rises.min) * (mounting === 'table' ? 1 : -1);
    const movedUp = (used / 100) * 2 * plain.halfHeight;
    const middle = onWall({ ...plain, height, movedUp, tilt }, 0, 0);
    expect(off(middle.y, frame.bottom + frame.height / 2)).toBeLessThan(1e-9);
    // This is keystone: the frame's sides differ in length.
    const width = (v: number) =>
      onWall({ ...plain, height, movedUp, tilt }, 1, v).x -
      onWall({ ...plain, height, movedUp, tilt }, -1, v).x;
    expect(width(1) === width(-1)).toBe(false);
  }
});

test('sideways shift reduces vertical shift as the maker prints it', () => {
  const sony: LensShift['up'] = [
    { sideways: 0, vertical: 105 },
    { sideways: 31, vertical: 105 - 3.387 * 31 },
  ];
  const { between } = draws(105);
  for (let state = 0; state < STATES; state += 1) {
    const sideways = between(-31, 31);
    // Printed by Sony for the VPL-VW270ES: VS = 105 − 3.387 × HS.
    expect(shiftLeft(sony, sideways)).toBeCloseTo(105 - 3.387 * Math.abs(sideways), 9);
  }
  expect(shiftLeft(sony, 31.5)).toBeNull();
  // Runco's VX-4000: 60 up to 5 sideways, 10 at 25.
  const runco: LensShift['up'] = [
    { sideways: 0, vertical: 60 },
    { sideways: 5, vertical: 60 },
    { sideways: 25, vertical: 10 },
  ];
  expect([0, 5, 15, 25].map((sideways) => shiftLeft(runco, sideways))).toEqual([60, 60, 35, 10]);
  expect(
    lensHeights({ rest: 0, up: runco, down: runco }, 'table', { bottom: 30, height: 50 }, 26),
  ).toBeNull();
});

test('converts a printed shift between whole and half pictures, keeping its range below', () => {
  const together = [
    { sideways: 5, vertical: 60 },
    { sideways: 25, vertical: 10 },
  ];
  const whole = { up: 60, down: 30, sideways: 25, percentOf: 'whole', together } as const;
  const { up, down } = shiftLimits(whole);
  expect([0, 5, 15, 25].map((sideways) => shiftLeft(up, sideways))).toEqual([60, 60, 35, 10]);
  expect([0, 5, 15, 25].map((sideways) => shiftLeft(down, sideways))).toEqual([30, 30, 17.5, 5]);
  const halves = {
    up: 120,
    down: 60,
    sideways: 50,
    percentOf: 'half',
    together: together.map(({ sideways, vertical }) => ({ sideways: sideways * 2, vertical: vertical * 2 })),
  } as const;
  expect(shiftLimits(halves)).toEqual({ up, down });
});

test('treats both shift directions as independent when the maker prints no relation', () => {
  const alone = { up: 60, down: 0, sideways: 25, percentOf: 'whole', together: [] } as const;
  const up = shiftLimits(alone);
  expect([0, 25, 26].map((sideways) => shiftLeft(up.up, sideways))).toEqual([60, 60, null]);
  expect([0, 25, 26].map((sideways) => shiftLeft(up.down, sideways))).toEqual([0, 0, null]);
  expect(mostSideways({ rest: 0, ...up })).toBe(25);
  const down = shiftLimits({ ...alone, up: 0, down: 40 });
  expect([0, 25, 26].map((sideways) => shiftLeft(down.up, sideways))).toEqual([0, 0, null]);
  expect([0, 25, 26].map((sideways) => shiftLeft(down.down, sideways))).toEqual([40, 40, null]);
  expect(mostSideways(fixedOffset(10))).toBe(0);
});

test('every notation of an offset gives the same place of the picture, drawn by rays', () => {
  const { between, pick } = draws(106);
  for (let state = 0; state < STATES; state += 1) {
    const chip = pick(ASPECTS);
    const plain = rays(between(0.5, 3), chip, { distance: between(40, 200), height: 0 });
    // Where the picture is, in inches above the axis, and each maker's figure for it.
    const frame = frameOnWall({ ...plain, movedUp: between(-1, 3) * plain.halfHeight });
    const height = frame.top - frame.bottom;
    const middle = (frame.top + frame.bottom) / 2;
    const rise = (middle / height) * 100;
    // Optoma's: the share of half the picture. BenQ's: (O + h) ÷ (2h). Epson's: centimeters to the base.
    expect(riseOfHalves((middle / (height / 2)) * 100)).toBeCloseTo(rise, 9);
    expect(riseOfEdgePercent(((middle + height / 2) / height) * 100)).toBeCloseTo(rise, 9);
    expect(riseOfOffset(offsetOfLength(frame.bottom, height))).toBeCloseTo(rise, 9);
    expect(offsetOfRise(rise)).toBeCloseTo((frame.bottom / height) * 100, 9);
  }
});

test('a shift reaches its range up and down from its rest, and less sideways', () => {
  const shift: LensShift = {
    rest: 10,
    up: [
      { sideways: 0, vertical: 60 },
      { sideways: 20, vertical: 0 },
    ],
    down: [
      { sideways: 0, vertical: 40 },
      { sideways: 20, vertical: 20 },
    ],
  };
  expect(reachableRises(shift)).toEqual({ min: -30, max: 70 });
  expect(reachableRises(shift, -10)).toEqual({ min: -20, max: 40 });
  expect(reachableRises(shift, 21)).toBeNull();
  // The middle of a frame 50 in high hangs at 55: the lens from 55 − 35 to 55 + 15.
  expect(lensHeights(shift, 'table', { bottom: 30, height: 50 })).toEqual({ min: 20, max: 70 });
  expect(lensHeights(shift, 'ceiling', { bottom: 30, height: 50 })).toEqual({ min: 40, max: 90 });
});

test("makers' figures: Epson's base of the picture, BenQ's 100 %, a centered lens", () => {
  // Home Cinema 2100, 100 in: from −6 to 12 cm from the lens to the base of a picture 124.5 cm high.
  const { height } = imageSize(254, '16:9');
  expect(offsetOfLength(-6, height)).toBeCloseTo(-4.82, 2);
  expect(offsetOfLength(12, height)).toBeCloseTo(9.64, 2);
  expect(offsetOfRise(riseOfEdgePercent(100))).toBe(0);
  expect(offsetOfRise(riseOfHalves(100))).toBe(0);
  expect(fixedOffset(-50).rest).toBe(0);
  // 10 % above the lens, 50 in high, bottom at 30 in: the lens at 25 in, hung from the ceiling at 85.
  expect(lensHeights(fixedOffset(10), 'table', { bottom: 30, height: 50 })).toEqual({ min: 25, max: 25 });
  expect(lensHeights(fixedOffset(10), 'ceiling', { bottom: 30, height: 50 })).toEqual({ min: 85, max: 85 });
});

test('an ultra short throw cabinet stands where two rays from its inside put the picture', () => {
  const { between, pick, chance } = draws(107);
  for (let state = 0; state < STATES; state += 1) {
    const aspect = pick(ASPECTS);
    const ratio = between(0.15, 0.4);
    const depth = between(10, 20);
    // Where the rays cross inside the cabinet: behind its wall side and below its top.
    const fromBack = between(5, depth);
    const belowTop = between(1, 8);
    const movedUp = between(1.05, 1.6) / (ratio * ASPECT_RATIOS[aspect]) / 2;
    const measuredFrom = chance(0.5) ? 'back' : 'front';
    /** The picture of a cabinet at a distance from the wall, with heights from its top. */
    const thrown = (wallToBack: number) =>
      frameOnWall(rays(ratio, aspect, { distance: wallToBack + fromBack, height: -belowTop, movedUp }));
    const printed = [between(0.5, 3), between(4, 12)].map((gap) => {
      const { left, right, top, bottom } = thrown(gap);
      return { gap, diagonal: Math.hypot(right - left, top - bottom), bottom };
    });
    const [one, other] = printed;
    if (!one || !other) throw new Error('no rows');
    const line = (first: number, second: number) => {
      const slope = (second - first) / (other.diagonal - one.diagonal);
      return { slope, intercept: first - slope * one.diagonal };
    };
    const counted = (gap: number) => (measuredFrom === 'back' ? gap : gap + depth);
    const law: UltraShortLaw = {
      aspect,
      distance: line(counted(one.gap), counted(other.gap)),
      measuredFrom,
      depth,
      rise: line(one.bottom, other.bottom),
    };
    const gap = between(0.5, 14);
    const { left, right, top, bottom } = thrown(gap);
    const diagonal = Math.hypot(right - left, top - bottom);
    const place = ultraShortPlace(law, diagonal);
    expect(off(place.wallToBack, gap)).toBeLessThan(1e-7);
    expect(off(place.wallToFront, gap + depth)).toBeLessThan(1e-7);
    expect(off(place.topToBottom, bottom)).toBeLessThan(1e-7);
    expect(off(place.topToTop, top)).toBeLessThan(1e-7);
    expect(off(diagonalFromGap(law, gap), diagonal)).toBeLessThan(1e-7);
    expect(off(cabinetTop(law, { diagonal, bottom: 40 }), 40 - bottom)).toBeLessThan(1e-7);
    // A movie of another shape is centered in the projected frame.
    const film = pick(ASPECTS);
    const lit = largestInside({ left, right, top, bottom }, ASPECT_RATIOS[film]);
    const above = pictureAboveCabinet(
      { printedFor: aspect, line: law.rise },
      { diagonal: Math.hypot(lit.width, lit.height), aspect: film },
    );
    expect(off(above, (top + bottom - lit.height) / 2)).toBeLessThan(1e-7);
  }
});

test('a movie on a screen of another shape fits the screen or fills its width', () => {
  const { between, pick } = draws(108);
  for (let state = 0; state < STATES; state += 1) {
    const screen = { diagonal: between(60, 200), aspect: pick(ASPECTS) };
    const film = pick(ASPECTS);
    const { width, height } = imageSize(screen.diagonal, screen.aspect);
    const whole = { left: 0, right: width, bottom: 0, top: height };
    const fit = filmOnScreen(screen, film, 'fit');
    const inside = largestInside(whole, ASPECT_RATIOS[film]);
    expect(off(fit.diagonal, Math.hypot(inside.width, inside.height))).toBeLessThan(1e-9);
    const wide = filmOnScreen(screen, film, 'width');
    expect(off(imageSize(wide.diagonal, film).width, width)).toBeLessThan(1e-9);
  }
});

test("a scope movie zoomed to a scope screen's width has a 16:9 chip's bars on the wall", () => {
  // 100 in of 2.35:1 are 92.02 by 39.16; the chip's frame is 51.76 high: 6.3 in above and below.
  const picture = filmOnScreen({ diagonal: 100, aspect: '2.35:1' }, '2.35:1', 'width');
  const frame = frameAround(picture, '16:9');
  expect(frame.width).toBeCloseTo(92.02, 2);
  expect(frame.barsAboveAndBelow).toBeCloseTo(6.3, 2);
  expect(frame.barsAtSides).toBeCloseTo(0, 9);
});
