import { describe, expect, test } from 'vitest';
import { evidence, figure, projectorContent } from '../../../test/fixture/projector.ts';
import { bestNumber, figuresOf, kindTitle, projectorName, sharpnessOf } from './best-figures.ts';

describe('the number that counts', () => {
  test('is the measured one, however large the claim and wherever it stands', () => {
    const claimed = figure(9500, 'claim');
    const measured = figure(250, 'measured');
    for (const figures of [
      [claimed, measured],
      [measured, claimed],
    ])
      expect(bestNumber(figures)).toEqual({ value: 250, condition: null, kind: 'measured' });
  });

  test('is the first of the content where the evidence is the same', () => {
    expect(bestNumber([figure(3000, 'maker'), figure(3300, 'maker')])?.value).toBe(3000);
  });

  test('is not an empty one, nor one without evidence', () => {
    const empty = [figure(null, 'measuredByUs'), figure(Number.NaN, 'measured'), figure(800, null), null];
    expect(bestNumber([...empty, figure(700, 'claim')])?.value).toBe(700);
    expect(bestNumber(empty)).toBeNull();
    expect(bestNumber(null)).toBeNull();
    expect(bestNumber(undefined)).toBeNull();
  });

  test('keeps what it holds for', () => {
    expect(bestNumber([{ ...figure(28, 'maker'), condition: 'eco mode' }])?.condition).toBe('eco mode');
  });
});

test('figures with evidence stand best first, and holes are left out', () => {
  const figures = [figure(1, 'claim'), null, figure(2, null), figure(3, 'maker')];
  expect(figuresOf(figures).map(({ value }) => value)).toEqual([3, 1]);
});

test('a name is what there is of brand and model', () => {
  expect(projectorName({ brand: 'Acme', model: 'One' })).toBe('Acme One');
  expect(projectorName({ brand: null, model: 'One' })).toBe('One');
  expect(projectorName({ brand: null, model: null })).toBe('');
});

test('a kind is said in words, and none is said where there is none', () => {
  expect(kindTitle('ultraShortThrow')).toBe('Ultra short throw');
  expect(kindTitle(null)).toBe('');
});

const pixels = (width: number | null, kind: 'maker' | 'measured' = 'maker') => ({
  _key: `${width}`,
  width,
  height: 1080,
  evidence: evidence(kind),
});
const shift = (shifts: boolean | null, kind: 'maker' | 'measured' = 'maker') => ({
  _key: `${shifts}`,
  shifts,
  evidence: evidence(kind),
});

describe('sharpness', () => {
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

  test('is 4K by shifting where somebody says so, with or without the pixels of the chip', () => {
    expect(sharpnessOf({ resolution: [pixels(1920)], pixelShift: [shift(true)] })).toBe('shifted4k');
    expect(sharpnessOf({ resolution: null, pixelShift: [shift(true)] })).toBe('shifted4k');
    expect(sharpnessOf({ resolution: [pixels(1920)], pixelShift: [shift(false)] })).toBe('fullHd');
  });

  test('is not known where nobody says', () => {
    expect(sharpnessOf(projectorContent())).toBeNull();
    expect(sharpnessOf({ resolution: null, pixelShift: [shift(false)] })).toBeNull();
  });

  test('is that of the next evidence where the best figure is still empty', () => {
    expect(sharpnessOf({ resolution: [pixels(null, 'measured'), pixels(3840)], pixelShift: null })).toBe(
      'native4k',
    );
    expect(
      sharpnessOf({ resolution: [pixels(1920)], pixelShift: [shift(null, 'measured'), shift(true)] }),
    ).toBe('shifted4k');
  });
});
