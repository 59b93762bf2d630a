import { expect, test } from 'vitest';
import { brightness, evidence, figure, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { lightVerdicts } from '../light-verdicts.ts';
import { modelSentence } from './model-verdict.ts';
import type { ProjectorContent } from './projector-query.ts';

const sentence = (more: Partial<ProjectorContent>) => modelSentence(projectorFacts(projectorContent(more)));

const movie = (lumens: number) => [brightness(lumens, 'measured', 'movie')];

test.each([
  // White on 100 inches of 16:9, 29.67 square feet; good from 12 fL and 15 : 1.
  [340, 'A little dim for 100 inches, even in the dark.'],
  [150, 'Too dim for 100 inches, even in the dark.'],
  [400, 'For a dark room; not with a lamp on.'],
  [1500, 'Fine with a lamp on; not by day.'],
  [3500, 'Fine by day with the blinds half closed; not with open curtains.'],
  [12_000, 'Fine by day, even with open curtains.'],
])('%i lm: %s', (lumens, words) => {
  expect(sentence({ brightness: movie(lumens) })).toBe(words);
});

test('says from where a picture of 100 inches fits, before its light', () => {
  expect(sentence({ distance: [law()], brightness: movie(1500) })).toBe(
    'Fits rooms from 9.8 ft for a 100-inch picture; fine with a lamp on; not by day.',
  );
  expect(sentence({ distance: [law({ a: 0.1, b: 0 })] })).toBe('Fills 100 inches from 10.0 in.');
});

test('says nothing of what nobody knows', () => {
  expect(sentence({})).toBeNull();
  expect(lightVerdicts(projectorFacts(projectorContent()))).toEqual([]);
});

const offered = (min: number, max: number) => [{ _key: 's', min, max, evidence: evidence('maker') }];

test('judges no picture of a size that the model is not offered for', () => {
  const light = { brightness: movie(1500) };
  expect(sentence({ ...light, pictureSizes: offered(110, 150) })).toBeNull();
  expect(sentence({ ...light, pictureSizes: offered(100, 150) })).toBe('Fine with a lamp on; not by day.');
  expect(sentence({ ...light, distance: [law({ sizes: [40, 80] })] })).toBeNull();
  expect(sentence({ ...light, distance: [law({ sizes: [80, 80], rows: 1 })] })).toBe(
    'Fine with a lamp on; not by day.',
  );
});

const contrastIn = (more: Partial<ProjectorContent>) =>
  lightVerdicts(projectorFacts(projectorContent({ brightness: movie(1500), ...more })));

test('judges each named light, with the black that was measured', () => {
  expect(contrastIn({}).map(({ light, verdict }) => `${light} ${verdict}`)).toEqual([
    'dark bright',
    'living right',
    'daylight foggy',
    'open foggy',
    'dusk right',
    'nightfall right',
    'night bright',
  ]);
  const [usual] = contrastIn({});
  const [poor] = contrastIn({ nativeContrast: [figure(200, 'measured')] });
  expect(poor && usual && poor.contrast < usual.contrast).toBe(true);
});
