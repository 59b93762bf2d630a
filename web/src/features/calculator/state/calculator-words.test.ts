import { expect, test } from 'vitest';
import {
  brightnessAdvice,
  fitLightWords,
  fitPlaceWords,
  placementAdvice,
  placementWords,
  zoomText,
} from './advice.ts';
import { embedCode } from '../embed/embed-code.ts';
import { lengthText, rangeText } from '../../../shared/format/length-format.ts';
import {
  diagonalRangeText,
  diagonalText,
  feetInchesRangeText,
  feetInchesText,
  fineSizeText,
  footLambertText,
  moveText,
  neededLumensText,
  nitsText,
  percentText,
  sizeText,
} from './format.ts';
import { resultWords } from './result-words.ts';
import { resultsOf } from './results.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { imageSize } from '@lumen-throw/throw/image-size';
import { lensFromFormula, lensFromRatio } from '@lumen-throw/throw/lens';
import { placement } from '@lumen-throw/throw/placement';
import { known } from '@lumen-throw/throw/testing/known';
import { roomBrightness } from '@lumen-throw/throw/room-fit';

test('formats feet with whole inches and carries twelve to the next foot', () => {
  expect(feetInchesText(117.66)).toBe('9 ft 10 in');
  expect(feetInchesText(119.6)).toBe('10 ft 0 in');
  expect(feetInchesText(5.4)).toBe('0 ft 5 in');
  expect(feetInchesRangeText({ min: 104.6, max: 130.7 })).toBe('8 ft 9 in – 10 ft 11 in');
  expect(feetInchesRangeText({ min: 43.6, max: 44.4 })).toBe('3 ft 8 in');
});

test('formats feet with 1 decimal, meters with 2, diagonals with none [9-35]', () => {
  expect(lengthText(117.66, 'ft')).toBe('9.8 ft');
  expect(lengthText(117.66, 'm')).toBe('2.99 m');
  expect(lengthText(120, 'ft')).toBe('10.0 ft');
  expect(diagonalText(102.6)).toBe('103 in');
  expect(rangeText({ min: 104.59, max: 130.74 }, 'ft')).toBe('8.7 – 10.9 ft');
  expect(rangeText({ min: 43.58, max: 43.59 }, 'ft')).toBe('3.6 ft');
  expect(diagonalRangeText({ min: 91.79, max: 114.73 })).toBe('92 – 115 in');
  expect(sizeText(imageSize(100, '16:9'), 'ft')).toBe('7.3 × 4.1 ft');
  expect(fineSizeText(imageSize(100, '16:9'), 'ft')).toBe('87 × 49 in');
  expect(fineSizeText(imageSize(100, '16:9'), 'm')).toBe('221 × 125 cm');
});

test('rounds a required move up so that it is enough', () => {
  expect(moveText(8.1, 'ft')).toBe('9 in');
  expect(moveText(9, 'ft')).toBe('9 in');
  expect(moveText(36.01, 'ft')).toBe('3.1 ft');
  expect(moveText(5.4, 'm')).toBe('14 cm');
  expect(moveText(40, 'm')).toBe('1.02 m');
  expect(neededLumensText(831)).toBe('840 lm');
});

test('formats percentages, foot-lamberts and nits', () => {
  expect([0.5, 0, 1.2, -0.134].map(percentText)).toEqual(['50 %', '0 %', '120 %', '−13 %']);
  expect(footLambertText(67.41)).toBe('67.4 fL');
  expect(footLambertText(253.4)).toBe('253 fL');
  expect(nitsText(1234.5)).toBe('1,235 nits');
});

const lens = (min: number, max: number) => lensFromRatio({ min, max }, { chip: '16:9' });
const zoom = lens(1.2, 1.5);
const at = (distance: number, found = zoom) => placement(found, { distance, diagonal: 100, aspect: '16:9' });

test('advises a move or a size, each sufficient by itself', () => {
  expect(placementAdvice(at(96), 100, 'ft')).toBe('Move 9 in back, or choose 91 in.');
  expect(placementAdvice(at(96), 100, 'm')).toBe('Move 22 cm back, or choose 91 in.');
  expect(placementAdvice(at(180), 100, 'ft')).toBe('Move 4.2 ft closer, or choose 138 in.');
  // No size from 60 to 200 inches fits at this distance.
  expect(placementAdvice(at(24), 100, 'ft')).toBe('Move 6.8 ft back.');
});

