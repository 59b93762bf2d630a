import { lensFromRatio } from '@lumen-throw/throw/lens';
import { expect, test } from 'vitest';
import { checkWords, type SaidNumbers } from './check-words.ts';

const ratio = (min: number, max = min) => lensFromRatio({ min, max }, { chip: '16:9' });
const lawn: SaidNumbers = { diagonal: 100, aspect: '16:9', distance: 8.7, units: 'ft', light: 'dusk' };
const portable = { lens: ratio(1.2), lumens: 900 };

test.each<[string, Parameters<typeof checkWords>[0], SaidNumbers, string]>([
  [
    'all of it goes together',
    portable,
    lawn,
    '100 in from 8.7 ft is 1.20; this lens has 1.20: the numbers agree; 30 fL, right for dusk.',
  ],
  [
    'in meters',
    portable,
    { ...lawn, distance: 2.66, units: 'm', light: 'living' },
    '100 in from 2.66 m is 1.20; this lens has 1.20: the numbers agree; 30 fL, right for a living room with a lamp on.',
  ],
  [
    'a place that is off',
    portable,
    { ...lawn, distance: 12, light: 'daylight' },
    "100 in from 12 ft is 1.65; this lens has 1.20: the numbers don't agree, this lens makes 100 in from 8.7 ft; 30 fL, too dim for a living room by day.",
  ],
  [
    'a place that is nearly right',
    portable,
    { ...lawn, distance: 9, light: '' },
    '100 in from 9 ft is 1.24; this lens has 1.20: close enough, real lenses differ by a few percent; 30 fL.',
  ],
  [
    'a zoom without a distance',
    { lens: ratio(1.33, 2.16), lumens: null },
    { ...lawn, distance: null },
    'This lens makes 100 in from 9.7 – 15.7 ft.',
  ],
  [
    'an ultra short throw',
    { lens: ratio(0.25), lumens: 2800 },
    { ...lawn, distance: 1.8, light: 'dark' },
    '100 in from 1.8 ft is 0.25; this lens has 0.25: the numbers agree; 94 fL, very bright for a dark room.',
  ],
  ['nothing is known', { lens: null, lumens: null }, lawn, ''],
  ['no lens is known', { lens: null, lumens: 900 }, { ...lawn, distance: null }, '30 fL, right for dusk.'],
])('%s', (_what, projector, said, words) => {
  expect(checkWords(projector, said)).toBe(words);
});
