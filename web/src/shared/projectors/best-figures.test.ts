import { describe, expect, test } from 'vitest';
import { evidence, figure, projectorContent } from '../../../test/fixture/projector.ts';
import { bestNumber, figuresOf, kindTitle, sharpnessOf } from './best-figures.ts';
import { projectorName } from './projector-name.ts';

describe('the figure that counts', () => {
  test('is the measured one, whatever is claimed and wherever it is', () => {
    const claimed = figure(9500, 'claim');
    const measured = figure(250, 'measured');
    for (const figures of [
      [claimed, measured],
      [measured, claimed],
    ])
      expect(bestNumber(figures)).toEqual({ value: 250, condition: null, kind: 'measured' });
  });

  test('is the first one when the evidence is equal', () => {
    expect(bestNumber([figure(3000, 'maker'), figure(3300, 'maker')])?.value).toBe(3000);
  });

  test('is neither empty nor without evidence', () => {
    const empty = [figure(null, 'measuredByUs'), figure(Number.NaN, 'measured'), figure(800, null), null];
    expect(bestNumber([...empty, figure(700, 'claim')])?.value).toBe(700);
    expect(bestNumber(empty)).toBeNull();
    expect(bestNumber(null)).toBeNull();
    expect(bestNumber(undefined)).toBeNull();
  });

  test('keeps its condition', () => {
    expect(bestNumber([{ ...figure(28, 'maker'), condition: 'eco mode' }])?.condition).toBe('eco mode');
  });
});

test('sorts figures by evidence and omits empty ones', () => {
  const figures = [figure(1, 'claim'), null, figure(2, null), figure(3, 'maker')];
  expect(figuresOf(figures).map(({ value }) => value)).toEqual([3, 1]);
});

test('builds a name from brand and model, whichever exist', () => {
  expect(projectorName({ brand: 'Acme', model: 'One' })).toBe('Acme One');
  expect(projectorName({ brand: null, model: 'One' })).toBe('One');
  expect(projectorName({ brand: null, model: null })).toBe('');
});

test('names a kind, and nothing without a kind', () => {
  expect(kindTitle('ultraShortThrow')).toBe('Ultra short throw');
  expect(kindTitle(null)).toBe('');
});

const pixels = (width: number | null, kind: 'maker' | 'measured' = 'maker') => ({
  _key: `${width}`,
  width,
  height: 1080,
  evidence: evidence(kind),
});
const shift = (shows: 'none' | '1080p' | '4k' | null, kind: 'maker' | 'measured' = 'maker') => ({
  _key: `${shows}`,
  shows,
  evidence: evidence(kind),
});

describe('resolution', () => {
  test.each([
    [3840, 'native4k'],
    [4096, 'native4k'],
    [3839, 'fullHd'],
    [1920, 'fullHd'],
    [1919, 'less'],
    [854, 'less'],
  ])('of a chip %i pixels wide is %s', (width, sharpness) => {
    expect(sharpnessOf({ resolution: [pixels(width)], pixelShift: null })).toBe(sharpness);
  });

  test("is 4K by shifting when the content says so, with or without the chip's pixels", () => {
    expect(sharpnessOf({ resolution: [pixels(1920)], pixelShift: [shift('4k')] })).toBe('shifted4k');
    expect(sharpnessOf({ resolution: null, pixelShift: [shift('4k')] })).toBe('shifted4k');
    expect(sharpnessOf({ resolution: [pixels(1920)], pixelShift: [shift('none')] })).toBe('fullHd');
  });

  test('is 1080p where a smaller chip shifts its pixels to show it', () => {
    expect(sharpnessOf({ resolution: [pixels(960)], pixelShift: [shift('1080p')] })).toBe('fullHd');
  });

  test('is unknown without data', () => {
    expect(sharpnessOf(projectorContent())).toBeNull();
    expect(sharpnessOf({ resolution: null, pixelShift: [shift('none')] })).toBeNull();
  });

  test('comes from the next evidence while the best figure is empty', () => {
    expect(sharpnessOf({ resolution: [pixels(null, 'measured'), pixels(3840)], pixelShift: null })).toBe(
      'native4k',
    );
    expect(
      sharpnessOf({ resolution: [pixels(1920)], pixelShift: [shift(null, 'measured'), shift('4k')] }),
    ).toBe('shifted4k');
  });
});