test('describes a position', () => {
  expect(placementWords(at(120))).toMatch(/^Fits, with room/);
  expect(at(105).fit).toBe('tight');
  expect(placementWords(at(105))).toMatch(/^Tight: at the very end/);
  expect(placementWords(at(102))).toMatch(/5 %/);
  expect(placementWords(at(60))).toBeNull();
  const fixed = lens(1.2, 1.2);
  expect(placementWords(at(104.6, fixed))).toMatch(/this is the place/);
  expect(fitPlaceWords(at(104.6, fixed), 100, 'ft')).toBe('the only distance for this lens');
  expect(fitPlaceWords(at(120), 100, 'ft')).toBe('zoom at 59 %');
  expect(fitPlaceWords(at(105), 100, 'ft')).toBe('zoom at 2 %, its very end');
  expect(zoomText(at(120))).toBe('59 %');
  expect(zoomText(at(100))).toBe('−18 %');
  expect(zoomText(at(300))).toBe('Out of reach');
  expect(zoomText(at(104, fixed))).toBe('No zoom');
});

test('says "no zoom" only of a lens without one, not of a size for which no source gives both ends', () => {
  const line = { slope: 0.25, intercept: -1.5 };
  const printed = lensFromFormula(
    line,
    { ...line, slope: 0.34 },
    { chip: '16:9', sizes: { wide: { min: 70, max: 130 }, tele: { min: 70, max: 90 } } },
  );
  const there = (diagonal: number) => placement(printed, { distance: 23.5, diagonal, aspect: '16:9' });
  expect(zoomText(there(80))).toBe('69 %');
  for (const diagonal of [60, 100]) expect(zoomText(there(diagonal))).toBe('Zoom not known');
  expect(fitPlaceWords(there(100), 100, 'ft')).toBe('the only distance in print for this size');
});

test('says how much brightness would be enough', () => {
  const room = { diagonal: 100, aspect: '16:9', gain: 1, light: 'living' } as const;
  const dim = roomBrightness({ lumens: 300 }, '16:9', room);
  expect(brightnessAdvice(dim)).toBe('needs 790 lm, or 61 in at most');
  expect(fitLightWords(dim)).toBe('foggy: 790 lm needed');
  expect(brightnessAdvice(roomBrightness({ lumens: 100 }, '16:9', room))).toBe('needs 790 lm');
  expect(fitLightWords(roomBrightness({ lumens: 700 }, '16:9', room))).toBe('thin: 790 lm needed');
  expect(brightnessAdvice(roomBrightness({ lumens: 900 }, '16:9', room))).toBeNull();
  expect(fitLightWords(roomBrightness({ lumens: 900 }, '16:9', room))).toBeNull();
  expect(fitLightWords(null)).toBe('brightness not entered yet');
});

test('rounds results only where they are shown [9-32]', () => {
  const results = known(resultsOf(DEFAULT_SETTINGS, zoom));
  expect(results.recommended).toBeCloseTo(117.6627, 4);
  expect(resultWords(results, 'ft', '')).toMatchObject({
    recommended: '9.8 ft',
    range: '8.7 – 10.9 ft',
    kind: 'zoom',
    basis: 'From the throw ratio, measured from the lens.',
    isUncommon: false,
    image: '7.3 × 4.1 ft',
    aspect: '16:9',
    aloud: '9.8 ft recommended, 8.7 – 10.9 ft possible.',
  });
  const huge = known(resultsOf({ ...DEFAULT_SETTINGS, mode: 'distance-to-size' }, lens(0.19, 0.25)));
  expect(resultWords(huge, 'ft', '')).toMatchObject({
    recommended: '638 in',
    isUncommon: true,
    kind: 'spread',
  });
});

test('the embed code is a frame of the specified size with the calculation in its URL [9-36]', () => {
  expect(embedCode('https://example.com', DEFAULT_SETTINGS)).toBe(
    '<iframe src="https://example.com/tools/throw-calculator/embed?mode=size-to-distance&amp;units=ft&amp;diag=100&amp;dist=10&amp;ar=16:9&amp;preset=custom&amp;trmin=1.2&amp;trmax=1.5" title="Projector throw calculator" width="100%" height="520" style="max-width: 360px; border: 0" loading="lazy"></iframe>',
  );
  expect(embedCode('https://example.com', { ...DEFAULT_SETTINGS, preset: 'a"><script>' })).not.toContain(
    '<script',
  );
});
