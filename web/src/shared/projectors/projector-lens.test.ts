import { pictureDistances } from '@lumen-throw/throw/lens';
import { describe, expect, test } from 'vitest';
import { evidence, law, projectorContent } from '../../../test/fixture/projector.ts';
import { projectorLens } from './projector-lens.ts';

function ratio(min: number | null, max: number | null, kind: 'maker' | 'measured' | 'claim' = 'maker') {
  return { _key: `${min}-${max}`, min, max, evidence: evidence(kind) };
}

function chip(width: number | null, height: number | null, kind: 'maker' | 'measured' = 'maker') {
  return { _key: `${width}x${height}`, width, height, evidence: evidence(kind) };
}

const HUNDRED = { diagonal: 100, aspect: '16:9' } as const;

describe('the source of a lens', () => {
  test('is a distance law before a throw ratio, even one with better evidence', () => {
    const lens = projectorLens(
      projectorContent({ distance: [law({ rows: 8 })], throwRatio: [ratio(1, 2, 'measured')] }),
    );
    expect(lens?.basis).toBe('table');
    expect(lens && pictureDistances(lens, HUNDRED)).toEqual({ min: 118, max: 118 });
  });

  test('is a throw ratio before a single printed distance', () => {
    const lens = projectorLens(
      projectorContent({ distance: [law({ rows: 1, kind: 'measured' })], throwRatio: [ratio(1, 2)] }),
    );
    expect(lens?.basis).toBe('ratio');
    // 100 inches of 16:9 are 87.16 inches wide.
    const distances = lens && pictureDistances(lens, HUNDRED);
    expect(distances?.min).toBeCloseTo(87.16, 2);
    expect(distances?.max).toBeCloseTo(174.32, 2);
  });

  test('is a single printed distance when there is nothing else', () => {
    expect(projectorLens(projectorContent({ distance: [law({ rows: 1, b: 0 })] }))?.basis).toBe(
      'one distance',
    );
  });

  test('is a law before a single printed distance, whatever their order', () => {
    const distance = [law({ rows: 1, a: 9, kind: 'measured' }), law({ rows: 5 })];
    expect(projectorLens(projectorContent({ distance }))?.basis).toBe('table');
  });

  test('is the law with better evidence', () => {
    const distance = [law({ a: 9, kind: 'claim' }), law({ a: 1.2 })];
    expect(projectorLens(projectorContent({ distance }))?.wide.slope).toBe(1.2);
  });

  test('is never a half-filled law or ratio', () => {
    const distance = [law({ a: null, kind: 'measured' }), law({ b: null, kind: 'measured' })];
    const none = { distance, throwRatio: [ratio(1.2, null), ratio(2, 1), ratio(0, 0)] };
    expect(projectorLens(projectorContent(none))).toBeNull();
    expect(
      projectorLens(projectorContent({ ...none, throwRatio: [...none.throwRatio, ratio(1, 1)] }))?.basis,
    ).toBe('ratio');
    expect(projectorLens(projectorContent())).toBeNull();
  });

  test('a zoom has two lines, or one when its tele end is half filled', () => {
    const zoom = projectorContent({ distance: [law({ tele: { a: 1.8, b: 0 } })] });
    expect(projectorLens(zoom)).toMatchObject({ kind: 'zoom', tele: { slope: 1.8, intercept: 0 } });
    const half = projectorContent({ distance: [law({ tele: { a: 1.8, b: null } })] });
    expect(projectorLens(half)?.kind).toBe('fixed');
  });
});

/** The lens of a law. @param more of its evidence */
function lensOfLaw(options: Parameters<typeof law>[0], more: object = {}) {
  const made = law(options);
  return projectorLens(
    projectorContent({ distance: [{ ...made, evidence: { ...made.evidence, ...more } }] }),
  );
}

/** Whether a lens has a distance for a size. */
function reaches(lens: ReturnType<typeof projectorLens>, diagonal: number): boolean {
  return lens !== null && pictureDistances(lens, { diagonal, aspect: '16:9' }) !== null;
}

