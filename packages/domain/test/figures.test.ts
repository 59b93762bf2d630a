import { describe, expect, it } from 'vitest';
import { figure, FIGURE_FIELDS, FIGURES, isNumberFigure } from '../src/figures.ts';

it('every figure that is a number has bounds that leave room', () => {
  const numbers = FIGURE_FIELDS.filter(isNumberFigure);
  expect(numbers.length).toBeGreaterThan(7);
  expect(numbers.filter((field) => FIGURES[field].min >= FIGURES[field].max)).toEqual([]);
});

describe('a figure is written', () => {
  it('with its unit', () => {
    expect(FIGURES.inputLag.textOf({ value: 16.7 })).toBe('16.7 ms');
  });

  it('from all of its values', () => {
    expect(FIGURES.resolution.textOf({ width: 1920, height: 1080 })).toBe('1920 × 1080 pixels');
    expect(FIGURES.pixelShift.textOf({ shows: 'none' })).toBe('None');
    expect(FIGURES.lightSource.textOf({ source: 'led' })).toBe('LED');
  });

  it('only when every value is there and of its kind', () => {
    expect(FIGURES.resolution.textOf({ width: 1920, height: null })).toBeNull();
    expect(FIGURES.inputLag.textOf({})).toBeNull();
    expect(FIGURES.inputLag.textOf({ value: '16.7' })).toBeNull();
    expect(FIGURES.pixelShift.textOf({ shows: null })).toBeNull();
    expect(FIGURES.lightSource.textOf({ source: 'candle' })).toBeNull();
  });
});

describe('a figure that is a text', () => {
  const system = figure({
    title: 'System',
    type: 'systemFigure',
    group: 'body',
    uses: [],
    parts: [{ is: 'text', name: 'value', title: 'Name', column: 'value', max: 40 }],
  });

  it('is written as it stands, and not while it is empty', () => {
    expect(system.textOf({ value: 'Google TV' })).toBe('Google TV');
    expect(system.textOf({ value: '' })).toBeNull();
  });
});
