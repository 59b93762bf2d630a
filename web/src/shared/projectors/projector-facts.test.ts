import { expect, test } from 'vitest';
import { brightness, evidence, figure, law, projectorContent } from '../../../test/fixture/projector.ts';
import { projectorFacts } from './projector-facts.ts';

test('a projector without data has only a name', () => {
  expect(projectorFacts(projectorContent())).toEqual({
    name: 'Acme One',
    otherNames: [],
    brand: 'Acme',
    lens: null,
    distances: null,
    offered: null,
    light: { rated: null, measured: null, movie: null },
    nativeContrast: null,
    depth: null,
    sharpness: null,
    lightSource: null,
    contrast: null,
    lag: null,
    noise: null,
    year: null,
    status: null,
    priceClass: null,
    weight: null,
    cabinet: null,
  });
});

test('uses the best evidence for each fact', () => {
  const facts = projectorFacts(
    projectorContent({
      brightness: [brightness(9500, 'claim'), brightness(250, 'measured', 'movie')],
      nativeContrast: [figure(80_000, 'maker'), figure(620, 'measured')],
      depth: [figure(36.4, 'maker')],
      weight: [figure(3, 'claim'), figure(3.4, 'maker')],
      lightSource: [
        { _key: 'a', source: 'laser', evidence: evidence('claim') },
        { _key: 'b', source: 'led', evidence: evidence('maker') },
      ],
      distance: [law({ a: 1.3, b: 0, kind: 'claim' }), law({ tele: { a: 1.5, b: 0 } })],
    }),
  );
  expect(facts).toMatchObject({
    light: {
      rated: { lumens: 9500, kind: 'claim' },
      measured: { lumens: 250, mode: 'movie' },
      movie: { lumens: 250, from: 'calibrated' },
    },
    nativeContrast: 620,
    depth: expect.closeTo(14.33, 2),
    weight: 3.4,
    lightSource: 'led',
    distances: { min: 118, max: 150 },
  });
});

const during = (value: number, condition: string | null, kind: 'measured' | 'maker') => ({
  ...figure(value, kind),
  condition,
});

test('takes the best lag at 60 Hz, whoever gives one at another signal', () => {
  const lagOf = (...inputLag: ReturnType<typeof during>[]) =>
    projectorFacts(projectorContent({ inputLag })).lag?.value;
  expect(lagOf(during(4, '1080p at 240 Hz', 'maker'), during(16.7, '4K at 60 Hz', 'maker'))).toBe(16.7);
  expect(lagOf(during(5, '1080p at 240 Hz', 'measured'), during(16.7, '4K 60Hz', 'maker'))).toBe(16.7);
  expect(lagOf(during(17, '4K 60 Hz', 'maker'), during(22, '1080p 60 Hz', 'measured'))).toBe(22);
  expect(lagOf(during(8, null, 'maker'))).toBe(8);
});

test('takes the noise outside of quiet and eco modes', () => {
  const noiseOf = (...noise: ReturnType<typeof during>[]) =>
    projectorFacts(projectorContent({ noise })).noise?.value;
  expect(noiseOf(during(22, 'Eco', 'measured'), during(30, 'normal mode', 'maker'))).toBe(30);
  expect(noiseOf(during(22, 'quiet mode', 'maker'))).toBe(22);
});

test('skips an empty light source for the next one', () => {
  const lightSource = [
    { _key: 'a', source: null, evidence: evidence('measured') },
    { _key: 'b', source: 'lamp' as const, evidence: evidence('maker') },
  ];
  expect(projectorFacts(projectorContent({ lightSource })).lightSource).toBe('lamp');
});