describe('what the source says of the lens', () => {
  test('one distance for a size is a zoomless lens only where the source says so', () => {
    const kinds = (['none', 'unknown', null] as const).map((farEnd) => lensOfLaw({ farEnd })?.kind);
    expect(kinds).toEqual(['fixed', 'open', 'open']);
  });

  test('is kept to its sizes; without them it says nothing', () => {
    expect(reaches(lensOfLaw({ sizes: [70, 130] }), 100)).toBe(true);
    expect(reaches(lensOfLaw({ sizes: [70, 130] }), 131)).toBe(false);
    expect(lensOfLaw({ sizes: [null, 130] })).toBeNull();
    expect(lensOfLaw({ sizes: [130, 70] })).toBeNull();
  });

  test('its basis tells who printed what', () => {
    expect(lensOfLaw({ rows: 8 })?.basis).toBe('table');
    expect(lensOfLaw({})?.basis).toBe('formula');
    expect(lensOfLaw({ rows: 8 }, { relayed: true })?.basis).toBe('relayed rows');
    expect(lensOfLaw({ rows: 2 })?.basis).toBe('relayed rows');
    expect(lensOfLaw({ rows: 4, kind: 'measured' })?.basis).toBe('relayed rows');
    expect(lensOfLaw({ rows: 4, kind: 'claim' })?.basis).toBe("seller's table");
    expect(lensOfLaw({ rows: 1 })?.basis).toBe('one distance');
  });

  test('a doubted law is not used', () => {
    expect(lensOfLaw({ rows: 8 }, { doubted: true })).toBeNull();
  });
});

/** The lens of a throw ratio. */
function lensOfRatio(more: Parameters<typeof projectorContent>[0] = {}) {
  return projectorLens(projectorContent({ throwRatio: [ratio(1.2, 1.5)], ...more }));
}

describe('a throw ratio', () => {
  test('holds from 60 to 150 in, or for the sizes that the model is offered for', () => {
    const plain = lensOfRatio();
    expect([59, 60, 150, 151].map((diagonal) => reaches(plain, diagonal))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const offered = lensOfRatio({
      pictureSizes: [{ _key: 's', min: 40, max: 200, evidence: evidence('maker') }],
    });
    expect([39, 40, 200, 201].map((diagonal) => reaches(offered, diagonal))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('of an ultra short throw gives no distance', () => {
    expect(lensOfRatio({ kind: 'ultraShortThrow' })).toBeNull();
    expect(lensOfRatio({ throwRatio: [ratio(0.25, 0.25)] })).toBeNull();
  });
});

describe('the shape of the chip', () => {
  test.each([
    [1920, 1080, '16:9'],
    [1366, 768, '16:9'],
    [1280, 800, '16:10'],
    [1024, 768, '4:3'],
    [4096, 2160, '4:3'],
    [1000, 1000, '4:3'],
  ] as const)('%i × %i beside a table for 4:3 is %s', (width, height, shape) => {
    const projector = projectorContent({
      resolution: [chip(width, height)],
      distance: [law({ aspect: '4:3' })],
    });
    // Pixels of an unknown shape leave it to the table.
    expect(projectorLens(projector)?.chip).toBe(shape);
  });

  test('comes from the table when pixels are unknown; no chip is as wide as scope', () => {
    const shapes = (['16:10', '2.35:1', null] as const).map(
      (aspect) => projectorLens(projectorContent({ distance: [law({ aspect })] }))?.chip,
    );
    expect(shapes).toEqual(['16:10', '16:9', '16:9']);
  });

  test('comes from the next evidence while the best figure is empty', () => {
    const resolution = [chip(1280, null, 'measured'), chip(1280, 800)];
    expect(projectorLens(projectorContent({ resolution, throwRatio: [ratio(1, 1)] }))?.chip).toBe('16:10');
  });

  test('16:10 reproduces a 16:9 table for 16:9 images and throws a larger frame', () => {
    const projector = projectorContent({
      resolution: [chip(1280, 800)],
      distance: [law({ rows: 6, aspect: '16:9' })],
    });
    const lens = projectorLens(projector);
    expect(lens?.chip).toBe('16:10');
    expect(lens && pictureDistances(lens, HUNDRED)?.min).toBeCloseTo(1.2 * 100 - 2, 9);
    // The chip's frame is as wide and 10/9 as high: its diagonal is 102.78 inches.
    expect(lens && pictureDistances(lens, { diagonal: 102.778, aspect: '16:10' })?.min).toBeCloseTo(118, 2);
  });
});
