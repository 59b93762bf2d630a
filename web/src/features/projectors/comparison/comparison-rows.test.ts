import { FIGURE_FIELDS, FIGURES } from '@lumen-throw/domain/figures';
import { expect, test } from 'vitest';
import { brightness, evidence, figure, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { compareProjectors } from './comparison-rows.ts';

const KNOWN = projectorContent({
  brightness: [brightness(9500, 'claim'), brightness(250, 'measured', 'movie')],
  distance: [law()],
  weight: [figure(2, 'maker')],
  year: [figure(2021, 'maker')],
  lightSource: [{ _key: 'l', source: 'led', evidence: evidence('maker') }],
  resolution: [{ _key: 'r', width: 1920, height: 1080, evidence: evidence('maker') }],
});
const UNKNOWN = projectorContent();

const comparisonRows = (...all: Parameters<typeof compareProjectors>) =>
  compareProjectors(...all).differences;

test("each row has each projector's value, and what nobody knows is named", () => {
  const { differences, same, unknown } = compareProjectors([KNOWN, UNKNOWN]);
  expect(differences.map(({ key }) => key)).toEqual([
    'rated',
    'measured',
    'light',
    'distance',
    'picture',
    'resolution',
    'source',
    'weight',
    'year',
  ]);
  expect(differences.map(({ cells }) => cells[1])).toEqual(differences.map(() => null));
  expect(same).toEqual([]);
  expect(unknown).toContain('Input lag');
  expect(unknown).not.toContain('Weight');
});

test('shows where projectors differ before where they do not, with what a figure holds for', () => {
  const eco = { ...figure(24, 'maker'), condition: 'eco' };
  const { differences, same } = compareProjectors([
    projectorContent({ weight: [figure(3, 'maker')], noise: [eco], power: [figure(300, 'maker')] }),
    projectorContent({ weight: [figure(3, 'maker')], noise: [figure(24, 'maker')] }),
  ]);
  expect(differences).toEqual([
    { key: 'noise', name: 'Noise', cells: ['24 dB (eco)', '24 dB'] },
    { key: 'power', name: 'Power draw', cells: ['300 W', null] },
  ]);
  expect(same.map(({ name }) => name)).toEqual(['Weight']);
});

test('compares every figure, each in a row of its own or in that of another', () => {
  const { unknown } = compareProjectors([UNKNOWN, UNKNOWN]);
  const inAnother = new Set(['Brightness', 'Distance', '4K by pixel shifting']);
  const titles = FIGURE_FIELDS.map((field) => FIGURES[field].title).filter((title) => !inAnother.has(title));
  expect(unknown).toEqual(expect.arrayContaining(titles));
});

test('shows rated and measured light apart, and works out the screen from a movie mode', () => {
  const [rated, measured, light] = comparisonRows([KNOWN]);
  expect(rated?.cells).toEqual(["9,500 lm, seller's claim"]);
  expect(measured?.cells).toEqual(['250 lm, measured, movie mode']);
  // 250 lm on 100 inches of 16:9, 29.67 square feet: 8.4 foot-lamberts at gain 1.
  expect(light?.cells[0]).toBe('8.4 fL, measured');
});

test('compares like with like: an honest measurement does not lose to a larger box', () => {
  const [, , light] = comparisonRows([
    projectorContent({ brightness: [brightness(1704, 'measured', 'other')] }),
    projectorContent({ brightness: [brightness(2800, 'maker')] }),
    projectorContent({ brightness: [brightness(3000, 'maker'), brightness(1900, 'measured', 'brightest')] }),
    projectorContent({ brightness: [brightness(500, 'maker'), brightness(162, 'measured', 'other')] }),
  ]);
  // 1,278, 2,100, 1,900 and 162 lm.
  expect(light?.cells).toEqual([
    '43.1 fL, ¾ of the measured light',
    '70.8 fL, ¾ of the rated light',
    '64.0 fL, the most that was measured',
    '5.5 fL, the most that was measured',
  ]);
});

test('a doubted figure is compared nowhere', () => {
  const made = brightness(6992, 'measured', 'movie');
  const doubted = { ...made, evidence: { ...made.evidence, doubted: true } };
  const [rated, light] = comparisonRows([
    projectorContent({ brightness: [doubted, brightness(4000, 'maker')] }),
  ]);
  expect([rated?.key, light?.key]).toEqual(['rated', 'light']);
  expect(light?.cells[0]).toMatch(/^101.1 fL/);
});

test('omits a row without any value', () => {
  expect(comparisonRows([UNKNOWN, UNKNOWN])).toEqual([]);
  const weighed = projectorContent({ weight: [figure(3, 'maker')] });
  expect(comparisonRows([UNKNOWN, weighed])).toEqual([
    { key: 'weight', name: 'Weight', cells: [null, '6.6 lb (3.0 kg)'] },
  ]);
});
