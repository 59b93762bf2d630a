import { expect, test } from 'vitest';
import { evidence, figure, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { comparisonRows } from './comparison-rows.ts';

const KNOWN = projectorFacts(
  projectorContent({
    brightness: [figure(9500, 'claim'), figure(250, 'measured')],
    distance: [law()],
    weight: [figure(2, 'maker')],
    year: [figure(2021, 'maker')],
    lightSource: [{ _key: 'l', source: 'led', evidence: evidence('maker') }],
    resolution: [{ _key: 'r', width: 1920, height: 1080, evidence: evidence('maker') }],
  }),
);
const UNKNOWN = projectorFacts(projectorContent());

test('each line has what each projector has, and says nothing where nobody does', () => {
  const rows = comparisonRows([KNOWN, UNKNOWN]);
  expect(rows.map(({ key }) => key)).toEqual([
    'brightness',
    'light',
    'distance',
    'picture',
    'source',
    'weight',
    'year',
  ]);
  expect(rows.map(({ cells }) => cells[1])).toEqual(rows.map(() => null));
});

test('brightness and the light on the screen come from the best evidence', () => {
  const [brightness, light] = comparisonRows([KNOWN]);
  expect(brightness?.cells).toEqual(['250 lm, measured']);
  // 250 lm on 100 inches of 16:9, 29.67 square feet: 8.4 foot-lamberts at gain 1.
  expect(light?.cells[0]).toContain('8.4');
});

test('a line of which nobody knows anything is left out', () => {
  expect(comparisonRows([UNKNOWN, UNKNOWN])).toEqual([]);
  const weighed = { ...UNKNOWN, weight: 3 };
  expect(comparisonRows([UNKNOWN, weighed])).toEqual([
    { key: 'weight', name: 'Weight', cells: [null, '6.6 lb (3.0 kg)'] },
  ]);
});
