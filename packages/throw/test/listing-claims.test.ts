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
  ['8K decoding, 300"', { supports4k: true, saysNative: false }],
  ['WUXGA, 5000 lumens', { saysNative: true }],
  ['Supports WUXGA', { saysNative: false }],
  ['vidéoprojecteur 4K natif', { saysNative: true }],
  ['1080P 1280*720P', { saysNative: true }],
  ['4K supported, native 1080P', { supports4k: true, saysNative: true }],
  ['up to 200 inch, US $57.98 now $49.99', { diagonal: 200, price: 49.99 }],
  ['Price: 79.99 USD 9000 lumen', { lumens: 9000, price: 79.99 }],
  ['79.99 dollars, 9000 lumens', { lumens: 9000, price: 79.99 }],
  ['9000 lumens for USD 79.99', { lumens: 9000, price: 79.99 }],
  ['79$ 9000 lumens', { lumens: 9000, price: 79 }],
  ['$79 500 lumens', { lumens: 500, price: 79 }],
  ['HY300 USD 49.99, was USD 1,299.00', { lumens: null, price: 49.99 }],
  ['US $ 9000 lumens', { lumens: 9000, price: null }],
  ['9 500 lumens', { lumens: 9500 }],
  ['9\u2009500 lumens', { lumens: 9500 }],
  ["9'500 lumens", { lumens: 9500 }],
  ['12\u00A0000 ANSI lumens', { lumens: 12_000, standard: 'ansi' }],
  ['1920 x 1080 500 lumens', { lumens: 500 }],
  ['Bluetooth 5.2 500 ANSI lumens, HY300 500 lumens', { lumens: 500 }],
  ['WiFi 6 500 lumens', { lumens: 500 }],
  ['Nebula Capsule 3 200 ANSI Lumens native 1080p', { lumens: 200, standard: 'ansi' }],
  ['Mars 3 500 ANSI lumens', { lumens: 500 }],
  ['Upgraded Brightness 9 500 Lumens', { lumens: 9500 }],
  ['1500 CVIA lumens', { lumens: 1500, standard: 'cvia' }],
  ['9500 lumens, 1800 CVIA', { lumens: 1800, standard: 'cvia', isInflated: true }],
  ['CVIA brightness: 1200', { lumens: 1200, standard: 'cvia' }],
  ['2500 LED lumens', { lumens: 2500, standard: 'none' }],
  ['700 light source lumens', { lumens: 700, standard: 'none' }],
  ['1100 ANSI lumens, 2500 light-source lumens', { lumens: 1100, isInflated: true }],
  ['9500 (LED) lumens', { lumens: 9500 }],
  ['9500 "lumens"', { lumens: 9500 }],
  ['120" lumens 900', { lumens: 900, diagonal: 120 }],
  ['9500 high lumens', { lumens: 9500 }],
  ['Brightness up to 9500', { lumens: 9500 }],
  ['lumens up to 900', { lumens: 900 }],
  ['9`500 lumens', { lumens: 9500 }],
  ['20000L', { lumens: 20_000 }],
  ['in a 20L bag, model CH-1000L', { lumens: null }],
  ['9000 lumes', { lumens: 9000 }],
  ['volumes 500, Volumen 40', { lumens: null }],
  ['７５００ lumens', { lumens: 7500 }],
  ['＄７９，７５００ｌｍ', { lumens: 7500, price: 79 }],
  ['999999999 lumens', { lumens: 999_999_999 }],
  ['700ANSI 1080p 4K', { lumens: 700, standard: 'ansi', isInflated: false }],
  ['700 ANSI 4K projector', { lumens: 700, isInflated: false }],
  ['2400 ISO lumens, 3840x2160', { lumens: 2400, saysNative: true }],
  ['3840 x 2160 DLP 3500 ANSI lumens, $2,499', { lumens: 3500, saysNative: true, price: 2499 }],
  ['Resolution: 1280*720 (supports 1920×1080)', { saysNative: true }],
  ['HDMI 2.0. 1,920 x 1,080. Max 9 500 lumens', { lumens: 9500, saysNative: true }],
  ['Its DLP DX 1280x720 in a box', { saysNative: true }],
  ['1920x1080 input', { saysNative: false }],
  ['supports 3840x2160', { saysNative: false }],
  ['Compatible with 1080p and 3840 x 2160', { saysNative: false }],
  ['3840x2160 supported, up to 1920x1080', { saysNative: false }],
  ['250x190x120 mm', { saysNative: false }],
  ['450 lumens, ISO 9001 certified', { lumens: 450, standard: 'none' }],
  ['Lumens\n9500\nContrast 2000:1', { lumens: 9500 }],
  ['30 lumens 40"', { lumens: 30, diagonal: 40 }],
  ['30 ANSI lumens 40 inch', { lumens: 30, diagonal: 40 }],
  ['Lumens is 900', { lumens: 900 }],
  ['Lumens = 900, 40"', { lumens: 900, diagonal: 40 }],
  ['€59 9500 lumens', { lumens: 9500, price: null, foreignPrice: { currency: 'EUR', amount: 59 } }],
  ['89€', { price: null, foreignPrice: { currency: 'EUR', amount: 89 } }],
  ['1.299,00 EUR', { foreignPrice: { currency: 'EUR', amount: 1299 } }],
  ['59,99 euros', { foreignPrice: { currency: 'EUR', amount: 59.99 } }],
  ['was £120, now £79.50', { foreignPrice: { currency: 'GBP', amount: 79.5 } }],
  ['weighs 5 pounds', { price: null, foreignPrice: null }],
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

