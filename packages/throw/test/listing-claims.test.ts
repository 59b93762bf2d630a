import { expect, test } from 'vitest';
import { DOCUMENTED_BOXES, judgeListing, largestPicture, readListing } from '../src/listing-claims.ts';

test.each([
  ['9500 lumens', { lumens: 9500, standard: 'none' }],
  ['9,500L bright, 9,500 Lumens, $139', { lumens: 9500, price: 139 }],
  ['Brightness: 12000', { lumens: 12_000 }],
  ['15k lumens', { lumens: 15_000 }],
  ['700 ANSI lumens', { lumens: 700, standard: 'ansi' }],
  ['ANSI Lumens: 260', { lumens: 260, standard: 'ansi' }],
  ['2,100 ISO lumens', { lumens: 2100, standard: 'iso' }],
  ['native 1080P, 18000 LM, 250 ANSI', { lumens: 250, standard: 'ansi', isInflated: true }],
  ['18000 lumens (300 ANSI lumens)', { lumens: 300, standard: 'ansi', isInflated: true }],
  ['20000 lumens, ANSI lumens: 260', { lumens: 260, isInflated: true }],
  ['2,800 lumens to ISO 21118, 4K', { lumens: 2800, standard: 'iso', isInflated: false }],
  ['Brightness (ISO 21118 lumens) 2800 lm, 120 inch', { lumens: 2800, standard: 'iso' }],
  ['Proyector 12000 lúmenes', { lumens: 12_000, standard: 'none' }],
  ['投影仪 20000流明', { lumens: 20_000, standard: 'none' }],
  ['6800 lux high brightness', { lumens: 6800, standard: 'lux' }],
  ['Supports 4K video, 300" display', { supports4k: true, diagonal: 300 }],
  ['4K supported, native 1080P', { supports4k: true, saysNative: true }],
  ['up to 200 inch, US $57.98 now $49.99', { diagonal: 200, price: 49.99 }],
  ['HY300 smart projector 2026', { lumens: null, diagonal: null, price: null }],
])('reads "%s"', (text, claim) => {
  expect(readListing(text)).toMatchObject(claim);
});

test('a claim of thousands without a standard is judged as the documented boxes', () => {
  const verdict = judgeListing(readListing('9500 lumens, supports 4K, 300 inch, $79'));
  expect(verdict).toMatchObject({ lumens: DOCUMENTED_BOXES, basis: 'boxes' });
  expect(verdict.signs).toEqual(['no standard', 'too bright for its price', 'supports 4K', 'too large']);
});

test('a claim with a standard and its price is taken for what corrected claims left', () => {
  const verdict = judgeListing(readListing('2800 ANSI lumens, native 4K, $2,499'));
  expect(verdict).toMatchObject({ lumens: { min: 1800, max: 2800 }, basis: 'corrected', signs: [] });
  expect(judgeListing(readListing('800 lumens native 1080p')).lumens).toEqual({ min: 250, max: 800 });
});

test('a number with a standard counts before a larger one without, which gives the listing away', () => {
  const verdict = judgeListing(readListing('native 1080P, 18000 lumens, 250 ANSI lumens'));
  expect(verdict).toMatchObject({ lumens: { min: 161, max: 250 }, signs: ['no standard'] });
});

test('lux is no light of a projector, however small the number', () => {
  expect(judgeListing(readListing('500 lux')).signs).toContain('lux');
  expect(judgeListing(readListing('500 lux')).lumens).toEqual(DOCUMENTED_BOXES);
});

test('nothing is judged of a listing that claims no brightness', () => {
  expect(judgeListing(readListing('a nice projector'))).toEqual({
    lumens: null,
    basis: 'none',
    signs: ['no native resolution'],
    pictures: [
      { light: 'dark', diagonal: null },
      { light: 'living', diagonal: null },
      { light: 'daylight', diagonal: null },
    ],
  });
});

test('the largest picture has the least white that looks good, and shrinks with the light', () => {
  // 420 lm × 0.75 = 315 lm; 12 fL on 26.25 square feet: 82 inches wide.
  expect(largestPicture(420, 'dark')).toBe(94);
  const sizes = (['dark', 'living', 'daylight'] as const).map((light) => largestPicture(3000, light) ?? 0);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(largestPicture(95, 'daylight')).toBeNull();
});
