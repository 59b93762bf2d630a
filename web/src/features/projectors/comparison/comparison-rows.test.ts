import type { EvidenceKind } from '@lumen-throw/domain/evidence';
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

/** A figure with the signal or the mode that it holds for. */
const during = (value: number, condition: string | null, kind: EvidenceKind = 'maker') => ({
  ...figure(value, kind),
  condition,
});

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
  const { differences, same } = compareProjectors([
    projectorContent({
      weight: [figure(3, 'maker')],
      noise: [during(24, 'eco')],
      power: [figure(300, 'maker')],
    }),
    projectorContent({ weight: [figure(3, 'maker')], noise: [during(26, 'eco')] }),
  ]);
  expect(differences).toEqual([
    { key: 'noise', name: 'Noise', cells: ['24 dB (eco)', '26 dB (eco)'] },
    { key: 'power', name: 'Power draw', cells: ['300 W', null] },
  ]);
  expect(same.map(({ name }) => name)).toEqual(['Weight']);
});

test('compares every figure, each in a row of its own or in that of another', () => {
  const { unknown } = compareProjectors([UNKNOWN, UNKNOWN]);
  const inAnother = new Set(['Brightness', 'Distance', 'Pixel shifting']);
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

const lagRows = (...models: ReturnType<typeof during>[][]) =>
  compareProjectors(models.map((inputLag) => projectorContent({ inputLag })));

test('takes the figures for a signal that all share, before a better one for another signal', () => {
  const first = [during(8, '1080p at 120 Hz', 'measured'), during(17, '4K at 60 Hz', 'measured')];
  const second = [during(16, '4K 60 Hz', 'measured')];
  const { differences } = lagRows(first, second, [during(33, '4K at 60 Hz', 'measured')]);
  expect(differences).toEqual([
    {
      key: 'inputLag',
      name: 'Input lag',
      cells: ['17 ms (4K at 60 Hz)', '16 ms (4K 60 Hz)', '33 ms (4K at 60 Hz)'],
    },
  ]);
  expect(lagRows(second, first).differences[0]?.cells).toEqual(['16 ms (4K 60 Hz)', '17 ms (4K at 60 Hz)']);
});

test('says "not comparable" of figures for different signals, and never that they are the same', () => {
  const { differences, same } = lagRows(
    [during(16, '1080p at 120 Hz')],
    [during(16, '4K at 60 Hz')],
    [],
    [during(16, null)],
  );
  expect(same).toEqual([]);
  expect(differences).toEqual([
    {
      key: 'inputLag',
      name: 'Input lag',
      cells: ['16 ms (1080p at 120 Hz)', '16 ms (4K at 60 Hz)', null, '16 ms (signal not stated)'],
      note: 'not comparable: the signals differ',
    },
  ]);
});

test('says that a signal is not stated where the stated ones are the same', () => {
  const [row] = lagRows([during(16, '4K at 60 Hz')], [during(20, null)]).differences;
  expect(row?.note).toBe('not comparable: not every signal is stated');
});

test('compares figures of one projector, and those without a condition, as they are', () => {
  expect(lagRows([during(8, '1080p at 120 Hz'), during(17, null)], []).differences).toEqual([
    { key: 'inputLag', name: 'Input lag', cells: ['8 ms (1080p at 120 Hz)', null] },
  ]);
  expect(lagRows([during(16, null)], [during(16, 'signal not stated')]).same.map(({ key }) => key)).toEqual([
    'inputLag',
  ]);
  const both = [during(5, null), during(17, '4K at 60 Hz')];
  expect(lagRows(both, both).same.map(({ cells }) => cells[0])).toEqual(['17 ms (4K at 60 Hz)']);
});

test.each([
  ['noise', 'eco mode', 'normal mode', 'modes'],
  ['nativeContrast', 'calibrated, on/off', 'HDR mode', 'settings'],
] as const)('compares %s in like modes alone', (field, one, other, what) => {
  const rows = (...conditions: string[]) =>
    comparisonRows(conditions.map((condition) => projectorContent({ [field]: [during(60, condition)] })));
  expect(rows(one, other)[0]?.note).toBe(`not comparable: the ${what} differ`);
  expect(rows(one, one)).toEqual([]);
});

test('says what a distance is from', () => {
  const ratio = { throwRatio: [{ _key: 'r', min: 1.2, max: 1.6, evidence: evidence('maker') }] };
  const rows = comparisonRows([projectorContent(ratio), projectorContent({ distance: [law({ rows: 8 })] })]);
  const cells = rows.find(({ key }) => key === 'distance')?.cells;
  expect(cells?.[0]).toMatch(/, computed from its throw ratio$/);
  expect(cells?.[1]).toMatch(/, from its maker's table$/);
});

test('says whose figures are where a row has figures of both a maker and a test', () => {
  const [row] = comparisonRows([
    projectorContent({ noise: [during(24, 'Eco mode', 'measured')] }),
    projectorContent({ noise: [during(22, 'economic mode')] }),
  ]);
  expect(row).toEqual({
    key: 'noise',
    name: 'Noise',
    cells: ['24 dB (Eco mode), measured', "22 dB (economic mode), maker's figure"],
  });
  const weights = (['measured', 'maker'] as const).map((kind) =>
    projectorContent({ weight: [figure(3, kind)] }),
  );
  expect(compareProjectors(weights).same.map(({ cells }) => cells)).toEqual([
    ['6.6 lb (3.0 kg), measured', "6.6 lb (3.0 kg), maker's figure"],
  ]);
});