test('more light than any projector gives is judged as the documented boxes, with a standard too', () => {
  for (const claim of ['999999999 lumens', '999999999 ANSI lumens native 1080p, $2,499']) {
    const verdict = judgeListing(readListing(claim));
    expect(verdict).toMatchObject({ lumens: DOCUMENTED_BOXES, basis: 'boxes' });
    expect(verdict.signs).toContain('impossible');
    expect(verdict.signs).not.toContain('too bright for its price');
  }
});

test('a CVIA claim has a standard; lumens of an LED have none', () => {
  expect(judgeListing(readListing('1500 CVIA lumens, native 1080p')).signs).toEqual([]);
  expect(judgeListing(readListing('900 LED lumens, native 1080p')).signs).toEqual(['no standard']);
});

test.each(['JVC DLA-NZ500 2000 lumens', 'BenQ X3000i 3000 lumens', 'Epson Home Cinema LS100 4000 lumens'])(
  'without a price, %s may be what it says, and needs a standard',
  (listing) => {
    expect(judgeListing(readListing(listing))).toMatchObject({
      basis: 'corrected',
      signs: expect.arrayContaining(['no standard']) as unknown,
    });
    expect(judgeListing(readListing(`${listing}, $89`)).basis).toBe('boxes');
  },
);

test.each([
  ['€59', true, 'boxes'],
  ['£59', true, 'boxes'],
  ['€250', false, 'boxes'],
  ['£250', false, 'boxes'],
  ['€2.499', false, 'corrected'],
  ['£2,499', false, 'corrected'],
])('a price of %s is compared where any rate gives the same answer', (price, isTooBright, basis) => {
  const verdict = judgeListing(readListing(`3000 lumens, native 1080p, ${price}`));
  expect(verdict.basis).toBe(basis);
  expect(verdict.signs.includes('too bright for its price')).toBe(isTooBright);
});

test('reads a long text without delay', () => {
  const start = performance.now();
  for (const run of ['9', ' ', '-', '9 ', '9,', 'k', 'x1080', 'lumens ', '$9', 'supports ', '\n']) {
    readListing(`${run.repeat(50_000 / run.length)} 9500`);
  }
  expect(performance.now() - start).toBeLessThan(2000);
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
