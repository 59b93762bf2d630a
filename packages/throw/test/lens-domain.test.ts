/** A lens holds for the sizes that its source prints, end by end, and for no other. */
import { describe, expect, test } from 'vitest';
import { coveredDiagonals, pictureDiagonals, picturesFrom } from '../src/frame.ts';
import type { AspectRatio } from '../src/image-size.ts';
import {
  pictureDistances,
  lensFromFormula,
  lensFromOneDistance,
  lensFromRatio,
  lensFromTable,
} from '../src/lens.ts';
import { placement } from '../src/placement.ts';
import { roomFit } from '../src/room-fit.ts';
import { fitsRoom, placeIn, smallestChanges } from '../src/smallest-change.ts';
import { draws } from '../src/testing/draws.ts';
import { known } from '../src/testing/known.ts';
import { makersTables } from '../src/testing/makers-tables.ts';

const CHIP = { chip: '16:9' } as const;
const wide = (diagonal: number) => ({ diagonal, aspect: '16:9' }) as const;

/** As Epson prints it for the LS100, in inches: the far end of the zoom to 90 in only. */
const TWO_ENDS = lensFromFormula(
  { slope: 0.25, intercept: -1.5 },
  { slope: 0.34, intercept: -1.5 },
  { ...CHIP, sizes: { wide: { min: 70, max: 130 }, tele: { min: 70, max: 90 } } },
);

/** A seller's law of an ultra short throw: 100 in from 3.9 in, which would be −2.6 in at 60 in. */
const BY_THE_WALL = lensFromFormula({ slope: 0.1634, intercept: -12.4 }, null, {
  ...CHIP,
  measuredFrom: 'back',
  sizes: { wide: { min: 60, max: 120 } },
});

/** Nobody says whether there is a zoom. */
const OPEN = lensFromOneDistance({ diagonal: 120, distance: 118 }, { ...CHIP, farEndUnknown: true });

describe('sizes', () => {
  test('a distance is given from the first to the last size of each end', () => {
    expect(pictureDistances(TWO_ENDS, wide(69.9))).toBeNull();
    expect(pictureDistances(TWO_ENDS, wide(70))).toEqual({ min: 16, max: 22.3 });
    expect(pictureDistances(TWO_ENDS, wide(90))).toEqual({ min: 21, max: expect.closeTo(29.1, 9) });
    // Only the near end is printed there.
    expect(pictureDistances(TWO_ENDS, wide(110))).toEqual({ min: 26, max: 26 });
    expect(pictureDistances(TWO_ENDS, wide(130.1))).toBeNull();
    expect(coveredDiagonals(TWO_ENDS, '16:9')).toEqual({ min: 70, max: 130 });
  });

  test('count for the chip: a 4:3 picture needs a larger frame', () => {
    // 100 in of 4:3 need a 16:9 frame of 122.4 in.
    expect(pictureDistances(TWO_ENDS, { diagonal: 100, aspect: '4:3' })).not.toBeNull();
    expect(pictureDistances(TWO_ENDS, { diagonal: 107, aspect: '4:3' })).toBeNull();
    expect(coveredDiagonals(TWO_ENDS, '4:3')?.max).toBeCloseTo(106.2, 1);
  });

  test('of pictures in a place are those that the source covers', () => {
    expect(pictureDiagonals(TWO_ENDS, 21, '16:9')).toEqual({ min: 70, max: 90 });
    expect(pictureDiagonals(TWO_ENDS, 26, '16:9')).toEqual({ min: expect.closeTo(80.88, 2), max: 90 });
    expect(pictureDiagonals(TWO_ENDS, 31, '16:9')).toEqual({ min: 130, max: 130 });
    expect(pictureDiagonals(TWO_ENDS, 40, '16:9')).toBeNull();
    expect(picturesFrom(TWO_ENDS, { min: 0, max: 26 }, '16:9')).toEqual([
      { min: 70, max: 90 },
      { min: 90, max: 110 },
    ]);
  });

  test('of a single distance are that one', () => {
    const only = lensFromOneDistance({ diagonal: 100, distance: 12 }, CHIP);
    expect(pictureDistances(only, wide(100))).toEqual({ min: 12, max: 12 });
    expect(pictureDistances(only, wide(101))).toBeNull();
  });

  test('of a plain ratio are any, unless a source bounds them', () => {
    expect(pictureDistances(lensFromRatio({ min: 1, max: 1 }, CHIP), wide(300))).not.toBeNull();
    const bounded = lensFromRatio({ min: 1, max: 1 }, { ...CHIP, sizes: { wide: { min: 60, max: 150 } } });
    expect(pictureDistances(bounded, wide(150))).not.toBeNull();
    expect(pictureDistances(bounded, wide(151))).toBeNull();
  });
});

