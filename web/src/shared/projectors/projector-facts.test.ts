import { expect, test } from 'vitest';
import { evidence, figure, law, projectorContent } from '../../../test/fixture/projector.ts';
import { projectorFacts } from './projector-facts.ts';

test('a projector of which nothing is known has a name and nothing else', () => {
  expect(projectorFacts(projectorContent())).toEqual({
    name: 'Acme One',
    lens: null,
    distances: null,
    brightness: null,
    sharpness: null,
    lightSource: null,
    weight: null,
    year: null,
  });
});

test('each fact is the one with the best evidence', () => {
  const facts = projectorFacts(
    projectorContent({
      brightness: [figure(9500, 'claim'), figure(250, 'measured')],
      weight: [figure(3, 'claim'), figure(3.4, 'maker')],
      year: [figure(2020, 'maker'), figure(2021, 'measured')],
      lightSource: [
        { _key: 'a', source: 'laser', evidence: evidence('claim') },
        { _key: 'b', source: 'led', evidence: evidence('maker') },
      ],
      distance: [law({ a: 1.3, b: 0, kind: 'claim' }), law({ tele: { a: 1.5, b: 0 } })],
    }),
  );
  expect(facts).toMatchObject({
    brightness: { value: 250, kind: 'measured' },
    weight: 3.4,
    year: 2021,
    lightSource: 'led',
    distances: { min: 118, max: 150 },
  });
});

test('a light source that is still empty leaves the next one to count', () => {
  const lightSource = [
    { _key: 'a', source: null, evidence: evidence('measured') },
    { _key: 'b', source: 'lamp' as const, evidence: evidence('maker') },
  ];
  expect(projectorFacts(projectorContent({ lightSource })).lightSource).toBe('lamp');
});
