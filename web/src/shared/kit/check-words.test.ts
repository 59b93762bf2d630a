import { lensFromFormula, lensFromRatio } from '@lumen-throw/throw/lens';
import { expect, test } from 'vitest';
import { checkWords, type SaidNumbers } from './check-words.ts';

const ratio = (min: number, max = min) => lensFromRatio({ min, max }, { chip: '16:9' });
const lawn: SaidNumbers = {
  diagonal: 100,
  aspect: '16:9',
  distance: 8.7,
  units: 'ft',
  light: 'nightfall',
  surface: null,
};
const unnamed = { native: null, model: null };
const portable = { ...unnamed, lens: ratio(1.2), lumens: 900 };

const GRAY = { material: 'Acme Gray', gain: 0.6, rejectedPercent: 65, address: 'https://example.com/gray' };

test.each<[string, Parameters<typeof checkWords>[0], SaidNumbers, string]>([
  [
    'all of it goes together',
    portable,
    lawn,
    '100 in from 8.7 ft is 1.20; this lens has 1.20: the numbers agree; 30 fL, right for the light 30 minutes after sunset.',
  ],
  [
    'in meters',
    portable,
    { ...lawn, distance: 2.66, units: 'm', light: 'living' },
    '100 in from 2.66 m is 1.20; this lens has 1.20: the numbers agree; 30 fL, right for a room with a lamp or two on.',
  ],
  [
    'a place that is off',
    portable,
    { ...lawn, distance: 12, light: 'daylight' },
    "100 in from 12 ft is 1.65; this lens has 1.20: the numbers don't agree, this lens makes 100 in from 8.7 ft; 30 fL, foggy in a room by day with half-closed blinds.",
  ],
  [
    'a place that is nearly right',
    portable,
    { ...lawn, distance: 9, light: '' },
    '100 in from 9 ft is 1.24; this lens has 1.20: close enough, real lenses differ by a few percent; 30 fL.',
  ],
  [
    'a zoom without a distance',
    { ...unnamed, lens: ratio(1.33, 2.16), lumens: null },
    { ...lawn, distance: null },
    'This lens makes 100 in from 9.7 – 15.7 ft.',
  ],
  [
    'a lens whose far end nobody gives, without a distance',
    {
      ...unnamed,
      lens: lensFromRatio({ min: 1.2, max: 1.2 }, { chip: '16:9', farEndUnknown: true }),
      lumens: null,
    },
    { ...lawn, distance: null },
    'This lens makes 100 in from 8.7 ft.',
  ],
  [
    'an ultra short throw',
    { ...unnamed, lens: ratio(0.25), lumens: 2800 },
    { ...lawn, distance: 1.8, light: 'dark' },
    '100 in from 1.8 ft is 0.25; this lens has 0.25: the numbers agree; 94 fL, very bright for a dark room.',
  ],
  [
    'a size that no source covers',
    {
      lens: lensFromFormula({ slope: 0.25, intercept: -1.5 }, null, {
        chip: '16:9',
        sizes: { wide: { min: 70, max: 130 } },
      }),
      lumens: null,
      native: null,
      model: { brand: 'Acme' },
    },
    { ...lawn, diagonal: 150, distance: 3 },
    '150 in from 3 ft is 0.28; no source gives a distance for this size. Acme prints 70 to 130 in.',
  ],
  [
    'a screen that rejects room light',
    { ...unnamed, lens: null, lumens: 900 },
    { ...lawn, distance: null, light: 'daylight', surface: GRAY },
    '18 fL, thin in a room by day with half-closed blinds.',
  ],
  [
    'the same room on matte white',
    { ...unnamed, lens: null, lumens: 900 },
    { ...lawn, distance: null, light: 'daylight' },
    '30 fL, foggy in a room by day with half-closed blinds.',
  ],
  ['nothing is known', { ...unnamed, lens: null, lumens: null }, lawn, ''],
  [
    'no lens is known',
    { ...unnamed, lens: null, lumens: 900 },
    { ...lawn, distance: null },
    '30 fL, right for the light 30 minutes after sunset.',
  ],
])('%s', (_what, projector, said, words) => {
  expect(checkWords(projector, said)).toBe(words);
});