describe('a distance', () => {
  test('is never zero or less, whatever sizes content claims', () => {
    expect(pictureDistances(BY_THE_WALL, wide(60))).toBeNull();
    expect(pictureDistances(BY_THE_WALL, wide(78))).toBeNull();
    expect(pictureDistances(BY_THE_WALL, wide(100))?.min).toBeCloseTo(3.94, 2);
    expect(pictureDiagonals(BY_THE_WALL, 0, '16:9')).toBeNull();
    expect(pictureDiagonals(BY_THE_WALL, -3, '16:9')).toBeNull();
  });

  test('is positive for 20,000 drawn laws, and inverts', () => {
    const { between, chance, pick } = draws(400);
    let covered = 0;
    const problems: string[] = [];
    for (let state = 0; state < 20_000; state += 1) {
      const slope = between(0.1, 3);
      const from = between(20, 150);
      const intercept = between(-30, 15);
      const lens = lensFromFormula(
        { slope, intercept },
        chance(0.5) ? { slope: slope * between(1, 2), intercept } : null,
        {
          chip: pick(['16:9', '16:10', '4:3']),
          printedFor: pick(['16:9', '2.35:1', '4:3']),
          sizes: {
            wide: { min: from, max: from + between(0, 200) },
            ...(chance(0.5) ? { tele: { min: from + between(-20, 50), max: from + between(50, 150) } } : {}),
          },
        },
      );
      const aspect = pick<AspectRatio>(['16:9', '16:10', '4:3', '2.35:1']);
      const diagonal = between(20, 320);
      const found = pictureDistances(lens, { diagonal, aspect });
      covered += found ? 1 : 0;
      const back = found ? picturesFrom(lens, found, aspect) : [];
      const isBack = back.some(({ min, max }) => diagonal >= min - 1e-6 && diagonal <= max + 1e-6);
      if (found && (found.min <= 0 || found.max < found.min || !isBack)) problems.push(`state ${state}`);
      const sizes = pictureDiagonals(lens, between(-10, 400), aspect);
      for (const size of sizes ? [sizes.min, sizes.max] : [])
        expect(known(pictureDistances(lens, { diagonal: size, aspect })).min).toBeGreaterThan(0);
    }
    expect(problems).toEqual([]);
    expect(covered).toBeGreaterThan(5000);
  });
});

describe('a place outside of the sizes', () => {
  const figures = { lens: TWO_ENDS, lumens: 5000 };
  const room = { ...wide(60), gain: 1, light: 'dark' } as const;

  test('fits nothing and has no zoom', () => {
    const found = placement(TWO_ENDS, { ...wide(60), distance: 14 });
    expect(found).toMatchObject({ fit: 'unprinted', zoom: null, move: 0, side: null, distances: null });
    expect(roomFit(figures, { ...room, distance: 14 }).level).toBe('misses');
  });

  test('is changed to a size that is covered, and to no distance', () => {
    const wanted = { ...room, stand: { min: 0, max: 24 } };
    expect(fitsRoom(figures, wanted)).toBe(false);
    expect(smallestChanges(figures, wanted).map(({ change }) => change)).toEqual([
      { what: 'diagonal', to: 70 },
    ]);
  });
});

/** The lens of which one distance is known, for its size. */
const at = (distance: number) => placement(OPEN, { ...wide(120), distance });

describe('a lens whose far end nobody gives', () => {
  test('fits at its known distance; farther away nobody knows', () => {
    expect(at(118)).toMatchObject({ kind: 'open', fit: 'fits', zoom: null, side: null, move: 0 });
    expect(at(130)).toMatchObject({ fit: 'unknown', side: null, move: 0 });
    expect(at(116)).toMatchObject({ fit: 'near', side: 'too-close' });
    expect(at(100)).toMatchObject({ fit: 'misses', side: 'too-close' });
  });

  test('is unknown on a shelf beyond, and has a place in a room that reaches so far', () => {
    const figures = { lens: OPEN, lumens: 2000 };
    const wanted = { ...wide(120), gain: 1, light: 'dark' as const };
    expect(placeIn(figures, { ...wanted, stand: { min: 140, max: 140 } })).toBe('unknown');
    expect(placeIn(figures, { ...wanted, stand: { min: 0, max: 140 } })).toBe('free');
    expect(placeIn(figures, { ...wanted, stand: { min: 100, max: 100 } })).toBe('none');
    expect(smallestChanges(figures, { ...wanted, stand: { min: 140, max: 140 } })).toEqual([]);
  });
});

test('within 5 % of an end of the zoom a place is tight', () => {
  const zoom = lensFromRatio({ min: 1, max: 2 }, CHIP);
  const { width } = { width: 87.158 };
  const fit = (ratio: number) => placement(zoom, { ...wide(100), distance: ratio * width }).fit;
  expect([1, 1.04, 1.06, 1.5, 1.94, 1.96, 2].map(fit)).toEqual([
    'tight',
    'tight',
    'fits',
    'fits',
    'fits',
    'tight',
    'tight',
  ]);
});

test("each of the makers' 30 tables gives a distance for an end if and only if it prints rows around the size", () => {
  for (const table of makersTables()) {
    const { lens } = lensFromTable(table, { chip: table.shape });
    const near = table.wide.map(({ diagonal }) => diagonal);
    const far = table.tele.map(({ diagonal }) => diagonal);
    for (let diagonal = 20; diagonal <= 320; diagonal += 1) {
      const inRows = (rows: readonly number[]) =>
        diagonal >= Math.min(...rows) && diagonal <= Math.max(...rows);
      const found = pictureDistances(known(lens), { diagonal, aspect: table.shape });
      expect(found !== null).toBe(inRows(near) || inRows(far));
    }
  }
});
