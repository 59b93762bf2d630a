import { pictureDistances } from '@lumen-throw/throw/frame';
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

describe('what a lens is made from', () => {
  test('a law goes before a throw ratio, even one with better evidence', () => {
    const lens = projectorLens(
      projectorContent({ distance: [law({ rows: 8 })], throwRatio: [ratio(1, 2, 'measured')] }),
    );
    expect(lens?.basis).toBe('table');
    expect(lens && pictureDistances(lens, HUNDRED)).toEqual({ min: 118, max: 118 });
  });

  test('a throw ratio goes before one printed distance', () => {
    const lens = projectorLens(
      projectorContent({ distance: [law({ rows: 1, kind: 'measured' })], throwRatio: [ratio(1, 2)] }),
    );
    expect(lens?.basis).toBe('ratio');
    // 100 inches of 16:9 are 87.16 inches wide.
    const distances = lens && pictureDistances(lens, HUNDRED);
    expect(distances?.min).toBeCloseTo(87.16, 2);
    expect(distances?.max).toBeCloseTo(174.32, 2);
  });

  test('one printed distance counts where there is nothing else', () => {
    expect(projectorLens(projectorContent({ distance: [law({ rows: 1, b: 0 })] }))?.basis).toBe(
      'one distance',
    );
  });

  test('a law beside one printed distance counts, wherever it stands', () => {
    const distance = [law({ rows: 1, a: 9, kind: 'measured' }), law({ rows: 5 })];
    expect(projectorLens(projectorContent({ distance }))?.basis).toBe('table');
  });

  test('of two laws the one with better evidence counts', () => {
    const distance = [law({ a: 9, kind: 'claim' }), law({ a: 1.2 })];
    expect(projectorLens(projectorContent({ distance }))?.wide.slope).toBe(1.2);
  });

  test('a law that is half filled in does not count, and neither does such a ratio', () => {
    const distance = [law({ a: null, kind: 'measured' }), law({ b: null, kind: 'measured' })];
    const none = { distance, throwRatio: [ratio(1.2, null), ratio(2, 1), ratio(0, 0)] };
    expect(projectorLens(projectorContent(none))).toBeNull();
    expect(
      projectorLens(projectorContent({ ...none, throwRatio: [...none.throwRatio, ratio(1, 1)] }))?.basis,
    ).toBe('ratio');
    expect(projectorLens(projectorContent())).toBeNull();
  });

  test('a zoom has two lines, a tele end that is half filled in none', () => {
    const zoom = projectorContent({ distance: [law({ tele: { a: 1.8, b: 0 } })] });
    expect(projectorLens(zoom)).toMatchObject({ kind: 'zoom', tele: { slope: 1.8, intercept: 0 } });
    const half = projectorContent({ distance: [law({ tele: { a: 1.8, b: null } })] });
    expect(projectorLens(half)?.kind).toBe('fixed');
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
    // Pixels that make none of the known shapes leave the table to say it.
    expect(projectorLens(projector)?.chip).toBe(shape);
  });

  test('is that of the table where no pixels are known; no chip is as wide as scope', () => {
    const shapes = (['16:10', '2.35:1', null] as const).map(
      (aspect) => projectorLens(projectorContent({ distance: [law({ aspect })] }))?.chip,
    );
    expect(shapes).toEqual(['16:10', '16:9', '16:9']);
  });

  test('is that of the next evidence where the best figure is still empty', () => {
    const resolution = [chip(1280, null, 'measured'), chip(1280, 800)];
    expect(projectorLens(projectorContent({ resolution, throwRatio: [ratio(1, 1)] }))?.chip).toBe('16:10');
  });

  test('16:10 with a table for 16:9 gives the table back for 16:9 pictures, and throws a larger frame', () => {
    const projector = projectorContent({
      resolution: [chip(1280, 800)],
      distance: [law({ rows: 6, aspect: '16:9' })],
    });
    const lens = projectorLens(projector);
    expect(lens?.chip).toBe('16:10');
    expect(lens && pictureDistances(lens, HUNDRED).min).toBeCloseTo(1.2 * 100 - 2, 9);
    // The frame of the chip is as wide, and 10/9 as high: its diagonal is 102.78 inches.
    expect(lens && pictureDistances(lens, { diagonal: 102.778, aspect: '16:10' }).min).toBeCloseTo(118, 2);
  });
});
